"""Whatever is pressed is what is meant, whatever is heard between press and release.

A real mouse, or the space bar, goes down on each key of the first page and of a table; then the
room changes; then it goes up, where it was. What the page asks for is what it asks for where
nothing has changed, or it says why that cannot be any more.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QObject, QPoint, Qt, QTimer, SignalInstance
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget

from core.wormup.race import Stage
from gui.cozy.cozy_view import CozyView
from gui.kit.clock import HandClock
from gui.kit.press import is_pressed, when_let_go
from gui.kit.theme import Look, wear
from gui.window.start.room_cards import RoomCard
from gui.window.start.start_page import StartPage
from gui.window.start.tournament_page import TournamentPage
from gui.window.table.silence_clock import Silence
from gui.window.table.table_page import TablePage
from gui.window.table.together import LOOK
from gui.window.tournament_session import TournamentSession
from gui.window.ways import Way
from net.protocol.commands import ComeTo
from net.protocol.snapshot import LobbySnapshot, PersonHere, TableBegun
from net.protocol.terms import Terms
from tests.gui.cozy_log import cozy_game
from tests.gui.heard_laptop import HeardLaptop
from tests.gui.heard_shell import HeardShell
from tests.gui.on_screen import open_dialog, part
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of
from tests.settled import settled
from tests.window import scenes

LEFT = Qt.MouseButton.LeftButton


class Asked(HeardShell):
    """What a page has asked for, in order: each signal with its values, and each toast."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[str, str]] = []

    def toast(self, text: str) -> None:
        self._note("toast", text)

    def go(self, to: Way) -> None:
        self._note(type(to).__name__, to)

    def follow(self, page: QObject) -> None:
        """Note what *page* asks for."""
        for name, kind in vars(type(page)).items():
            signal = getattr(page, name, None)
            if type(kind).__name__ == "Signal" and isinstance(signal, SignalInstance):
                signal.connect(partial(self._note, name))

    def _note(self, name: str, *values: object) -> None:
        if name not in {"relaid", "turned"}:  # nobody is asked for anything by these
            self.seen.append((name, repr(values)))


@pytest.fixture(autouse=True, scope="module")
def worn(qapp):
    while (menu := QApplication.activePopupWidget()) is not None:
        menu.close()  # of a test before
    wear(qapp, Look())


def shown(page: QWidget) -> None:
    page.setUpdatesEnabled(False)  # nobody sees it, and to paint is dear
    page.resize(1280, 720)
    page.show()
    settle()


def settle() -> None:
    """Let the window take what waits, and do what it has to do by itself."""
    when_let_go(nothing)
    settled()


def keys_of(page: QWidget) -> list[QAbstractButton]:
    """List the keys that can be seen and hit now."""
    found = [one for one in page.findChildren(QAbstractButton) if one.isVisible()]
    return [one for one in found if page.childAt(middle(one, page)) is one]


def middle(key: QWidget, page: QWidget) -> QPoint:
    return key.mapTo(page, key.rect().center())


def named(key: QAbstractButton) -> str:
    over: QWidget | None = key
    while over is not None and not isinstance(over, RoomCard):
        over = over.parentWidget()
    card = over.title.text() if over is not None else ""
    return f"{type(key).__name__} {key.text() or key.accessibleName() or key.objectName()} {card}"


def by_mouse(page: QWidget, key: QAbstractButton, change: Callable[[], None]) -> None:
    top, at = page.windowHandle(), middle(key, page)
    QTest.mouseMove(top, at)
    QTest.mousePress(top, LEFT, Qt.KeyboardModifier.NoModifier, at)
    assert is_pressed(), named(key)
    change()
    settled()
    QTest.mouseRelease(top, LEFT, Qt.KeyboardModifier.NoModifier, at)
    settle()


def by_space(page: QWidget, key: QAbstractButton, change: Callable[[], None]) -> None:
    page.activateWindow()
    key.setFocus()
    QTest.keyPress(key, Qt.Key.Key_Space)
    change()
    settled()
    QTest.keyRelease(key, Qt.Key.Key_Space)
    settle()


