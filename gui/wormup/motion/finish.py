"""The end of a race over its board: banner, podium, crown, confetti, and the stamp of the judge.

Law: who stands where is read from the race; without a winner nobody is crowned.
"""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from core.wormup.race import Race, Result
from core.wormup.worm import SEGMENTS, D, R
from gui.kit.animation import Beat, Motion, into, landing, part
from gui.kit.layout import Scaled
from gui.kit.painted import Painted
from gui.kit.theme import FULL, look
from gui.kit.tokens import CALM_MS
from gui.parts.confetti import CONFETTI_MS, MANY, paint_confetti
from gui.words.seats import worms_of
from gui.wormup.board.board import Board
from gui.wormup.board.camera import Camera, frame_of
from gui.wormup.board.scenery import NUMBER
from gui.wormup.motion.podium import (
    PodiumPage,
    covered,
    paint_banner,
    paint_crown,
    paint_rays,
    paint_stamp,
    paint_stand,
)
from gui.wormup.stands import BlockPlace, stands_of, title_words

BURST_MS, BANNER_MS, APART_MS, BLOCK_MS, CROWN_MS, STAMP_MS = 160, 420, 120, 260, 300, 160
LEFT, END_RIGHT = 552, 130
"""The px at art 1 that podium and stamp take from the board."""
_WIDER = 1.36
"""Width by height of what is left of it: the touch lies at the right."""
_FARTHER, _NEAR, _FARTHEST = 0.06, 20, 40
"""How much farther away each try looks, by the height of the touch, and how many there are: so that
no worm is hidden, or at least no head and no number."""
_SIDES = ((0, -1, 0, 0), (0, 0, 0, 1), (-1, 0, 0, 0), (0, 0, 1, 0))
"""Where a try sees more: above, below, at the left or at the right."""
_HEAD = 1.4 * R
"""How far a head reaches with what it wears."""


