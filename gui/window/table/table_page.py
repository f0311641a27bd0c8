"""One table from the first seat taken to "Again!": badges, emblem, board, log, looking back."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QDateTime, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from core.table.genesis import Genesis
from core.table.step import Completed
from gui.kit.layout import LaidOut
from gui.kit.press import waits
from gui.kit.text_box import show_text
from gui.kit.theme import px
from gui.kit.tokens import MARGIN
from gui.parts.contents import Contents
from gui.parts.game_view import EndAction, GameView
from gui.parts.laptop import Laptop
from gui.parts.pictures import ask_and_save, save_picture
from gui.parts.sound import Sound
from gui.report.saved import stem_of
from gui.window.game_parts import guide_at
from gui.window.pages import NO_ICONS, IconPlace, OwnCorner
from gui.window.table.corner import Corner
from gui.window.table.emblem_panel import EmblemPanel
from gui.window.table.leave_for_good import Leaving
from gui.window.table.over_board import OverBoard
from gui.window.table.stay import Stay
from gui.window.table.table_coach import Coach, CoachTold
from gui.window.table.table_guide import TableGuide
from gui.window.table.table_seats import TableSeats
from gui.window.table.talk import Talk
from gui.window.table.together import Together
from gui.window.table.viewer import Viewer
from gui.window.table.waiting_panel import WaitingPanel
from gui.window.ways import To, Ways
from gui.words.player_names import shown_names
from gui.words.seats import worms_of
from gui.words.trouble_words import trouble_words
from gui.words.words import sentence, words
from net.protocol.commands import Aside
from net.protocol.snapshot import LobbySnapshot, TableSnapshot
from net.protocol.terms import Terms

_WAITING = ("help", "menu")
"""Our icons while seats are free."""
LAID = "laid"
"""The kind of the aside that shows a move being laid."""


class TablePage(OwnCorner, LaidOut, QWidget):
    """Shows the table at which we sit or look on: its players, its game, and what we may do."""

    due = Signal()
    """Our player's turn has come."""
    left = Signal(str)
    """We have left; the sentence, if any, belongs on the next page."""
    wished = Signal(EndAction)
    """What our player wants now that the game is over."""
    person_asked = Signal()
    is_guest = False
    """Whether our player shares a laptop, in a window that somebody else has opened."""
    names: tuple[str, ...] = ()
    """The players by seat, with their signed names; empty before it has begun."""
    tells_news = True
    """Whether it is told what happens."""
    _sat = 0
    """How many sit at the table while it waits."""

    def __init__(
        self,
        shell: Ways,
        laptop: Laptop,
        stay: Stay | None = None,
        *,
        hints: bool = False,
        way_back: str = "",
    ) -> None:
        """Show a table at *laptop*, where our *stay* may have begun on another page.

        *way_back* leads at once from one at which nobody else sits.
        """
        super().__init__()
        self._shell, self.laptop = shell, laptop
        self._way_back = way_back
        self._snapshot: TableSnapshot | None = None
        self._stay = stay = stay or Stay(self)
        self._kept: object = None
        self._is_beginning = False
        self._hints, self._status = hints, ""
        submit = laptop.submit
        self._emblem, self.waiting = EmblemPanel(shell, submit), WaitingPanel()
        self.waiting.person.chosen.connect(self.person_asked)
        self.viewer = Viewer(self.waiting, self._emblem)
        self.viewer.setParent(self)
        self.seats = TableSeats(self, shell, laptop, self.viewer, stay)
        bar, news = self.seats.bar, self.seats.news
        self.talk = Talk(shell, submit, self, bar)
        self.together = Together(shell, submit, self, self.viewer, self.talk)
        self._over = OverBoard(self, self.viewer, news, bar, self.talk, self.together.button)
        self.corner = Corner(self, self._deeds())
        contents = partial(_contents, self.viewer, self.waiting)
        self.guide = TableGuide(self, contents, self.viewer.setFocus)
        self._leaving = Leaving(submit, self, self.say, self.left.emit)
        told = CoachTold(self._lay_over, self._show_due, self.say, shell.speak)
        self.coach = Coach(self.viewer, news, told, self)
        self.talk.muted = stay.muted
        self._connect()

    @property
    def is_waiting(self) -> bool:
        """Whether some seats are still free."""
        return self._snapshot is None

    def icons_at(self) -> IconPlace:
        """Return the place beside our own icons, which are all there are once it is full."""
        return self.corner.end if self.is_waiting else NO_ICONS

    @property
    def genesis(self) -> Genesis | None:
        """What all here have agreed to, if it has begun."""
        steps = self.viewer.steps
        return steps[0].step.genesis if steps else None

    @property
    def snapshot(self) -> TableSnapshot | None:
        """The table as it came last, with the signed names, if it has begun."""
        return replace(self._snapshot, names=self.names) if self._snapshot else None

    # -- what comes from the node -----------------------------------------------------------------

    @waits
    def wait(
        self, lobby: LobbySnapshot, terms: Terms, own: str = "", coming: Sequence[str] = ()
    ) -> None:
        """Show who sits so far at a table that plays *terms*, and which bots are *coming*."""
        if 0 < self._sat < len(lobby.seated):
            self._shell.play(Sound.SAT)
        self._sat = len(lobby.seated)
        self.waiting.show_lobby(lobby, terms, own, coming)
        self.viewer.cover(self.waiting)

    def take_up(self, draft: object) -> None:
        """Restore a kept *draft* as soon as the table is shown."""
        self._kept = draft
        self.waiting.show_return()

    @waits
    def show_table(self, snapshot: TableSnapshot) -> None:
        """Show the table as it is now."""
        self.names = snapshot.names
        self._snapshot = snapshot = replace(snapshot, names=shown_names(snapshot))
        self.seats.news.worms = worms_of(snapshot.names)
        view = self.viewer.go_live(snapshot.rules.rules_id)
        if snapshot.must_compare and snapshot.emblem is not None:
            self._emblem.show_emblem(snapshot.emblem)
        if snapshot.state is not None:
            view.show_table(snapshot)
            if self._kept is not None:
                view.restore(self._kept)
                self._kept = None
        else:
            self.waiting.show_start(snapshot)
        if self._is_beginning:
            self._is_beginning = False
            self._hear(view)
        emblem = self._emblem if snapshot.must_compare else None
        self.viewer.cover(self.waiting if snapshot.state is None else emblem)
        self._leaving.follow(snapshot)
        self.coach.follow(snapshot)
        self.talk.follow(snapshot, self.names)
        self.together.follow(snapshot)
        self._show_seats()
        self._lay_over()
        if said := self._stay.onlooker_words(snapshot):
            self.seats.tell(said)
        if snapshot.stopped:
            self.say(sentence(trouble_words(snapshot.stopped)))

    @waits
    def show_step(self, done: Completed[Any]) -> None:
        """Report a completed step, and show it in motion if we look at the present."""
        self.viewer.show_step(done)

    def begin(self, steps: Sequence[Completed[Any]], draft: object = None) -> None:
        """Take the *steps* of a game that is on, and our *draft*, before its table is shown.

        What led here is neither asked nor told nor heard again.
        """
        self._is_beginning, self._kept = True, draft
        self.viewer.take(steps)

    def say(self, said: str) -> None:
        """Show a sentence, once, and pass it to the screen reader."""
        if said != self._status:
            self._status = said
            self._shell.toast(said)

    # -- what our player does ---------------------------------------------------------------------

    def _look_back(self, *, on: bool) -> None:
        if on is not self.viewer.is_back:
            self.viewer.look_back(on=on)
        self.corner.mark_past(is_back=self.viewer.is_back)

    def _open_menu(self) -> None:
        """Ask for the card of the comforts, with what can be done seldom at this table."""
        view, shown = self.viewer.live, self._snapshot
        entries = self.corner.entries
        entries += [("lens", words("Why?"), self.viewer.explain)] if self.viewer.steps else []
        if view is not None and shown is not None and shown.seat is not None:
            entries += view.menu_entries()
        is_done = shown is None or shown.is_over or self._leaving.is_begun
        is_drawn = self.genesis is not None and self.genesis.agreed.drawn is not None
        if is_drawn and not self.is_guest:
            somebody = words("Somebody else at this laptop")
            entries.append(("plus", somebody, self.person_asked.emit))
        leave = words("Close the table") if is_done else words("Get up…")
        entries.append(("door", self._way_back or leave, self.get_up))
        self._shell.open_menu(self.corner.icons["menu"], entries)

    @property
    def _may_review(self) -> bool:
        """Whether the game is over, and has been shown to its end."""
        is_over = self._snapshot is not None and self._snapshot.is_over
        return is_over and not self.viewer.is_telling and not self._way_back

    def get_up(self) -> None:
        """Leave the table, or close it when its game is over."""
        if self._snapshot is None or self._way_back:
            self.left.emit("")
        else:
            self._leaving.ask()

    # -- what is shown ----------------------------------------------------------------------------

    def _show_seats(self) -> None:
        """Show what each seat does, and what follows for our player."""
        if self._snapshot is None:
            return
        self.seats.show_table(self._snapshot)
        if self._may_review is not self.corner.has("lens"):
            self._lay_over()
        self._show_due()

    def _show_due(self) -> None:
        """Tell once that it is our turn, when what led to it has been shown."""
        snapshot = self._snapshot
        if snapshot is None or self.viewer.is_telling or snapshot.must_compare:
            self._over.hint.hide()  # what it led to is being shown
            return
        if snapshot.may_act and snapshot.step > self._stay.due:
            self._stay.due = snapshot.step
            self.due.emit()
        hint = self.viewer.live.hint() if self._hints and self.viewer.live else ""
        has_room = self.viewer.live is not None and self.viewer.live.foot() > 0
        hint = (self.coach.advice if has_room else "") or hint
        self._over.show_hint(hint)

    def _take(self, view: GameView) -> None:
        """Take a new board among the parts of the page."""
        view.wished.connect(self._grant)
        if self.tells_news:
            view.news.connect(self.seats.news.tell)
        view.changed.connect(self._show_seats)
        self.talk.take(view.reactions)
        if self._hints:
            view.teach()
        if not self._is_beginning:
            self._hear(view)

    def _hear(self, view: GameView) -> None:
        """Pass on what the board says and asks for."""
        view.spoke.connect(self._shell.speak)
        view.sounded.connect(self._shell.play)
        view.asked.connect(self.laptop.submit)
        view.draft_changed.connect(lambda: self.laptop.keep_draft(view.draft))
        view.draft_changed.connect(self._show_seats)
        view.draft_moved.connect(lambda: self.laptop.submit(Aside(LAID, view.laid)))

    def _grant(self, wish: EndAction) -> None:
        """Do what our player wants when the game is over, or pass it on."""
        if wish is EndAction.CLOSE:
            self.get_up()
        elif wish is EndAction.LOOK_BACK:
            self._look_back(on=True)
        elif wish is EndAction.SAVE:
            self._save()
        else:
            self.wished.emit(wish)

    def _save(self) -> None:
        """Save a picture of the table."""
        view, snapshot = self.viewer.live, self._snapshot
        if view is None or snapshot is None:
            return
        now = QDateTime.currentSecsSinceEpoch()
        name = f"{stem_of(snapshot.rules.rules_id, now, snapshot.names)}.png"
        if path := ask_and_save(self, name, lambda path: save_picture(path, view.paint_moment)):
            self._shell.toast(words("Saved: {path}", path=path))

    def _connect(self) -> None:
        self.waiting.worm.chosen.connect(partial(self._shell.go, To.WORM))
        viewer = self.viewer
        self.waiting.up.chosen.connect(self.get_up)
        viewer.logged.connect(self._shell.speak)
        viewer.turned.connect(self._show_seats)
        viewer.turned.connect(lambda: self.corner.mark_past(is_back=viewer.is_back))
        viewer.made.connect(self._take)
        viewer.answered.connect(lambda heading, lines: show_text(self, heading, lines))
        self.together.changed.connect(self._lay_over)
        for clock in (self._stay.silence, self._stay.nudges):
            clock.timeout.connect(self._show_seats)
        viewer.drawer.toggled.connect(self.corner.icons["log"].setChecked)

    def _deeds(self) -> dict[str, Callable[[], object]]:
        """Return what each icon of the corner does."""
        viewer, drawer = self.viewer, self.viewer.drawer
        return {
            "log": lambda: drawer.open(is_open=not drawer.is_open),
            "past": lambda: self._look_back(on=not viewer.is_back),
            "help": lambda: self.guide.show(),  # noqa: PLW0108  # it is made later
            "menu": self._open_menu,
            "bot": lambda: self.coach.ask(),  # noqa: PLW0108  # it is made later
            "lens": lambda: self.wished.emit(EndAction.REVIEW),
            "talk": lambda: self.talk.ask(self.corner.talk),
        }

    def keep_clear(self, top: int) -> None:
        """Keep the game below *top* px, where something lies under the badges."""
        self._over.clear = top
        self.viewer.keep_clear(top)
        self._lay_over()

    def _lay_out(self) -> None:
        """Fill the page with the table, and lay the rest over it."""
        self.viewer.resize(self.size())
        self._lay_over()
        self.guide.lay_out()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the focus to what is looked at."""
        super().focusInEvent(event)
        self.viewer.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass on to the game what nobody else wants, wherever the focus is."""
        super().keyPressEvent(event)
        view = self.viewer.board
        if view is not None and view.isVisible() and not event.isAccepted():
            event.accept()
            view.keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nobody think for a page that is left, or be led by it."""
        super().hideEvent(event)
        self.coach.stop()
        if not event.spontaneous():
            self.together.stop()

    def _lay_over(self) -> None:
        """Lay badges, icons, news and the slip over the table."""
        margin = px(MARGIN)
        right = self.width() - margin
        has_begun = not self.is_waiting and self.viewer.live is not None
        there = {
            "menu": True,
            "bot": self.coach.may_be_asked,
            "lens": self._may_review,
            "talk": self.talk.is_possible and not self._way_back,
        }
        always = _WAITING if self.is_waiting else ("menu",)
        icons = {
            name: there.get(name, True) and (has_begun or name in always)
            for name in self.corner.icons
        }
        right = self.corner.lay_out(right, icons, has_begun=has_begun)
        self.seats.lay_out(margin, right - margin)
        self.talk.lay_out()
        self._over.lay_out_news()
        self._over.lay_out_button()
        self._over.lay_out_hint()
        self._shell.place_icons()


def _contents(viewer: Viewer, waiting: WaitingPanel) -> Contents | None:
    """Return how the game goes that is played in *viewer*, or for which one is *waiting*."""
    return waiting.guide() if viewer.live is None else guide_at(viewer.steps)