def nothing() -> None:
    """Change nothing."""


# -- the first page --------------------------------------------------------------------------------


ANN = "Ann"
PLAYED = TableBegun(b"p" * 32, ("Fay", "Gus"), scenes.RACE)
LATE = TableBegun(b"l" * 32, ("Ann", "Ida"), scenes.RACE)


def bens(terms: Terms) -> PersonHere:
    assert scenes.BEN.table is not None
    return replace(scenes.BEN, table=replace(scenes.BEN.table, terms=terms))


BENS: dict[str, PersonHere | None] = {
    "is not here": None,
    "has an open table": scenes.BEN,
    "looks round": replace(scenes.BEN, table=None),
    "has a full table": bens(replace(scenes.RACE, seats=2)),
    "plays something else": bens(replace(scenes.COZY, seats=3)),
}
ROOMS = st.fixed_dictionaries(
    {
        "ben": st.sampled_from([*BENS]),
        "eve": st.booleans(),
        "cem": st.booleans(),
        "played": st.booleans(),
        "late": st.booleans(),
        "called": st.booleans(),
        "is_turned": st.booleans(),
    }
)
Room = dict[str, object]


def tell(page: StartPage, room: Room) -> None:
    """Tell *page* of who is here, and what is played and called to."""
    ben = BENS[str(room["ben"])]
    people = [ben] if ben is not None else []
    people += [scenes.EVE] if room["eve"] else []
    people += [scenes.CEM, scenes.DORA] if room["cem"] else []
    page.show_tournaments((scenes.twelve(is_drawn=False),) if room["called"] else ())
    page.show_lobby(
        LobbySnapshot(
            tuple(people[::-1] if room["is_turned"] else people),
            (),
            (),
            None,
            playing=(PLAYED,) if room["played"] else (),
            late=(LATE,) if room["late"] else (),
        )
    )


@pytest.fixture(scope="module")
def first(worn):
    asked = Asked()
    page = StartPage(asked, ANN, asked.follow)
    scenes.offer_evening(page.room)
    shown(page)
    asked.follow(page)
    yield page, asked
    page.stop()
    page.close()
    page.deleteLater()


def outcome(asked: Asked) -> list[tuple[str, str]]:
    """Return what came of a press, and let nothing of it stay."""
    found, asked.seen = asked.seen, []
    if (menu := QApplication.activePopupWidget()) is not None:
        found.append(("menu", ""))
        menu.close()
    return [one for one in found if one[0] != "renamed"]


def begin(page: StartPage, room: Room) -> None:
    """Let *page* show *room* from its top, and the mouse point at nothing."""
    leave(page)
    tell(page, room)
    settle()
    for area in page.findChildren(QScrollArea):  # Qt leads to the next key when one goes
        area.verticalScrollBar().setValue(0)
    settle()


def leave(page: StartPage) -> None:
    """Take the mouse away from all that lies on *page*."""
    for left in (3, 1):  # what has not moved is not heard
        QTest.mouseMove(page.windowHandle(), QPoint(left, page.height() - 1))
    settle()
    under = [type(part).__name__ for part in page.room.findChildren(QWidget) if part.underMouse()]
    assert (QApplication.activePopupWidget(), under) == (None, []), QApplication.topLevelWidgets()


@pytest.mark.parametrize("how", [by_mouse, by_space])
@settings(max_examples=3, phases=[Phase.generate])
@given(before=ROOMS, between=st.lists(ROOMS, min_size=1, max_size=2))
def test_a_press_on_the_first_page_is_done_whatever_is_heard_meanwhile(first, how, before, between):
    page, asked = first

    def change() -> None:
        for room in between:
            tell(page, room)

    begin(page, before)
    for name in [named(key) for key in keys_of(page)]:
        found = []
        for meanwhile in (nothing, change):
            begin(page, before)
            key = next(one for one in keys_of(page) if named(one) == name)
            how(page, key, meanwhile)
            found.append(outcome(asked))
        meant, done = found
        assert len(meant) == 1, (name, meant)
        is_told = [kind for kind, _ in done] == ["toast"]
        is_well = done == meant or (is_told and is_gone(meant[0], before, between[-1]))
        assert is_well, f"{name} is pressed: {done} instead of {meant}"
    leave(page)  # for Qt tells no page so once the mouse is on another one


