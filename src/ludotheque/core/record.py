"""Records: the whole of a game as a small, readable text file. What PGN is to chess.

    ludotheque record 1  ;5f0c
    game: levee  ;83aa
    …
    A play 7  ;1b22
    B play 3  ;90de
    end 2f6e…  ;04c1

Every line ends in a mark, four digits of the hash of all lines up to it, so that a damaged file names
the line that was damaged. A file typed by hand has no marks and no end: it is checked by being played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from json import JSONDecodeError, dumps, loads

from ludotheque.core.chance import promise
from ludotheque.core.contract import ActionId, Game, Seat
from ludotheque.core.errors import LudothequeError, NotationError, OptionError, PositionError, RecordError
from ludotheque.core.match import Match
from ludotheque.core.options import Options
from ludotheque.core.options import read as read_options
from ludotheque.core.position import digest
from ludotheque.core.position import read as read_position
from ludotheque.core.position import write as write_position

FORMAT = "ludotheque record 1"
NEEDED = ("game", "version", "components", "options")
KNOWN = (*NEEDED, "seed", "promise", "seats", "started", "finished", "result", "position")


@dataclass(frozen=True)
class Record:
    """A game as it is kept: what it was, who played, and every action."""

    game: str
    version: int
    components: str
    options: str
    seed: str | None  # None while it is a secret
    promise: str  # SHA-256 of the seed
    seats: tuple[str, ...] = ()
    started: str = ""
    finished: str = ""
    result: str = ""
    position: str = ""  # JSON, for a game that began in the middle
    moves: tuple[tuple[Seat, ActionId], ...] = ()
    end: str = ""  # digest of the last state; "" in a file typed by hand
    lines: tuple[int, ...] = field(default=(), compare=False)  # of the moves, in the file


def letter(seat: Seat) -> str:
    return "ABCDEF"[seat]


def of(match: Match, seats: tuple[str, ...] = (), started: str = "", finished: str = "") -> Record:
    """The record of a match as it stands."""
    game, result = match.game, match.state.result()
    return Record(
        game=game.name,
        version=game.version,
        components=game.hash_for(match.options),
        options=match.options.as_text(),
        seed=match.seed,
        promise=promise(match.seed),
        seats=tuple(plain(name) for name in seats),
        started=started,
        finished=finished,
        result="" if result is None else words_for(result.scores, result.ranks, result.rule),
        position="" if is_dealt(match) else dumps(write_position(game, match.first), ensure_ascii=False),
        moves=tuple((step.seat, step.action) for step in match.steps),
        end=digest(game, match.state),
    )


def plain(name: str) -> str:
    """A name that fits in the line of the seats."""
    return " ".join(name.replace("|", "/").split()) or "?"


def words_for(scores: tuple[int, ...], ranks: tuple[int, ...], rule: str) -> str:
    return f"scores {' '.join(map(str, scores))} ranks {' '.join(map(str, ranks))} by {rule}"


def is_dealt(match: Match) -> bool:
    """Whether the seed and the options alone make the first state."""
    return digest(match.game, match.first) == digest(match.game, Match.new(match.game, match.options, match.seed).first)


def write(record: Record, game: Game) -> str:
    """The file. Without a seed it is a record of a running game: it has no end, and cannot be replayed yet."""
    header = {
        "game": record.game,
        "version": str(record.version),
        "components": record.components,
        "options": record.options,
        "seed": record.seed or "",
        "promise": record.promise,
        "seats": " | ".join(record.seats),
        "started": record.started,
        "finished": record.finished,
        "result": record.result,
        "position": record.position,
    }
    lines = [FORMAT, *[f"{name}: {value}" for name, value in header.items() if value]]
    lines += [f"{letter(seat)} {game.notation[action]}" for seat, action in record.moves]
    if record.seed is not None:
        lines.append(f"end {record.end}")
    return "".join(f"{line}  ;{mark}\n" for line, mark in zip(lines, marks(lines), strict=True))


def marks(lines: list[str]) -> list[str]:
    """Four hex digits a line, of all that was said up to it."""
    chain, found = blake2b(digest_size=2), []
    for line in lines:
        chain.update(line.encode() + b"\n")
        found.append(chain.hexdigest())
    return found


def read(text: str, games: Mapping[str, Game]) -> Record:
    """The record that a file holds, checked line by line; a RecordError names the line."""
    lines = unmarked(text)
    if not lines or lines[0] != FORMAT:
        raise RecordError(1, f"expected {FORMAT!r}, not {(lines or [''])[0][:60]!r}: this is not a record of ours")
    header, body = split(lines)
    for name in NEEDED:
        if name not in header:
            raise RecordError(len(header) + 2, f"expected the header line {name!r}")
    game = known_game(header, games)
    moves, places, end = [], [], ""
    for number, line in body:
        word, _, rest = line.partition(" ")
        if end:
            raise RecordError(number, "expected nothing after the end")
        if word == "end":
            end = rest
            continue
        moves.append(read_move(game, number, word, rest))
        places.append(number)
    return Record(
        game=game.name,
        version=game.version,
        components=header["components"][1],
        options=header["options"][1],
        seed=header["seed"][1] if "seed" in header else None,
        promise=header["promise"][1] if "promise" in header else "",
        seats=tuple(header["seats"][1].split(" | ")) if "seats" in header else (),
        started=header.get("started", (0, ""))[1],
        finished=header.get("finished", (0, ""))[1],
        result=header.get("result", (0, ""))[1],
        position=header.get("position", (0, ""))[1],
        moves=tuple(moves),
        end=end,
        lines=tuple(places),
    )


def unmarked(text: str) -> list[str]:
    """The lines without their marks, which must all be right, or all be missing."""
    whole = text.removeprefix("\ufeff").splitlines()
    if whole and "  ;" not in whole[0]:
        return [line.strip() for line in whole]
    parts = [line.rpartition("  ;") for line in whole]
    wanted = marks([line for line, _, _ in parts])
    for number, ((_, sign, mark), good) in enumerate(zip(parts, wanted, strict=True), 1):
        if not sign or mark != good:
            raise RecordError(number, f"this line was changed: expected the mark ;{good}, not {sign.strip()}{mark}")
    sealed = any(line.startswith("seed: ") for line, _, _ in parts)
    if sealed and not parts[-1][0].startswith("end "):
        raise RecordError(len(whole) + 1, "expected more lines: the end is missing")
    return [line for line, _, _ in parts]


def split(lines: list[str]) -> tuple[dict[str, tuple[int, str]], list[tuple[int, str]]]:
    """The header by name, and the numbered lines of the body. Empty lines and # remarks are skipped."""
    header: dict[str, tuple[int, str]] = {}
    body: list[tuple[int, str]] = []
    for number, line in enumerate(lines[1:], 2):
        name, colon, value = line.partition(": ")
        if not line or line.startswith("#"):
            continue
        if colon and not body:
            if name not in KNOWN:
                raise RecordError(number, f"unknown header {name!r}: expected one of {', '.join(KNOWN)}")
            header[name] = (number, value)
        else:
            body.append((number, line))
    return header, body


