"""A seat is silent, gone or proven twofold: which, since when, and what the others may do (P7.6).

Law: nothing happens by itself. A seat that is left out keeps its worm and its place, and returns
without anybody's click, unless the table has chosen otherwise (`PardonPanel`).
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPolygonF, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.table.messages import seats_of
from core.table.rules import SeatMask
from gui.kit.art import HIGH, Casting, paint_shadows
from gui.kit.button import Button, ButtonKind, IconButton
from gui.kit.card import Shadow
from gui.kit.chip import Chip, Tone
from gui.kit.dialog import ask
from gui.kit.fills import fill_box
from gui.kit.label import Label, tip
from gui.kit.layout import nest, spaced
from gui.kit.painted import Painted
from gui.kit.press import waits
from gui.kit.role_label import role_label
from gui.kit.theme import Px, look, px
from gui.kit.tokens import CARD, GAP, MARGIN, SMALL, WIDE
from gui.parts.worms import paint_face
from gui.window.table.absence import AbsenceChoice, Situation, situation
from gui.window.table.pardon_panel import PardonPanel
from gui.words.presence import silent_seats
from gui.words.seats import worms_of
from gui.words.table_words import listed
from gui.words.words import counted, words
from net.protocol.commands import CallOn, LetBack, Wait
from net.protocol.snapshot import TableSnapshot

_WIDE, FACE_HIGH = 860, 1.03
"""How wide a face is, and how high for its width."""
_POINT = 12


class CallPanel(Casting, Painted, QWidget):
    """Asks our player what to do about missing seats, and never decides alone.

    A slip of paper that hangs from the badge of the seat it is about.
    """

    FACE, _TOP = Px(84), Px(100)
    casts = (CARD, HIGH)
    is_shared = False
    """Whether several people sit at this laptop."""

    def __init__(
        self,
        page: QWidget,
        submit: Callable[[CallOn | Wait | LetBack], None],
        keep_clear: Callable[[int], None] = lambda _: None,
    ) -> None:
        """Lie over *page*, and *keep_clear* of the px that the slip reaches down."""
        super().__init__(page)
        self._page, self._submit, self._keep_clear = page, submit, keep_clear
        self._badges: Sequence[QWidget] = ()
        self._snapshot: TableSnapshot | None = None
        self._situation = Situation(0, "", AbsenceChoice.NOTHING)
        self._agreed: SeatMask = 0
        self._put_off: frozenset[object] = frozenset()
        """What our player has read, and closed."""
        self._heading, self._said = role_label("heading"), Label()
        self._said.setWordWrap(True)
        self._needed, self._chips = role_label("quiet"), QHBoxLayout()
        self._point = _Point(page)
        self._on = Button("", ButtonKind.SECOND, "play")
        self._home = Button("", ButtonKind.QUIET, "home")
        self._wait = Button(words("Wait"), ButtonKind.PRIMARY, "wait")
        self._on.chosen.connect(self._go_on)
        self._home.chosen.connect(self._send_home)
        self._close = IconButton("x", words("Close"), is_flat=True)
        self._wait.chosen.connect(self._put_it_off)
        self._close.clicked.connect(self._put_away)
        self._pardons = PardonPanel(submit)
        self._lay_out()
        self.hide()
        Shadow(self)

    def _lay_out(self) -> None:
        text, keys, agreed = QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
        agreed.addWidget(self._needed)
        nest(agreed, self._chips, 1)
        for part in (self._heading, self._said):
            text.addWidget(part)
        nest(text, agreed)
        spaced(text, gap=SMALL)
        for key in (self._home, self._on, self._wait):
            keys.addWidget(key)
        keys.insertStretch(1, 1)
        keys.setSpacing(0)
        head = QHBoxLayout()
        head.addStrut(round(self.FACE * FACE_HIGH))
        head.addSpacing(self.FACE + px(MARGIN))
        nest(head, text, 1)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        column = spaced(QVBoxLayout(self), (WIDE, MARGIN, MARGIN, GAP), SMALL)
        nest(column, head)
        column.addWidget(self._pardons)
        nest(column, keys)

    @waits
    def show_table(self, snapshot: TableSnapshot, silent_s: tuple[int, ...]) -> None:
        """Show the sentence and the choices; hide if there is nothing to say."""
        before, self._snapshot = self._situation, snapshot
        self._situation = now = situation(snapshot, silent_s, is_shared=self.is_shared)
        if before != now or snapshot.agreed != self._agreed:
            self._agreed = snapshot.agreed
            self._heading.setText(now.heading)
            self._said.setText(now.said)
            self._show_agreed(snapshot, now)
        names = listed([snapshot.names[seat] for seat in seats_of(now.away)])
        self._on.setText(words("Go on without {names} for now", names=names))
        stays = counted(
            now.away.bit_count(),
            "The worm stays where it is, as an obstacle, until {names} is back.",
            "The worms stay where they are, as obstacles, until {names} are back.",
            names=names,
        )
        self._on.setToolTip(tip(stays))
        self._home.setText(
            counted(
                now.away.bit_count(),
                "{names} has gone home…",
                "{names} have gone home…",
                names=names,
            )
        )
        self._home.setToolTip(words("For good: there is no way back into this game."))
        self._on.setVisible(now.choice is AbsenceChoice.GO_ON)
        self._home.setVisible(now.choice is AbsenceChoice.GO_ON)
        agreed = now.choice is AbsenceChoice.AGREED
        self._wait.setText(words("Wait after all") if agreed else words("Wait"))
        self._wait.setVisible(now.choice in {AbsenceChoice.GO_ON, AbsenceChoice.AGREED})
        self._said.setVisible(bool(now.said))
        self._pardons.show_table(snapshot)
        self._heading.setVisible(bool(now.heading))
        self._show()

    def _show(self) -> None:
        """Be there as long as something of it has not been closed."""
        told = self._told()
        self._put_off &= told | {AbsenceChoice.GO_ON}
        is_shown = bool(told - self._put_off)
        if is_shown is self.isHidden():
            self.setVisible(is_shown)
        if is_shown and self._badges:
            self.hang(self._badges, self._page.size())

    def _told(self) -> frozenset[object]:
        """Return what the slip has to say; what is new of it opens the slip again."""
        now, snapshot = self._situation, self._snapshot
        told: list[object] = [*seats_of(now.away)]
        if now.said and not now.away:
            told.append(now.said)
        if now.away and snapshot is not None:
            told += [*snapshot.calls, now.choice]
        told += [self._pardons] if self._pardons.is_needed else []
        return frozenset(told) - {AbsenceChoice.WAITING}

    def open_for(self, seat: int) -> None:
        """Open the closed slip again, if it is about *seat*."""
        self._put_off -= {seat}
        self._show()

    def _show_agreed(self, snapshot: TableSnapshot, now: Situation) -> None:
        """Show who would go on, and whom it still takes."""
        while item := self._chips.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        can_agree = now.choice in {AbsenceChoice.GO_ON, AbsenceChoice.AGREED}
        self._needed.setVisible(can_agree)
        self._chips.addStretch(1)  # always: Qt gives an empty row, and all above it, no width
        if not can_agree:
            return
        seats = snapshot.in_game.bit_count()
        self._needed.setText(
            words("To go on takes {wanted} of {seats}:", wanted=seats // 2 + 1, seats=seats)
        )
        for seat in seats_of(snapshot.in_game & ~now.away):
            name = snapshot.names[seat]
            who = words("{name} (you)", name=name) if seat == snapshot.seat else name
            chip = (
                Chip(words("{name} would go on", name=name), Tone.GOOD, "check")
                if snapshot.agreed >> seat & 1
                else Chip(who, Tone.OPEN, "wait")
            )
            self._chips.insertWidget(self._chips.count() - 1, chip)
            chip.show()  # now, so that it counts when the slip is hung

    def hang(self, badges: Sequence[QWidget], room: QSize) -> None:
        """Hang below the first of *badges* whose seat is away, within *room*."""
        self._badges = badges
        margin = px(MARGIN)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        wide = max(px(_WIDE), layout.minimumSize().width())
        wide = min(wide, room.width() - 2 * margin)
        seat = self._situation.first
        badge = badges[seat] if seat is not None and seat < len(badges) else None
        middle = badge.geometry().center().x() if badge else room.width() // 2
        left = min(max(margin, middle - px(96)), room.width() - margin - wide)
        high = max(layout.minimumSize().height(), layout.heightForWidth(wide))
        self.setGeometry(left, self._TOP, wide, high)
        self.raise_()
        self._keep_clear(0 if self.isHidden() else self.geometry().bottom() + px(GAP))
        self._point.hang(middle if badge else None, self._TOP)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._point.show()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._point.hide()
        self._keep_clear(0)

    def paint(self, painter: QPainter) -> None:
        fill_box(painter, QRectF(self.rect()), px(CARD), look().theme.paper)
        paint_shadows(painter, (self._wait,))
        now, shown = self._situation, self._snapshot
        if now.first is not None and shown is not None:
            is_awake = shown.slow & ~silent_seats(shown) & ~shown.proven & 1 << now.first
            frame = QRectF(px(WIDE), px(MARGIN), self.FACE, self.FACE * FACE_HIGH)
            worm = worms_of(shown.names)[now.first]
            paint_face(painter, frame, worm, "yawns" if is_awake else "sleeps")

    def _put_it_off(self) -> None:
        if self._situation.choice is AbsenceChoice.AGREED:
            self._submit(Wait())
        self._put_away()
        self._put_off |= {AbsenceChoice.GO_ON}

    def _put_away(self) -> None:
        self._put_off = self._told()
        self.hide()

    def _go_on(self) -> None:
        assert self._snapshot is not None
        self._submit(CallOn(self._situation.away, self._situation.away & self._snapshot.proven))

    def _send_home(self) -> None:
        sure = ask(
            self,
            words("Gone home?"),
            words("This is final: a player who has gone home cannot come back into this game."),
            (words("Wait"), words("Gone home")),
        )
        if sure == 1:
            self._submit(CallOn(self._situation.away, self._situation.away))


class _Point(Painted, QWidget):
    """Points from the slip up to the badge it is about, deaf to the mouse."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def hang(self, middle: int | None, foot: int) -> None:
        """Stand on *foot* px of the page, at *middle*; without one there is nothing to see."""
        reach = 0 if middle is None else px(_POINT)
        self.setGeometry((middle or 0) - reach, foot - reach, 2 * reach, reach)
        self.raise_()

    def paint(self, painter: QPainter) -> None:
        wide, high = self.width(), self.height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look().theme.paper))
        painter.drawPolygon(
            QPolygonF((QPointF(0, high), QPointF(wide / 2, 0), QPointF(wide, high)))
        )
