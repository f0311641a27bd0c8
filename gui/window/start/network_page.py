"""A peer is missing: join by code, and whether the laptops in the room hear each other."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.table.rules import Refusal
from gui.kit.button import Button, ButtonKind, back_button
from gui.kit.card import Bare, Card, Page, Tray, paint_check, scrolled
from gui.kit.chip import Chip, Tone
from gui.kit.dialog import Dialog, read_on
from gui.kit.fills import box_round, draw_with, fill_box, fill_with, print_in, round_pen
from gui.kit.headline import Headline
from gui.kit.layout import LaidOut, nest, spaced
from gui.kit.page_head import lay_wide_head
from gui.kit.painted import Painted
from gui.kit.press import waits
from gui.kit.qr import CodeLetters, Qr
from gui.kit.role_label import role_label
from gui.kit.theme import Px, Type, font, look, px, sized
from gui.kit.tokens import GAP, MARGIN, SMALL, TIGHT, WIDE
from gui.parts.laptop import Submit
from gui.parts.worms import paint_worm
from gui.window.start.code_fields import CodeFields
from gui.window.ways import Ways
from gui.words.join import answer_words, code_refusal_words
from gui.words.network_report import NetworkRow, Weight, rows_of
from gui.words.words import counted, sentence, words
from net.protocol.commands import JoinByCode
from net.protocol.join_code import CodeAnswer, CodeTried, JoinCode, read_join_code

_LEFT, _TOP, _QR, _DISC = 524, 84, 172, 46


class NetworkPage(LaidOut, Page):
    """Joins by code and examines the network; a mistyped code is refused before it is tried."""

    def __init__(self, ways: Ways, submit: Submit, examine: Callable[[], None]) -> None:
        """Try codes by *submit*; *examine* has a look at the network."""
        super().__init__()
        self._submit, self._examine = submit, examine
        self._own: set[str] = set()
        self._back = back_button(ways.back)
        self._title = Headline(words("Join by code"))
        for widget in (self._back, self._title):
            widget.setParent(self)
        self._make_own()
        self._make_other()
        self._make_found()
        self._make_tray()
        self._body = Bare()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._body)
        left = self._left = QVBoxLayout()
        left.addWidget(self._here)
        left.addWidget(self._there, 1)
        nest(self._columns, left)
        self._columns.addWidget(self._hearing, 1)
        self._scroll = scrolled(self._body, self)
        self.setFocusProxy(self.code)
        self._count()

    def _make_own(self) -> None:
        """Make the card with our own code."""
        self._here = Card()
        self._letters, self._picture = CodeLetters("own-code"), Qr(_QR)
        self._others = role_label("small")
        row, card = spaced(QHBoxLayout(), gap=WIDE), QVBoxLayout(self._here)
        row.addWidget(self._picture)
        row.addWidget(self._letters)
        row.addStretch(1)
        self.test = Button(words("Test this laptop"), ButtonKind.QUIET, "lens")
        head = QHBoxLayout()
        head.addWidget(role_label("heading", words("This laptop")), 1)
        head.addWidget(self.test)
        nest(card, head)
        self._how = role_label("quiet")
        card.addWidget(self._how)
        card.addSpacing(px(GAP))
        nest(card, row)
        card.addWidget(self._others)

    def _make_other(self) -> None:
        """Make the card for the other one's code."""
        self._there, self.code = Card(), CodeFields()
        self.code.changed.connect(self._count)
        for field in self.code.fields:
            field.returnPressed.connect(self._try)
        self._answer = role_label("quiet")
        card = QVBoxLayout(self._there)
        card.addWidget(role_label("heading", words("The other laptop")))
        hint = words("Small letters, a dash too many, O for 0: all the same.")
        card.addWidget(role_label("quiet", hint))
        card.addSpacing(px(TIGHT))
        card.addWidget(self.code)
        card.addWidget(self._answer)
        card.addStretch(1)

    def _make_found(self) -> None:
        """Make the card with what the look at the network has found."""
        self._hearing = Card()
        self._state = Chip(words("Listening for some seconds…"))
        self._check = Button(words("Check again"), ButtonKind.QUIET, "turn")
        self._check.chosen.connect(self.check)
        head, card = QHBoxLayout(), QVBoxLayout(self._hearing)
        spaced(head, (GAP, 0, 0, 0), GAP)
        head.addWidget(role_label("heading", words("Do we hear each other?")))
        head.addWidget(self._state)
        head.addStretch(1)
        head.addWidget(self._check)
        spaced(card, (GAP, TIGHT, GAP, GAP))
        card.setSpacing(px(SMALL) - 1)
        nest(card, head)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        nest(card, self._rows)
        card.addStretch(1)

    def _make_tray(self) -> None:
        self._tray = _Tray()
        self._tray.lean_left()
        self._tray.setParent(self)
        self._tray.heading.setProperty("role", "name")
        self._tray.ask(
            words("Still the same room?"), words("A code needs the same Wi-Fi or a cable.")
        )
        self._tray.things.addWidget(_Calling())
        paste = Button(words("Paste"), ButtonKind.QUIET, "log")
        paste.chosen.connect(lambda: self.code.fill(QGuiApplication.clipboard().text()))
        self._go = Button(words("Join"), ButtonKind.BIG)
        self._go.chosen.connect(self._try)
        for button in (paste, self._go):
            self._tray.buttons.addWidget(button)

    # -- codes -------------------------------------------------------------------------------------

    def begin(self, codes: Sequence[JoinCode]) -> None:
        """Show our own *codes*, and look at the network."""
        self.show_codes(codes)
        self.check()

    def show_codes(self, codes: Sequence[JoinCode]) -> None:
        """Show our own codes: the first as a picture too, those of other networks small."""
        self._say("")
        self._own = {code.text for code in codes}
        first, *others = [code.text for code in codes] or [""]
        self._letters.show_code(first)
        self._picture.show_code(first)
        self._how.setText(
            words("Read it aloud, or let a phone take a picture of it.")
            if first
            else words("This laptop is in no network.")
        )
        self._others.setText(
            words("In another network: {codes}", codes=words(" or ").join(others)) if others else ""
        )
        self._others.setVisible(bool(others))

    def take(self, news: CodeTried) -> str:
        """Show what came of a code; return that if a peer was found there."""
        said = answer_words(news)
        self._say(said, is_bad=news.answer is not CodeAnswer.FOUND)
        return said if news.answer is CodeAnswer.FOUND else ""

    def _count(self) -> None:
        """Let the big button count the letters that are missing."""
        missing = self.code.missing
        self._say("")
        self._go.set_icon("pen" if missing else "check")
        self._go.setText(
            counted(missing, "{count} letter to go", "{count} letters to go")
            if missing
            else words("Join")
        )
        why = words("Type the code that the other laptop shows.") if missing else ""
        self._go.bar(why, words("Ask the laptop that shows this code"))
        self._go.updateGeometry()

    def _try(self) -> None:
        code = read_join_code(self.code.text)
        if isinstance(code, Refusal):
            self._say(code_refusal_words(code), is_bad=True)
            return
        if code.text in self._own:
            own = words(
                "This is the code of this laptop: type it on the other one, or type theirs."
            )
            self._say(own, is_bad=True)
            return
        self._say(words("Asking {host}…", host=code.host))
        self._submit(JoinByCode(code))

    def _say(self, said: str, *, is_bad: bool = False) -> None:
        """Say below the fields what has come of the code."""
        self._answer.setProperty("role", "bad" if is_bad else "quiet")
        self._answer.style().polish(self._answer)
        self._answer.setText(sentence(said))

    # -- what is heard -----------------------------------------------------------------------------

    def check(self) -> None:
        """Ask for a look at the network; it takes some seconds."""
        listening = words("Listening for some seconds…")
        self._state.become(listening, Tone.PLAIN)
        self._check.bar(listening)
        self._examine()

    @waits
    def show_examined(self, found: object) -> None:
        """Show what the network check has *found*, an `Examination` from a signal."""
        self._check.bar("")
        rows = rows_of(found)  # type: ignore[arg-type]
        while item := self._rows.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        for place, row in enumerate(rows):
            if place and row.weight is Weight.WELL and rows[place - 1].weight is not Weight.WELL:
                self._rows.addWidget(_Line())
            self._rows.addWidget(_RowCard(row))
        due = sum(row.weight is Weight.DUE for row in rows)
        said = counted(due, "{count} thing to do", "{count} things to do")
        self._state.become(said if due else words("All is well"), Tone.AMBER if due else Tone.GOOD)
        QTimer.singleShot(0, self, self._lay_out)  # once the rows know how high they are

    # -- where everything is -----------------------------------------------------------------------

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        for card, top, foot in (
            (self._here, SMALL, GAP + SMALL),  # a button stands beside the heading
            (self._there, WIDE - SMALL, GAP),
        ):
            layout = card.layout()
            assert layout is not None
            spaced(layout, (WIDE, top, WIDE, foot), 2)
        spaced(self._left, gap=MARGIN)
        spaced(self._columns, (MARGIN, SMALL, MARGIN, SMALL), MARGIN)
        lay_wide_head(self._back, self._title, width - px(232))
        self._tray.lay_out_in(width, height)
        self._here.setMinimumWidth(0)
        least = max(card.minimumSizeHint().width() for card in (self._here, self._there))
        is_narrow = max(least, px(_LEFT)) + self._hearing.minimumSizeHint().width() > width * 0.94
        self._columns.setDirection(
            QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        )
        for card in (self._here, self._there):
            card.setFixedWidth(width - 2 * px(MARGIN) if is_narrow else max(least, px(_LEFT)))
        top = px(_TOP - SMALL)
        self._scroll.setGeometry(0, top, width, self._tray.y() - px(SMALL) - top)
        high = self._body.heightForWidth(width)
        if high > self._scroll.height():  # the bar takes some of the width
            high = self._body.heightForWidth(self._scroll.viewport().width())
        self._body.setMinimumHeight(high)


