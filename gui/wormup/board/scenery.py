"""A race as sprites: posts, lines and worms, in the order in which they cover each other.

Law: it draws what it receives, a state of the rules core or a moment between two.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.wormup.profiles import Side
from core.wormup.race import Race
from core.wormup.refusals import WormUpRefusal
from gui.words.words import decimal, words
from gui.wormup.board.camera import Point
from gui.wormup.board.lines import FinishLine, StartLine
from gui.wormup.board.sprites import Disc, Eyes, Gap, Halo, Links, Look, Post, Sprite
from gui.wormup.move.measure import contact_mm


@dataclass(frozen=True, slots=True)
class Scenery:
    """What stays the same during a move: the race before it, and the letters of the seats."""

    race: Race
    letters: tuple[str, ...]

    def still(self) -> list[Sprite]:
        """Return the race as it stands."""
        return [*self.table(), *self.worms()]

    def table(self, finish: tuple[Point, Point] | None = None) -> list[Sprite]:
        """Return the posts and the lines between them; *finish* is given while it moves."""
        start, (first, second) = self.race.course.start, finish or self.race.course.finish
        return [
            StartLine(start),
            FinishLine((first, second), self.race.profile.side is Side.FRONT),
            *(Post(at) for at in (*start, first, second)),
        ]

    def worms(self, without: int | None = None) -> list[Sprite]:
        """Return the worms as they lie, perhaps without that of one seat."""
        return [
            sprite
            for seat, worm in enumerate(self.race.worms)
            if seat != without
            for sprite in self.worm(seat, worm.segments)
        ]

    def worm(self, seat: int, places: Sequence[Point]) -> Iterator[Sprite]:
        """Yield a worm whose head is at the first of *places*."""
        look = Look.LYING if self.race.active[seat] else Look.LEFT
        yield Links(tuple(places), seat)
        for at in reversed(places[1:]):
            yield Disc(at, seat, self.letters[seat], look)
        yield Disc(places[0], seat, look=look)
        if len(places) > 1:
            (x, y), (nx, ny) = places[:2]
            yield Eyes(places[0], (x - nx, y - ny))


def conflict_sprites(refusal: WormUpRefusal) -> Iterator[Sprite]:
    """Yield a glow on the two bodies of a *refusal*, and the gap between them in mm."""
    contact = refusal.contact
    if contact is None:
        return
    for body in (contact.first, contact.second):
        yield Halo(body.at, max(body.kind.radius, 80))
    gap = decimal(contact_mm(contact), 2)
    yield Gap((contact.first.at, contact.second.at), words("{gap} mm", gap=gap))
