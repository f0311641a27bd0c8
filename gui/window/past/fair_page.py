"""Is it fair? What was checked, a card each with its number, and the proof behind every number."""

import re
from collections.abc import Callable
from html import escape, unescape

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout

from gui.game_ui import known_ui
from gui.parts.button import Button, Kind, back_button
from gui.parts.card import Bare, Card, Page
from gui.parts.focus import RING
from gui.parts.label import Label
from gui.parts.layout import LaidOut, spaced
from gui.parts.painted import Painted
from gui.parts.role_label import role_label
from gui.parts.scroll import Scroll
from gui.parts.theme import Type, font, look, px
from gui.parts.tokens import CARD, GAP, MARGIN, SEATS, SMALL, TIGHT, WIDE
from gui.report.checks import About, Check
from gui.window.past.head import lie_head
from gui.words.words import words

_TAG = re.compile(r"\b[CGTVW]\d+(?:[.-]\d+)?\b")
"""The code of a rule, as sentences name it."""
_LEAST = 262
"""The least width of a card."""
_TOP, _DETAILS = 84, 440
_CODES = 5
"""How many buttons of rules stand side by side."""


class FairPage(LaidOut, Page):
    """Shows what was checked; "Show me" opens the proof beside it."""

    asked = Signal(About)
    """Which proof is wanted: `show_proof` shows it."""
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._rules_id = ""
        self._cards: list[_CheckCard] = []
        self._back = back_button(self.left)
        self._back.setParent(self)
        self._title = role_label("title", words("Is it fair?"))
        self._title.setWordWrap(False)
        self._title.setParent(self)
        self._verdict = role_label("strong")
        self._verdict.setParent(self)
        self._ground = Bare()
        self._grid = QGridLayout(self._ground)
        self._scroll = Scroll(self)
        self._scroll.setWidget(self._ground)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.proof = Proof()
        self.proof.setParent(self)
        self.proof.hide()
        self.setFocusProxy(self._back)

    def show_checks(self, rules_id: str, verdict: str, checks: list[Check]) -> None:
        """Show the *checks* of a log of *rules_id* below its *verdict*."""
        self._rules_id = rules_id
        self._verdict.setText(verdict)
        for card in self._cards:
            self._grid.removeWidget(card)
            card.deleteLater()
        self._cards = [_CheckCard(check, self.asked.emit) for check in checks]
        self.proof.hide()
        self._lay_out()

    def show_proof(self, about: About | None, heading: str, lines: list[str]) -> None:
        """Show *lines* as the proof of what *about* says, with a *heading*."""
        for card in self._cards:
            card.choose(is_chosen=card.about is about)
        self.proof.show_lines(self._rules_id, heading, lines)
        self.proof.show()
        self._lay_out()

    def _lay_out(self) -> None:
        margin, top = px(MARGIN), px(_TOP)
        left = lie_head(self._back, self._title)
        self._verdict.setGeometry(left, px(22), max(0, self.width() - left - margin), px(44))
        right = self.width()
        if not self.proof.isHidden():
            wide = min(px(_DETAILS), self.width() // 2)
            right -= wide + margin
            self.proof.setGeometry(right, top, wide, self.height() - top - margin)
        self._scroll.setGeometry(0, top - px(SMALL), right, self.height() - top + px(SMALL))
        self._grid.setContentsMargins(margin, px(SMALL), margin, px(WIDE))
        spaced(self._grid, gap=GAP)
        room = right - 2 * margin
        columns = max(1, min(3, room // px(_LEAST)))
        for at, card in enumerate(self._cards):
            self._grid.addWidget(card, at // columns, at % columns)
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._grid.setRowStretch(len(self._cards), 1)


class _CheckCard(Card):
    def __init__(self, check: Check, ask: Callable[[About], object]) -> None:
        super().__init__()
        self.about = check.about
        self._number = _Number(check.number, has_dice=check.about is About.DICE)
        show = Button(words("Show me"), Kind.QUIET, "lens")
        show.setAccessibleName(words("Show me: {what}", what=check.title))
        show.clicked.connect(lambda: ask(check.about))
        inside = px(RING + GAP)
        told, column = QVBoxLayout(), QVBoxLayout(self)
        told.setContentsMargins(inside, 0, 0, 0)
        spaced(told, gap=SMALL)
        told.addWidget(self._number)
        told.addWidget(role_label("name", check.title))
        told.addWidget(role_label("quiet", check.said))
        told.addStretch(1)
        column.setContentsMargins(px(WIDE) - inside, px(MARGIN), px(WIDE), px(TIGHT))
        column.addLayout(told, 1)
        column.addWidget(show, 0, Qt.AlignmentFlag.AlignLeft)


class _Number(Painted, QLabel):
    """A number of honour; of dice, also the three numbers that join to one."""

    _HIGH, _DISC = 44, 30

    def __init__(self, number: str, *, has_dice: bool) -> None:
        super().__init__(number)
        self._has_dice = has_dice
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFixedHeight(max(px(self._HIGH), self.fontMetrics().height()))

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        letters = font(Type.TITLE)
        painter.setFont(letters)
        painter.setPen(QColor(now.quiet))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, self.text())
        if self._has_dice:
            left = painter.fontMetrics().horizontalAdvance(self.text()) + px(WIDE)
            self._paint_joining(painter, left)

    def _paint_joining(self, painter: QPainter, left: float) -> None:
        """Paint three people's numbers that run into one die."""
        now, side, middle = look().theme, px(self._DISC), self.height() / 2
        goal = QPointF(left + side * 3.4, middle)
        spots = [
            QPointF(left + side * (0.5 + 0.75 * at), middle + (at - 1) * side * 0.22)
            for at in range(3)
        ]
        painter.setPen(QPen(QColor(now.edge), 2))
        for spot in spots:
            painter.drawLine(spot, goal)
        for seat, spot in enumerate(spots):
            painter.setPen(QPen(QColor(SEATS[seat].rim), 2))
            painter.setBrush(QColor(SEATS[seat].body))
            painter.drawEllipse(spot, side * 0.32, side * 0.32)
        die = QRectF(goal.x() - side / 2, middle - side / 2, side, side)
        painter.setPen(QPen(QColor(now.edge), 2))
        painter.setBrush(QColor(now.paper))
        painter.drawRoundedRect(die, side * 0.18, side * 0.18)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(now.ink))
        for x, y in ((-1, -1), (0, 0), (1, 1)):
            painter.drawEllipse(goal + QPointF(x, y) * side * 0.22, side * 0.08, side * 0.08)


class Proof(Card):
    """Sentences that can be read and copied; the code of a rule in them leads to its sentence."""

    def __init__(self) -> None:
        super().__init__(CARD)
        self._rules_id = ""
        self._heading = role_label("heading")
        self._text = Label(is_rich=True)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByMouse  # by keys there are the keys below
        )
        self._text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._text.setOpenExternalLinks(False)
        self._text.linkActivated.connect(self.show_rule)
        self.rule = role_label("hint")
        self.rule.hide()
        scroll = Scroll()
        scroll.setWidget(self._text)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._scroll = scroll
        column = spaced(QVBoxLayout(self), (WIDE, MARGIN, TIGHT, MARGIN))
        column.addWidget(self._heading)
        column.addWidget(scroll, 1)
        self._codes = QHBoxLayout()
        self._codes.setSpacing(0)
        self._codes.addStretch(1)
        column.addLayout(self._codes)
        column.addWidget(self.rule)

    @property
    def said(self) -> str:
        """What is shown, without links."""
        return unescape(re.sub("<[^>]+>", "", self._text.text().replace("</p>", "\n")))

    def show_lines(self, rules_id: str, heading: str, lines: list[str]) -> None:
        """Show *lines* below *heading*; their codes are of the rules *rules_id*."""
        self._rules_id = rules_id
        self._heading.setText(heading)
        self._text.setText("".join(f"<p>{self._linked(line)}</p>" for line in lines))
        self._text.setAccessibleName("\n".join(lines))
        self._scroll.verticalScrollBar().setValue(0)
        self._offer_codes(lines)
        self.rule.hide()

    def _offer_codes(self, lines: list[str]) -> None:
        """Show a button for each rule that *lines* name, as many as there is room for."""
        for at in reversed(range(self._codes.count() - 1)):
            item = self._codes.takeAt(at)
            if item is not None and (old := item.widget()) is not None:
                old.deleteLater()
        tags = dict.fromkeys(tag for line in lines for tag in _TAG.findall(line))
        known = [tag for tag in tags if self._rules_id and self._says(tag)]
        for at, tag in enumerate(known[:_CODES]):
            button = Button(tag, Kind.QUIET)
            button.setAccessibleName(words("Rule {tag}: {said}", tag=tag, said=self._says(tag)))
            button.clicked.connect(lambda _=False, tag=tag: self.show_rule(tag))
            self._codes.insertWidget(at, button)

    def _says(self, tag: str) -> str:
        return known_ui(self._rules_id).rule_words(tag)

    def show_rule(self, tag: str) -> None:
        """Show the sentence of the rule *tag*."""
        self.rule.setText(words("Rule {tag}: {said}", tag=tag, said=self._says(tag)))
        self.rule.show()

    def _linked(self, line: str) -> str:
        """Return *line* as HTML, with the codes of rules as links."""
        colour = look().theme.quiet

        def link(found: re.Match[str]) -> str:
            if not self._rules_id or not self._says(found[0]):
                return found[0]
            return f'<a href="{found[0]}" style="color:{colour}">{found[0]}</a>'

        return _TAG.sub(link, escape(line))