class _Tray(Tray):
    HIGH, _SAID = Px(104), 1


class _RowCard(Painted, QFrame):
    """One thing that was found."""

    def __init__(self, row: NetworkRow) -> None:
        super().__init__()
        self._row = row
        grid = QGridLayout(self)
        grid.setContentsMargins(px(MARGIN) - 2, px(GAP) - 3, px(MARGIN), px(GAP) - 3)
        spaced(grid, gap=(MARGIN, 0))
        grid.addWidget(_Disc(row.weight), 0, 0)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addWidget(role_label("name", row.title))
        said = role_label("" if row.weight is Weight.DUE else "quiet", row.said)
        lines.addWidget(said)
        nest(grid, lines, 0, 1)
        said.setVisible(bool(row.said))
        grid.setColumnStretch(1, 1)
        if row.how:
            kind = ButtonKind.SECOND if row.weight is Weight.DUE else ButtonKind.QUIET
            button = Button(words("Show how"), kind, "help")
            button.chosen.connect(partial(_show_how, self, row))
            grid.addWidget(button, 0, 2)

    def paint(self, painter: QPainter) -> None:
        if self._row.weight is Weight.DUE:
            fill_box(painter, QRectF(self.rect()), px(GAP), look().theme.mint)


def _show_how(parent: QWidget, row: NetworkRow) -> None:
    """Show how what is to do is done."""
    read_on(Dialog(parent, row.title, row.said, 640), row.how, words("Close"))


