"""The badge of a seat: the face, the name, what the seat does, and what lies before it."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, sin, tau
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from gui.kit.art import LOW, paint_foot_shadow, paint_paper, paint_shadow
from gui.kit.fills import box_round, draw_with, fill_box
from gui.kit.focus import RING, paint_focus, ringed
from gui.kit.headline import shrunk
from gui.kit.label import tip
from gui.kit.painted import placed
from gui.kit.sway import Sway
from gui.kit.theme import Px, Type, font, inset, look, px
from gui.kit.tokens import SMALL
from gui.kit.touch import Touch
from gui.parts.hats import Who
from gui.parts.worms import GHOSTLY, paint_face
from gui.words.seats import is_bot
from gui.words.wearing import person_words
from gui.words.words import labelled, words

if TYPE_CHECKING:
    from collections.abc import Callable


_HIGH, _CORNER, _FACE, _THING, _TAB = 58, 18, 44, 50, 18
_FACE_LEFT, _TEXT_LEFT, _RIGHT, _TAB_LEFT, _CHIN = 7, 60, 12, 14, 3
_SHAKE_MS, _SHAKES = 700, 3
"""How long a nudge takes, and how often the badge goes to and fro."""
_SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
_MOST = 1.25
"""The size at which what is not a name stops growing: a badge has only so much room."""
_SHORT = 3
"""The letters, with the dots, of a name of which too little is left."""
_LARGE = 1.45
"""From this size of text on, a badge drops what it says before it cuts a name."""

_SMALL_THING = 0.5
"""To how much of itself what lies before a seat shrinks, where names stay."""
_LEAST, _LEAST_LARGE, _LEAST_SAID = 0.8, 0.6, 0.65
"""How far a name shrinks before it is cut, and a large one; and what a seat does, for a room."""


@dataclass(frozen=True, slots=True)
class BadgeState:
    """What the badge of one seat shows, following what the board shows."""

    said: str = ""
    """What the seat does, in a word or two; "" leaves it to the table."""
    mood: str = "looks"
    """One of `MOODS`."""
    is_turn: bool = False
    rests: str = ""
    """The face that sleeps for the seat this round, as "4"."""
    number: str = ""
    """A number of honour at the right end."""
    thing: Callable[[QPainter, QRectF], None] | None = None
    """Paints what lies before the seat at the right end: an envelope, a die, a small sheet."""
    key: object = None
    """Equal keys mean that *thing* paints the same."""


class Badge(Touch):
    """The badge of a player called *name*, shown by *worm*; a click asks for more of the seat.

    The ghost, which bids with two, has one without a worm.

    Its shadow and its ring lie within `RING` px round the paper.
    """

    _NATURAL = Px(176)
    """Below this width what lies before the seat shrinks, where names stay."""

    def __init__(self, worm: Who, name: str, letter: str, *, is_you: bool = False) -> None:
        super().__init__(name)
        self._worm, self._letter, self._is_you = worm, letter, is_you
        self._state = BadgeState()
        self._shake: Sway | None = None
        self.keeps_name = False
        """Whether the name stays and the thing shrinks where room is scarce: nobody hovers."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._tell()

    @property
    def letter(self) -> str:
        """The letter of the seat."""
        return self._letter

    @property
    def state(self) -> BadgeState:
        """What the badge shows."""
        return self._state

    def show_state(self, state: BadgeState) -> None:
        """Show *state*; nothing is painted again for an equal one."""
        same = (state.said, state.mood, state.is_turn, state.rests, state.number, state.key)
        old = self._state
        if same == (old.said, old.mood, old.is_turn, old.rests, old.number, old.key):
            return
        self._state = state
        self._tell()
        self.update()

    def nudge(self) -> None:
        """Shake a little, once."""
        self._shake = self._shake or Sway(self, _SHAKE_MS, _SHAKE_MS)
        self._shake.turn_on()

    def _tell(self) -> None:
        """Say it to a screen reader, and to somebody who cannot see all of it."""
        state = self._state
        rests = words("{face} sleeps", face=state.rests) if state.rests else ""
        told = ", ".join(part for part in (state.said, state.number, rests) if part)
        who = words("{name} (you)", name=self.text()) if self._is_you else self.text()
        self.setAccessibleName(labelled(who, told) if told else who)
        self.setAccessibleDescription(person_words("", self._worm))
        self.setToolTip(tip(self.accessibleName()))

    def sizeHint(self) -> QSize:
        """Return the height; the width is for the bar to say."""
        return ringed(self._NATURAL, self._high() + _hangs(self._high()))

    def _high(self) -> int:
        name, said = (QFontMetrics(font(use)).height() for use in (Type.SECOND_BUTTON, Type.SMALL))
        return max(px(_HIGH), name + 8 if self._is_terse(name) else name + said + 6)

    def _is_terse(self, line: int) -> bool:
        """Return whether the name stands alone at this size of text, in a *line* of px."""
        return look().text >= _LARGE * max(1.0, look().art) or line > px(_HIGH) * 0.55

    def paint(self, painter: QPainter) -> None:
        state = self._state
        painter.setRenderHints(_SMOOTH)
        corner, paper = px(_CORNER), self._paper()
        if self._shake is not None and self._shake.is_running:
            share = self._shake.share(is_on=True)
            painter.translate(px(RING) * (1 - share) * sin(_SHAKES * tau * share), 0)
        paint_shadow(painter, paper, corner, LOW)
        if state.is_turn:
            self._paint_turn(painter, paper, corner)
        paint_paper(painter, paper, corner)
        place = _face_frame(paper)
        paint_foot_shadow(painter, inset(place, SMALL, 0).adjusted(0, 0, 0, -px(1)))
        painter.setOpacity(1.0 if self._worm is not None else GHOSTLY)
        paint_face(painter, place, self._worm, state.mood)
        painter.setOpacity(1.0)
        if is_bot(self.text()):
            _paint_aerial(painter, place)
        end = self._paint_thing(painter, paper)
        self._paint_words(painter, paper, end)
        if self._is_you:
            self._paint_you(painter, paper)
        paint_focus(painter, self, paper.adjusted(2, 2, -2, -2), corner)

    def _paint_turn(self, painter: QPainter, paper: QRectF, corner: float) -> None:
        """Paint the amber ring, with its dark edge, that says whose turn it is."""
        now, wide = look().theme, px(3)
        draw_with(painter, QPen(QColor(now.amberink), wide + 3))
        frame = paper.adjusted(-wide / 2, -wide / 2, wide / 2, wide / 2)
        painter.drawRoundedRect(frame, corner + 1, corner + 1)
        painter.setPen(QPen(QColor(now.amber), wide))
        painter.drawRoundedRect(frame, corner + 1, corner + 1)

    def _paint_thing(self, painter: QPainter, paper: QRectF) -> float:
        """Paint what lies before the seat; return where the words must end."""
        now, state = look().theme, self._state
        box = self._thing_frame(paper)
        right = box.right()
        if state.number:
            painter.setFont(font(Type.NUMBER, scale=min(look().text, _MOST * max(1.0, look().art))))
            painter.setPen(QColor(now.ink))
            wide = painter.fontMetrics().horizontalAdvance(state.number)
            number = QRectF(right - wide, paper.top(), wide + 2, paper.height())
            painter.drawText(number, Qt.AlignmentFlag.AlignVCenter, state.number)
            right -= wide + px(8)
        if state.thing is not None and paper.width() > px(96):
            box.moveRight(right)
            with placed(painter):
                state.thing(painter, box)
            right = box.left() - px(8)
        return right

    def thing_frame(self) -> QRectF:
        """Return where a thing lies on the badge, in px of the page."""
        return self._thing_frame(self._paper()).translated(self.pos())

    def _thing_frame(self, paper: QRectF) -> QRectF:
        is_small = self.keeps_name and paper.width() < self._NATURAL
        side = px(_THING) * (_SMALL_THING if is_small else 1)
        right = paper.right() - px(_RIGHT)
        return QRectF(right - side, paper.center().y() - side / 2, side, side)

    def _paper(self) -> QRectF:
        paper = self.within(RING)
        paper.setHeight(self._high())
        return paper

    def _paint_words(self, painter: QPainter, paper: QRectF, end: float) -> None:
        now, state = look().theme, self._state
        left = paper.left() + px(_TEXT_LEFT)
        names = QFontMetrics(font(Type.SECOND_BUTTON))
        said = QFontMetrics(
            _small(state.said, end - left, keeps=self.keeps_name)
        ).horizontalAdvance(state.said)
        tag = self._tag_width() if state.rests else 0
        is_large, wide = self._is_terse(names.height()), names.horizontalAdvance(self.text())
        is_beside = bool(tag) and wide + tag + px(7) <= end - left
        is_below = bool(tag) and not is_large and not is_beside
        if tag and is_large and not is_beside:
            self._paint_tag(painter, self._hung(paper, tag))
        if end - left < px(24):
            return  # the face and the thing say it
        is_terse = is_large or not (is_below or 0 < said <= end - left)
        top = paper.center().y() - (names.height() / 2 if is_terse else names.height() - 1)
        room = end - left - (tag + px(6) if is_beside else 0)
        letters = _letters(self.text(), room, keeps=is_large or self.keeps_name)
        name = _name_in(self.text(), QFontMetrics(letters), max(8, round(room)))
        painter.setFont(letters)
        painter.setPen(QColor(now.ink))
        painter.drawText(
            QRectF(left, top, room + 2, names.height()), Qt.AlignmentFlag.AlignVCenter, name
        )
        if is_below:
            self._paint_tag(painter, QRectF(left, top + names.height(), tag, names.height() - 2))
            return  # a name that can be read is more than what the seat does
        if is_beside:
            at = left + names.horizontalAdvance(name) + px(7)
            self._paint_tag(painter, QRectF(at, top, tag, names.height()))
        if is_terse:
            return
        painter.setFont(_small(state.said, end - left, keeps=self.keeps_name))
        painter.setPen(QColor(now.ink2))
        high = painter.fontMetrics().height()
        line = QRectF(left, top + names.height() - 2, end - left + 2, high)
        painter.drawText(line, 0, state.said)

    def _tag_width(self) -> float:
        return QFontMetrics(_tab_font()).horizontalAdvance(f"{self._state.rests}z") + px(6)

    def _hung(self, paper: QRectF, tag: float) -> QRectF:
        """Return where a tag *tag* px wide hangs from the paper: below the thing."""
        frame = _tab_frame(paper, tag)
        frame.moveRight(self._thing_frame(paper).right())
        return frame

    def _paint_tag(self, painter: QPainter, frame: QRectF) -> None:
        """Paint the tag that says which face sleeps."""
        now = look().theme
        fill_box(painter, frame, px(6), now.paper3)
        painter.setPen(QColor(now.ink2))
        letters = _tab_font()
        painter.setFont(letters)
        wide = painter.fontMetrics().horizontalAdvance(self._state.rests)
        box = frame.adjusted(px(4), 0, 0, 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self._state.rests)
        letters.setPointSizeF(letters.pointSizeF() * 0.75)
        painter.setFont(letters)
        painter.drawText(box.adjusted(wide + 1, 1, 0, 0), 0, "z")

    def _paint_you(self, painter: QPainter, paper: QRectF) -> None:
        """Paint the tab that says which seat is ours."""
        now, said = look().theme, words("you")
        painter.setFont(_tab_font())
        tab = _tab_frame(paper, painter.fontMetrics().horizontalAdvance(said) + px(14))
        high = tab.height()
        fill_box(painter, tab, high / 2, now.ink)
        painter.setPen(QColor(now.paper))
        painter.drawText(tab, Qt.AlignmentFlag.AlignCenter, said)


