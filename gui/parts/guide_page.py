"""How to play a game: four pictures that move, a few words each; and all of it to read.

Law: the game supplies what is shown; here it is only laid out. Nothing moves unless it is seen.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QHideEvent,
    QPainter,
    QPen,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QSpacerItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from gui.kit.art import blank, paint_wood
from gui.kit.bookmarks import Bookmark, Bookmarked
from gui.kit.button import Button, ButtonKind, back_button
from gui.kit.card import Bare, Card, Page, Tray, scrolled
from gui.kit.clock import Timer
from gui.kit.controls import Tabs
from gui.kit.dialog import ask
from gui.kit.fills import fill_box, print_in, rounded
from gui.kit.focus import RING
from gui.kit.label import Label
from gui.kit.layout import LaidOut, Scaled, nest, spaced
from gui.kit.painted import Painted, placed
from gui.kit.role_label import role_label
from gui.kit.scroll import Scroll
from gui.kit.theme import Type, font, look, px
from gui.kit.tokens import GAP, MARGIN, SMALL, TIGHT, TILE, WIDE
from gui.parts.contents import Contents, ContentsPart, Paint, Panel
from gui.parts.pictures import ask_and_save, save_text
from gui.parts.printing import rules_page, sheets_page
from gui.words.words import labelled, words

LOOP_MS, _FRAME_MS = 2400, 40
Deed: TypeAlias = tuple[str, Callable[[], object]]
"""What a button says, and what it leads to."""
_TELLING = 0.75
"""The share at which a loop stands if nothing may move."""
_LARGE = 1.5
"""From this size of text on cards stand two by two, and the page scrolls."""
_LEAST, _LEAST_LARGE, _BROAD = 130, 230, 1.15
"""The least height of a picture in px at art 1, and how much wider than high it is drawn."""
_PICTURE_LINES = 2.6
"""The height of a small picture, in lines of text."""
_NUMBER, _OUT = 46, (6, 9)
"""The disc with the number of a picture, and how far it stands out of its card, in px at art 1."""
_TITLE, _ICONS = 250, 4 * 44 + 3 * 8
"""The least room for the title, and that of the window's icons, in px at art 1."""


class GuidePage(Bookmarked, LaidOut, Page):
    """Shows *contents*; its last key leads to a game for practice."""

    lays_at_once = True

    def __init__(
        self,
        contents: Contents,
        leave: Callable[[], object],
        practice: Sequence[Deed] = (),
        rest: str = "",
        other: Deed | None = None,
    ) -> None:
        """Show *contents*; of the buttons that lead to *practice* the first is the largest.

        *rest* is what practice shows, in a sentence; *other* leads to how the other game is played.
        """
        super().__init__()
        self._contents = contents
        self._tabs = Tabs([chapter.tab for chapter in contents.chapters])
        self._title = role_label("title", words("How to play"), wraps=False)
        self._back = back_button(leave)
        self._sheets = QStackedWidget()
        self.bookmark = Bookmark(self._sheets.currentIndex, self._sheets.setCurrentIndex)
        for chapter in contents.chapters:
            is_strip = bool(chapter.panels)
            strip = scrolled(_Strip(chapter.panels), self) if is_strip else _Text(chapter.parts)
            self._sheets.addWidget(strip)
        self._all = _Text(contents.parts)
        self._sheets.addWidget(self._all)
        self._tabs.chosen.connect(self._sheets.setCurrentIndex)
        self._tray = Tray()
        self._tray.setParent(self)
        self._fill_tray(leave, practice, rest, other)
        self._head, first = QBoxLayout(QBoxLayout.Direction.LeftToRight), QHBoxLayout()
        first.addWidget(self._back)
        first.addWidget(self._title)
        first.addStretch(1)
        nest(self._head, first)
        self._head.addWidget(self._tabs)
        self._head.addStretch(1)
        for row in (self._head, first):
            spaced(row, gap=TIGHT)
        self._column = QVBoxLayout(self)
        nest(self._column, self._head)
        self._column.addWidget(self._sheets, 1)
        self.setFocusProxy(self._tabs)
        self._lay_out()

    def _fill_tray(
        self, leave: Callable[[], object], practice: Sequence[Deed], rest: str, other: Deed | None
    ) -> None:
        self._tray.ask(words("That is all of it"), rest)
        read = Button(words("Read it all"), ButtonKind.QUIET, "log")
        read.chosen.connect(lambda: self._sheets.setCurrentWidget(self._all))
        if other:
            said, do = other
            change = Button(said, ButtonKind.QUIET, "swing")
            change.chosen.connect(do)
            self._tray.buttons.addWidget(change)
        self._tray.buttons.addWidget(read)
        show = Button(words("Print…"), ButtonKind.QUIET, "save")
        show.chosen.connect(self._print)
        self._tray.buttons.addWidget(show)
        for number, (said, do) in reversed([*enumerate(practice)]):
            play = Button(
                said,
                ButtonKind.QUIET if number else ButtonKind.BIG,
                "thinking" if number else "race",
            )
            play.chosen.connect(do)
            self._tray.buttons.addWidget(play)
        if not practice:
            go_on = Button(words("Back to the table"), ButtonKind.BIG, "play")
            go_on.chosen.connect(leave)
            self._tray.buttons.addWidget(go_on)

    def _print(self) -> None:
        """Save the rules, or empty sheets, as a page to print, and open it."""
        contents, blanks = self._contents, self._contents.blanks
        name, page = words("Rules of {game}", game=contents.game), partial(rules_page, contents)
        if blanks is not None:
            said = words("A page for your browser is saved; print it from there.")
            answers = words("Cancel"), words("The rules")
            sheets = words("Empty sheets")
            wanted = ask(self, words("What shall be printed?"), said, answers, sheets)
            if not wanted:
                return
            if wanted > 1:
                name = words("Sheets of {game}", game=contents.game)
                page = partial(sheets_page, contents, blanks())
        path = ask_and_save(self, f"{name}.html", lambda to: save_text(to, page()))
        if path is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))

    def _lay_out(self) -> None:
        self._tray.lay_out_in(self.width(), self.height())
        margin = px(MARGIN)
        title, tabs = self._title.sizeHint().width(), self._tabs.sizeHint().width()
        room = self.width() - self._back.sizeHint().width() - px(_ICONS) - 2 * margin
        is_one = max(title, px(_TITLE)) + tabs <= room
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._head.setDirection(beside if is_one else below)
        self._title.setMinimumWidth(px(_TITLE) if is_one else title)
        foot = self._tray.height() + margin + px(GAP)
        self._column.setContentsMargins(margin - px(RING), margin - px(RING), margin, foot)
        spaced(self._column, gap=TIGHT)


