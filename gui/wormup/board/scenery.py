"""A race as sprites: posts, lines and worms, in the order in which they cover each other.

Law: it draws what it receives, a state of the rules core or a moment between two.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot

from core.table.looks import Worn
from core.table.messages import seats_of
from core.table.rules import SeatMask
from core.wormup.profiles import Side
from core.wormup.race import Race, Result, Stage
from core.wormup.refusals import BodyKind, WormUpRefusal
from core.wormup.worm import D
from gui.kit.theme import look as look_now
from gui.wormup.board.camera import Point
from gui.wormup.board.lines import Cloth, FinishThread, StartLine, torn_at
from gui.wormup.board.pixmaps import AHEAD, Mood
from gui.wormup.board.sprites import (
    Disc,
    Halo,
    Head,
    OrderBand,
    Post,
    Shades,
    Snore,
    Sprite,
    SpriteLook,
    way_to,
)

NUMBER, _SECOND = 3, 1
"""The segments with the race number: the fourth, and with large text the second too."""
_LARGE = 1.5
_GLOW = round(1.8 * D)
_CLOSE = 3.5 * D
"""Up to this distance from the thread a worm looks at it."""


@dataclass(frozen=True, slots=True)
class Scenery:
    """What stays the same during a move: the race before it, and what everybody wears."""

    race: Race
    worn: tuple[Worn, ...]
    asleep: SeatMask = 0
    """The seats whose laptops are silent."""

    def still(self) -> list[Sprite]:
        """Return the race as it stands."""
        snores = [Snore(self.race.worms[seat].head) for seat in seats_of(self.asleep)]
        return [*self.table(), *self.worms(), *snores]

    def table(
        self,
        finish: tuple[Point, Point] | None = None,
        *,
        slack: float = 0.0,
        torn: float | None = None,
    ) -> list[Sprite]:
        """Return the posts and the lines between them; *finish* is given while it moves.

        The thread is *torn* where the winner has touched it.
        """
        race = self.race
        start, ends = race.course.start, finish or race.course.finish
        if torn is None and race.result is Result.FINISH and race.winner is not None:
            torn = torn_at(ends, race.worms[race.winner].head)
        return [
            StartLine(start),
            Cloth(ends, race.profile.side is Side.FRONT),
            FinishThread(ends, slack, torn),
            *(Post(at) for at in (*start, *ends)),
        ]

    def worms(
        self, without: int | None = None, watched: Point | None = None, *, blinks: bool = False
    ) -> list[Sprite]:
        """Return the worms as they lie, perhaps without that of one seat.

        They look at what is *watched*, else at the head that moves next, or have their eyes shut
        for a moment.
        """
        return [
            sprite
            for seat, worm in enumerate(self.race.worms)
            if seat != without
            for sprite in self.worm(seat, worm.segments, watched=watched, blinks=blinks)
        ]

    def worm(
        self,
        seat: int,
        places: Sequence[Point],
        *,
        watched: Point | None = None,
        look: SpriteLook = SpriteLook.LYING,
        blinks: bool = False,
    ) -> Iterator[Sprite]:
        """Yield a worm whose head is at the first of *places*."""
        lying = look if self.race.active[seat] else SpriteLook.LEFT
        mood = self._mood(seat)
        if blinks and mood is Mood.LOOKS:
            mood = Mood.SLEEPS
        yield Shades(tuple(places))
        worn = self.worn[seat]
        yield OrderBand(tuple(places), worn)
        numbered = (NUMBER, _SECOND) if look_now().size >= _LARGE else (NUMBER,)
        for place in range(len(places) - 1, 0, -1):
            letter = worn.letter if place in numbered else ""
            yield Disc(places[place], worn, letter, lying)
        (x, y), (nx, ny) = places[0], places[min(1, len(places) - 1)]
        toward = (x - nx, y - ny) if len(places) > 1 else (1.0, 0.0)
        yield Head(places[0], worn, toward, self.way(seat, places[0], watched), mood, lying)

    def _mood(self, seat: int) -> Mood:
        """Return that a worm sleeps that is away, and is dizzy that has bumped in this round."""
        race = self.race
        if not race.active[seat] or self.asleep >> seat & 1:
            return Mood.SLEEPS
        face = race.bids[seat]
        made = Counter([*race.bids, race.ghost])
        has_bumped = face is not None and made[face] > 1 and race.stage is not Stage.OVER
        return Mood.DIZZY if has_bumped else Mood.LOOKS

    def way(self, seat: int, head: Point, watched: Point | None = None) -> int:
        """Return where the eyes of *head* look: at the thread, at what moves, or ahead."""
        race = self.race
        foot = race.course.foot((round(head[0]), round(head[1])))
        if hypot(foot.x - head[0], foot.y - head[1]) <= _CLOSE:
            return way_to(head, foot)
        actor = race.actor() if race.stage in {Stage.MOVE, Stage.DECLARE} else None
        if watched is None and actor is not None and actor != seat:
            watched = race.worms[actor].head
        return AHEAD if watched is None else way_to(head, watched)


def conflict_sprites(refusal: WormUpRefusal) -> Iterator[Sprite]:
    """Yield a glow on the body that is in the way of a *refusal*."""
    contact = refusal.contact
    if contact is not None and contact.second.kind not in {BodyKind.EDGE, BodyKind.LINE}:
        body = contact.second
        yield Halo(body.at, max(body.kind.radius, 80))
