"""A race in words: one completed step at a time, each sentence from the states before and after.

Law: it states no rule; what happened is read from the states that the rules core made.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from core.table.encoding import Value
from core.table.rules import OPEN, Slot
from core.table.seeds import JointSeed
from core.table.step import Completed
from core.wormup.actions import AGREE, DECLARE, MOVE, RESIGN, read_face, read_move, read_options
from core.wormup.bids import ghost_face
from core.wormup.course import Course
from core.wormup.game import GameState, thrown
from core.wormup.profiles import Face, Lanes
from core.wormup.race import Race, Result, Stage
from core.wormup.worm import SEGMENTS, UNITS_PER_MM, D, Vec
from gui.words.mark_kinds import MarkKind, Signed
from gui.words.player_habits import Habits
from gui.words.table_words import changes, listed, names_at, seated
from gui.words.words import decimal, marked, words

AWAY = marked("the worm stays")
"""What becomes of the seat of a player who is away."""

_NEAR_MM = 10
"""Nearer than this, tenths of a mm are told."""
_RESULTS = {
    Result.FINISH: marked("{winner} touches the finish line and wins."),
    Result.WALKOVER: marked("{winner} is the last one left and wins."),
    Result.STALL: marked("Nobody got on for ten rounds: the race ends without a winner."),
    Result.ROUNDS: marked("A hundred rounds are over: the race ends without a winner."),
    Result.AGREED: marked("All agree to end the race without a winner."),
}


def told(done: Completed[Any]) -> list[str]:
    """Return what a step brought, in sentences; empty if there is no news."""
    names, after = names_at(done), done.outcome.state
    assert isinstance(after, GameState)
    if done.step.state is None:
        return [seated(done)]
    before = done.step.state
    assert isinstance(before, GameState)
    seed = JointSeed(done.outcome.seed)
    lines = _step(names, (before.race, after.race), done.outcome.slots, seed)
    lines += changes(done, AWAY)
    if after.race.stage is Stage.OVER:
        lines += ending(names, after)
    return lines


def news(done: Completed[Any]) -> list[str]:
    """Return the same as `told` without indents, for a window."""
    return [line.strip() for line in told(done)]


def marks(done: Completed[Any]) -> list[Signed]:
    """Return what makes a step worth finding again: bumps, swings, the finish."""
    before, after = done.step.state, done.outcome.state
    if before is None:
        return []
    said: list[Signed] = []
    faces = [slot.action[2] for slot in done.outcome.slots if slot.action[:1] == (OPEN,)]
    if len(set(faces)) < len(faces):
        said.append((MarkKind.BUMP, words("bump")))
    for slot in done.outcome.slots:
        if slot.action[:1] == (MOVE,):
            move = read_move(slot.action)
            said += [(MarkKind.SWING, words("swing"))] if move and move.swing else []
    if after.race.stage is Stage.OVER:
        said.append((MarkKind.FINISH, words("finish")))
    return said


def die(action: tuple[Value, ...]) -> str:
    """Return the face of the die that *action* lays open, or ""."""
    face = read_face(action[2]) if action[:1] == (OPEN,) and len(action) > 2 else None
    return "" if face is None else str(face.value)


def round_words(state: GameState) -> str:
    """Return the round of the race by its name."""
    return words("Round {round}", round=state.race.round)


def round_label(state: GameState) -> str:
    """Return the round of the race as it stands below a timeline."""
    return str(state.race.round)


def drawn(done: Completed[Any], seed: JointSeed) -> Iterator[str]:
    """Yield what an opening step drew with *seed*: lanes, the ghost's dice."""
    before = done.step.state
    if before is None:
        yield from _lanes(done, seed)
    elif dice := thrown(before.race, seed):
        shown = ", ".join(str(face.value) for face in dice)
        ghost = ghost_face(dice).value
        yield words("It throws the ghost's dice: {dice}. It bids {face}.", dice=shown, face=ghost)
    else:
        yield words("Nothing is thrown with it in this race: the bids alone decide.")


def _lanes(done: Completed[Any], seed: JointSeed) -> Iterator[str]:
    options = read_options(done.step.genesis.own_options)
    if options is not None and options.lanes is Lanes.LOT:
        names = names_at(done)
        lanes = seed.draws().shuffled(len(names))
        for name, lane in zip(names, lanes, strict=True):
            yield words("It draws lane {lane} for {name}.", lane=lane + 1, name=name)


def winners(state: GameState) -> tuple[int, ...]:
    """Return the seat that has won, or none."""
    return () if state.race.winner is None else (state.race.winner,)


