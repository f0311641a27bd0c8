"""Swinging a finish post around the other one: by dragging it, or by keys.

Law: course.py computes the exact place, and the rules core says if it may land there (W3.13).
"""

from collections.abc import Iterator
from math import cos, hypot, pi, sin

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from core.wormup.profiles import Side
from core.wormup.refusals import WormUpRefusal
from core.wormup.worm import GATE, POST_R, Vec
from gui.wormup.board.camera import Point
from gui.wormup.board.lines import FinishLine
from gui.wormup.board.scenery import conflict_sprites
from gui.wormup.board.sprites import Arcs, Look, Mark, Post, Sprite
from gui.wormup.move.draft import Draft
from gui.wormup.move.telling import TellingTool

_COARSE, _FINE = pi / 36, pi / 720
"""How far an arrow key turns: 5 degrees, and with Shift a quarter of one."""
_FULL_TURN = ((-pi, pi),)


class SwingTool(TellingTool):
    """Turns one finish post around the other, and swings it in the draft."""

    done = Signal()
    """Emitted when a post has been swung in the draft."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.draft = draft
        self.is_on = False
        """Whether the keys turn a post."""
        self.is_wide = False
        """Whether the whole circle should be in sight; not while the mouse turns the post."""
        self._post = 0
        self._to: Vec | None = None
        self._refusal: WormUpRefusal | None = None

    @property
    def is_possible(self) -> bool:
        """Whether our seat has an X with a swing left."""
        walk = self.draft.now.walk
        return walk.has_x and walk.swing is None and not walk.won

    def sprites(self) -> Iterator[Sprite]:
        """Yield the posts that can be taken, the circle, and the line as it would lie."""
        if not self.is_possible:
            return
        course = self.draft.course
        if self.is_on and self._to is None:
            yield Mark(course.finish[self._post], POST_R)
        if self._to is None:
            return
        yield Arcs(course.finish[1 - self._post], _FULL_TURN, GATE)
        swung = course.swung(self._post, self._to)
        is_one_sided = self.draft.walk.profile.side is Side.FRONT
        yield FinishLine(swung.finish, is_one_sided, Look.MEANT)
        yield Post(self._to, Look.MEANT)
        yield Mark(self._to, POST_R)
        if self._refusal:
            yield from conflict_sprites(self._refusal)

    # mouse

    def hover(self, _spot: Point, _reach: float) -> None:
        """Show nothing: no post is taken yet."""

    def press(self, spot: Point, reach: float) -> bool:
        """Take the post at *spot*."""
        if not self.is_possible:
            return False
        for number, at in enumerate(self.draft.course.finish):
            if hypot(spot[0] - at.x, spot[1] - at.y) <= max(POST_R, reach):
                self._post, self._to = number, None
                self.is_on = True
                self.shown.emit()
                return True
        return False

    def drag(self, spot: Point) -> None:
        """Turn the post towards *spot*."""
        pivot = self.draft.course.finish[1 - self._post]
        self._turn((spot[0] - pivot.x, spot[1] - pivot.y))

    def release(self, _spot: Point) -> None:
        """Leave the post there, if it may land there."""
        if self._to is not None:
            self._swing()

    # keys

    def start(self) -> None:
        """Take the first post, for the keys."""
        self.is_on, self._to, self._refusal = True, None, None
        self.is_wide = True
        self.shown.emit()

    def stop(self) -> None:
        """Leave the posts as they are."""
        self.is_on, self._to, self._refusal = False, None, None
        self.is_wide = False
        self.shown.emit()
        self._tell(None)

    def circle(self) -> tuple[Point, ...]:
        """Return the ends of the circles on which the posts can move."""
        return tuple(
            (at.x + dx * GATE, at.y + dy * GATE)
            for at in self.draft.course.finish
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        )

    def key(self, event: QKeyEvent) -> bool:
        """Turn with the arrows, change the post with Up or Down, swing with Enter, or leave."""
        fine = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        step = _FINE if fine else _COARSE
        match event.key():
            case Qt.Key.Key_Left:
                self._turn_by(-step)
            case Qt.Key.Key_Right:
                self._turn_by(step)
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._post, self._to, self._refusal = 1 - self._post, None, None
                self.shown.emit()
                self._tell(None)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self._to is not None:
                self._swing()
            case Qt.Key.Key_Escape | Qt.Key.Key_Backspace:
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
        self._refusal = self.draft.swing_refusal(self._post, self._to)
        self.shown.emit()
        self._tell(self._refusal)

    def _swing(self) -> None:
        assert self._to is not None, "a post is held"
        refusal = self.draft.swing(self._post, self._to)
        if refusal:
            self._insist(refusal)
            return
        self.stop()
        self.done.emit()
