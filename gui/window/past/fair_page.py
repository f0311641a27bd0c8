"""Is it fair? What was checked, a card each with its number, and the proof behind every number."""

import re
from collections.abc import Callable
from functools import partial
from html import escape, unescape

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.table.looks import BY_SEAT
from gui.game_ui import known_ui
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Bare, Card, Page, scroll_by_keys, scrolled
from gui.kit.chip import Chip, Tone
from gui.kit.fills import fill_with
from gui.kit.focus import RING
from gui.kit.label import Label
from gui.kit.layout import LaidOut, nest, spaced
from gui.kit.page_head import lay_head, page_head
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.scroll import Scroll
from gui.kit.theme import Type, font, look, px
from gui.kit.tokens import CARD, GAP, MARGIN, SMALL, TIGHT, WIDE
from gui.parts.dice import Envelope, paint_envelope
from gui.parts.paints import SEATS
from gui.report.checks import Check, CheckTopic
from gui.report.judged import Verdict
from gui.window.past.compare_card import CompareCard
from gui.words.words import words

_TAG = re.compile(r"\b[CGTVW]\d+(?:[.-]\d+)?\b")
"""The code of a rule, as sentences name it."""
_LEAST = 242
"""The least width of a card where text is as large as usual."""
_TOP, _DETAILS = 84, 440
_ACROSS, _DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
_TONES = {
    Verdict.CHECKS: (Tone.GOOD, "check"),
    Verdict.CALLED: (Tone.GOOD, "check"),
    Verdict.UNFINISHED: (Tone.AMBER, "wait"),
    Verdict.PROVEN: (Tone.AMBER, "hand"),
    Verdict.NEWER: (Tone.AMBER, "wait"),
    Verdict.FAILS: (Tone.BAD, "x"),
}
"""How the verdict looks."""
_CODES = 5
"""How many buttons of rules stand side by side."""


