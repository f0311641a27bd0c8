"""A seat is silent, gone or proven twofold: which, since when, and what the others may do (P7.6).

Law: nothing happens by itself. A seat that is left out keeps its worm and its place, and returns
without anybody's click, unless the table has chosen otherwise (`PardonPanel`).
"""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPolygonF, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.table.messages import seats_of
from core.table.rules import SeatMask
from gui.parts.art import HIGH, paint_shadows
from gui.parts.button import Button, Kind
from gui.parts.card import Shadow
from gui.parts.chip import Chip, Tone
from gui.parts.dialog import ask
from gui.parts.label import Label, tip
from gui.parts.press import waits
from gui.parts.role_label import role_label
from gui.parts.theme import look, px
from gui.parts.tokens import CARD, GAP, MARGIN, WIDE
from gui.parts.worms import paint_face
from gui.window.table.pardon_panel import PardonPanel, barred
from gui.words.presence import silent_seats, split_words
from gui.words.table import listed
from gui.words.words import counted, words
from net.protocol.commands import CallOn, Wait
from net.protocol.limits import CHOOSES_S
from net.protocol.snapshot import TableSnapshot

GRACE_S = 10
"""How long a seat is silent before the others may go on."""
CHOOSES_MIN = round(CHOOSES_S / 60)
_WIDE, _TOP, _FACE = 720, 100, 112
_POINT = 12


class Choice(Enum):
    """What can be asked of our player now."""

    NOTHING = 0
    WAITING = 1
    """Only shown: it is too early, or too few are here."""
    GO_ON = 2
    AGREED = 3


class Situation(NamedTuple):
    """The seats it is about, the sentence for it, and what our player may do."""

    away: SeatMask
    said: str
    choice: Choice


def situation(
    snapshot: TableSnapshot, silent_s: tuple[int, ...], *, is_shared: bool = False
) -> Situation:
    """Return which seats of *snapshot* are missing; *silent_s* is each one's silence in seconds.

    The answer at a laptop that *is_shared* is that of all people at it.
    """
    own = 0 if snapshot.seat is None else 1 << snapshot.seat
    split = split_words(snapshot)
    silent = silent_seats(snapshot) & snapshot.at_table & ~own
    slow = snapshot.slow & snapshot.at_table & ~own & ~silent
    away = silent | slow | snapshot.proven & snapshot.at_table & ~own
    if split or snapshot.is_over or not own or not away:
        return Situation(0, split or _back_words(snapshot, own), Choice.NOTHING)
    who = [_absence(snapshot, seat, silent_s[seat]) for seat in seats_of(away)]
    here = snapshot.in_game & ~silent_seats(snapshot) & ~away & ~barred(snapshot)
    wanted = snapshot.in_game.bit_count() // 2 + 1
    if snapshot.in_game.bit_count() <= 2:
        who.append(
            words("Of two players nobody can be left out, so the game ends here.")
            if away & snapshot.farewells
            else words(
                "Of two players nobody can be left out."
                " To adjourn, close the window; Games goes on later."
            )
        )
        return Situation(away, " ".join(who), Choice.WAITING)
    if here.bit_count() < wanted:
        who.append(
            counted(
                here.bit_count(),
                "{wanted} must be here to go on; {count} is.",
                "{wanted} must be here to go on; {count} are.",
                wanted=wanted,
            )
        )
        return Situation(away, " ".join(who), Choice.WAITING)
    if snapshot.agreed & own:
        missing = max(0, wanted - (snapshot.agreed & here).bit_count())
        who.append(words("You would go on. Waiting for {missing} more.", missing=missing))
        return Situation(away, " ".join(who), Choice.AGREED)
    waited = away & ~snapshot.proven & ~snapshot.left & ~slow
    if waited and all(silent_s[seat] < GRACE_S for seat in seats_of(waited)):
        return Situation(away, " ".join(who), Choice.WAITING)
    if snapshot.calls:
        who.append(words("The others would go on."))
    if is_shared:
        who.append(words("Your answer counts for everybody at this laptop."))
    return Situation(away, " ".join(who), Choice.GO_ON)


