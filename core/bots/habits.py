"""What each player tends to bid: counted from the bids opened in this game (W3.7).

Law: only opened bids count, so nothing here knows a bid that is still closed. A habit is kept for
each situation; a bid in another situation tells less.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from core.bots.choose import OpenedStep
from core.bots.odds import Odds
from core.bots.outlook import bare_needs
from core.wormup.actions import read_face
from core.wormup.profiles import Face
from core.wormup.race import Race

_TRUST = 10.0
"""How many bids weigh as much as what was expected beforehand."""
_ELSEWHERE = 0.5
"""How much a bid tells of another situation than its own."""


class Situation(NamedTuple):
    """What makes a player bid otherwise: who could reach the line with one number."""

    seat_is_near: bool
    other_is_near: bool


@dataclass(frozen=True, slots=True)
class Habits:
    """How often each player has bid each face when it could, by situation."""

    seen: Sequence[tuple[Race, Sequence[Situation], Mapping[int, Face]]]
    """The races before each opening, their situations by seat, and the faces opened."""

    def odds(self, race: Race, seat: int, expected: Mapping[Face, float]) -> Odds:
        """Return how likely *seat* bids each face *expected*; without any bids, as expected."""
        now = situations(race)[seat]
        weights = []
        for face, share in expected.items():
            bid = able = 0.0
            for before, then, faces in self.seen:
                if seat in faces and not before.bid_refusal(seat, face):
                    told = 1.0 if then[seat] == now else _ELSEWHERE
                    able += told
                    bid += told * (faces[seat] is face)
            weights.append((_TRUST * share + bid) / (_TRUST + able))
        total = sum(weights)
        return [weight / total for weight in weights]


def habits_of(past: Sequence[OpenedStep]) -> Habits:
    """Gather what was opened in *past*."""
    seen = []
    for state, slots in past:
        faces = {slot.seat: read_face(slot.action[2]) for slot in slots if slot.action}
        opened = {seat: face for seat, face in faces.items() if face}
        seen.append((state.race, situations(state.race), opened))
    return Habits(seen)


def situations(race: Race) -> list[Situation]:
    """Return the situation of each seat of *race*."""
    reach = max(face.number for face in race.profile.faces)
    near = [need <= reach for need in bare_needs(race, race.course, race.worms)]
    return [Situation(near[seat], sum(near) > near[seat]) for seat in range(len(near))]
