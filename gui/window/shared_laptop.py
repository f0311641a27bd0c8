"""The people at this laptop: each has a node of its own, and one of them has the page.

Law: while a choice is secret, a page of its own shows only the person who said so and has yet to
choose. What is shown to nobody in particular knows no draft, so it holds no secret.
"""

from __future__ import annotations  # the types of what is imported late

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from core.table.naming import can_be_told_apart, name_refusal
from core.table.rules import Refusal
from core.table.step import Completed
from core.table.trouble import TroubleError
from gui.game_ui import known_ui
from gui.report.drafts import keep, kept
from gui.report.saved import same_game
from gui.window.other_windows import folder_of, has_windows, is_open, names_in_windows
from gui.window.pages import LazyPage, Pages
from gui.window.table.stay import Stay
from gui.window.table.veil import Veil
from gui.words.player_names import player_name, shown_names
from gui.words.trouble_words import trouble_words
from gui.words.words import sentence, words
from net.protocol.commands import Aside, CallOn, GoOnHere, JoinByCode, LetBack, Meet, SameHere, Wait
from net.protocol.effects import Overheard
from net.protocol.snapshot import TableSnapshot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtCore import SignalInstance

    from gui.parts.shell import Shell
    from gui.window.bridge import NodeBridge
    from gui.window.table.table_page import TablePage
    from net.protocol.commands import Command, Play
    from net.protocol.effects import CopyAsked
    from net.protocol.snapshot import LobbySnapshot
    from net.protocol.terms import Terms
    from net.protocol.whose import Whose

PEOPLE_MAX = 5
"""How many may share a laptop."""
_FOR_ALL = (SameHere, CallOn, Wait, LetBack, GoOnHere)
"""What one person says for all at this laptop."""
_OF_ONE = {"laid", "look", "point"}
"""The asides that come from one seat alone."""


class SharedPerson(QObject):
    """One of the people here: a node, and what it has shown so far."""

    def __init__(self, bridge: NodeBridge, laptop: SharedLaptop) -> None:
        super().__init__(laptop)
        self.bridge, self._laptop = bridge, laptop
        self.table: TableSnapshot | None = None
        self.steps: list[Completed[Any]] = []
        self.compared: object = None
        """The emblem that somebody at this laptop has compared."""
        self.automatic_play: Play | None = None
        """What this person does now without a choice."""
        self.done: Play | None = None
        """The last of these that was done without a page."""
        bridge.table_changed.connect(self._take_table)
        bridge.step_done.connect(self._take_step)
        bridge.lobby_changed.connect(self._take_lobby)
        bridge.refused.connect(partial(laptop.hear, self, laptop.refused))
        bridge.aside.connect(partial(laptop.hear, self, laptop.aside))

    @property
    def is_due(self) -> bool:
        """Whether this person has something to choose, or to compare."""
        table = self.table
        if table is None or table.is_over or table.state is None:
            return False
        if table.must_compare:
            return self.compared != table.emblem
        if self.has_left:
            return False
        return table.may_act and not table.rules.opens(table.state) and self.automatic_play is None

    @property
    def has_left(self) -> bool:
        """Whether this person leaves, or has left, a game for good that goes on."""
        table = self.table
        if table is None or table.is_over or table.seat is None:
            return False
        return table.leaving or not table.in_game >> table.seat & 1

    @property
    def draft(self) -> object:
        """What this person has laid, as it is kept on disk."""
        log = self.bridge.log
        return kept(log.parent) if log is not None else None

    def find(self, people: Sequence[SharedPerson]) -> None:
        """Find those of *people* who were here before, whatever the network does."""
        for other in people[: people.index(self)]:
            if code := other.bridge.code_here:
                self.bridge.submit(JoinByCode(code))

    def _take_table(self, table: TableSnapshot) -> None:
        self.table = table
        self.automatic_play = known_ui(table.rules.rules_id).automatic_play(table)
        self._laptop.hear(self, self._laptop.table_changed, table)

    def _take_step(self, done: Completed[Any]) -> None:
        if self.steps and self.steps[0].step.genesis.game != done.step.genesis.game:
            self.steps = []
        self.steps.append(done)
        self._laptop.hear(self, self._laptop.step_done, done)

    def _take_lobby(self, lobby: LobbySnapshot) -> None:
        if lobby.terms is not None:
            self.table, self.steps = None, []


class Begun(NamedTuple):
    """A game that is on: the table as it came, its steps, and what is laid of the next act."""

    snapshot: TableSnapshot | None
    steps: tuple[Completed[Any], ...]
    draft: object