def places(state: GameState) -> tuple[int, ...]:
    """Return by seat the place in the standings (W3.26)."""
    found: dict[int, int] = {}
    for group in state.race.ranking():
        place = len(found) + 1
        found |= dict.fromkeys(group, place)
    return tuple(found[seat] for seat in sorted(found))


def round_reached(state: GameState) -> tuple[str, int]:
    """Return the round of the race."""
    return "round", state.race.round


def habits(steps: Sequence[Completed[Any]], seats: int) -> tuple[Habits, ...]:
    """Return by seat what it bid, into whom it bumped, and its longest step."""
    found = [Habits()] * seats
    for done in steps:
        if done.step.state is None:
            continue
        opened = {slot.seat: face for slot in done.outcome.slots if (face := die(slot.action))}
        for seat, face in opened.items():
            one = found[seat]
            hit = tuple(each for each, its in opened.items() if each != seat and its == face)
            found[seat] = one._replace(
                faces=(*one.faces, face),
                bumps=one.bumps + hit,
                bumped_on=one.bumped_on + (face,) * len(hit),
            )
        for slot in done.outcome.slots:
            if slot.action[:1] == (MOVE,):
                one = found[slot.seat]
                before, after = done.step.state.race, done.outcome.state.race
                gained = _gained(before, after, slot.seat)
                found[slot.seat] = one._replace(longest=max(one.longest, gained))
                move = read_move(slot.action)
                if move and move.swing and (lost := swung_away(before, after, slot.seat)):
                    one = found[slot.seat]
                    found[slot.seat] = one._replace(swung_from=(*one.swung_from, lost[0]))
    return tuple(found)


def swung_away(before: Race, after: Race, seat: int) -> tuple[int, int] | None:
    """Return who was in front of all but *seat* when that swung the thread, and the mm it cost.

    None where it cost nothing.
    """
    others = [each for each, on in enumerate(before.active) if on and each != seat]
    front = min(others, key=lambda each: millimetres(before, each), default=None)
    if front is None:
        return None
    lost = round(millimetres(after, front) - millimetres(before, front))
    return (front, lost) if lost > 0 else None


def _gained(before: Race, after: Race, seat: int) -> int:
    """Return the mm that a move brought *seat* nearer to the line where that was before."""
    moved = before._replace(worms=after.worms)
    return round(millimetres(before, seat) - millimetres(moved, seat))


def title(names: Sequence[str], state: GameState, day: str) -> str:
    """Return what one calls a race: its winner or its round, and the day."""
    race = state.race
    if race.winner is not None:
        return words("{name} won, {day}", name=names[race.winner], day=day)
    if race.result is not None:
        return words("{day}, nobody won", day=day[:1].upper() + day[1:])
    return words("{day}, round {round}", day=day[:1].upper() + day[1:], round=race.round)


def memory_line(day: str, state: GameState) -> str:
    """Return a race by its *day* and round."""
    return words("{day}'s race, round {round}", day=day, round=state.race.round)


def goes_on_words() -> str:
    """Return that a race of ours goes on, in a few words."""
    return words("Your race goes on")


def sealed_words(state: GameState, seat: int, *, has_acted: bool) -> str:
    """Return that the bid that *seat* has sealed and not opened is kept, or ""."""
    is_sealed = has_acted if not state.committed else bool(state.committed >> seat & 1)
    if state.race.stage is not Stage.BID or not is_sealed:
        return ""
    return words("Your sealed bid is still there.")


def proved_words(number: int) -> str:
    """Return that all is proved up to round *number*."""
    return words("It is proved up to round {round}.", round=number)


def proved_brief(number: int) -> str:
    """Return the same in a few words."""
    return words("Proved up to round {round}", round=number)


def outcome_words(names: Sequence[str], state: GameState) -> str:
    """Return in a sentence how the race ended."""
    race = state.race
    assert race.result is not None
    winner = names[race.winner] if race.winner is not None else ""
    return words(_RESULTS[race.result], winner=winner)


def ending(names: Sequence[str], state: GameState) -> list[str]:
    """Return how the race ended, and the standings (W3.26)."""
    race = state.race
    lines = [outcome_words(names, state), words("Standings:")]
    place = 1
    for group in race.ranking():
        for seat in group:
            is_there = race.result is Result.FINISH and seat == race.winner
            gap = decimal(millimetres(race, seat), 1)
            facts = [words("at the line") if is_there else words("{gap} mm away", gap=gap)]
            facts += [] if race.active[seat] else [words("resigned")]
            lines.append(f"  {place}. {names[seat]} ({', '.join(facts)})")
        place += len(group)
    return lines