def is_gone(meant: tuple[str, str], before: Room, after: Room) -> bool:
    """Return whether what was *meant* cannot be done any more."""
    name, values = meant
    if name == "Watch":
        return not after["late" if repr(LATE.game) in values else "played"]
    if name == "Call":
        return not after["called"]
    return name == "Seat" and (after["ben"] != before["ben"] or not after["eve"])


@settings(max_examples=6, phases=[Phase.generate])
@given(before=ROOMS, rooms=st.lists(ROOMS, min_size=1, max_size=3), which=st.integers(0, 99))
def test_no_card_changes_its_place_under_the_mouse(first, before, rooms, which):
    """Where the mouse rests lies the same key, whoever comes, goes, opens or closes a table."""
    page, _ = first
    begin(page, before)
    keys = [key for key in keys_of(page) if page.room.isAncestorOf(key)]
    if not keys:
        return
    key = keys[which % len(keys)]
    at = middle(key, page)
    QTest.mouseMove(page.windowHandle(), at)
    for room in rooms:
        tell(page, room)
        settle()
        assert page.childAt(at) is key
    leave(page)
    assert not page.room.underMouse()


# -- a tournament ------------------------------------------------------------------------------


def test_who_comes_to_a_tournament_is_heard_though_its_tables_are_drawn_meanwhile(tmp_path):
    """The big key says what it did when it was pressed."""
    own = scenes.twelve(is_drawn=False).comes[3].identity
    asked: list[object] = []
    shell = HeardShell()
    ours = TournamentSession(shell, asked.append, lambda: own, tmp_path, lambda: False)
    here = scenes.twelve(is_drawn=False)
    ours.take((here,))
    ours.show(here.tournament.id)
    page = TournamentPage(shell, lambda: ours, asked.append, asked.append)
    shown(page)
    key = next(key for key in keys_of(page) if key.text() == "I come too")
    by_mouse(page, key, partial(ours.take, (scenes.twelve(is_drawn=True),)))
    assert (asked, shell.gone) == ([ComeTo(here.tournament.id)], [])
    assert ours.here == scenes.twelve(is_drawn=True)
    page.close()
    page.deleteLater()


# -- a table ---------------------------------------------------------------------------------------


@cache
def moment(stage: Stage, least: int) -> tuple[int, int]:
    """Return a race, by its seed, and after how many of its steps our seat acts in *stage*."""
    for seed in scenes.SEEDS:
        for at, done in enumerate(race(seed)[1].completed, 1):
            state = done.outcome.state
            is_then = at >= least and not state.committed and state.race.stage is stage
            if is_then and (stage is Stage.BID or state.race.actor() == 0):
                return seed, at
    raise AssertionError(stage)


def lay(page: TablePage, stage: Stage, least: int, **facts: object) -> None:
    seed, at = moment(stage, least)
    lay_at(page, seed, at, **facts)


def lay_at(page: TablePage, seed: int, at: int, **facts: object) -> None:
    page.viewer.take(race(seed)[1].completed[:at])
    page.show_table(snapshot_of(race(seed, steps_max=at)[1], **facts))
    if page.viewer.live is not None:
        page.viewer.live.skip()


def waiting(page: TablePage) -> None:
    page.wait(LobbySnapshot((), (ANN,), (), scenes.RACE), scenes.RACE, ANN)


def emblem(page: TablePage) -> None:
    lay_at(page, 1, 1, must_compare=True, acted=0b010, emblem=(36, 21, 11, 25))


def bid(page: TablePage) -> None:
    lay(page, Stage.BID, 4)


def move(page: TablePage) -> None:
    lay(page, Stage.MOVE, 15)