def _paint_aerial(painter: QPainter, face: QRectF) -> None:
    """Paint what a bot has in place of a hat."""
    now, unit = look().theme, face.width() / 60
    foot = QPointF(face.center().x(), face.top() + 14 * unit)
    tip_ = foot + QPointF(3 * unit, -11 * unit)
    painter.setPen(QPen(QColor(now.ink2), max(1.5, 2.2 * unit)))
    painter.drawLine(foot, tip_)
    painter.setBrush(QColor(now.amber))
    painter.drawEllipse(tip_, 4 * unit, 4 * unit)


def _face_frame(paper: QRectF) -> QRectF:
    face = min(px(_FACE), paper.width() * 0.4)
    frame = box_round(paper.center(), face, face * 1.03)
    frame.moveLeft(paper.left() + px(_FACE_LEFT))
    return frame


def _tab_frame(paper: QRectF, wide: float) -> QRectF:
    """Return where a tab *wide* px wide hangs from the lower edge of *paper*: below the face."""
    high = _tab_high()
    top = paper.bottom() + _hangs(paper.height()) - high
    return QRectF(paper.left() + px(_TAB_LEFT), top, wide, high)


def _hangs(high: float) -> int:
    """Return how many px a tab reaches below a paper *high* px high; it leaves the face free."""
    chin = (high - px(_FACE) * 1.03) / 2 + px(_CHIN)
    return ceil(max(px(_TAB) / 2, _tab_high() - chin))