class _Disc(Painted, QWidget):
    """A sign for how much a row matters, on a disc."""

    def __init__(self, weight: Weight) -> None:
        super().__init__()
        self._weight = weight
        self.setFixedSize(sized(_DISC))

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        ground, ink, sign = {
            Weight.DUE: (now.act, now.onact, "!"),
            Weight.MAYBE: (now.amberpale, now.amberink, "?"),
            Weight.WELL: (now.goodpale, now.good, ""),
        }[self._weight]
        fill_with(painter, ground)
        frame = QRectF(self.rect())
        painter.drawEllipse(frame)
        if sign:
            print_in(painter, frame, sign, font(Type.HEADING, scale=look().art), ink)
        else:
            paint_check(painter, frame, ink)


class _Line(Painted, QWidget):
    """The line above what is well."""

    has_smooth_edges = False

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(px(6))

    def paint(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(look().theme.line), 1.5))
        middle, edge = self.height() / 2, px(MARGIN)
        painter.drawLine(QPointF(edge, middle), QPointF(self.width() - edge, middle))


class _Calling(Painted, QWidget):
    """A worm that calls across the table."""

    _PLACES = ((22, -2), (55, 3), (88, 1), (121, -7), (154, -11), (187, -7), (220, -2))

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(sized(300, 72))

    def paint(self, painter: QPainter) -> None:
        middle = self.height() / 2
        places = [QPointF(px(x), middle + px(y) + 2) for x, y in self._PLACES]
        paint_worm(painter, None, places, px(17), 12)
        draw_with(painter, round_pen(look().theme.edge, px(4)))
        for radius in (16, 34, 50):
            ring = box_round(QPointF(px(236), middle), 2 * px(radius))
            painter.drawArc(ring, -30 * 16, 60 * 16)