def known_game(header: dict[str, tuple[int, str]], games: Mapping[str, Game]) -> Game:
    """The game of the record, in its version and with its components; any other is refused by name."""
    line, name = header["game"]
    if name not in games:
        raise RecordError(line, f"there is no game {name!r} here: there are {', '.join(games)}")
    game = games[name]
    line, version = header["version"]
    if version != str(game.version):
        raise RecordError(line, f"this is {name} version {version}; this house plays version {game.version}")
    line, components = header["components"]
    wanted = game.hash_for(options_of(header["options"], game))
    if components != wanted:
        raise RecordError(line, f"{name} was played with other components: expected {wanted}, not {components}")
    return game


def options_of(header: tuple[int, str], game: Game) -> Options:
    line, text = header
    try:
        return read_options(game.options, text)
    except OptionError as error:
        raise RecordError(line, str(error)) from error


def read_move(game: Game, number: int, word: str, rest: str) -> tuple[Seat, ActionId]:
    if len(word) != 1 or word not in "ABCDEF":
        raise RecordError(number, f"expected a seat from A to F and an action, not {word!r}")
    try:
        return "ABCDEF".index(word), game.parse(rest)
    except NotationError as error:
        raise RecordError(number, str(error)) from error


def replay(record: Record, games: Mapping[str, Game]) -> Match:
    """Play the record again and check that it comes out the same, to the byte."""
    game = games[record.game]
    if record.seed is None:
        raise RecordError(1, "the seed of this game is still a secret: it cannot be replayed yet")
    if record.promise and promise(record.seed) != record.promise:
        raise RecordError(1, "the seed is not the one that was promised")
    match = opened(record, game)
    for (seat, action), line in zip(record.moves, record.lines or range(1, len(record.moves) + 1), strict=True):
        try:
            match.play(seat, action)
        except LudothequeError as error:
            raise RecordError(line, f"{letter(seat)} {game.notation[action]} is refused: {error}") from error
    last = (record.lines or (1,))[-1] + 1
    if record.end and digest(game, match.state) != record.end:
        raise RecordError(last, "the game comes out differently: expected the state " + record.end)
    result = match.state.result()
    if record.result and (result is None or words_for(*result) != record.result):
        raise RecordError(last, f"the result comes out differently: expected {record.result!r}")
    return match


def opened(record: Record, game: Game) -> Match:
    """The match before its first move."""
    options = read_options(game.options, record.options)
    if not record.position:
        return Match.new(game, options, record.seed or "")
    try:
        return Match.at(game, read_position(game, loads(record.position)), record.seed or "")
    except (JSONDecodeError, PositionError) as error:
        raise RecordError(1, f"the position it begins with cannot be read: {error}") from error