class Finish(Scaled, Painted, QWidget):
    """Lies over the board of a race that is over; it is deaf to the mouse."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._board = board
        self._race: Race | None = None
        self._title = ""
        self._stands: tuple[BlockPlace, ...] = ()
        self._under = QPixmap()
        self._ms = 0.0
        self._fade = 1.0
        self.lift = 0
        """How many px higher the podium stands than at the foot of a window."""
        self._pressed: float | None = None
        """How far the stamp is pressed; None while nobody has checked the log."""
        self._motion, self._stamping = Motion(self), Motion(self)
        board.moved_camera.connect(self.follow)
        self.hide()

    @property
    def is_shown(self) -> bool:
        """Whether the end of a race is shown."""
        return not self.isHidden()

    @property
    def unit(self) -> float:
        """How many px a px of the art direction is: all of it has room, however large text is."""
        return min(look().art, self._board.height() / FULL[1])

    @property
    def is_moving(self) -> bool:
        """Whether anything still comes in."""
        return self._motion.is_running or self._stamping.is_running

    @property
    def _page(self) -> PodiumPage:
        return PodiumPage(self.unit, self._board.height() - self.lift, self._board.width())

    def frame(self, race: Race) -> QRectF:
        """Return the part of the table to show at the end of *race*.

        It is the touch, or all of the table; from a little farther away where otherwise the banner
        or the podium would hide a head or a number.
        """
        stands = stands_of(race, (None,) * len(race.worms))
        near, covers = end_frame(race), covered(self._page, stands, race.winner)
        more = near.height() * _FARTHER
        bare = range(SEGMENTS), range(0, SEGMENTS, NUMBER)
        for shown, farthest in zip(bare, (_NEAR, _FARTHEST), strict=True):
            for further in range(farthest):
                for sides in _SIDES:
                    frame = near.adjusted(*(side * further * more for side in sides))
                    if not _hides(covers, self._board.camera_for(frame), race, shown):
                        return frame
        return near

    def celebrate(self, race: Race, names: tuple[str, ...], seat: int | None = None) -> None:
        """Show how *race* ended, part by part; *seat* is ours."""
        self._race, self._stands = race, stands_of(race, worms_of(names))
        self._title = title_words(race, names, seat)
        self.setAccessibleName(self._title)
        self.setGeometry(self._board.rect())
        self._take_picture()
        self._motion.skip()
        self._ms, self._fade = 0.0, 1.0
        self.show()
        self.raise_()
        if look().is_calm:
            self._ms = CONFETTI_MS
            self._motion.play([Beat(CALM_MS, self._come)])
        else:
            self._motion.play([Beat(CONFETTI_MS, self._go)])

    def stamp(self) -> bool:
        """Press the stamp: the log has been checked, and all is right; return whether it is new."""
        if self._pressed is not None:
            return False
        self._pressed = 0.0
        self._stamping.play([Beat(CALM_MS if look().is_calm else STAMP_MS, self._press)])
        return self.is_shown

    def leave(self) -> None:
        """Show the board alone again."""
        self._motion.skip()
        self._stamping.skip()
        self.hide()
        self._under = QPixmap()

    def skip(self) -> None:
        """Show the end of what comes in."""
        self._motion.skip()

    def hurry(self) -> None:
        """Hasten what comes in."""
        self._motion.hasten()

    def follow(self) -> None:
        """Lie over the board as it is now."""
        if not self.isHidden():
            self.setGeometry(self._board.rect())
            self._take_picture()
            self.update()

    _scale = follow

    def _come(self, share: float) -> None:
        self._fade = share
        self.update()

    def _go(self, share: float) -> None:
        self._ms = share * CONFETTI_MS
        self.update()

    def _press(self, share: float) -> None:
        self._pressed = share
        self.update()

    def _take_picture(self) -> None:
        """Keep the board as a picture: confetti over it need not paint it again."""
        self._under = self._board.picture()

    # -- painting ---------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        painter.drawPixmap(0, 0, self._under)
        race = self._race
        if race is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(self._fade)
        page = self._page
        if race.result is Result.FINISH:
            paint_rays(painter, self._board.camera, race, into(part(self._ms, 0, BURST_MS)))
        ends = self._paint_stands(painter, page, race)
        unrolled = into(part(self._ms, BURST_MS, BURST_MS + BANNER_MS))
        winner = next((s.worm for s in self._stands if s.seat == race.winner), None)
        paint_banner(painter, page, winner, self._title, unrolled)
        if race.winner is not None:
            paint_crown(painter, page, winner, part(self._ms, ends, ends + CROWN_MS))
            paint_confetti(painter, QRectF(self.rect()), page.unit, self._ms, MANY)
        if self._pressed is not None:
            paint_stamp(painter, page, self._pressed)
        painter.setOpacity(1.0)
        self._board.paint_focus(painter)

    def _paint_stands(self, painter: QPainter, page: PodiumPage, race: Race) -> float:
        """Paint the blocks as they rise, the last one first; return when the first one stands."""
        begin, count = BURST_MS + BANNER_MS, len(self._stands)
        for stand in reversed(self._stands):
            starts = begin + (count - 1 - stand.order) * APART_MS
            share = landing(part(self._ms, starts, starts + BLOCK_MS))
            if share:
                paint_stand(painter, page, stand, race.winner, share)
        return begin + count * APART_MS + BLOCK_MS


def _hides(covers: tuple[QRectF, ...], camera: Camera, race: Race, shown: Sequence[int]) -> bool:
    """Return whether one of *covers* lies over a segment that is to be *shown* to *camera*."""
    half = _HEAD * camera.scale
    for worm in race.worms:
        for place in shown:
            middle = camera.on_screen(worm.segments[place])
            disc = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
            if any(cover.intersects(disc) for cover in covers):
                return True
    return False


def end_frame(race: Race) -> QRectF:
    """Return the part of the table that is shown at the end of *race*: the touch, or all of it."""
    if race.result is not Result.FINISH or race.winner is None:
        return frame_of(race)
    places = [*race.course.finish, *race.worms[race.winner].segments]
    left, right = min(at.x for at in places), max(at.x for at in places)
    top, bottom = min(at.y for at in places), max(at.y for at in places)
    frame = QRectF(left, top, right - left, bottom - top).adjusted(-D, -D, D, D)
    frame.setLeft(min(frame.left(), frame.right() - _WIDER * frame.height()))
    return frame