class _Strip(Scaled, Bare):
    """Four cards side by side, two by two where there is little room; their loops run together."""

    def __init__(self, panels: Sequence[Panel]) -> None:
        super().__init__()
        self._cards = [_PanelCard(panel) for panel in panels]
        self._grid = QGridLayout(self)
        self._scale()
        self._numbers = [_Number(number, card) for number, card in enumerate(self._cards, 1)]
        self._clock, self._begun_ms = Timer(self, interval=_FRAME_MS), 0
        self._clock.timeout.connect(self._tick)

    def _scale(self) -> None:
        """Lay the cards beside each other, or two by two where large words need the width."""
        columns = 2 if look().size >= _LARGE else 4
        for at, card in enumerate(self._cards):
            card.keep_room()
            self._grid.addWidget(card, at // columns, at % columns)
        for column in range(4):
            self._grid.setColumnStretch(column, int(column < columns))
        spaced(self._grid, (RING, GAP, 0, RING), GAP)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if look().is_calm:
            self._clock.stop()
        else:
            self._begun_ms = self._clock.now_ms()
            self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()

    def _tick(self) -> None:
        share = ((self._clock.now_ms() - self._begun_ms) / LOOP_MS + _TELLING) % 1.0
        for card in self._cards:
            card.turn_to(share)


class _PanelCard(Card):
    """A picture, its heading and its words."""

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self._panel = panel
        self._share = _TELLING
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        heading, said = Label(panel.heading), Label(panel.said)
        heading.setProperty("role", "heading")
        said.setProperty("role", "lead")
        for label in (heading, said):
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(labelled(panel.heading, panel.said))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(MARGIN) + 2, px(GAP), px(GAP), px(WIDE) + 6)
        spaced(column, gap=SMALL)
        self._room = QSpacerItem(0, 0)
        column.addItem(self._room)
        column.addStretch(1)
        column.addWidget(heading)
        column.addWidget(said)
        self._heading = heading
        self.keep_room()

    def keep_room(self) -> None:
        """Keep room for the picture: more where the page scrolls for large words."""
        self._room.changeSize(0, px(_LEAST if look().size < _LARGE else _LEAST_LARGE))
        self.updateGeometry()

    def turn_to(self, share: float) -> None:
        """Show the picture at *share* of its loop."""
        self._share = share
        self.update(self._frame().toAlignedRect())

    def _frame(self) -> QRectF:
        edge = px(GAP)
        foot = self._heading.y() - px(GAP)
        return QRectF(edge, edge, self.width() - 2 * edge, max(px(40), foot - edge))

    def paint(self, painter: QPainter) -> None:
        self.paint_paper(painter)
        frame = self._frame()
        with placed(painter):
            painter.setClipPath(rounded(frame, TILE), Qt.ClipOperation.IntersectClip)
            paint_wood(painter, frame)
            stage = QRectF(frame)
            stage.setWidth(min(frame.width(), _BROAD * frame.height()))
            stage.moveCenter(frame.center())
            self._panel.show(painter, stage, self._share)