def _back_words(snapshot: TableSnapshot, own: SeatMask) -> str:
    if own & snapshot.unforgiven and not snapshot.is_over:
        return words("You did not open your bid. You sit again as soon as all others agree.")
    if own and not snapshot.at_table & own and snapshot.in_game & own:
        return words("The others have gone on meanwhile; you sit again from the next step.")
    return ""


def _absence(snapshot: TableSnapshot, seat: int, seconds: int) -> str:
    name = snapshot.names[seat]
    if snapshot.proven >> seat & 1:
        return words(
            "{name}'s laptop has signed two different things; the proof is saved.", name=name
        )
    if snapshot.farewells >> seat & 1:
        return words("{name} has left for good.", name=name)
    if snapshot.left >> seat & 1:
        return words("{name} has left the table for now.", name=name)
    if snapshot.slow >> seat & 1 and not silent_seats(snapshot) >> seat & 1:
        return counted(
            CHOOSES_MIN,
            "{name} is here and has not chosen for {count} minute.",
            "{name} is here and has not chosen for {count} minutes.",
            name=name,
        )
    minutes, rest = divmod(seconds, 60)
    return words(
        "{name}'s laptop has not said a word for {since}. A closed lid? Call across the table"
        " first. {name} can come back at any time.",
        name=name,
        since=f"{minutes}:{rest:02}",
    )


