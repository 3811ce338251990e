"""`ludotheque games` and `ludotheque rules`: what the house has, and by which rules."""

from __future__ import annotations

from difflib import get_close_matches

from ludotheque.cli.errors import UsageError
from ludotheque.cli.screen import Screen
from ludotheque.core.contract import Game
from ludotheque.core.options import Option, describe, spell
from ludotheque.games import GAMES
from ludotheque.texts.speech import Speech


def known_game(name: str) -> Game:
    """The game of that name; capitals do not matter."""
    if name.lower() not in GAMES:
        raise UsageError("cli-unknown-game", game=name, games=", ".join(GAMES))
    return GAMES[name.lower()]


def list_games(screen: Screen) -> None:
    for game in GAMES.values():
        speech = screen.speech(game)
        players = speech.joined([str(count) for count in game.seats], "list-or")
        title = screen.paint(speech("title"), "strong")
        print(f"{title}  {screen.say('cli-games-line', name=game.name, players=players)}")
        screen.tell(speech("tagline"), "  ")
    print()
    screen.tell(screen.say("cli-games-next"))


def show_rules(screen: Screen, game: str, id: str = "") -> None:
    found, speech = known_game(game), screen.speech(known_game(game))
    if id:
        show_rule(screen, found, speech, known_rule(found, id))
        return
    screen.heading(speech("title"))
    screen.tell(speech("about"))
    print()
    screen.tell(speech("goal"))
    for chapter in chapters(found):
        print()
        show_chapter(screen, found, speech, chapter)
    print()
    show_options(screen, found, speech)


def show_chapter(screen: Screen, game: Game, speech: Speech, chapter: str) -> None:
    print(screen.paint(speech(f"chapter-{chapter}"), "strong"))
    for rule in game.rules.values():
        if rule.chapter == chapter:
            screen.tell(f"{speech.rule(rule.id)}{ledger(screen, game, rule.id)}", f"  {rule.id}  ")


def show_rule(screen: Screen, game: Game, speech: Speech, rule: str) -> None:
    """One rule with its chapter, its lines in the rulebook and its neighbours."""
    row = game.rules[rule]
    print(screen.paint(f"{rule}  {speech(f'chapter-{row.chapter}')}", "strong"))
    screen.tell(speech.rule(rule), "  ")
    source = screen.say("cli-rule-lines", lines=row.lines) if row.lines else screen.say("cli-rule-ruling")
    screen.tell(source, "  ", style="soft")
    for other in row.see:
        screen.tell(f"{other}  {speech.rule(other)}", f"  {screen.say('cli-rule-see')} ", style="soft")


def ledger(screen: Screen, game: Game, rule: str) -> str:
    """Where a rule comes from, in short: for lists."""
    row = game.rules[rule]
    parts = [screen.say("cli-rule-lines-short", lines=row.lines) if row.lines else ""]
    parts.append(screen.say("cli-rule-see-short", rules=", ".join(row.see)) if row.see else "")
    words = ", ".join(part for part in parts if part)
    return f" ({words})" if words else ""


def chapters(game: Game) -> list[str]:
    return list(dict.fromkeys(rule.chapter for rule in game.rules.values()))


def known_rule(game: Game, id_: str) -> str:
    """The rule that is meant: "AGA-012", "aga-12" and "12" are the same."""
    by_key = {rule_key(rule): rule for rule in game.rules}
    prefix = next(iter(game.rules)).partition("-")[0]
    for word in (id_, f"{prefix}-{id_}"):
        if rule_key(word) in by_key:
            return by_key[rule_key(word)]
    close = get_close_matches(id_.upper(), list(game.rules), n=3, cutoff=0.3) or list(game.rules)[:3]
    raise UsageError("cli-unknown-rule", rule=id_, close=", ".join(close))


def rule_key(rule: str) -> str:
    """A rule's id without capitals and leading zeros."""
    prefix, _, number = rule.upper().partition("-")
    letter = "R" if number.startswith("R") else ""
    return f"{prefix}-{letter}{number.removeprefix('R').lstrip('0')}"


def show_options(screen: Screen, game: Game, speech: Speech) -> None:
    """What a table may choose, as it is typed."""
    print(screen.paint(screen.say("cli-rules-options"), "strong"))
    for option in describe(game.options).values():
        usual = (
            "" if option.by_players or option.kind == "text" else screen.say("cli-usual", value=spell(option.default))
        )
        about = f"{speech(f'option-{option.name}')}. {speech(f'option-{option.name}-about')} {usual}".rstrip()
        screen.tell(about, f"  {option.name}={allowed(screen, option, None)}  ", "      ")


def allowed(screen: Screen, option: Option, players: int | None) -> str:
    """The values of an option, as they are typed."""
    if option.kind == "text":
        return screen.say("cli-value-text")
    if option.kind == "whole":
        return screen.say("cli-value-whole", low=option.low, high=option.high)
    values = option.values if players is None else option.allowed(players)
    ordered = sorted(values) if option.name == "players" else values
    return "|".join(spell(value) for value in ordered)