class SharedView(NamedTuple):
    """Whose page is shown; in a secret step also for whom, under a veil until that one is here."""

    person: int = 0
    step: int = 0
    """The secret step in which *person* chooses; 0 if nothing on the page is secret."""
    is_veiled: bool = False


class SharedLaptop(QObject):
    """Passes on what the node of the person shown says, and hands the page from one to the next.

    Alone, our player has the page all the time, and nothing is changed on its way.
    """

    table_changed = Signal(TableSnapshot)
    step_done = Signal(Completed)
    refused = Signal(Refusal)
    aside = Signal(Overheard)
    handed = Signal(Begun)
    """The page is another person's now, who goes on with this."""
    page: TablePage | None = None
    """The page of our table, if there is one."""

    def __init__(self, shell: Shell, pages: Pages, bridge: NodeBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._shell = shell
        self._pages, self._bridge = pages, bridge
        self._people: list[SharedPerson] = []
        self._view = SharedView()
        self.has_windows = False
        """Whether somebody else here looks on from another window."""
        self._veil: LazyPage[Veil] = pages.lazy(
            _make_veil, shell, lambda: self._hand(self._view._replace(is_veiled=False))
        )
        self.stay = Stay(self)
        """What goes on at our table, whoever has the page."""
        self._take_in(bridge)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the others at this laptop."""
        return tuple(person.bridge.name for person in self._people[1:])

    @property
    def log(self) -> Path | None:
        """The log of the person shown."""
        return self._shown.bridge.log

    @property
    def _shown(self) -> SharedPerson:
        return self._people[first_here(self._people) if self._view.is_veiled else self._view.person]

    # -- coming and going --------------------------------------------------------------------------

    def refusal(self, name: str) -> str:
        """Return why nobody called *name* can be added; "" if somebody can."""
        if trouble := name_refusal(name):
            return sentence(trouble_words(trouble))
        here = (self._bridge.name, *self.names, *names_in_windows(self._bridge.data))
        if not can_be_told_apart((*here, name)):
            return words("Somebody at this laptop has that name already.")
        if len(here) >= PEOPLE_MAX:
            return words("At most {most} people share a laptop.", most=PEOPLE_MAX)
        return ""

    def add(self, name: str, terms: Terms, whose: Whose | None = None) -> None:
        """Let *name*, who is here too, sit down to *terms* at the table of *whose*."""
        try:
            bridge = self._bridge.beside(folder_of(self._bridge.data, name), name)
        except TroubleError as error:
            self._shell.toast(sentence(trouble_words(error.trouble)))
            return
        self._meet(self._take_in(bridge), terms, whose)

    def again(self, terms: Terms) -> None:
        """Let the others here sit down to *terms* too, at a new table."""
        self._view = SharedView()
        for person in self._people[1:]:
            self._meet(person, terms)

    def resume(self, folder: Path) -> None:
        """Let the others here who sit in the game of *folder* continue it too.

        Those who have a window of their own continue there.
        """
        self.stop()
        for path in same_game(folder, self._bridge.data, "people/*/games/*"):
            own = path.parent.parent
            if not is_open(own):
                person = self._take_in(self._bridge.beside(own))
                person.bridge.start(path)
                person.find(self._people)

    @property
    def plays_on(self) -> bool:
        """Whether others here play on, though the person shown has left for good."""
        return self._shown.has_left and any(not person.has_left for person in self._people)

    def stop(self) -> None:
        """Let the others here end, which takes a while; everything they signed is on disk."""
        for person in self._people[1:]:
            person.bridge.stop()
        self._people[1:] = []
        self._view = SharedView()

    def _take_in(self, bridge: NodeBridge) -> SharedPerson:
        person = SharedPerson(bridge, self)
        bridge.copy_asked.connect(partial(_tell_comparing, self._shell, self._bridge))
        if self._people:
            bridge.failed.connect(lambda why: self._shell.toast(sentence(trouble_words(why))))
        self._people.append(person)
        return person

    def _meet(self, person: SharedPerson, terms: Terms, whose: Whose | None = None) -> None:
        person.table, person.steps = None, []
        person.bridge.start()
        person.find(self._people)
        person.bridge.submit(Meet(terms, whose))

    # -- what is said ------------------------------------------------------------------------------

    def submit(self, command: Command) -> None:
        """Pass *command* on for the person shown, or for all here where one speaks for all."""
        if isinstance(command, SameHere):
            for person in self._people:
                person.compared = self._shown.table and self._shown.table.emblem
        if command == self._shown.done:
            return  # the page does by itself what has been done without it
        is_for_all = isinstance(command, _FOR_ALL)
        is_for_all |= isinstance(command, Aside) and command.kind not in _OF_ONE
        for person in self._people if is_for_all else [self._shown]:
            person.bridge.submit(command)

    @property
    def draft(self) -> object:
        """The draft of the person shown; what is shown to nobody in particular has none."""
        return None if self._view.is_veiled else self._shown.draft

    def keep_draft(self, draft: object) -> None:
        """Keep the *draft* of the person shown."""
        if self.log is not None:
            keep(self.log.parent, draft)

    def hear(self, person: SharedPerson, signal: SignalInstance, *told: object) -> None:
        """Take what the node of *person* has *told*; emit it if the page is that person's."""
        if person not in self._people:
            return  # it ends
        table = person.table
        if table and table.must_compare and person.compared == table.emblem is not None:
            person.bridge.submit(SameHere())
        if len(self._people) > 1 and person.automatic_play not in {None, person.done}:
            person.done = person.automatic_play
            person.bridge.submit(person.automatic_play)
        if self.decide() or person is not self._shown:
            return
        signal.emit(*told)

    # -- whose page it is --------------------------------------------------------------------------

    def follow(self, page: TablePage) -> None:
        """Take the new *page* of our table; it may be handed on once it has told everything."""
        self.page = page
        data = self._bridge.data
        page.is_guest = is_open(data)
        self.has_windows = page.is_guest or has_windows(data)
        page.viewer.turned.connect(self.decide, Qt.ConnectionType.QueuedConnection)

    def show(self) -> None:
        """Show the page of our table, or the veil over it."""
        if self._view.is_veiled:
            person = self._people[self._view.person]
            table = person.table
            seat = table.seat if table else None
            name, worm = person.bridge.name, None
            if table and seat is not None:
                name, worm = table.names[seat], shown_names(table).worms[seat]
            self._veil().hand_to(name, worm)
            self._pages.turn_to(self._veil())
        elif self.page is not None:
            self._pages.turn_to(self.page)

    def decide(self) -> bool:
        """Hand the page to the person whose it should be; return whether it has changed."""
        page, is_shared = self.page, len(self._people) > 1 or self.has_windows
        if not is_shared or page is None:
            return False
        wanted = next_view(self._people, self._view)
        if wanted == self._view or (page.viewer.is_telling and not self._view.step):
            return False
        self._hand(wanted)
        return True

    def _hand(self, view: SharedView) -> None:
        """Make a fresh page, so that nothing of the person before is left on it."""
        self._view = view
        shown, draft = self._shown, None
        if shown.is_due and not view.is_veiled:
            self.stay.due, draft = 0, shown.draft
        self.handed.emit(Begun(shown.table, tuple(shown.steps), draft))
        self.show()


def is_secret(table: TableSnapshot) -> bool:
    """Return whether what is chosen in this step at *table* stays secret until all have chosen."""
    return not table.must_compare and not table.is_over and table.authors.bit_count() > 1


def first_here(people: Sequence[SharedPerson]) -> int:
    """Return which of *people* has the page that shows nothing secret: one who still plays."""
    return next((at for at, one in enumerate(people) if not one.has_left), 0)


def next_view(people: Sequence[SharedPerson], view: SharedView) -> SharedView:
    """Return whose page it is after *view*: the one who has to act, and in secret under a veil."""
    tables = [person.table for person in people if person.table is not None]
    latest = max((table.step for table in tables), default=0)
    now = [table for table in tables if table.step == latest]
    due = [
        at for at, one in enumerate(people) if one.is_due and one.table and one.table.step == latest
    ]
    due.sort(key=lambda at: at != view.person)
    comparing = [at for at in due if (table := people[at].table) and table.must_compare]
    if comparing:
        return SharedView(comparing[0])
    if not any(map(is_secret, now)):
        is_gone = people[view.person].has_left
        return SharedView(due[0] if due else first_here(people) if is_gone else view.person)
    if view.step == latest and view.person in due:
        return view
    return SharedView(due[0], latest, is_veiled=True) if due else SharedView(first_here(people))


def _tell_comparing(shell: Shell, ours: NodeBridge, asked: CopyAsked) -> None:
    """Tell who compares with the copies of somebody here, but for our own player."""
    if asked.identity != ours.identity:
        shell.toast(words("{name} compares your copy of a game", name=player_name(asked.name)))


def _make_veil(shell: Shell, opened: Callable[[], None]) -> Veil:
    veil = Veil(shell)
    veil.button.chosen.connect(opened)
    return veil