class CallPanel(QWidget):
    """Asks our player what to do about missing seats, and never decides alone.

    A slip of paper that hangs from the badge of the seat it is about.
    """

    asked = Signal(object)
    """`CallOn`, `Wait` or `LetBack`."""
    casts = (CARD, HIGH)
    is_shared = False
    """Whether several people sit at this laptop."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._badges: Sequence[QWidget] = ()
        self._snapshot: TableSnapshot | None = None
        self._situation = Situation(0, "", Choice.NOTHING)
        self._put_off: SeatMask = 0
        """The seats for which our player has chosen to wait."""
        self._heading, self._said = role_label("heading"), Label()
        self._said.setWordWrap(True)
        self._needed, self._chips = role_label("quiet"), QHBoxLayout()
        self._point = _Point(page)
        self._on = Button("", Kind.SECOND, "play")
        self._home = Button("", Kind.QUIET, "home")
        self._wait = Button(words("Wait"), Kind.PRIMARY, "wait")
        self._on.chosen.connect(self._go_on)
        self._home.chosen.connect(self._send_home)
        self._wait.chosen.connect(self._put_it_off)
        self._pardons = PardonPanel()
        self._pardons.asked.connect(self.asked)
        self._lay_out()
        self.hide()
        Shadow(self)

    def _lay_out(self) -> None:
        text, keys = QVBoxLayout(), QHBoxLayout()
        for part in (self._heading, self._said, self._needed):
            text.addWidget(part)
        text.addLayout(self._chips)
        for key in (self._home, self._on, self._wait):
            keys.addWidget(key)
        keys.insertStretch(1, 1)
        keys.setSpacing(0)
        head = QHBoxLayout()
        head.addSpacing(px(_FACE) + px(WIDE))
        head.addLayout(text, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(WIDE), px(WIDE), px(WIDE), px(MARGIN))
        column.setSpacing(px(GAP))
        column.addLayout(head)
        column.addWidget(self._pardons)
        column.addLayout(keys)

    @waits
    def show_table(self, snapshot: TableSnapshot, silent_s: tuple[int, ...]) -> None:
        """Show the sentence and the choices; hide if there is nothing to say."""
        before, self._snapshot = self._situation, snapshot
        self._situation = now = situation(snapshot, silent_s, is_shared=self.is_shared)
        self._put_off &= now.away
        heading = _heading(snapshot, now.away)
        if (before, heading) != (now, self._heading.text()):
            self._heading.setText(heading)
            self._heading.setVisible(bool(heading))
            self._said.setText(now.said)
            self._show_agreed(snapshot, now)
        names = ", ".join(snapshot.names[seat] for seat in seats_of(now.away))
        self._on.setText(words("Go on without {names} for now", names=names))
        stays = words(
            "The worm stays where it is, as an obstacle, until {names} is back.", names=names
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
        self._on.setVisible(now.choice is Choice.GO_ON)
        self._home.setVisible(now.choice is Choice.GO_ON)
        agreed = now.choice is Choice.AGREED
        self._wait.setText(words("Wait after all") if agreed else words("Wait"))
        self._wait.setVisible(now.choice in {Choice.GO_ON, Choice.AGREED})
        self._said.setVisible(bool(now.said))
        self._pardons.show_table(snapshot)
        is_put_off = now.away and not now.away & ~self._put_off and now.choice is not Choice.AGREED
        is_shown = (bool(now.said) and not is_put_off) or self._pardons.is_needed
        if is_shown is self.isHidden():
            self.setVisible(is_shown)
        if is_shown and self._badges:
            self.hang(self._badges, self._page.size())

    def _show_agreed(self, snapshot: TableSnapshot, now: Situation) -> None:
        """Show who would go on, and whom it still takes."""
        while item := self._chips.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        can_agree = now.choice in {Choice.GO_ON, Choice.AGREED}
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
        away = list(seats_of(self._situation.away))
        badge = badges[away[0]] if away and away[0] < len(badges) else None
        middle = badge.geometry().center().x() if badge else room.width() // 2
        left = min(max(margin, middle - px(96)), room.width() - margin - wide)
        high = max(layout.minimumSize().height(), layout.heightForWidth(wide))
        self.setGeometry(left, px(_TOP), wide, high)
        self.raise_()
        self._point.hang(middle if badge else None, px(_TOP))

    def showEvent(self, event: QShowEvent) -> None:
        """Show the point too."""
        super().showEvent(event)
        self._point.show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Take the point along."""
        super().hideEvent(event)
        self._point.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the slip and the face of the sleeper."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look().theme.paper))
        painter.drawRoundedRect(QRectF(self.rect()), px(CARD), px(CARD))
        paint_shadows(painter, (self._wait,))
        for seat in list(seats_of(self._situation.away))[:1]:
            frame = QRectF(px(WIDE), px(WIDE), px(_FACE), px(_FACE) * 1.03)
            paint_face(painter, frame, seat, "sleeps")
        painter.end()

    def _put_it_off(self) -> None:
        if self._situation.choice is Choice.AGREED:
            self.asked.emit(Wait())
        self._put_off = self._situation.away
        self.hide()

    def _go_on(self) -> None:
        assert self._snapshot is not None
        self.asked.emit(CallOn(self._situation.away, self._situation.away & self._snapshot.proven))

    def _send_home(self) -> None:
        sure = ask(
            self,
            words("Gone home?"),
            words("This is final: a player who has gone home cannot come back into this game."),
            (words("Wait"), words("Gone home")),
        )
        if sure == 1:
            self.asked.emit(CallOn(self._situation.away, self._situation.away))


class _Point(QWidget):
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

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the point."""
        painter, wide, high = QPainter(self), self.width(), self.height()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look().theme.paper))
        painter.drawPolygon(
            QPolygonF((QPointF(0, high), QPointF(wide / 2, 0), QPointF(wide, high)))
        )
        painter.end()


def _heading(snapshot: TableSnapshot, away: SeatMask) -> str:
    """Return what has happened to the seats that are *away*, in a few words."""
    silent = away & silent_seats(snapshot) & ~snapshot.proven & ~snapshot.left & ~snapshot.farewells
    names = [snapshot.names[seat] for seat in seats_of(silent)]
    return (
        counted(len(names), "{names} has dozed off", "{names} have dozed off", names=listed(names))
        if names
        else ""
    )