def silent(page: TablePage) -> None:
    lay(page, Stage.BID, 4, silent_since=(None, None, 1.0), acted=0b001, may_act=False)
    silence = part(page, Silence)
    HandClock().take([silence])  # nothing changes while a test looks
    silence.since[2] = -95_000
    page._show_seats()


def agreed(page: TablePage) -> None:
    lay(page, Stage.BID, 4, silent_since=(None, None, 1.0), acted=1, agreed=1)


def proven(page: TablePage) -> None:
    lay(page, Stage.BID, 4, proven=0b100)


def unforgiven(page: TablePage) -> None:
    lay(page, Stage.BID, 4, unforgiven=0b100, at_table=0b011)


def over(page: TablePage) -> None:
    lay_at(page, 1, len(race(1)[1].completed))


def asked_to_look(page: TablePage) -> None:
    over(page)
    page.together.hear(1, LOOK, 4)


def lay_hours(page: TablePage, steps_max: int) -> None:
    """Lay a table of Worm & Cozy after so many steps."""
    table = cozy_game(seats=3, number=3, steps_max=steps_max)[1]
    page.viewer.take(table.completed)
    page.show_table(snapshot_of(table))


def hour(page: TablePage) -> None:
    lay_hours(page, 23)


def list_of_choices(page: TablePage) -> None:
    hour(page)
    part(page, CozyView).drawer.toggle()


def hours_over(page: TablePage) -> None:
    lay_hours(page, 100)


def hear_much(page: TablePage) -> None:
    """Tell *page* all that can come at once: seats are taken, the race begins and ends."""
    full = LobbySnapshot((scenes.BEN,), (ANN, "Ben", "Cem", "Dora"), (), scenes.RACE)
    if page.is_waiting:
        page.wait(full, scenes.RACE, ANN)
    is_race = page.genesis is None or page.genesis.rules_id != "cozy/1"
    played = partial(race, 2) if is_race else partial(cozy_game, 2, seats=3, number=3)
    page.show_step(played()[1].completed[0])
    page.show_table(snapshot_of(played(steps_max=1)[1]))
    page.show_table(snapshot_of(played(steps_max=3)[1], silent_since=(None, 1.0, None)))
    page.together.hear(2, LOOK, 0)
    page.show_table(snapshot_of(played()[1]))


TABLES = (
    *(waiting, emblem, bid, move, silent, agreed, proven, unforgiven, over, asked_to_look),
    *(hour, list_of_choices, hours_over),
)


def test_a_press_at_a_table_is_done_whatever_is_heard_meanwhile():
    """Each key that there is at any moment of a game is pressed once, and clicked as it was."""
    known: set[str] = set()
    for lie in TABLES:
        page = laid(lie)
        for name in sorted({named(key) for key in keys_of(page)} - known):
            if not page.isVisible():
                page = laid(lie)
            key = next(key for key in keys_of(page) if named(key) == name)
            assert is_clicked(page, key), f"{name} ({lie.__name__})"
            known.add(name)
            page.close()
            page.deleteLater()
        page.close()
        page.deleteLater()
    assert len(known) > 45


def laid(lie: Callable[[TablePage], None]) -> TablePage:
    page = TablePage(HeardShell(), HeardLaptop())
    lie(page)
    shown(page)
    return page


def is_clicked(page: TablePage, key: QAbstractButton) -> bool:
    """Return whether *key* is clicked once, as what it was when it was pressed."""
    meant, was, clicks = (key.text(), key.accessibleName()), [], []
    closer = QTimer(page, interval=5)
    closer.timeout.connect(close_dialog)
    key.released.connect(lambda: was.append((key.text(), key.accessibleName())))
    key.released.connect(closer.start)  # before the click opens one
    key.clicked.connect(lambda: clicks.append(key))
    by_mouse(page, key, partial(hear_much, page))
    closer.stop()
    is_heard = page.snapshot is not None and page.snapshot.is_over
    return (was, clicks, is_heard) == ([meant], [key], True)


def close_dialog() -> None:
    if (dialog := open_dialog()) is not None:
        dialog.close()
