"""The foot of our hour: undo, redo, pass, and the big button "Sign the hour"."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QWidget

from core.cozy.decisions import Pass
from gui.cozy.hour.decider import Decider
from gui.cozy.hour.hour_draft import HourDraft
from gui.kit.art import LOW, paint_icon, paint_shadow
from gui.kit.button import Button, ButtonKind, IconButton
from gui.kit.focus import RING, paint_focus
from gui.kit.key_cap import KeyCap
from gui.kit.layout import LaidOut, spaced
from gui.kit.theme import look, px
from gui.kit.tokens import TILE
from gui.words.words import words

_LESS = 10
"""How much less high the big key is than elsewhere: the rows need the room."""


class TileButton(IconButton):
    """An icon on a small tile; barred it lies flat."""

    def paint(self, painter: QPainter) -> None:
        now, face, corner = look().theme, self.within(RING), px(TILE)
        if not self.is_barred:
            paint_shadow(painter, face, corner, LOW)
            painter.setPen(QColor(now.paper2 if now.is_dark else now.paper))
            raised = now.paper2 if now.is_dark or self.underMouse() else now.paper
            painter.setBrush(QColor(now.paper3 if self.isDown() else raised))
            painter.drawRoundedRect(face, corner, corner)
        size = px(24)
        place = QRectF(0, 0, size, size)
        place.moveCenter(face.center())
        painter.setOpacity(0.5 if self.is_barred else 1.0)
        paint_icon(painter, self._icon, place, now.ink)
        painter.setOpacity(1.0)
        paint_focus(painter, self, face, corner)


class SignRow(LaidOut, QWidget):
    """The buttons for undo and signing; the draft says which of them can be pressed."""

    def __init__(self, draft: HourDraft, decider: Decider) -> None:
        super().__init__()
        self._draft = draft
        self.undo = TileButton("undo", words("Take the last decision back"), words("Ctrl+Z"))
        self.redo = TileButton("redo", words("Take it again"), words("Ctrl+Y"))
        self.do_pass = Button(words("Pass"), ButtonKind.QUIET)
        self.sign = Button(words("Sign the hour"), ButtonKind.BIG, "pen")
        self.sign.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._row = spaced(QHBoxLayout(self), (12, 0, 13, 6), 0)
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._caps = KeyCap("\u2190 \u2195 \u2192"), KeyCap(words("Enter"))
        for part in (self.undo, self.redo, self.do_pass, *self._caps):
            self._row.addWidget(part)
        self._row.addStretch(1)
        self._row.addWidget(self.sign)
        for key in (self.undo, self.redo, self.do_pass, self.sign):
            key.barred.connect(decider.refuse)
            key.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus to the sheet
        self.undo.chosen.connect(draft.undo)
        self.redo.chosen.connect(draft.redo)
        self.do_pass.chosen.connect(lambda: decider.decide(Pass()))
        self._said = ""
        self._helping: list[tuple[Button, str]] = []
        """The keys of a puzzle with their words."""
        self.goal: Callable[[], tuple[str, str]] | None = None
        """What the big key says of a puzzle, and why it is barred; None in a game."""

    def aim(self, goal: Callable[[], tuple[str, str]], *keys: Button) -> None:
        """Lead to a *goal*: what the big key says then, and why it is barred; *keys* help."""
        self.goal = goal
        self.sign.become(ButtonKind.PRIMARY)  # there is room for words beside it
        self.do_pass.hide()
        self._helping = [(key, key.text()) for key in keys]
        for at, key in enumerate(keys, start=self._row.indexOf(self.do_pass)):
            self._row.insertWidget(at, key)
            key.setAccessibleName(key.text())
            key.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_draft(
        self, *, waits: str, can_sign: bool, is_warned: bool, asked: str, missing: str
    ) -> None:
        """Offer what can be undone, and signing once the hour is finished.

        *waits* says what is awaited if nothing can be done at all, *asked* is the open question,
        *missing* says shortly what it wants.
        """
        undecided = "" if self._draft.decisions else words("Nothing is decided in this hour yet.")
        not_undone = "" if self._draft.can_redo else words("Nothing was taken back.")
        self.undo.bar(waits or undecided, words("Take the last decision back (Ctrl+Z)"))
        self.redo.bar(waits or not_undone, words("Take it again (Ctrl+Y)"))
        can_pass = any(isinstance(one, Pass) for one in self._draft.legal)
        in_hour = "" if can_pass else words("Pass is for the start of an hour: take back first.")
        self.do_pass.bar(waits or in_hour, words("Do nothing this hour (P)"))
        hint = words("Sign the hour (Ctrl+Enter): after that nothing is taken back")
        self.sign.bar(waits or self._unsigned(asked, can_sign=can_sign), hint)
        is_asked_again = is_warned and not waits
        self._said = words("Sign anyway") if is_asked_again else words("Sign the hour")
        if missing and not waits:
            self._said = missing
        if self.goal is not None:
            self._said, why = self.goal()
            self.sign.bar(why, "")
        self._lay_out()

    def _lay_out(self) -> None:
        """Say it shortly where there is little room; first caps and the pen give way."""
        self.sign.set_icon("pen" if self.goal is None else "star")
        self.sign.setText(self._said)
        self.sign.setMaximumHeight(self.sign.sizeHint().height() - px(_LESS * (look().size < 1.5)))
        for key, said in self._helping:
            key.setText(said)
        for cap in self._caps:
            cap.setVisible(look().art >= 1 and bool(self.sign.why))
        for give_way in (self._hide_caps, partial(self.sign.set_icon, ""), self._say_shortly):
            if self._row.sizeHint().width() > self.width():
                give_way()
        self.sign.setAccessibleName(self._said)
        self.sign.updateGeometry()

    def _hide_caps(self) -> None:
        for cap in self._caps:
            cap.hide()

    def _say_shortly(self) -> None:
        for key, _ in self._helping:
            key.setText("")  # the icon alone has room
        if self.goal is None:
            self.sign.setText(words("Sign"))

    def minimumSizeHint(self) -> QSize:
        """Return any width: the words give way."""
        return QSize(0, self._row.sizeHint().height())

    def _unsigned(self, asked: str, *, can_sign: bool) -> str:
        """Return why the hour cannot be signed yet, or ""."""
        if not self._draft.is_over:
            return words("Not yet: {question}", question=asked)
        return "" if can_sign else words("The table does not wait for you now.")