class FairPage(LaidOut, Page):
    """Shows what was checked, who was away, and what to do next; "Show me" opens a proof."""

    def __init__(self, leave: Callable[[], None], ask: Callable[[CheckTopic], object]) -> None:
        """Let "Show me" *ask* for a proof, which `show_proof` shows."""
        super().__init__()
        self._ask = ask
        self._rules_id = ""
        self.about: CheckTopic | None = None
        """What the proof that is shown is about."""
        self._cards: list[_CheckCard] = []
        self._beside: QWidget | None = None
        self._copies: CompareCard | None = None
        self._back, self._title = page_head(self, leave, words("Is it fair?"))
        self.verdict = Chip()
        self.verdict.setParent(self)
        self._ground = Bare()
        self._column = spaced(QVBoxLayout(self._ground), (MARGIN, SMALL, MARGIN, TIGHT), MARGIN)
        self._row, self._grid = (
            spaced(QBoxLayout(_ACROSS), gap=MARGIN),
            spaced(QGridLayout(), gap=GAP),
        )
        nest(self._row, self._grid, 1)
        nest(self._column, self._row)
        self._column.addStretch(1)
        self._scroll = scrolled(self._ground, self)
        scroll_by_keys(self, self._scroll)
        self.proof = Proof()
        self.proof.setParent(self)
        self.proof.hide()
        self.setFocusProxy(self._back)

    def show_verdict(self, verdict: Verdict | None, said: str) -> None:
        """Show the *verdict*, None of what is no game, as *said* in a few words."""
        tone, icon = (Tone.BAD, "x") if verdict is None else _TONES[verdict]
        self.verdict.become(said, tone, icon)

    def show_checks(
        self,
        rules_id: str,
        checks: list[Check],
        beside: QWidget | None = None,
        copies: CompareCard | None = None,
    ) -> None:
        """Show the *checks* of a log of *rules_id*.

        The card *beside* them gives way to a proof; *copies* has the tray at the foot.
        """
        self._rules_id = rules_id
        trays = [self._copies.tray] if self._copies is not None else []
        for old in (*self._cards, self._beside, self._copies, *trays):
            if old is not None:
                old.hide()
                old.deleteLater()
        self._cards = [_CheckCard(check, self._ask) for check in checks]
        self._beside, self._copies = beside, copies
        if beside is not None:
            self._row.addWidget(beside)
        if copies is not None:
            self._column.insertWidget(0, copies)
            copies.tray.setParent(self)
            copies.tray.show()
            copies.key.clicked.connect(partial(self._scroll.verticalScrollBar().setValue, 0))
        self.proof.hide()
        self.about = None
        self._lay_out()

    def show_proof(self, about: CheckTopic | None, heading: str, lines: list[str]) -> None:
        """Show *lines* as the proof of what *about* says, with a *heading*."""
        self.about = about
        for card in self._cards:
            card.choose(is_chosen=card.about is about)
        self.proof.show_lines(self._rules_id, heading, lines)
        self.proof.show()
        self._lay_out()

    def _lay_out(self) -> None:
        margin, small, top = px(MARGIN), px(SMALL), px(_TOP)
        left = lay_head(self._back, self._title)
        self.verdict.resize(self.verdict.sizeHint())
        middle = self._back.geometry().center().y()
        self.verdict.move(left, middle - self.verdict.height() // 2)
        right, low = self.width(), self.height()
        if self._copies is not None:
            self._copies.tray.lay_out_in(right, low)
            low = self._copies.tray.y()
        if not self.proof.isHidden():
            wide = min(px(_DETAILS), self.width() // 2)
            right -= wide + margin + small
            self.proof.setGeometry(right + small, top, wide, low - top - margin)
        self._scroll.setGeometry(0, top - small, right, low - top + small)
        self._lay_out_cards(right - 2 * margin)

    def _lay_out_cards(self, room: int) -> None:
        """Lay the cards in rows, and the one beside them at their right, in *room* px."""
        if self._copies is not None:
            self._copies.lay_out_in(room)
        least, beside = round(px(_LEAST) * look().size), self._beside
        wide = px(_DETAILS)
        taken = wide + self._row.spacing()
        if beside is not None:
            beside.setVisible(self.proof.isHidden())
            is_wide = room - taken >= min(3, len(self._cards)) * least
            self._row.setDirection(_ACROSS if is_wide else _DOWN)
            beside.setMinimumWidth(wide if is_wide else 0)
            if is_wide and not beside.isHidden():
                room -= taken
        columns = max(1, min(3, room // least))
        for at, card in enumerate(self._cards):
            self._grid.addWidget(card, at // columns, at % columns)
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)


class _CheckCard(Card):
    def __init__(self, check: Check, ask: Callable[[CheckTopic], object]) -> None:
        super().__init__()
        self.about = check.about
        self._number = _Number(check.number, check.about)
        show = Button(words("Show me"), ButtonKind.QUIET, "lens")
        show.setAccessibleName(words("Show me: {what}", what=check.title))
        show.clicked.connect(lambda: ask(check.about))
        inside = RING + GAP
        told = spaced(QVBoxLayout(), (inside, 0, 0, 0), SMALL)
        column = spaced(QVBoxLayout(self), (WIDE - inside, TIGHT, WIDE, SMALL), 0)
        told.addWidget(self._number)
        told.addWidget(role_label("name", check.title))
        told.addWidget(role_label("quiet", check.said))
        told.addStretch(1)
        nest(column, told, 1)
        column.addWidget(show, 0, Qt.AlignmentFlag.AlignLeft)


class _Number(Painted, QLabel):
    """A number of honour; beside it an envelope, or the three numbers that join to one die."""

    _HIGH, _DISC, _LETTER = 36, 0.8, 1.5

    def __init__(self, number: str, about: CheckTopic) -> None:
        super().__init__(number)
        self._about = about
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFixedHeight(max(px(self._HIGH), self.fontMetrics().height()))

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        letters = font(Type.TITLE)
        painter.setFont(letters)
        painter.setPen(QColor(now.quiet))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, self.text())
        left = painter.fontMetrics().horizontalAdvance(self.text()) + px(MARGIN)
        if self._about is CheckTopic.DICE:
            self._paint_joining(painter, left)
        elif self._about is CheckTopic.ENVELOPES:
            wide = self.height() * self._LETTER
            frame = QRectF(left, (self.height() - wide * 0.7) / 2, wide, wide * 0.7)
            paint_envelope(painter, frame, BY_SEAT[1], Envelope.SEALED)

    def _paint_joining(self, painter: QPainter, left: float) -> None:
        """Paint three people's numbers that run into one die."""
        now, side, middle = look().theme, self.height() * self._DISC, self.height() / 2
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
        fill_with(painter, now.ink)
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
        nest(column, self._codes)
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
            button = Button(tag, ButtonKind.QUIET)
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
