"""All envelopes open at once over the darkened board: who bumps noses, and who goes when.

Law: poses come from the open bids alone; the still picture at the end is the same for everybody.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from gui.kit.fills import faint
from gui.kit.layout import Scaled
from gui.kit.painted import SMOOTH
from gui.kit.theme import Type, font, look, px
from gui.kit.tokens import DAY, EVENING
from gui.words.words import counted, words
from gui.wormup.board.board import Board
from gui.wormup.motion.envelopes import Pose, paint_bid, paint_burst, paint_stars
from gui.wormup.motion.opened import GHOST, ShownBid, groups_of

_FULL = QRectF(0, 88, 1280, 484)
"""The room for which poses are measured: between badges and tray at 1280 x 720."""
IN_ROOM = QRectF(0, 106, 1280, 434)
"""The part of it that is used: all that a whole room is shown, as large as there is room."""
_TOP, _BOTTOM, _SHADE = 88, 148, 28
_MIDDLE, _LEVEL = 630, 367
_MANY = 5
_FOR_ROOM = 1.4
"""How much larger the letters below the envelopes are for a whole room."""
_LARGEST = 2.2
"""Below names that are larger the tray begins, which tells the rest."""
_ABOVE, _SMALL = 46, 50
"""Where an envelope without a badge comes from, and how wide it is there."""

Poses = tuple[Pose, ...]


class Reveal(Scaled, QWidget):
    """Lies over the board while envelopes open; it is deaf to the mouse, so that clicks hasten."""

    full = _FULL
    """What is shown of the room for which poses are measured; less where it is seen from afar."""

    def __init__(self, board: Board, foot: QWidget) -> None:
        """Lie over *board*, clear of *foot*, which lies on it."""
        super().__init__(board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._board, self._foot = board, foot
        self._bids: tuple[ShownBid, ...] = ()
        self._poses: Poses = ()
        self._veil = self._bump = self._stars = self._word = 0.0
        self.things: tuple[QRectF, ...] = ()
        """Where the envelopes lie on the badges of the seats, in px of the board."""
        self._clear: tuple[int, int, int] | None = None
        self._under = QPixmap()
        self._dark = QPixmap()
        self.hide()

    def keep_clear(self, top: int, bottom: int, right: int) -> None:
        """Keep the envelopes clear of so many px at the edges, which other parts cover."""
        self._clear = top, bottom, right

    @property
    def bids(self) -> tuple[ShownBid, ...]:
        """The bids that are shown."""
        return self._bids

    @property
    def poses(self) -> Poses:
        """How they lie there."""
        return self._poses

    # -- what is shown ----------------------------------------------------------------------------

    def begin(self, bids: tuple[ShownBid, ...]) -> None:
        """Show *bids* over the board as it is now."""
        self._bids, self._poses = bids, ()
        self._veil = self._bump = self._stars = self._word = 0.0
        self.setGeometry(self._board.rect())
        self._take_picture()
        self.show()
        self.raise_()

    def look_again(self) -> None:
        """Take what has changed on the board below the veil."""
        self._take_picture()
        self.update()

    def end(self) -> None:
        """Show the board again."""
        self.hide()
        self._under = self._dark = QPixmap()

    def lay(self, poses: Poses, *, veil: float = 1.0, word: float = 0.0) -> None:
        """Show the envelopes in these *poses*."""
        is_dark = veil == self._veil == 1.0
        self._poses, self._veil, self._word = poses, veil, word
        self._paint_again(all_of_it=not is_dark)

    def bump(self, share: float, stars: float) -> None:
        """Show how far the burst has popped and how far its stars have flown."""
        self._bump, self._stars = share, stars
        self._paint_again()

    def _paint_again(self, *, all_of_it: bool = False) -> None:
        """Paint what has changed; the tray, which lies over the rest, need not be painted again.

        For a whole room names reach down to its shadow.
        """
        shown = self.rect() if all_of_it else self.room().toAlignedRect()
        shade = px(_SHADE) if self.full is _FULL else 0
        self.update(shown if all_of_it else shown.adjusted(0, -shown.top(), 0, -shade))

    def _take_picture(self) -> None:
        """Keep the board as a picture, light and dark: it does not change meanwhile."""
        self._under = self._board.picture()
        self._dark = self._under.copy()
        with QPainter(self._dark) as painter:
            painter.fillRect(QRect(QPoint(), self.size()), QColor(look().theme.veil))

    def follow(self) -> None:
        """Lie over the board at its new size."""
        if not self.isHidden():
            self.hide()
            self.setGeometry(self._board.rect())
            self._take_picture()
            self.show()

    _scale = follow

    # -- painting ---------------------------------------------------------------------------------

    def room(self) -> QRectF:
        """Return the part of the board in which envelopes may lie."""
        top, bottom, right = self._clear or (px(_TOP), px(_BOTTOM), 0)
        if not self._foot.isHidden():
            bottom = max(bottom, self.height() - self._foot.y())
        room = QRectF(self.rect()).adjusted(0, top, -right, -bottom)
        return room if room.height() > self.height() / 3 else QRectF(self.rect())

    def starting(self) -> Poses:
        """Return the envelopes as they lie on the badges; above their places where there is none.

        A replay has no badges. The badge of the ghost is the last one.
        """
        room = self.room()
        scale = _scale(self, room)
        poses, count = [], len(self._bids)
        for bid, pose in zip(self._bids, in_row(self._bids), strict=True):
            place = count - 1 if bid.seat == GHOST else bid.seat
            if place < len(self.things):
                frame = self.things[place]
                at = (frame.center() - room.center()) / scale + self.full.center()
                poses.append(Pose(at.x(), at.y(), frame.width() / scale))
            else:
                poses.append(Pose(pose.x, _ABOVE, _SMALL))
        return tuple(poses)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if self._veil >= 1.0:
                painter.drawPixmap(0, 0, self._dark)
            else:
                painter.drawPixmap(0, 0, self._under)
                veil = QColor(look().theme.veil)
                painter.fillRect(event.rect(), faint(veil, veil.alphaF() * self._veil))
            painter.setRenderHints(SMOOTH)
            room = self.room()
            scale = _scale(self, room)
            painter.translate(room.center())
            painter.scale(scale, scale)
            painter.translate(-self.full.center())
            pairs = [*zip(self._bids, self._poses, strict=False)]
            for bid, pose in sorted(pairs, key=lambda pair: pair[0].bumps):
                if pose.fade > 0:
                    paint_bid(painter, bid, pose)
            if self._bump or self._stars:
                self._paint_bumps(painter, pairs)
            for bid, pose in pairs:
                if pose.named:
                    self._paint_name(painter, bid, pose)
            if self._word:
                self._paint_word(painter)
            painter.resetTransform()
            self._board.paint_focus(painter)

    def _paint_bumps(self, painter: QPainter, pairs: list[tuple[ShownBid, Pose]]) -> None:
        where = {bid.seat: pose for bid, pose in pairs}
        for group in groups_of(self._bids):
            poses = [where[bid.seat] for bid in group]
            wide = poses[0].wide
            up = 0.62 if len(group) == 2 else 0.86
            x = sum(pose.x for pose in poses) / len(poses)
            y = sum(pose.y for pose in poses) / len(poses)
            middle = QPointF(x, y - up * wide)
            if self._stars:
                paint_stars(painter, middle, 0.88 * wide, self._stars)
            if self._bump:
                paint_burst(painter, middle, 0.92 * wide, self._bump)

    def _paint_name(self, painter: QPainter, bid: ShownBid, pose: Pose) -> None:
        """Write below an envelope whose it is and what comes of it."""
        painter.setOpacity(pose.named * pose.fade)
        size = max(1.0 if self.full is _FULL else _FOR_ROOM, look().text / max(look().art, 0.1))
        wide = pose.wide * 1.12
        lines = (
            (Type.HEADING, 1.08, DAY.paper, 462, bid.name),
            (Type.STRONG, 1.06, EVENING.rim, 494, outcome_words(bid)),
        )
        for use, much, colour, y, text in lines[: 1 if size > _LARGEST else 2]:
            made = font(use, scale=1.0)
            usual = use.value[2] * much
            made.setPixelSize(round(usual * size))
            over = QFontMetrics(made).horizontalAdvance(text) / wide
            made.setPixelSize(round(usual * max(1.0, size / max(over, 1.0))))
            painter.setFont(made)
            painter.setPen(QColor(colour))
            down = (y - 462) * size + 462
            frame = QRectF(pose.x - wide / 2, down, wide, 32 * size if y == 462 else 22 * size)
            said = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, round(frame.width())
            )
            painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, said)
        painter.setOpacity(1.0)

    def _paint_word(self, painter: QPainter) -> None:
        """Write what the drum says."""
        made = font(Type.HEADING, scale=1.0)
        made.setPixelSize(44)
        painter.setOpacity(self._word)
        painter.setFont(made)
        painter.setPen(QColor(DAY.paper))
        frame = QRectF(0, 490, _FULL.width(), 52)
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, words("drrrrr…"))
        painter.setOpacity(1.0)


def outcome_words(bid: ShownBid) -> str:
    """Return in a word or two what comes of *bid*."""
    if bid.seat == GHOST:
        return words("rolls {face}", face=bid.face.value)
    if bid.bumps:
        return words("stays put")
    if bid.face.number:
        return counted(bid.face.number, "{count} segment", "{count} segments")
    if bid.number:
        return words("X names {number}", number=bid.number)
    return words("an X alone") if bid.number is None else words("no number left")


def room_above(reveal: Reveal, seat: int) -> QRectF | None:
    """Return the room above the envelope of *seat*, in px of the board; None while none is there.

    It is where the envelope lies once it has come to rest, shut or open.
    """
    bids = reveal.bids
    place = next((at for at, bid in enumerate(bids) if bid.seat == seat), None)
    if reveal.isHidden() or place is None:
        return None
    pose = (at_end if any(pose.flap for pose in reveal.poses) else in_row)(bids)[place]
    room = reveal.room()
    scale = _scale(reveal, room)
    spot = QPointF(pose.x, pose.y - 0.35 * pose.wide) - reveal.full.center()
    wide = (_widths(len(bids))[1] + 16) * scale
    mouth = room.center() + spot * scale
    return QRectF(mouth.x() - wide / 2, room.top(), wide, mouth.y() - room.top())


def _scale(reveal: Reveal, room: QRectF) -> float:
    """Return how large poses are in *room*."""
    return min(room.width() / reveal.full.width(), room.height() / reveal.full.height())


# -- poses ----------------------------------------------------------------------------------------


def _widths(count: int) -> tuple[float, float]:
    """Return how wide those that bump and those that move are, *count* in all."""
    return (172, 190) if count >= _MANY else (188, 218)


def in_row(bids: Sequence[ShownBid]) -> Poses:
    """Return the sealed envelopes side by side, in the order of the seats."""
    count = len(bids)
    wide, apart = (190, 232) if count >= _MANY else (218, 285)
    left = 635 - apart * (count - 1) / 2
    return tuple(Pose(left + apart * place, 380, wide) for place in range(count))


def at_end(bids: Sequence[ShownBid]) -> Poses:
    """Return the open envelopes: those that bump at the left and lower, movers in their order."""
    small, large = _widths(len(bids))
    bumped = [bid for group in groups_of(bids) for bid in group]
    bumped += [bid for bid in bids if bid.seat == GHOST and not bid.bumps]
    movers = sorted(
        (bid for bid in bids if bid not in bumped), key=lambda bid: (bid.turn, bid.face.number or 8)
    )
    is_many = len(bids) >= _MANY
    near, far, between = (232, 210, 316) if is_many else (256, 285, 304)
    steps = [near] * max(len(bumped) - 1, 0) + ([between] if bumped and movers else [])
    steps += [far] * max(len(movers) - 1, 0)
    ends = (small if bumped else large) / 2, (large if movers else small) / 2
    x = _MIDDLE - (sum(steps) + ends[1] - ends[0]) / 2
    poses: dict[int, Pose] = {}
    level, drop = (_LEVEL + 3, 7) if is_many else (_LEVEL, -9)
    for place, (bid, step) in enumerate(zip([*bumped, *movers], [*steps, 0], strict=True)):
        if bid in bumped:
            odd = place % 2
            lean = (4.2 if odd else -4.5) if bid.bumps else 0.0
            pose = Pose(
                x, level + drop + 13 * odd, small, lean, -1.9 * lean, flap=1, risen=1, named=1
            )
        else:
            at = -0.29 if is_many else 0.445
            pose = Pose(
                x, level, large, flap=1, risen=1, glow=1, rays=1, named=1,
                number=float(bid.turn > 0), number_at=at,
                small=float(bool(bid.moves and not bid.face.number and bid.number)),
            )  # fmt: skip
        poses[bid.seat] = pose
        x += step
    return tuple(poses[bid.seat] for bid in bids)