class _Number(Painted, QWidget):
    """The number of a picture, on the corner of its card and a little out of it."""

    def __init__(self, number: int, card: QWidget) -> None:
        super().__init__(card.parentWidget())
        self._number, self._card = number, card
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        card.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Move, QEvent.Type.Resize}:
            side, (left, above) = px(_NUMBER), _OUT
            corner = self._card.pos()
            self.setGeometry(corner.x() - px(left), corner.y() - px(above), side, side)
            self.raise_()
        return super().eventFilter(watched, event)

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        edge = px(3) / 2
        disc = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        painter.setBrush(QColor(now.amber))
        painter.setPen(QPen(QColor(now.amberink), px(3)))
        painter.drawEllipse(disc)
        print_in(painter, disc, str(self._number), font(Type.HEADING), now.onamber)


class _Text(Bare):
    """Parts to read, on a card that scrolls."""

    def __init__(self, parts: Sequence[ContentsPart]) -> None:
        super().__init__()
        self._side = round(self.fontMetrics().height() * _PICTURE_LINES)
        card, inner = Card(), QWidget()
        self._grid = QGridLayout(inner)
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(px(MARGIN))
        spaced(self._grid, (WIDE, SMALL, WIDE, MARGIN))
        for part in parts:
            self._add(part)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self.paper = Scroll()
        self.paper.setWidget(inner)
        self.paper.setWidgetResizable(True)
        self.paper.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.paper.setAccessibleName(words("How to play"))
        QVBoxLayout(card).addWidget(self.paper)
        column = spaced(QVBoxLayout(self), (RING, GAP, 0, RING))
        column.addWidget(card)

    def _add(self, part: ContentsPart) -> None:
        row = self._grid.rowCount()
        heading = Label(part.heading)
        heading.setProperty("role", "heading")
        heading.setWordWrap(True)
        self._grid.addWidget(heading, row, 0, 1, 2)
        for below, line in enumerate(part.lines, row + 1):
            text = Label(line.said)
            text.setWordWrap(True)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._grid.addWidget(text, below, 1)
            if line.key:
                self._grid.addWidget(_KeyCaps(line.key), below, 0)
            elif line.paint is not None:
                picture = Label()
                picture.setPixmap(self._painted(line.paint))
                self._grid.addWidget(picture, below, 0, Qt.AlignmentFlag.AlignTop)

    def _painted(self, paint: Paint) -> QPixmap:
        pixmap = blank(self._side, self._side, self.devicePixelRatioF())
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter, QRectF(1, 1, self._side - 2, self._side - 2))
        return pixmap


class _KeyCaps(Painted, QWidget):
    """Keys of the keyboard, as they look: "Ctrl Z", or "4 5 6 7 X"."""

    def __init__(self, keys: str) -> None:
        super().__init__()
        self._keys = keys.split()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(keys)

    def _widths(self) -> list[int]:
        letters = self.fontMetrics()
        return [letters.horizontalAdvance(key) + 2 * px(SMALL) for key in self._keys]

    def sizeHint(self) -> QSize:
        wide = sum(self._widths()) + px(TIGHT) * len(self._keys)
        return QSize(wide, self.fontMetrics().height() + px(SMALL) + px(TIGHT))

    def paint(self, painter: QPainter) -> None:
        now, left = look().theme, 1.0
        for key, wide in zip(self._keys, self._widths(), strict=True):
            cap = QRectF(left, 1, wide, self.height() - px(TIGHT) - 1)
            fill_box(painter, cap.translated(0, px(3)), px(SMALL), now.edge)
            painter.setPen(QPen(QColor(now.edge), 1.5))
            painter.setBrush(QColor(now.paper))
            painter.drawRoundedRect(cap, px(SMALL), px(SMALL))
            painter.setPen(QColor(now.ink))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
            left += wide + px(TIGHT)