def _tab_high() -> int:
    return max(px(_TAB), QFontMetrics(_tab_font()).height() - 2)


def _tab_font() -> QFont:
    return font(Type.CHIP, scale=min(look().text, _MOST * max(1.0, look().art)))


def _letters(name: str, room: float, *, keeps: bool) -> QFont:
    letters = font(Type.SECOND_BUTTON)
    return _smaller(letters, name, room, _LEAST_LARGE if keeps else _LEAST)


def _small(said: str, room: float, *, keeps: bool) -> QFont:
    """Return the letters of what a seat does: for a whole room they give way."""
    return _smaller(font(Type.SMALL), said, room, _LEAST_SAID if keeps else 1.0)


def _smaller(letters: QFont, name: str, room: float, least: float) -> QFont:
    """Return *letters* so small that *name* has *room*, or of the *least* size."""
    fits = shrunk(letters, name, room - 2, QFontMetrics(letters).height()).pointSizeF()
    letters.setPointSizeF(max(fits, letters.pointSizeF() * least))
    return letters


def _name_in(name: str, letters: QFontMetrics, room: int) -> str:
    """Return what of *name* has *room*; too little of it says no more than its letter."""
    cut = letters.elidedText(name, Qt.TextElideMode.ElideRight, room)
    return cut if cut == name or len(cut) > _SHORT else name[:1]
