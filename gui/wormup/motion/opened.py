"""What a round's envelopes held: dice by seat, which of them bump, and who goes when.

Law: read from the completed step and the rules core; nothing is remembered.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from core.table.looks import Worn
from core.table.seeds import JointSeed
from core.table.step import Completed
from core.wormup.actions import read_face
from core.wormup.bids import ghost_face, queue_of, valid_bids
from core.wormup.game import GameState, thrown
from core.wormup.profiles import Face
from core.wormup.race import Race, Stage
from gui.words.words import words

GHOST = -1


@dataclass(frozen=True, slots=True)
class ShownBid:
    """What one seat, or the ghost, has bid."""

    seat: int
    name: str
    worm: Worn | None
    """What the seat wears; the ghost nothing."""
    face: Face
    bumps: bool = False
    """Whether another one has bid the same."""
    number: int | None = None
    """How many segments it moves; None for none, or while its X has not named one."""
    turn: int = 0
    """1 goes first; 0 does not move, or nobody knows yet."""
    spare: Face | None = None
    """The ghost's lower die."""

    @property
    def moves(self) -> bool:
        """Whether the worm of this seat will move."""
        return not self.bumps and self.seat != GHOST


def opened_race(done: Completed[Any]) -> Race:
    """Return the race of the opening step *done* with all its dice on the table."""
    before, after = done.step.state, done.outcome.state
    assert isinstance(before, GameState)
    assert isinstance(after, GameState)
    race = before.race
    bids = _bids(done, race)
    if after.race.bids == bids and after.race.round == race.round:
        return after.race
    dice = thrown(race, JointSeed(done.outcome.seed))
    ghost = ghost_face(dice) if dice else None
    valid = valid_bids(bids, ghost)
    return race._replace(
        bids=bids,
        ghost=ghost,
        numbers=tuple(face.number or None if face else None for face in valid),
        x_seat=valid.index(Face.X) if Face.X in valid else None,
    )


def _bids(done: Completed[Any], race: Race) -> tuple[Face | None, ...]:
    opened = {
        slot.seat: read_face(slot.action[2])
        for slot in done.outcome.slots
        if len(slot.action) == 4  # an opening, not an empty slot
    }
    return tuple(opened.get(seat) for seat in range(len(race.worms)))


def spare_die(done: Completed[Any]) -> Face | None:
    """Return the die that the ghost threw besides its bid in the opening step *done* (V95-36)."""
    before = done.step.state
    assert isinstance(before, GameState)
    dice = [*thrown(before.race, JointSeed(done.outcome.seed))]
    if not dice:
        return None
    dice.remove(ghost_face(dice))
    return dice[0]


def order_of(race: Race) -> tuple[int, ...]:
    """Return the seats that move in the round of *race*, the first one first; () if unknown."""
    if race.stage is Stage.DECLARE:
        return ()
    return queue_of(race.numbers, race.x_seat, race.options.x_turn)


def bids_of(
    race: Race, names: Sequence[str], worms: Sequence[Worn], spare: Face | None = None
) -> tuple[ShownBid, ...]:
    """Return the open bids of *race* by seat, the ghost's last."""
    made = Counter([*race.bids, race.ghost])
    order = order_of(race)
    bids = [
        ShownBid(
            seat,
            names[seat],
            worms[seat],
            face,
            bumps=made[face] > 1,
            number=race.numbers[seat],
            turn=order.index(seat) + 1 if seat in order else 0,
        )
        for seat, face in enumerate(race.bids)
        if face is not None
    ]
    if race.ghost is not None:
        is_met = made[race.ghost] > 1
        bids.append(ShownBid(GHOST, words("Ghost"), None, race.ghost, bumps=is_met, spare=spare))
    return tuple(bids)


def groups_of(bids: Sequence[ShownBid]) -> list[list[ShownBid]]:
    """Return the bids that bump, those of one face together."""
    meeting: dict[Face, list[ShownBid]] = {}
    for bid in bids:
        if bid.bumps:
            meeting.setdefault(bid.face, []).append(bid)
    return [*meeting.values()]
