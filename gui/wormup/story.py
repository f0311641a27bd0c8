"""A race in words: one completed step at a time, each sentence from the states before and after.

Law: it states no rule; what happened is read from the states that the rules core made.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from core.table.rules import OPEN, Slot
from core.table.seeds import JointSeed
from core.table.step import Completed
from core.wormup.actions import AGREE, DECLARE, MOVE, RESIGN, read_face, read_move, read_options
from core.wormup.bids import ghost_face
from core.wormup.game import GameState, thrown
from core.wormup.profiles import Face, Lanes
from core.wormup.race import Race, Stage
from gui.words.game_words import StoryWords
from gui.words.mark_kinds import MarkKind, Signed
from gui.words.past_round import PastRound
from gui.words.table_words import changes, listed, names_at, seated
from gui.words.words import decimal, marked, words
from gui.wormup.race_facts import die, millimetres
from gui.wormup.race_outcome import RaceOutcome

AWAY = marked("the worm stays")
"""What becomes of the seat of a player who is away."""

_NEAR_MM = 10
"""Nearer than this, tenths of a mm are told."""


class RaceStory(RaceOutcome, StoryWords):
    """A race, step by step."""

    die = staticmethod(die)

    def told(self, done: Completed[Any]) -> list[str]:
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
            lines += self.ending(names, after)
        return lines

    def news(self, done: Completed[Any]) -> list[str]:
        """Return the same as `told` without indents, for a window."""
        return [line.strip() for line in self.told(done)]

    def marks(self, done: Completed[Any]) -> list[Signed]:
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

    def round_words(self, state: GameState) -> str:
        return words("Round {round}", round=state.race.round)

    def round_label(self, state: GameState) -> str:
        return str(state.race.round)

    def round_reached(self, state: GameState) -> tuple[str, int]:
        return "round", state.race.round

    def drawn(self, done: Completed[Any], seed: JointSeed) -> Iterator[str]:
        """Yield what an opening step drew with *seed*: lanes, the ghost's dice."""
        before = done.step.state
        if before is None:
            yield from _lanes(done, seed)
        elif dice := thrown(before.race, seed):
            shown = ", ".join(str(face.value) for face in dice)
            ghost = ghost_face(dice).value
            yield words(
                "It throws the ghost's dice: {dice}. It bids {face}.", dice=shown, face=ghost
            )
        else:
            yield words("Nothing is thrown with it in this race: the bids alone decide.")

    def so_far(self, steps: Sequence[Completed[Any]]) -> list[PastRound]:
        """Return the rounds that are over: who bumped or swung, or else who went furthest.

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

    def lead_words(self, names: Sequence[str], state: GameState) -> tuple[str, int]:
        """Return in a line how far all are from the finish line, and the seat that leads."""
        order = [
            seat for group in state.race.ranking() for seat in group if state.race.active[seat]
        ]
        far = {seat: round(millimetres(state.race, seat)) for seat in order}
        first, *others = order
        said = words("{name} leads, {mm} mm to go.", name=names[first], mm=far[first])
        rest = ", ".join(f"{names[seat]} {far[seat]}" for seat in others)
        return (f"{said} {rest}." if rest else said), first

    def title(self, names: Sequence[str], state: GameState, day: str) -> str:
        """Return what one calls a race: its winner or its round, and the day."""
        race = state.race
        if race.winner is not None:
            return words("{name} won, {day}", name=names[race.winner], day=day)
        if race.result is not None:
            return words("{day}, nobody won", day=day[:1].upper() + day[1:])
        return words("{day}, round {round}", day=day[:1].upper() + day[1:], round=race.round)

    def memory_line(self, day: str, state: GameState) -> str:
        """Return a race by its *day* and round."""
        return words("{day}'s race, round {round}", day=day, round=state.race.round)

    def goes_on_words(self) -> str:
        return words("Your race goes on")

    def sealed_words(self, state: GameState, seat: int, *, has_acted: bool) -> str:
        """Return that the bid that *seat* has sealed and not opened is kept, or ""."""
        is_sealed = has_acted if not state.committed else bool(state.committed >> seat & 1)
        if state.race.stage is not Stage.BID or not is_sealed:
            return ""
        return words("Your sealed bid is still there.")

    def ends_words(self, state: GameState) -> str:
        return words("Ends at round {round}", round=state.race.round)


def _lanes(done: Completed[Any], seed: JointSeed) -> Iterator[str]:
    options = read_options(done.step.genesis.own_options)
    if options is not None and options.lanes is Lanes.LOT:
        names = names_at(done)
        lanes = seed.draws().shuffled(len(names))
        for name, lane in zip(names, lanes, strict=True):
            yield words("It draws lane {lane} for {name}.", lane=lane + 1, name=name)


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
