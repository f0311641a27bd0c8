"""The six faces of a die as a fan under it: what each opens more than now, and what pays for it.

Law: it offers exactly the legal changes of the die, one payer at a time (C4.2); a coin pays first,
for it is gone after the hour anyway. Nothing of the rows moves before something is drawn.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from core.cozy.decisions import ChangeDie, FillBrain
from core.cozy.grid import Cell
from core.cozy.turn import Turn
from core.cozy.worm import OrganKind
from gui.cozy.hour.amber_thread import AmberThread
from gui.cozy.hour.coin import paint_coin
from gui.cozy.hour.decider import Decider
from gui.cozy.hour.die_face import DieFace
from gui.cozy.hour.elide import WRAPPED, fitted
from gui.cozy.hour.fan_face import FanFace
from gui.cozy.hour.fan_room import FanRoom
from gui.cozy.hour.opening_more import opened
from gui.cozy.hour.passing import Move, Passing, fold, jump, pay
from gui.cozy.sheet.organ import OrganState, paint_organ
from gui.cozy.sheet_words import face_words, hour_name, space_words, turning_words
from gui.kit.art import HIGH, paint_shadow
from gui.kit.clock import Glide
from gui.kit.fills import fill_box
from gui.kit.focus import follow_keys, keys_lead, use_keys
from gui.kit.key_cap import cap_width, caps_are_shown, paint_cap
from gui.kit.painted import Painted
from gui.kit.printed import printed
from gui.kit.theme import Type, font, look, px
from gui.kit.tokens import BUTTON, CARD, MARGIN, SMALL, TIGHT
from gui.words.words import words

_POINT = 12
_APART_MS, _LAND_MS = 30, 200
_WAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class TurnableDie(NamedTuple):
    """A die that may be turned at *turn*, by *changes* alone."""

    turn: Turn
    die: int
    changes: tuple[ChangeDie | FillBrain, ...]

    def payers(self) -> list[Cell | None]:
        """Return what can pay: None is a coin, a space the brain on it."""
        found = {None if isinstance(one, ChangeDie) else one.cell for one in self.changes}
        return sorted(found, key=lambda cell: (cell is not None, cell or Cell(0, 0)))

    def change(self, to: int, payer: Cell | None) -> ChangeDie | FillBrain | None:
        """Return the decision that turns the die *to* that face and lets *payer* pay."""
        for one in self.changes:
            cell = one.cell if isinstance(one, FillBrain) else None
            if one.to == to and cell == payer:
                return one
        return None

    def costs_words(self, payer: Cell | None) -> str:
        """Return what it costs if *payer* pays."""
        if payer is None:
            hour = hour_name(self.turn.sheet.hours[self.turn.hour - 1])
            return words("It costs the coin of {hour}, gone after this hour anyway", hour=hour)
        space = space_words(payer)
        return words("It costs the brain on {space}: filled in, for good", space=space)


class DieFan(Painted, QWidget):
    """Hangs from a die over the hand until a face is chosen, or it is closed."""

    def __init__(self, decider: Decider, over: QWidget) -> None:
        super().__init__(over)
        self._decider = decider
        self._asked: TurnableDie | None = None
        self._payers: list[Cell | None] = []
        self._payer = 0
        self._room: FanRoom | None = None
        self.die: DieFace | None = None
        """The die whose faces lie open, or lay open last."""
        self.where: Callable[[Cell], QRectF | None] = lambda _: None
        """Returns where a space is seen in what the fan lies on."""
        self.said: Callable[[str], None] = lambda _: None
        """Tells what was done to who does not see it."""
        self.faces = tuple(FanFace(to) for to in range(1, 7))
        for face in self.faces:
            face.setParent(self)
            face.pointed.connect(self._point)
            face.chosen.connect(partial(self._choose, face))
            face.barred.connect(decider.refuse)
            face.installEventFilter(self)
        self._thread, self._passing = AmberThread(over), Passing(over)
        self._spread = Glide(self, _APART_MS * len(self.faces) + _LAND_MS)
        self._spread.valueChanged.connect(self._lay_faces)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        follow_keys(self)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether it is open."""
        return self._asked is not None

    @property
    def payer(self) -> Cell | None:
        """The space of the brain that pays; None for a coin."""
        return self._payers[self._payer] if self._payers else None

    def open(self, asked: TurnableDie, die: DieFace, payer: Cell | None = None) -> None:
        """Open under *die*; *payer* pays at first, if it can."""
        self._asked, self.die, self._payers = asked, die, asked.payers()
        self._payer = self._payers.index(payer) if payer in self._payers else 0
        self.setAccessibleName(turning_words(asked.die))
        die.fan_out(is_fanned=True)
        if not look().is_calm:
            self._spread.start()
        self.lay_out()
        self._show_faces()
        self.show()
        self.raise_()
        first = next(face for face in self.faces if not face.why)
        (first if keys_lead() else self).setFocus(Qt.FocusReason.PopupFocusReason)

    def skip(self) -> None:
        """Let the faces lie on their places at once."""
        self._spread.stop()
        self._lay_faces()

    def close_fan(self, *moves: Move) -> None:
        """Close, and give the keys back to the die; *moves* show what was done."""
        if self._asked is None:
            return
        if (over := self.parentWidget()) is not None and self.die is not None and self.isVisible():
            end = QPointF(self.die.mapTo(over, self.die.rect().center()))
            folds = fold(self.grab(), QRectF(self.geometry()), end)
            self._passing.begin(folds, *moves)
        self._asked, die = None, self.die
        if die is not None:
            die.fan_out(is_fanned=False)
        self._spread.stop()
        self.hide()
        self._thread.tie(None, QPointF())
        self._decider.preview(None)
        if die is not None and keys_lead():
            die.setFocus(Qt.FocusReason.PopupFocusReason)

    def pay_with(self, at: Cell) -> bool:
        """Let the brain *at* a space pay, and return whether it can."""
        if at not in self._payers:
            return False
        self._payer = self._payers.index(at)
        self._show_faces()
        return True

    def _show_faces(self) -> None:
        """Show what each face opens while this one pays."""
        if (asked := self._asked) is None:
            return
        for face in self.faces:
            change = asked.change(face.to, self.payer)
            found = opened(asked.turn, change) if change else None
            face.show_face(asked.turn, asked.die, found, asked.costs_words(self.payer))
        self._tie()
        self._point()
        self.update()

    def _pointed(self) -> FanFace | None:
        """Return the face under the pointer, or else the one with the keys."""
        free = [face for face in self.faces if not face.why]
        over = next((face for face in free if face.is_over), None)
        return over or next((face for face in free if face.hasFocus()), None)

    def _point(self) -> None:
        """Show on the sheet what the face that is pointed at opens."""
        face, asked = self._pointed(), self._asked
        for one in self.faces:
            one.light(is_lit=one is face)
        if asked is not None:
            self._decider.preview(asked.change(face.to, self.payer) if face else None)

    def _choose(self, face: FanFace) -> None:
        asked = self._asked
        change = asked.change(face.to, self.payer) if asked else None
        if asked is None or change is None:
            return
        payer, die, room, over = self.payer, self.die, self._room, self.parentWidget()
        frame = self.where(payer) if payer is not None else None
        shown = face_words(asked.turn, asked.die, face.to)
        done = words("It is {face} now.", face=shown)
        if payer is not None:
            done = words("It is {face} now. Brain on {space} filled in.",
                         face=shown, space=space_words(payer))  # fmt: skip
        moves: list[Move] = []
        if die is not None and room is not None and over is not None:
            corner, lies = QPointF(room.frame.topLeft()), die.frame()
            lies.translate(QPointF(die.mapTo(over, QPoint())))
            way = face.frame().translated(QPointF(face.mapTo(over, QPoint()))), lies
            moves = [
                pay(frame, room.payer.center() + corner, lies.center()),
                jump(asked.turn.sheet, asked.die, face.to, way),
            ]
        self.close_fan(*moves)
        self._decider.decide(change)
        self.said(done)

    def _tie(self) -> None:
        """Tie the brain that pays to the line that says so."""
        if (room := self._room) is not None:
            frame = self.where(self.payer) if self.payer is not None else None
            end = QPointF(room.frame.topLeft()) + QPointF(room.paper.left(), room.pays.center().y())
            self._thread.tie(frame, end)
            self.raise_()

    # where everything is

    def lay_out(self) -> None:
        """Hang from the die, within what the fan lies on."""
        over, die = self.parentWidget(), self.die
        hand = die.parentWidget() if die is not None else None
        if self._asked is None or over is None or die is None or hand is None:
            return
        around, foot = px(MARGIN), QPointF(die.width() / 2, die.height())
        place = QRect(hand.mapTo(over, QPoint()), hand.size()).adjusted(-around, 0, around, 0)
        self._room = room = FanRoom(place, QPointF(die.mapTo(over, foot.toPoint())), over.size())
        self.setGeometry(room.frame)
        self._thread.setGeometry(over.rect())
        for number, face in enumerate(self.faces):
            face.lean(room.lean(number), is_listed=room.is_list)
        self._lay_faces()
        self._tie()

    def _lay_faces(self) -> None:
        """Put each face on its place, or on its way there from the die."""
        if self._room is None:
            return
        gone = float(self._spread.duration())
        if self._spread.is_running:
            gone *= float(self._spread.currentValue())
        for number, face in enumerate(self.faces):
            share = min(1.0, max(0.0, (gone - number * _APART_MS) / _LAND_MS))
            face.setGeometry(self._room.face(number, share))

    def paint(self, painter: QPainter) -> None:
        room, asked = self._room, self._asked
        if room is None or asked is None:
            return
        now, art, paper = look().theme, look().art, room.paper
        paint_shadow(painter, paper, round(CARD * art), HIGH)
        fill_box(painter, paper, CARD * art, now.paper)
        if room.die.y() <= paper.top() + 1:
            at, reach, foot = room.die.x(), _POINT * art, paper.top() + 1
            corners = [QPointF(at - reach, foot), QPointF(at, foot - reach)]
            painter.drawPolygon(QPolygonF([*corners, QPointF(at + reach, foot)]))
        fill_box(painter, room.pays, BUTTON * art, now.amberpale)
        if self.payer is None:
            paint_coin(painter, room.payer, is_there=True)
        else:
            paint_organ(painter, room.payer, OrganKind.BRAIN, OrganState.READY)
        right = room.pays.right() - TIGHT * art
        if caps_are_shown() and look().art >= 1 and not room.is_list:
            caps = ["1\u20136", *(["B"] if len(self._payers) > 1 else []), words("Esc")]
            right = _paint_caps(painter, caps, right, room.pays.center().y())
        left = room.payer.right() + TIGHT * art
        inside = QRectF(left, room.pays.top(), right - left, room.pays.height())
        _write(painter, inside, asked.costs_words(self.payer))

    # keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._obey(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._obey(event):
            super().keyPressEvent(event)

    def _obey(self, event: QKeyEvent) -> bool:
        key = printed(event)
        if key == Qt.Key.Key_Escape:
            self.close_fan()
        elif key == Qt.Key.Key_B:
            self._payer = (self._payer + 1) % max(1, len(self._payers))
            self._show_faces()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_6:
            _go(self.faces[key - Qt.Key.Key_1])
        elif event.key() in _WAYS:
            self._step(is_next=_WAYS[Qt.Key(event.key())] > 0)
        else:
            return False
        return True

    def _step(self, *, is_next: bool) -> None:
        """Go to the face after, or before, the one with the keys."""
        free = [face for face in self.faces if not face.why]
        here = next((at for at, face in enumerate(free) if face.hasFocus()), -1 if is_next else 0)
        _go(free[(here + (1 if is_next else -1)) % len(free)])


def _go(face: FanFace) -> None:
    """Give the keys to *face*, if it can be chosen."""
    if not face.why:
        use_keys()
        face.setFocus(Qt.FocusReason.TabFocusReason)


def _paint_caps(painter: QPainter, caps: list[str], right: float, middle: float) -> float:
    """Paint the *caps* of keys in a row that ends at *right*; return where it begins."""
    high = px(30)
    for said in reversed(caps):
        wide = cap_width(said)
        right -= wide
        paint_cap(painter, QRectF(right, middle - high / 2, wide, high), said)
        right -= SMALL
    return right


def _write(painter: QPainter, room: QRectF, said: str) -> None:
    """Write what it costs, in one line if there is room."""
    wide = QFontMetrics(font(Type.STRONG)).horizontalAdvance(said)
    letters, said = fitted((Type.STRONG if wide <= room.width() else Type.CHIP,), said, room)
    painter.setFont(letters)
    painter.setPen(QColor(look().theme.amberink))
    painter.drawText(room, WRAPPED | int(Qt.AlignmentFlag.AlignVCenter), said)
