"""From one decision to the next: what an action does, and the steps that follow by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.jouvence import actions as a
from ludotheque.games.jouvence import (
    bonuses,
    cards,
    duels,
    fountain,
    holds,
    monsters,
    movement,
    order,
    setup,
    tiles,
    wounds,
)
from ludotheque.games.jouvence import todo as t

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence


def advance(state: Jouvence) -> None:
    """Take steps off the stack until somebody has to choose, or the game is over."""
    while state.asked < 0 and state.todo:
        step = state.todo.pop()
        follow(state, step // t.SCALE, step % t.SCALE)


def follow(state: Jouvence, step: i64, argument: i64) -> None:
    """One step. The usual ones of a turn come first."""
    if step == t.MOVE:
        movement.offer_move(state)
    elif step == t.ARRIVE:
        movement.arrive(state)
    elif step == t.PICK:
        fountain.pick_up(state)
    elif step == t.BASIN:
        fountain.reach(state)
    elif step == t.END:
        order.end_turn(state)
    elif step == t.NEXT:
        order.next_turn(state)
    elif step == t.TILE:
        tiles.draw_tile(state)
    elif step == t.INTELLIGENCE:
        order.roll_intelligence(state)
    elif step == t.UPDATE:
        bonuses.begin_update(state)
    elif step == t.FIGHT:
        movement.begin_fight(state)
    elif step == t.HELD:
        duels.offer_hold(state)
    elif step == t.DRAW:
        cards.begin_draw(state, argument % 16, argument // 16)
    elif step == t.FACE:
        monsters.face(state)
    elif step == t.STUCK:
        monsters.stick(state)
    elif step == t.WOUND:
        wounds.wound(state, argument // 2, argument % 2)
    elif step == t.ROUND:
        order.begin_round(state)
    elif step == t.LAIR:
        tiles.offer_lair(state)
    else:
        follow_duel(state, step, argument)


def follow_duel(state: Jouvence, step: i64, argument: i64) -> None:
    if step == t.DEFEND:
        duels.offer_defence(state, argument)
    elif step == t.ROLL:
        duels.roll(state)
    elif step == t.BLOW:
        duels.blow(state, argument)
    elif step == t.HOLD:
        duels.hold(state)
    elif step == t.COUNTER:
        duels.counter(state)
    elif step == t.REWARD:
        duels.reward(state)
    elif step == t.PART:
        duels.part(state)
    else:
        holds.release(state, state.seat_to_play())


def take(state: Jouvence, seat: i64, action: i64) -> None:
    """A legal action of the asked seat, by what it was asked."""
    choice, state.asked, state.choice = state.choice, -1, 0
    if choice == a.MOVING:
        move(state, seat, action)
    elif choice == a.PLACING:
        if action == a.PLAY_BOUSSOLE:
            tiles.play_compass(state, seat)
        else:
            tiles.choose_spot(state, seat, action - a.SPOT)
    elif choice == a.TURNING:
        tiles.lay(state, seat, action - a.TURN)
    elif choice == a.UPDATING:
        update(state, seat, action)
    elif choice == a.FACING:
        face(state, seat, action)
    elif choice == a.MAKING_ROOM:
        if action == a.TAKE:
            cards.take(state, seat)
        else:
            cards.throw_away(state, seat, action - a.DISCARD)
            cards.offer_room(state)
    elif choice == a.BEING_HELD:
        be_held(state, seat, action)
    elif choice == a.TARGETING:
        target(state, seat, action)
    elif choice == a.DEFENDING:
        defend(state, seat, action)
    elif choice == a.HURTING:
        if action == a.ACCEPT:
            wounds.lose_life(state, seat)
        else:
            wounds.save(state, seat)
    elif choice == a.LURING:
        tiles.place_lair(state, action - a.LAIR)
    else:
        setup.choose(state, seat, action - a.CHOOSE)


def update(state: Jouvence, seat: i64, action: i64) -> None:
    if action == a.DONE:
        bonuses.done(state, seat)
    elif action >= a.OFF:
        bonuses.take_back(state, seat, action - a.OFF)
    else:
        bonuses.switch_on(state, seat, action - a.ON)


def strengthen(state: Jouvence, seat: i64, action: i64) -> None:
    """A card played before a fight: first aid, rage or stone skin."""
    if action == a.PLAY_TROUSSE:
        cards.heal(state, seat)
    elif action == a.PLAY_RAGE:
        cards.rage(state, seat)
    else:
        cards.harden(state, seat)


def face(state: Jouvence, seat: i64, action: i64) -> None:
    if action == a.FIGHT:
        monsters.fight(state, seat)
    elif action == a.FLEE:
        monsters.flee(state, seat)
    elif action == a.PLAY_FUMIGENE:
        monsters.vanish(state, seat)
    else:
        strengthen(state, seat, action)
        monsters.offer(state, seat)


def be_held(state: Jouvence, seat: i64, action: i64) -> None:
    if action >= a.ATTACK:
        duels.break_hold(state, seat, action - a.ATTACK)
    elif action == a.FLEE:
        duels.flee(state, seat)
    elif action == a.STAY:
        duels.stay(state, seat)
    elif action == a.PLAY_FUMIGENE:
        duels.vanish(state, seat)
    else:
        strengthen(state, seat, action)
        duels.offer_hold(state)


def target(state: Jouvence, seat: i64, action: i64) -> None:
    if action == a.STRIKE:
        duels.strike(state, seat)
    elif action >= a.ATTACK:
        duels.add_target(state, seat, action - a.ATTACK)
    else:
        strengthen(state, seat, action)
        duels.offer_targets(state, seat)


def defend(state: Jouvence, seat: i64, action: i64) -> None:
    if action == a.STAND:
        duels.stand(state, seat)
    elif action == a.PLAY_FUMIGENE:
        duels.dodge(state, seat)
    else:
        duels.harden(state, seat)


def move(state: Jouvence, seat: i64, action: i64) -> None:
    """Steps, dives and the way out see to what follows; after the others the player chooses again."""
    if a.STEP <= action < a.UNLOCK:
        movement.step(state, seat, action - a.STEP)
    elif action == a.STOP:
        return
    elif action == a.CAVE:
        movement.dive(state, seat)
    elif action == a.EXIT:
        movement.leave(state, seat)
    else:
        state.todo.append(t.MOVE * t.SCALE)
        act(state, seat, action)


def act(state: Jouvence, seat: i64, action: i64) -> None:
    if action >= a.GIVE:
        cards.give(state, seat, (action - a.GIVE) // 6, (action - a.GIVE) % 6)
    elif action >= a.UNLOCK:
        movement.unlock(state, seat, action - a.UNLOCK)
    elif action >= a.ATTACK:
        duels.challenge(state, seat, action - a.ATTACK)
    elif action >= a.NET:
        cards.throw_net(state, seat, action - a.NET)
    elif action >= a.STEAL:
        cards.steal(state, seat, action - a.STEAL)
    elif action == a.PLAY_SOUFFLE:
        movement.catch_breath(state, seat)
    elif action == a.PLAY_OMBRE:
        movement.walk_in_shadow(state, seat)
    else:
        cards.heal(state, seat)
