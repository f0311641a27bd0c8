"""A tournament: who comes, the draw of the tables, and who meets in the final."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent

from core.table.tournament import PEOPLE_MAX, PEOPLE_MIN
from core.table.tournament_draw import FINAL
from gui.kit.button import Button, ButtonKind, back_button
from gui.kit.card import Bare, Page, Tray, scrolled
from gui.kit.chip import Chip, Tone
from gui.kit.dialog import ask
from gui.kit.headline import Headline
from gui.kit.layout import LaidOut
from gui.kit.page_head import lay_head
from gui.kit.painted_card import LARGE
from gui.kit.press import waits
from gui.kit.theme import look, px
from gui.kit.tokens import GAP
from gui.report.bracket import table_words
from gui.window.bracket_cards import BracketCards, bracket_said, fitting_cards, winners
from gui.window.draw.stage import DrawStage, draw_words, missing_words, numbers_words
from gui.window.tournament_session import TournamentSession
from gui.window.ways import Ways
from gui.words.player_names import player_name, player_names
from gui.words.table_words import listed
from gui.words.words import words
from net.protocol.snapshot import LobbySnapshot, TournamentHere
from net.protocol.terms import Terms

_TOP, _ICONS = 84, 232


class _Asked(NamedTuple):
    """The words of the tray: a heading, a line, what the big button says, and why it is barred."""

    heading: str
    said: str
    button: str
    why: str = ""


class TournamentPage(LaidOut, Page):
    """Shows one tournament; whoever waits here sits down as soon as a table is drawn."""

    def __init__(
        self,
        ways: Ways,
        known: Callable[[], TournamentSession],
        call: Callable[[Terms], None],
        let_come: Callable[[bytes], object],
    ) -> None:
        """Show what is *known*; *call* to tables on some terms, *let_come* somebody else here."""
        super().__init__()
        self._ways, self._call, self._let_come = ways, call, let_come
        self._ours = ours = known()
        self._back = back_button(self._go_back)
        self._title = Headline(words("Tournament"))
        self._seen: TournamentHere | None = None
        """How it stood when it was looked at last."""
        self._tray, self._big = Tray(), Button("", ButtonKind.BIG, "flag")
        self._out = Button(words("Not after all"), ButtonKind.QUIET, "door")
        self._out.chosen.connect(self._go_out)
        self._big.chosen.connect(self._do)
        self._person = Button(words("Somebody else at this laptop"), ButtonKind.QUIET, "plus")
        self._person.chosen.connect(self._ask_person)
        for button in (self._out, self._person, self._big):
            self._tray.buttons.addWidget(button)
        self._scroll = scrolled(None, self)
        self._chip = Chip("", Tone.PEOPLE, "flag")
        self._stage = DrawStage(self, self._tell_draw, ways.play, ways.speak)
        ours.is_drawing = lambda: self._stage.is_running
        for part in (self._back, self._title, self._chip, self._scroll, self._tray):
            part.setParent(self)
        self.setFocusProxy(self._big)
        ours.changed.connect(self._refresh)
        self._refresh()

    def show_lobby(self, lobby: LobbySnapshot) -> None:
        """Show who is in the room and has not come yet; who plays meanwhile is not asked."""
        playing = {name for table in (*lobby.playing, *lobby.ours) for name in table.names}
        self._stage.show_people([one for one in lobby.people if one.name not in playing])

    def _do(self) -> None:
        """Do what stands on the big button."""
        if self._stage.is_running:
            self._stage.skip()
        elif self._ours.is_in and self._ours.next is not None:
            self._ours.sit()
        elif (proposed := self._ours.proposed) is not None:
            self._call(proposed)
        elif not self._ours.is_in:
            self._ours.come()
        elif (here := self._ours.here) is not None and here.is_late:
            self._call(here.terms)
        else:
            self._ours.draw()

    def _go_out(self) -> None:
        self._ours.come(is_in=False)
        self._ways.back()

    def _go_back(self) -> None:
        """Leave the page; a call of ours is taken back, if people have come once we are sure."""
        here, own = self._ours.here, self._ours.own
        is_ours = here is not None and self._ours.is_in and here.tournament.caller == own
        if here is not None and is_ours and not here.is_fixed:
            if {one.identity for one in here.comes} - {own} and not ask(
                self,
                words("Call it off?"),
                words("Everybody who has come goes home again."),
                (words("Go on calling"), words("Call it off")),
            ):
                return
            self._ours.come(is_in=False)
        self._ways.back()

    def _ask_person(self) -> None:
        if (here := self._ours.here) is not None:
            self._let_come(here.tournament.id)

    def showEvent(self, event: QShowEvent) -> None:
        """Sit down if a table has been drawn meanwhile.

        Not at once: where a page is removed, this one is shown in passing.
        """
        super().showEvent(event)
        QTimer.singleShot(0, self, self._ours.lead)

    def hideEvent(self, event: QHideEvent) -> None:
        """Show no draw to nobody: who comes back sees who sits where.

        Not at once: a stack still calls this its page, and who leaves it would be seated.
        """
        super().hideEvent(event)
        if not event.spontaneous():
            QTimer.singleShot(0, self, self._stage.skip)

    def _tell_draw(self) -> None:
        """Say what happens in the draw; sit down once all of it has been shown."""
        self._refresh()
        if not self._stage.is_running:
            self._ours.lead()

    # -- what is shown -----------------------------------------------------------------------------

    @waits
    def _refresh(self) -> None:
        here = self._ours.here
        if here is not None:
            self._stage.show_here(here, self._ours.own)
        self._out.setVisible(bool(here and self._ours.is_in and not here.is_fixed))
        is_over = here is None or FINAL in here.ended or self._stage.is_running
        self._person.setVisible(not is_over and self._ours.expected == b"")
        if here is None and self._ours.proposed is not None:
            self._big.setText(words("Call everybody"))
            self._big.bar("", "")
            said = words("Everybody here reads it. Until somebody comes, Back takes it back.")
            self._tray.ask(words("Call everybody to a tournament?"), f"{_many()} {said}")
            self._lay_out()
            return
        if here is None:
            self._big.setText(words("Waiting"))
            self._big.bar(words("Nobody calls to a tournament now."), "")
            self._tray.ask(words("No tournament"), words("Nobody calls to a tournament now."))
            self._lay_out()
            return
        self._ask(here)
        self._lay_out()

    def _ask(self, here: TournamentHere) -> None:
        """Say what is awaited, and on the big button what our player can do."""
        asked = self._coming(here) if here.draw is None else self._drawn(here)
        if self._stage.is_running:
            said = self._stage.said if look().text <= LARGE else ""  # else the tables shrink
            asked = _Asked(self._stage.heading, said, words("All at once"))
        self._tray.ask(asked.heading, asked.said)
        self._big.setVisible(bool(asked.button))
        self._big.setText(asked.button)
        self._big.set_icon("play" if self._stage.is_running else "flag")
        self._big.bar(asked.why, "")

    def _coming(self, here: TournamentHere) -> _Asked:
        """Return what is asked before the tables are drawn."""
        caller = here.tournament.caller
        name = player_name(next((one.name for one in here.comes if one.identity == caller), ""))
        many = _many()
        lot = words("Nobody can choose who sits where: everybody's number makes the draw.")
        waits = words("Waiting for {names}", names=listed(player_names(here.silent)))
        if here.is_late:
            return self._unfinished(here, name)
        if here.is_fixed:
            return _Asked(missing_words(here), draw_words(here), words("Waiting"), waits)
        if not self._ours.is_in:
            button = words("Come again") if here.unfinished else words("I come too")
            why = "" if here.may_come else words("A draw that you are in has not ended yet.")
            return _Asked(words("{name}'s tournament", name=name), lot, button, why)
        if caller == self._ours.own:
            why = "" if here.can_be_drawn else many
            call = words("You call to a tournament")
            return _Asked(call, f"{many} {lot}", words("Draw the tables"), why)
        when = words("{name} draws the tables when all are there.", name=name)
        waits = words("Waiting for {name}", name=name)
        return _Asked(words("{name}'s tournament", name=name), when, waits, when)

    def _unfinished(self, here: TournamentHere, caller: str) -> _Asked:
        """Return what is asked where somebody has not revealed: the caller's is the next word."""
        heading = words("This draw has ended unfinished")
        is_ours = here.tournament.caller == self._ours.own
        if is_ours or caller in player_names(here.silent):
            anew = words("Who calls again asks everybody to come again.")
            return _Asked(
                heading,
                anew,
                words("Without {names}", names=listed(player_names(here.silent)))
                if is_ours
                else words("Call again"),
            )
        waits = words("Waiting for {name}", name=caller)
        may = words("{name} can call again.", name=caller)
        return _Asked(heading, may, waits, may)

    def _drawn(self, here: TournamentHere) -> _Asked:
        """Return what is asked once the tables are drawn."""
        if self._ours.is_in and (drawn := self._ours.next) is not None:
            expected = words("You are expected there.")
            return _Asked(table_words(drawn.number), expected, words("Sit down"))
        said = bracket_said(here)
        button = "" if winners(here) else words("Waiting")
        return _Asked(said.heading, said.said, button, said.said)

    def _lay_out(self) -> None:
        top = px(_TOP)
        here = self._ours.here
        has_stage = here is not None and self._stage.has_more
        self._tell_head(here)
        self._tray.lay_out_in(self.width(), self.height())
        for part in (self._scroll, self._stage):
            part.setGeometry(0, top, self.width(), self._tray.y() - top)
        self._stage.setVisible(has_stage)
        self._scroll.setVisible(not has_stage)
        if has_stage:
            return
        room = self._scroll.size()
        cards = Bare()
        if here is not None:
            cards = fitting_cards(here, room.width(), room.height(), self._ours.own)
        self._scroll.setWidget(cards)
        if isinstance(cards, BracketCards) and self.isVisible():
            cards.fill_up(self._seen, self._ways.play)
            self._seen = here
        cards.setAutoFillBackground(False)

    def _tell_head(self, here: TournamentHere | None) -> None:
        """Say whose tournament it is, and how many numbers are in."""
        comes = here.comes if here is not None else ()
        caller = here.tournament.caller if here is not None else b""
        name = next((player_name(one.name) for one in comes if one.identity == caller), "")
        self._title.setText(
            words("{name}'s tournament", name=name) if name else words("Tournament")
        )
        lay_head(self._back, self._title)
        ends, head = self.width() - px(_ICONS), self._title.geometry()
        head.setRight(min(head.right(), ends))
        self._title.setGeometry(head)
        said = numbers_words(here) if here is not None and self._stage.has_more else ""
        self._chip.become(said, Tone.PEOPLE, "flag")
        self._chip.resize(self._chip.sizeHint())
        left = head.right() + px(GAP)
        self._chip.move(left, head.center().y() - self._chip.height() // 2)
        self._chip.setVisible(bool(said) and left + self._chip.width() <= ends)


def _many() -> str:
    return words("It takes {least} to {most} people.", least=PEOPLE_MIN, most=PEOPLE_MAX)
