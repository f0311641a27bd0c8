"""A game in words: one completed step at a time, each sentence from the states before and after.

Law: it states no rule; what happened is read off the states that the rules core made.
"""

from typing import Any

from core.cozy.game import GameState as CozyState
from core.table.rules import OPEN, Slot
from core.table.seeds import JointSeed
from core.table.step import Completed
from core.wormup.actions import AGREE, DECLARE, MOVE, RESIGN, read_face, read_move
from core.wormup.bids import ghost_face
from core.wormup.game import GameState, thrown
from core.wormup.profiles import Face
from core.wormup.race import Race, Result, Stage
from gui.story_cozy import news_cozy, told_cozy
from gui.story_table import changes, listed, names_at, seated

UNITS_PER_MM = 25
STAYS = "the worm stays"
"""What becomes of the seat of somebody who is away."""

_RESULTS = {
    Result.FINISH: "{winner} touches the finish line and wins.",
    Result.WALKOVER: "{winner} is the last one left and wins.",
    Result.STALL: "Nobody got on for ten rounds: the race ends without a winner.",
    Result.ROUNDS: "A hundred rounds are over: the race ends without a winner.",
    Result.AGREED: "All agree to end the race without a winner.",
}


def told(done: Completed[Any]) -> list[str]:
    """Tell a completed step in sentences; the list is empty where there is no news."""
    names, after = names_at(done), done.outcome.state
    if isinstance(after, CozyState):
        return told_cozy(done)
    assert isinstance(after, GameState)
    if done.step.state is None:
        return [seated(done)]
    before = done.step.state
    assert isinstance(before, GameState)
    seed = JointSeed(done.outcome.seed)
    lines = _step(names, (before.race, after.race), done.outcome.slots, seed)
    lines += changes(done, STAYS)
    if after.race.stage is Stage.OVER:
        lines += ending(names, after.race)
    return lines


def news(done: Completed[Any]) -> list[str]:
    """Tell a completed step in sentences alone, for a window that draws the rest."""
    if isinstance(done.outcome.state, CozyState):
        return news_cozy(done)
    return [line.strip() for line in told(done)]


def ending(names: list[str], race: Race) -> list[str]:
    """Tell how *race* ended, and the standings (W3.26)."""
    assert race.result is not None
    winner = names[race.winner] if race.winner is not None else ""
    lines = [_RESULTS[race.result].format(winner=winner), "Standings:"]
    place = 1
    for group in race.ranking():
        for seat in group:
            left = "" if race.active[seat] else ", resigned"
            is_there = race.result is Result.FINISH and seat == race.winner
            away = "at the line" if is_there else f"{millimetres(race, seat):.1f} mm away"
            lines.append(f"  {place}. {names[seat]} ({away}{left})")
        place += len(group)
    return lines


def millimetres(race: Race, seat: int) -> float:
    """Measure how far a worm's head is from the finish line, in mm, for people only."""
    above, below = race.course.square_to_line(race.worms[seat].head)
    return float((above / below) ** 0.5) / UNITS_PER_MM


def _step(
    names: list[str], races: tuple[Race, Race], slots: tuple[Slot, ...], seed: JointSeed
) -> list[str]:
    before, after = races
    actions = {slot.seat: slot.action for slot in slots}
    lines = [f"{names[seat]} resigns." for seat, action in actions.items() if action == RESIGN]
    first = next(iter(actions.values()), ())
    match before.stage, first:
        case Stage.BID, (name, *_) if name == OPEN:
            lines += _opened(names, before, slots, seed)
        case Stage.BID, _:
            agreed = [names[seat] for seat, action in actions.items() if action == AGREE]
            lines += [f"{listed(agreed)} would end the race here."] if agreed else []
        case Stage.DECLARE, (name, number) if name == DECLARE:
            lines.append(f"{names[slots[0].seat]} names {number!r} with the X.")
        case Stage.MOVE, (name, *_) if name == MOVE:
            lines += _moved(names, before, after, slots[0])
        case _:
            lines += [f"{names[slot.seat]} is passed over." for slot in slots if not slot.action]
    return lines


def _opened(names: list[str], before: Race, slots: tuple[Slot, ...], seed: JointSeed) -> list[str]:
    """Tell the bids, and who cancelled whom (G10-21)."""
    bids = {slot.seat: read_face(slot.action[2]) if slot.action else None for slot in slots}
    shown = ", ".join(f"{names[seat]} {_face(face)}" for seat, face in bids.items())
    lines = [f"Round {before.round}: {shown}."]
    faces: dict[Face, list[str]] = {}
    for seat, face in bids.items():
        if face is not None:
            faces.setdefault(face, []).append(names[seat])
    if dice := thrown(before, seed):
        ghost = ghost_face(dice)
        lines.append(f"  The ghost throws {listed([_face(d) for d in dice])}: {_face(ghost)}.")
        faces.setdefault(ghost, []).append("the ghost")
    for face, bidders in faces.items():
        if len(bidders) > 1:
            lines.append(f"  {listed(bidders)} cancel each other with {face.value}.")
    return lines


def _moved(names: list[str], before: Race, after: Race, slot: Slot) -> list[str]:
    """Tell how far a worm moved, and where it is now."""
    move = read_move(slot.action)
    assert move is not None, "a completed step holds what the rules accept"
    count, seat = len(move.placements), slot.seat
    number = before.numbers[seat] or 0
    what = f"moves {count}" if count == number else f"moves {count} of {number}"
    if number == 0:
        what = "does not move"
    elif count < number and after.winner != seat:
        what += " and stops there" if before.profile.may_stop else " and is stuck"
    extras = [
        text
        for text, is_so in (
            ("re-poses first", move.repose),
            ("turns round", any(placement.reverse for placement in move.placements)),
            ("swings a finish post", move.swing),
        )
        if is_so
    ]
    way = f"{millimetres(after, seat):.1f} mm to the line"
    if after.winner == seat:
        way = "it touches the line"
    return [f"  {names[seat]} {', '.join([what, *extras])}: {way}."]


def _face(face: Face | None) -> str:
    return "no bid" if face is None else str(face.value)
