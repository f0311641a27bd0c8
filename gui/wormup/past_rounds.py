"""The rounds of a race that are over, each in one look."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from core.table.step import Completed
from core.wormup.actions import MOVE, read_move
from core.wormup.game import GameState
from core.wormup.race import Stage
from gui.words.past_round import PastRound
from gui.words.words import words
from gui.wormup.story import die, millimetres


def so_far(steps: Sequence[Completed[Any]]) -> list[PastRound]:
    """Return the rounds that are over in *steps*: who bumped or swung, or else who went furthest.

    Of the last one it says who leads since then.
    """
    begun: list[Any] = [done for done in steps if done.step.state is not None]
    if not begun:
        return []
    now = begun[-1].outcome.state.race
    rounds = [
        _round(number, [*done])
        for number, done in groupby(begun, key=lambda done: done.step.state.race.round)
        if number < now.round or now.stage is Stage.OVER
    ]
    if rounds and now.stage is not Stage.OVER:
        rounds[-1] = rounds[-1]._replace(seats=now.ranking()[0], said=words("leads"))
    return rounds


def lead_words(names: Sequence[str], state: GameState) -> tuple[str, int]:
    """Return in a line how far all are from the finish line, and the seat that leads."""
    order = [seat for group in state.race.ranking() for seat in group if state.race.active[seat]]
    far = {seat: round(millimetres(state.race, seat)) for seat in order}
    first, *others = order
    said = words("{name} leads, {mm} mm to go.", name=names[first], mm=far[first])
    rest = ", ".join(f"{names[seat]} {far[seat]}" for seat in others)
    return (f"{said} {rest}." if rest else said), first


def _round(number: int, steps: Sequence[Any]) -> PastRound:
    slots = [slot for done in steps for slot in done.outcome.slots]
    dice = tuple((slot.seat, face) for slot in slots if (face := die(slot.action)))
    faces = [face for _, face in dice]
    bumped = tuple(seat for seat, face in dice if faces.count(face) > 1)
    swung = [slot.seat for slot in slots if (move := _move(slot.action)) and move.swing]
    if swung:
        return PastRound(str(number), dice, (swung[0],), words("swings"))
    if bumped:
        return PastRound(str(number), dice, bumped, words("bump"))
    far = {
        slot.seat: race.numbers[slot.seat] or 0
        for race, slots in ((done.step.state.race, done.outcome.slots) for done in steps)
        for slot in slots
        if _move(slot.action)
    }
    if not far:
        return PastRound(str(number), dice, (), "")
    seat = max(far, key=far.__getitem__)
    return PastRound(str(number), dice, (seat,), words("crawls {number}", number=far[seat]))


def _move(action: tuple[Any, ...]) -> Any:  # noqa: ANN401  # None or a move
    return read_move(action) if action[:1] == (MOVE,) else None
