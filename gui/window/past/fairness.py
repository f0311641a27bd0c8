"""Is it fair? What was checked in a log, one envelope opened again, and what others have of it."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from gui.game_ui import known_ui
from gui.kit.printed import printed
from gui.report.absences import absences
from gui.report.checks import CheckTopic, checks, is_alone, told
from gui.report.judged import Verdict
from gui.report.proved import proved_words
from gui.report.sealed import envelopes
from gui.window.past.compare_card import Asking, CompareCard
from gui.window.past.envelope_page import EnvelopePage
from gui.window.past.fair_cards import alone_card, away_card, changed_card
from gui.window.past.fair_page import FairPage
from gui.window.past.opened_log import OpenedLog, UnreadLog
from gui.words.player_names import names_of
from gui.words.seats import is_bot
from gui.words.table_words import outside
from gui.words.words import words
from net.protocol.effects import CopyTold


class CheckWays(NamedTuple):
    """Where one goes from here."""

    leave: Callable[[], None]
    prove: Mapping[CheckTopic, Callable[[], object]]
    """What asks for the proofs that another page knows: of moves, and of dice."""
    asking: Asking
    """Who asks everybody in the room for a copy: `Fairness.take_copy` gets the answers."""
    save_page: Callable[[], object]
    compare_files: Callable[[], object]


class Fairness(QStackedWidget):
    """Shows the front first; a proof stands beside it, an envelope has a page of its own."""

    def __init__(self, ways: CheckWays) -> None:
        super().__init__()
        self._ways = ways
        self._opened: OpenedLog | None = None
        self._copies: CompareCard | None = None
        self.front = FairPage(ways.leave, self.prove)
        self.envelope = EnvelopePage(self._show_front)
        for page in (self.front, self.envelope):
            self.addWidget(page)
        self.setFocusProxy(self.front)

    def show_log(self, opened: OpenedLog) -> None:
        """Show what was checked in the log *opened*."""
        self._opened = opened
        found = opened.found
        judged = found.judged
        said = judged.brief if judged.flaw else judged.heading
        ways, table = self._ways, opened.replay.table
        self._copies = None
        if table is not None and table.completed:
            self._copies = CompareCard(
                opened.replay, ways.asking, ways.save_page, ways.compare_files
            )
        self.front.show_verdict(found.verdict, said)
        self.front.show_checks(found.rules_id, checks(found), self._beside(opened), self._copies)
        self._show_front()

    def show_unread(self, unread: UnreadLog) -> None:
        """Show why a file cannot be read."""
        self._opened, self._copies = None, None
        self.front.show_verdict(None, words("No game"))
        self.front.show_checks("", [])
        lines = [unread.said, "", words("For experts"), unread.details]
        self.front.show_proof(None, words("This file"), lines)
        self._show_front()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        copies = self._copies if self.currentWidget() is self.front else None
        if copies is not None and printed(event) == Qt.Key.Key_C:
            copies.key.click()
        else:
            super().keyPressEvent(event)

    @property
    def about(self) -> CheckTopic | None:
        """What the proof that is shown is about."""
        return self.front.about if self.currentWidget() is self.front else CheckTopic.ENVELOPES

    def take_copy(self, told: CopyTold) -> None:
        """Show what somebody in the room has *told* of a copy."""
        if self._copies is not None:
            self._copies.take(told)

    def show_proof(self, about: CheckTopic, heading: str, lines: list[str]) -> None:
        """Show *lines* as the proof of what *about* says, with a *heading*."""
        self._show_front()
        self.front.show_proof(about, heading, lines)

    def _show_front(self) -> None:
        self.setCurrentWidget(self.front)

    def _beside(self, opened: OpenedLog) -> QWidget | None:
        """Return the card beside what was checked."""
        found, table = opened.found, opened.replay.table
        if found.verdict is Verdict.FAILS:
            said = proved_words(found.proved)
            return changed_card(found.judged.heading, said, self._ways.compare_files)
        away = absences(table.completed) if table is not None else []
        if table is None or not away:  # no round has begun
            return None
        names = names_of(table.genesis)
        if is_alone(found):
            person = next((seat for seat, name in enumerate(names) if not is_bot(name)), 0)
            return alone_card(names, person)
        odd = outside(table, known_ui(table.genesis.rules_id).AWAY)
        agreed = [one.said for one in odd]
        heading = words("What the players agreed")
        show_all = partial(self.front.show_proof, None, heading, agreed)
        return away_card(away, names, agreed, show_all)

    def prove(self, about: CheckTopic) -> None:
        """Show the proof of what *about* says, or ask for it."""
        if self._opened is None:
            return
        table = self._opened.replay.table
        if about in self._ways.prove:
            self._ways.prove[about]()
        elif (
            about is CheckTopic.ENVELOPES
            and table is not None
            and (sealed := envelopes(table.completed))
        ):
            opened = next((at for at, one in enumerate(sealed) if one.is_open), 0)
            self.envelope.show_envelopes(sealed, names_of(table.genesis), opened)
            self.setCurrentWidget(self.envelope)
            self.envelope.setFocus()
        else:
            found = self._opened.found
            said = next(one.title for one in checks(found) if one.about is about)
            self.front.show_proof(about, said, told(about, self._opened.replay, found))
