"""All parts in all their states on one sheet, as the art direction shows them."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QListWidget, QWidget

from core.table.looks import BY_SEAT
from gui.kit.art import paint_foot_shadow, paint_icon, paint_picture, paint_shadows
from gui.kit.button import Button, ButtonKind, IconButton
from gui.kit.card import Card
from gui.kit.chip import Chip, Tone
from gui.kit.controls import Choice, Field, Stepper, Switch, Tabs
from gui.kit.dialog import Question
from gui.kit.focus import RING, use_keys, use_mouse
from gui.kit.label import Label
from gui.kit.sentence import Sentence
from gui.kit.theme import look
from gui.parts.badge import Badge, BadgeState
from gui.parts.chance_chart import Chances, Curve, SeatChances, Turning
from gui.parts.dice import Envelope, paint_dent, paint_die, paint_envelope
from gui.parts.marked_worm import Mark
from gui.parts.news import News, Toast
from gui.parts.timeline import Timeline
from gui.parts.wormline import WormSlider
from gui.parts.worms import MOODS, paint_face, paint_worm_row
from gui.report.review_text import BidRow, FaceOdds, ReviewLine, Round
from gui.window.past.bid_table import BidTable
from gui.words.mark_kinds import MarkKind

SIZE = (1280, 2440)
NAMES = ("Ann", "Ben", "Cem", "Dora", "Eve")
_COLUMNS = (250, 440, 630, 820, 1010)
"""Where the states of a key stand: normal, hovered, pressed, focused, barred."""
_ORGANS = ("eye", "mouth", "tail", "collar", "brain", "heart")


class Gallery(QWidget):
    """The sheet; `picture` draws it, each part in its state."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(*SIZE)
        self._focused: list[QWidget] = []
        self._paint: list[Callable[[QPainter], None]] = []
        for section in (
            self._buttons, self._chips, self._badges, self._things, self._controls, self._lines,
            self._told, self._worms, self._review,
        ):  # fmt: skip
            section()

    def picture(self) -> QPixmap:
        """Return the sheet; what has the keys is drawn while it has them, for one part can."""
        self.show()
        self.activateWindow()
        QApplication.processEvents()
        use_mouse()
        QApplication.setActiveWindow(self)
        self.setFocus()
        sheet = self.grab()
        for widget in self._focused:
            widget.setFocus()
            use_keys()
            painter = QPainter(sheet)
            painter.drawPixmap(widget.pos(), self.grab(widget.geometry()))
            painter.end()
        use_mouse()
        return sheet

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a light ground and what is no widget."""
        painter, now = QPainter(self), look().theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(now.table))
        light = QColor(now.paper)
        light.setAlphaF(0.55)
        painter.fillRect(self.rect(), light)
        paint_shadows(painter, [one for one in self.children() if isinstance(one, QWidget)])
        for paint in self._paint:
            painter.save()
            paint(painter)
            painter.restore()
        painter.end()

    def _place(self, widget: QWidget, x: int, y: int, ring: int = RING) -> None:
        """Put *widget* where its face begins at *x*, *y*."""
        widget.setParent(self)
        widget.move(x - ring, y - ring)
        if not isinstance(widget, Card):
            widget.resize(widget.sizeHint())

    def _head(self, said: str, y: int, x: int = 32) -> None:
        label = Label(said)
        label.setProperty("role", "heading")
        self._place(label, x, y, 0)

    def _say(self, said: str, x: int, y: int, role: str = "small") -> None:
        label = Label(said)
        label.setProperty("role", role)
        self._place(label, x, y, 0)

    # -- sections ---------------------------------------------------------------------------------

    def _buttons(self) -> None:
        title = Label("Worm Up! components")
        title.setProperty("role", "title")
        self._place(title, 32, 24, 0)
        states = ("normal", "hover", "pressed", "focus", "barred")
        for x, state in zip(_COLUMNS, states, strict=True):
            self._say(state, x, 84)
        rows: Sequence[tuple[str, int, Callable[[], Button]]] = (
            ("Primary key", 112, lambda: Button("Seal", ButtonKind.PRIMARY, "seal")),
            ("Secondary key", 188, lambda: Button("Undo", ButtonKind.SECOND, "undo")),
            ("Quiet key", 264, lambda: Button("Rules", ButtonKind.QUIET, "help")),
            ("Icon key", 341, lambda: IconButton("log", "Log")),
        )
        for said, y, make in rows:
            self._say(said, 32, y + 8, "strong")
            for x, state in zip(_COLUMNS, states, strict=True):
                button = make()
                self._place(button, x, y)
                if button.text() in {"Seal", "Undo"}:
                    button.resize(160 + 2 * RING, button.height())
                self._pose(button, state)

    def _pose(self, button: Button, state: str) -> None:
        if state == "hover":
            middle = QPointF(button.rect().center())
            QApplication.sendEvent(button, QEnterEvent(middle, middle, middle))
        elif state == "pressed" and isinstance(button, IconButton):
            button.setCheckable(True)
            button.setChecked(True)
        elif state == "pressed":
            button.setDown(True)
        elif state == "focus":
            self._focused.append(button)
        elif state == "barred":
            button.bar("Not yet")

    def _chips(self) -> None:
        self._head("Chip", 430)
        x = 32
        for said, tone, icon in (
            ("4 players", Tone.PLAIN, ""),
            ("All", Tone.ON, ""),
            ("2 of 4 are here", Tone.PEOPLE, "people"),
            ("Not finished", Tone.AMBER, "wait"),
            ("Checks", Tone.GOOD, "check"),
            ("Ends at round 7", Tone.BAD, "x"),
            ("Dora", Tone.OPEN, "wait"),
        ):
            chip = Chip(said, tone, icon)
            self._place(chip, x, 468, 0)
            x += chip.width() + 10

    def _badges(self) -> None:
        self._head("Seat badge", 522)
        states = (
            BadgeState(
                "choosing", "thinks", is_turn=True, rests="4", thing=_envelope(0, Envelope.PLACE)
            ),
            BadgeState("sealed", "content", thing=_envelope(1, Envelope.SEALED)),
            BadgeState("silent, 1:35", "sleeps", thing=_envelope(2, Envelope.PLACE)),
            BadgeState("bumped", "dizzy", thing=_die(3, "6", -12)),
            BadgeState("moves 1st", "happy", thing=_die(4, "4", 0)),
        )
        for seat, state in enumerate(states):
            badge = Badge(BY_SEAT[seat], NAMES[seat], NAMES[seat][0], is_you=seat == 0)
            badge.show_state(state)
            self._place(badge, 32 + 246 * seat, 562)
            badge.resize(232 + 2 * RING, badge.height())

    def _things(self) -> None:
        self._head("Envelope", 640)
        self._head("Die", 640, 560)
        wide = 130
        for at, state in enumerate((Envelope.PLACE, Envelope.SEALED, Envelope.OPEN)):
            frame = QRectF(32 + 160 * at, 724, wide, wide * 0.7)
            self._paint.append(partial(_show_envelope, frame=frame, state=state))
        for at, said in enumerate(("waiting", "sealed", "open")):
            self._say(said, 66 + 160 * at, 826)
        self._paint.append(_show_dice)
        for x, said in ((569, "normal"), (672, "hover"), (777, "chosen"), (880, "sleeps"),
                        (1000, "Cozy"), (1140, "brain-turned")):  # fmt: skip
            self._say(said, x, 792)
        self._head("Organs and signs", 872)
        self._paint.append(_show_organs)

    def _controls(self) -> None:
        self._head("Field", 1000)
        self._head("Stepper, switch, tabs", 1000, 560)
        for x, y, said in (
            (32, 1039, "Ann"),
            (282, 1039, "Ann "),
            (32, 1103, "Ann of the far woods"),
        ):
            field = Field(said)
            self._place(field, x, y)
            field.resize(230 + 2 * RING, field.height())
            if x > 200:
                self._focused.append(field)
            if y > 1050:
                field.refuse("Ben has the same name")
        stepper = Stepper(1, 5)
        stepper.set_value(3)
        self._place(stepper, 560, 1040, 0)
        sound, calm = Switch("Sound"), Switch("Calm motion")
        sound.setChecked(True)
        self._place(sound, 724, 1048)
        self._place(calm, 860, 1048)
        self._place(Tabs(["The race", "The X", "Keys"]), 560, 1106, 0)
        self._place(Tabs(["As the system", "Day", "Evening"], ["", "sun", "moon"]), 860, 1106, 0)
        size = Stepper(50, 200, lambda number: f"{number} %", "A")
        size.set_value(100)
        self._place(size, 1060, 1040, 0)
        self._place(Choice(["English", "Deutsch"]), 1120, 1108)

    def _lines(self) -> None:
        self._head("Timeline, slider, progress", 1192)
        for y, torn in ((1230, 0), (1384, 26)):
            card = Card(24)
            card.setGeometry(16, y, 1248, 138)
            card.setParent(self)
            line = Timeline()
            line.setParent(card)
            line.setGeometry(0, 0, 1248, 138)
            line.show_steps(
                41,
                [
                    Mark(5, "bump", MarkKind.BUMP), Mark(14, "bump", MarkKind.BUMP),
                    Mark(18, "swing", MarkKind.SWING), Mark(24, "silence", MarkKind.SILENCE),
                    Mark(30, "news"), Mark(41, "finish", MarkKind.FINISH),
                ],
                [(1 + round(4.5 * number), str(number)) for number in range(1, 9)],
                torn,
            )  # fmt: skip
            line.go(torn or 35)
        slider = WormSlider(40, 80, has_flag=True)
        slider.setParent(self)
        slider.setValue(61)
        slider.setGeometry(32, 1536, 320, 48)

    def _told(self) -> None:
        self._head("News, toast, dialog", 1592)
        news, toast = News(self), Toast(self)
        news.lay_out_in(SIZE[0], 1632)
        news.tell("Cem moved 4, now 458 mm from the thread", 2)
        toast.say("Picture saved", "check")
        shade = news.geometry().top()
        news.move(32 - 24, shade)
        toast.move(32 - 24, 1690 - 24)
        self._host = QWidget()
        self._host.resize(760, 300)
        question = Question(
            self._host,
            "Leave the table?",
            "Your worm stays and dozes. You can come back as long as the others play.",
            ("Stay", "Leave for now"),
            "Leave for good…",
        )
        question.show()
        self._paint.append(lambda painter: painter.drawPixmap(516, 1592, self._host.grab()))
        rows = QListWidget()
        rows.addItems(["Ben", "Cem"])
        rows.setCurrentRow(1)
        self._place(rows, 32, 1760, 0)
        rows.resize(480, 120)

    def _worms(self) -> None:
        self._head("Worms", 1900)
        self._paint.append(_show_worms)

    def _review(self) -> None:
        self._head("Review", 1900, 616)
        chances = Chances()
        self._place(chances, 616, 1940, 0)
        chances.resize(632, chances.height())
        chances.show_curve(_curve(), "")
        bids = BidTable(_round(), BY_SEAT)
        self._place(bids, 32, 2250, 0)
        sentence = Sentence(
            "You bid 5 and bumped into Ben; 7 alone would have won 31 % more.",
            lambda painter, frame: paint_face(painter, frame, BY_SEAT[0], "dizzy"),
            (32, 33),
        )
        self._place(sentence, 700, 2250)
        sentence.resize(548, sentence.heightForWidth(548))
        focused = Sentence("Cem moved 6: the best place for it.")
        self._place(focused, 700, 2330)
        focused.resize(548, focused.heightForWidth(548))
        self._focused.append(focused)


def _curve() -> Curve:
    """Return the chances of three in a race that one of them nearly won."""
    firsts = (33, 30, 36, 41, 38, 52, 61, 58, 30, 12, 4, 0)
    rows = [
        SeatChances(step, (first / 100, (100 - first) * 0.006, (100 - first) * 0.004))
        for step, first in enumerate(firsts, 1)
    ]
    rounds = tuple((1 + 3 * number, str(number + 1)) for number in range(4))
    return Curve(tuple(rows), (Turning(8, "Ben swings the line away"),), NAMES[:3], rounds)


def _round() -> Round:
    """Return a round in which two bump, one did best, and a face rested."""
    won = (
        ((18, 20), (12, 21), None),
        ((22, 24), (12, 19), (31, 27)),
        ((25, 25), (28, 33), (40, 38)),
    )
    rows = []
    for seat, (cells, made, best) in enumerate(zip(won, (1, 1, 2), (0, 2, 2), strict=True)):
        shown = tuple(
            cell and FaceOdds(*cell, is_made=at == made, is_best=at == best)
            for at, cell in enumerate(cells)
        )
        rows.append(BidRow(seat, NAMES[seat], "567"[made], seat < 2, shown))
    return Round("Round 4", ReviewLine(""), tuple("567"), tuple(rows), "", ())


def _envelope(seat: int, state: Envelope) -> Callable[[QPainter, QRectF], None]:
    def paint(painter: QPainter, frame: QRectF) -> None:
        high = frame.width() * 0.7
        place = QRectF(frame.left(), frame.center().y() - high / 2, frame.width(), high)
        if state is not Envelope.PLACE:
            paint_foot_shadow(painter, place)
        paint_envelope(painter, place, BY_SEAT[seat], state, NAMES[seat][0])

    return paint


def _die(seat: int, face: str, turn: float) -> Callable[[QPainter, QRectF], None]:
    def paint(painter: QPainter, frame: QRectF) -> None:
        painter.translate(frame.right() - 20, frame.center().y())
        paint_foot_shadow(painter, QRectF(-20, -21.6, 40, 43.2))
        painter.rotate(turn)
        paint_die(painter, QRectF(-20, -21.6, 40, 43.2), face, BY_SEAT[seat])

    return paint


def _show_envelope(painter: QPainter, frame: QRectF, state: Envelope) -> None:
    if state is not Envelope.PLACE:
        paint_foot_shadow(painter, frame)
    paint_envelope(painter, frame, BY_SEAT[4], state, "E")
    if state is Envelope.OPEN:
        paint_die(painter, QRectF(frame.left() + 30, frame.top() - 23, 70, 76), "5", BY_SEAT[4])
        paint_envelope(painter, frame, BY_SEAT[4], Envelope.FRONT)


def _show_dice(painter: QPainter) -> None:
    top = 701
    for x, up in ((560, 0), (664, 6), (872, 0), (990, 0), (1080, 0), (1170, 0)):
        paint_foot_shadow(painter, QRectF(x, top - up, 72, 78))
    paint_die(painter, QRectF(560, top, 72, 78), "6", BY_SEAT[0])
    paint_die(painter, QRectF(664, top - 6, 72, 78), "6", BY_SEAT[0])
    paint_dent(painter, QRectF(768, top, 72, 78), is_chosen=True)
    paint_die(painter, QRectF(872, top, 72, 78), "6", BY_SEAT[0], is_asleep=True)
    for at, (organ, turned) in enumerate((("eye", ""), ("mouth", ""), ("tail", "-turned"))):
        frame = QRectF(990 + 90 * at, top, 72, 78)
        paint_picture(painter, f"die-cozy{turned}", frame)
        paint_picture(
            painter, f"organ-{organ}-bare", QRectF(frame.left() - 4, frame.top() - 9, 80, 80)
        )


def _show_organs(painter: QPainter) -> None:
    for at, organ in enumerate(_ORGANS):
        paint_picture(painter, f"organ-{organ}", QRectF(38 + 72 * at, 908, 68, 68))
    paint_picture(painter, "organ-ready", QRectF(482, 908, 68, 68))
    paint_picture(painter, "organ-heart-bare", QRectF(482, 908, 68, 68))
    paint_picture(painter, "organ-eye", QRectF(554, 908, 68, 68))
    paint_picture(painter, "organ-done", QRectF(554, 908, 68, 68))
    paint_picture(painter, "apple", QRectF(626, 908, 68, 68))
    paint_picture(painter, "rock", QRectF(698, 908, 68, 68))
    icons = (
        "log", "past", "help", "menu", "aa", "sound", "moon", "globe", "undo", "redo", "flip",
        "seal", "swing", "flag", "shelf", "qr", "people", "save", "compare", "folder", "bot",
        "door",
    )  # fmt: skip
    for at, icon in enumerate(icons):
        frame = QRectF(800 + 40 * (at % 11), 914 + 40 * (at // 11), 24, 24)
        paint_icon(painter, icon, frame)


def _show_worms(painter: QPainter) -> None:
    for at, worm in enumerate((*BY_SEAT, None)):
        for place, mood in enumerate(MOODS):
            frame = QRectF(32 + 46 * place, 1940 + 46 * at, 42, 43.4)
            paint_face(painter, frame, worm, mood)
        letter = "" if worm is None else NAMES[at][0]
        paint_worm_row(
            painter,
            QRectF(372, 1940 + 46 * at, 222, 42),
            worm,
            letter,
        )
