"""What lies over the board close to where our hand aims: a glow, the lens, and why not there."""

from collections.abc import Iterator

from core.wormup.race import Race
from core.wormup.refusals import Body, BodyKind
from core.wormup.worm import Vec
from gui.kit.theme import px
from gui.wormup.board.camera import Camera, Point
from gui.wormup.board.lens import Lens, is_needed
from gui.wormup.board.pill import Pill, PillSide, PillTone, beside
from gui.wormup.board.sprites import Halo, Sprite
from gui.wormup.move.aim import Aim
from gui.wormup.move.measure import nearest, obstacles_of, rims
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.move.swing_tool import SwingTool
from gui.wormup.refusals import fits_words, there_words

_FAR_MM = 40.0
"""A gap wider than this is not measured in the lens."""
Near = tuple[Vec, float, Body]
"""The place aimed at, the gap to what is nearest to it, and that."""


class CloseLook:
    """Shows in *race* what the eye misses where the *draft* is laid."""

    def __init__(self, race: Race, draft: MoveDraft, names: tuple[str, ...]) -> None:
        self._race, self._draft, self._names = race, draft, names
        self.is_wished = False
        """Whether a player wants to look closer than is needed."""

    def pills(self, camera: Camera, swing: SwingTool, aim: Aim) -> Iterator[Sprite]:
        """Yield why not there, at the body that is in the way."""
        said: set[str] = set()
        worms = [worm.segments for worm in self._race.worms]
        worms[self._draft.seat] = self._draft.worm.segments
        places = [at for segments in worms for at in segments]
        for at, refusal in swing.refused_parts():
            text = there_words(refusal, self._names)
            if text not in said:
                said.add(text)
                yield beside(
                    Pill(at, text, PillTone.REFUSED, PillSide.LEFT, px(24)), camera, places
                )
        conflict = aim.conflict
        if conflict and not swing.is_on and aim.meant is None:
            body = conflict.contact.second.at if conflict.contact else self._draft.worm.head
            why = there_words(conflict, self._names)
            yield beside(Pill(body, why, PillTone.REFUSED, PillSide.ABOVE, px(30)), camera, places)

    def near(self, camera: Camera, aim: Aim) -> Near | None:
        """Return the place aimed at, and what is nearest to it, if that is hard to see."""
        contact = aim.conflict.contact if aim.conflict else None
        spot = aim.meant or (contact.first.at if contact else None)
        if spot is None:
            return None
        found = nearest(spot, obstacles_of(self._race, self._draft.course, self._draft.seat))
        if found is None or not (self.is_wished or is_needed(camera, found[0])):
            return None
        return spot, *found

    @staticmethod
    def glow(near: Near | None, aim: Aim) -> Iterator[Sprite]:
        """Yield a glow under the body that is near."""
        if near and near[1] < _FAR_MM and not aim.conflict:
            yield Halo(near[2].at, near[2].kind.radius, is_bad=False)

    def lens(self, near: Near | None, aim: Aim, drawn: tuple[Sprite, ...]) -> Iterator[Sprite]:
        """Yield a lens over what is *drawn*, if something is *near*."""
        if near is None:
            return
        spot, gap, body = near
        away = _middles(self._race)
        if gap > _FAR_MM:
            yield Lens(spot, drawn, away)
            return
        ends = rims(Body(BodyKind.SEGMENT, spot), body)
        middle = (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2
        said = fits_words(gap, body, self._names) if aim.meant else ""
        yield Lens(middle, drawn, away, ends, said)


def _middles(race: Race) -> tuple[Point, ...]:
    """Return the places that a lens should not cover."""
    segments = [at for worm in race.worms for at in worm.segments]
    return (*segments, *race.course.finish)
