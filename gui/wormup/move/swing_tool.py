"""Swinging a finish post around the other one: by dragging it, or by keys.

Law: course.py computes the exact place, and the rules core says if it may land there (W3.13).
"""

from collections.abc import Iterator
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from core.wormup.course import Course
from core.wormup.profiles import Side
from core.wormup.refusals import WormUpRefusal
from core.wormup.worm import GATE, POST_R, D, Vec
from gui.kit.printed import printed
from gui.wormup.board.camera import Point
from gui.wormup.board.fan import Sweep
from gui.wormup.board.lines import Cloth, FinishThread, StartLine
from gui.wormup.board.scenery import conflict_sprites
from gui.wormup.board.sprites import ChosenRing, Free, Post, Sprite, SpriteLook
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.move.orbit import Orbit
from gui.wormup.move.telling_tool import TellingTool

_COARSE, _FINE = pi / 180, pi / 720
"""How far an arrow key turns: one degree, and with Shift a quarter of one."""
_SLACK = 0.07
_BAND = 0.8 * D
"""A press so near to the circle takes the post there."""


class SwingTool(TellingTool):
    """Turns one finish post around the other; what is shown enters the draft with `swing`."""

    done = Signal()
    """Emitted when a post has been swung in the draft."""

    def __init__(self, draft: MoveDraft) -> None:
        super().__init__()
        self.draft = draft
        self.is_on = False
        """Whether a post is taken."""
        self.is_wide = False
        """Whether the whole circle should be in sight; not while the mouse has just taken it."""
        self._is_held = False
        self._post = 0
        self._to: Vec | None = None
        self.refusal: WormUpRefusal | None = None
        """Why the post may not stand where it is shown."""

    @property
    def is_possible(self) -> bool:
        """Whether our seat has an X with a swing left."""
        walk = self.draft.now.walk
        return walk.has_x and walk.swing is None and not walk.won

    @property
    def swung(self) -> Course | None:
        """The course as it would be; None while no post has been turned."""
        course = self.draft.course
        return None if self._to is None else course.swung(self._post, self._to)

    # what is drawn

    def table(self) -> list[Sprite] | None:
        """Return posts and lines with the finish on its way; None while it stands still."""
        old, now = self.draft.course, self.swung
        if now is None:
            return None
        is_one_sided = self.draft.walk.profile.side is Side.FRONT
        pivot = old.finish[1 - self._post]
        low, high = (_angle(pivot, course.finish[self._post]) for course in (old, now))
        turn = (high - low + pi) % (2 * pi) - pi
        assert self._to is not None
        return [
            StartLine(old.start),
            *(Post(at) for at in old.start),
            self._orbit().circle(),
            Cloth(old.finish, is_one_sided, SpriteLook.OLD),
            FinishThread(old.finish, look=SpriteLook.OLD),
            Post(old.finish[self._post], SpriteLook.OLD),
            Free(old.finish[self._post], radius=POST_R * 1.15),
            Sweep(pivot, GATE, low, low + turn),
            Cloth(now.finish, is_one_sided, SpriteLook.CARRIED),
            FinishThread(now.finish, _SLACK if self._is_held or self.is_on else 0.0),
            Free(pivot, radius=POST_R * 2.2),
            Post(pivot),
            Post(self._to),
            ChosenRing(self._to, POST_R * 1.5),
        ]

    def below(self) -> Iterator[Sprite]:
        """Yield the circle of the post that is taken, while it stands still."""
        if self.is_on and self._to is None:
            yield self._orbit().circle()

    def sprites(self) -> Iterator[Sprite]:
        """Yield the rings of the posts that can be taken, and what is in the way."""
        if not self.is_possible:
            return
        if self._to is None:
            for number, at in enumerate(self.draft.course.finish):
                yield Free(at, radius=POST_R * 1.8)
                if self.is_on and number == self._post:
                    yield ChosenRing(at, POST_R * 1.5)
        if self.refusal:
            yield from conflict_sprites(self.refusal)

    def _orbit(self) -> Orbit:
        return Orbit(self.draft, self._post)

    def refused_parts(self) -> list[tuple[Point, WormUpRefusal]]:
        """Return the middle of each part of the circle that is refused, and why."""
        return self._orbit().refused_parts() if self.is_on else []

    # mouse

    def hover(self, _spot: Point, _reach: float) -> None:
        """Show nothing: no post is taken yet."""

    def press(self, spot: Point, reach: float) -> bool:
        """Take the post at *spot*: where it stands, where it is shown, or a place on its circle."""
        if not self.is_possible:
            return False
        course = self.draft.course
        if self.is_on:
            pivot = course.finish[1 - self._post]
            is_shown = self._to is not None and _near(spot, self._to, max(1.5 * POST_R, reach))
            if is_shown or abs(hypot(spot[0] - pivot.x, spot[1] - pivot.y) - GATE) <= _BAND:
                self._is_held = True
                self.drag(spot)
                return True
        for number, at in enumerate(course.finish):
            if _near(spot, at, max(POST_R, reach)):
                self._post, self._to, self.refusal = number, None, None
                self.is_on = self._is_held = True
                self.shown.emit()
                return True
        return False

    def drag(self, spot: Point) -> None:
        """Turn the post towards *spot*."""
        pivot = self.draft.course.finish[1 - self._post]
        self._turn((spot[0] - pivot.x, spot[1] - pivot.y))

    def release(self, _spot: Point) -> None:
        """Let the post go; it can be taken again until it is swung."""
        self._is_held, self.is_wide = False, True
        self.shown.emit()

    # keys

    def barred(self) -> WormUpRefusal | None:
        """Return why no post may be swung now."""
        return self.draft.swing_barred()

    def start(self) -> None:
        """Take the first post, for the keys."""
        self.is_on, self._to, self.refusal = True, None, None
        self.is_wide = True
        self.shown.emit()

    def stop(self) -> None:
        """Leave the posts as they are."""
        self.is_on, self._to, self.refusal = False, None, None
        self.is_wide = self._is_held = False
        self.shown.emit()
        self._tell(None)

    def circle(self) -> tuple[Point, ...]:
        """Return the ends of the circle on which the post that is taken can move."""
        return self._orbit().ends()

    def key(self, event: QKeyEvent) -> bool:
        """Turn with the arrows, change the post with Up or Down, swing with Enter, or leave."""
        fine = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        step = _FINE if fine else _COARSE
        match printed(event):
            case Qt.Key.Key_Left:
                self._turn_by(-step)
            case Qt.Key.Key_Right:
                self._turn_by(step)
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._post, self._to, self.refusal = 1 - self._post, None, None
                self.shown.emit()
                self._tell(None)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self._to is not None:
                self.swing()
            case Qt.Key.Key_Escape | Qt.Key.Key_Backspace | Qt.Key.Key_Z:
                self.stop()
            case _:
                return False
        return True

    def _turn_by(self, angle: float) -> None:
        course = self.draft.course
        pivot, at = course.finish[1 - self._post], self._to or course.finish[self._post]
        x, y = at.x - pivot.x, at.y - pivot.y
        self._turn((x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)))

    def _turn(self, toward: Point) -> None:
        """Turn the post towards *toward*, seen from the other post."""
        course = self.draft.course
        self._to = course.swing_spot(self._post, (round(toward[0]), round(toward[1])))
        self.refusal = self.draft.swing_refusal(self._post, self._to)
        self.shown.emit()
        self._tell(self.refusal)

    def swing(self) -> None:
        """Swing the post in the draft to where it is shown, if it may stand there."""
        if self._to is None:
            return
        refusal = self.draft.swing(self._post, self._to)
        if refusal:
            self._insist(refusal)
            return
        self.stop()
        self.done.emit()


def _angle(middle: Point, at: Point) -> float:
    return atan2(at[1] - middle[1], at[0] - middle[0])


def _near(spot: Point, at: Vec, reach: float) -> bool:
    return hypot(spot[0] - at.x, spot[1] - at.y) <= reach