def millimetres(race: Race, seat: int) -> float:
    """Return how far a worm's head is from the finish line, in mm, for people only."""
    return away_mm(race.course, race.worms[seat].head)


def away_mm(course: Course, head: Vec) -> float:
    """Return how far a *head* is from the finish line, in mm, for people only."""
    above, below = course.square_to_line(head)
    return float((above / below) ** 0.5) / UNITS_PER_MM


def worm_lengths(away: float) -> str:
    """Return how many worms fit into *away* mm.

    >>> worm_lengths(257.6)
    '2.3'
    """
    return decimal(away * UNITS_PER_MM / (SEGMENTS * D), 1)


def _step(
    names: list[str], races: tuple[Race, Race], slots: tuple[Slot, ...], seed: JointSeed
) -> list[str]:
    before, after = races
    actions = {slot.seat: slot.action for slot in slots}
    lines = [
        words("{name} resigns.", name=names[seat])
        for seat, action in actions.items()
        if action == RESIGN
    ]
    first = next(iter(actions.values()), ())
    match before.stage, first:
        case Stage.BID, (name, *_) if name == OPEN:
            lines += _opened(names, before, slots, seed)
        case Stage.BID, _:
            agreed = [names[seat] for seat, action in actions.items() if action == AGREE]
            if agreed:
                lines.append(words("{names} would end the race here.", names=listed(agreed)))
        case Stage.DECLARE, (name, number) if name == DECLARE:
            name = names[slots[0].seat]
            lines.append(words("{name} names {number} with the X.", name=name, number=number))
        case Stage.MOVE, (name, *_) if name == MOVE:
            lines += _moved(names, before, after, slots[0])
        case _:
            over = [names[slot.seat] for slot in slots if not slot.action]
            lines += [words("{name} is passed over.", name=name) for name in over]
    return lines


def _opened(names: list[str], before: Race, slots: tuple[Slot, ...], seed: JointSeed) -> list[str]:
    """Return the bids, and which cancelled which (G10-21)."""
    bids = {slot.seat: read_face(slot.action[2]) if slot.action else None for slot in slots}
    shown = ", ".join(f"{names[seat]} {_face(face)}" for seat, face in bids.items())
    lines = [words("Round {round}: {bids}.", round=before.round, bids=shown)]
    faces: dict[Face, list[str]] = {}
    for seat, face in bids.items():
        if face is not None:
            faces.setdefault(face, []).append(names[seat])
    if dice := thrown(before, seed):
        ghost = ghost_face(dice)
        shown = listed([_face(die) for die in dice])
        said = words("The ghost throws {dice}: {face}.", dice=shown, face=_face(ghost))
        lines.append(f"  {said}")
        faces.setdefault(ghost, []).append(words("the ghost"))
    for face, bidders in faces.items():
        if len(bidders) > 1:
            who = listed(bidders)
            said = words("{names} bump over {face}.", names=who, face=face.value)
            lines.append(f"  {said}")
    return lines


def _moved(names: list[str], before: Race, after: Race, slot: Slot) -> list[str]:
    """Return how far a worm moved, and where it is now."""
    move = read_move(slot.action)
    assert move is not None, "a completed step holds what the rules accept"
    seat = slot.seat
    did = [_advance(before, after, seat, len(move.placements))]
    did += [words("re-poses first")] if move.repose else []
    did += [words("turns round")] if any(one.reverse for one in move.placements) else []
    did += [words("swings a finish post")] if move.swing else []
    named = {"name": names[seat], "deeds": ", ".join(did)}
    if after.winner == seat:
        said = words("{name} {deeds}: it touches the line.", **named)
    else:
        far = millimetres(after, seat)
        gap = f"{far:.0f}" if far >= _NEAR_MM else decimal(far, 1)
        said = words("{name} {deeds}: {gap} mm to go.", gap=gap, **named)
    return [f"  {said}"]


def _advance(before: Race, after: Race, seat: int, count: int) -> str:
    number = before.numbers[seat] or 0
    if number == 0:
        return words("does not move")
    if count == number:
        return words("crawls {count}", count=count)
    if after.winner == seat:
        return words("crawls {count} of {number}", count=count, number=number)
    if before.profile.may_stop:
        return words("crawls {count} of {number} and stops there", count=count, number=number)
    return words("crawls {count} of {number} and is stuck", count=count, number=number)


def _face(face: Face | None) -> str:
    return words("no bid") if face is None else str(face.value)
