"""A tournament in six windows with real nodes: called, drawn, played, and its final."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea

from core.bots.levels import Level
from core.games import choose
from core.table.encoding import pack
from core.table.log import read
from core.table.tournament_draw import FINAL
from core.wormup.course import COURSE_MIN
from core.wormup.profiles import Options
from gui.game_ui import known_ui
from gui.report.bracket import brackets
from gui.report.judged import replay_of
from gui.report.verdict import report
from gui.window.bridge import NodeBridge
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.settings import Settings
from gui.window.start.room_cards import RoomCard
from net.driver.place import NodePlace
from net.protocol.commands import Play
from tests.gui.rooms import TERMS, free_port
from tests.settled import settled
from tests.tiers import long
from tests.world import HANG_S

WAIT_MS = int(HANG_S * 1000)
PEOPLE = 6
SHORT = (TERMS.rules_id, Options(course=COURSE_MIN).plain(), 3, 0, Level.STRAIGHT.value)
"""The table that everybody here opened last: a short race."""


class LaptopRoom:
    """Laptops, each with a window, that hear each other on this machine."""

    def __init__(self, qtbot, folder, people) -> None:
        self._qtbot, self._folder, self._meet = qtbot, folder, free_port()
        self._played: set[tuple[str, bytes, int]] = set()
        self.windows: list[MainWindow] = []
        for number in range(people):
            self.windows.append(self._open(number))

    def _open(self, number):
        data = self._folder / f"P{number}"
        settings = Settings(data)
        settings.mute = settings.calm = True
        settings.table = pack(SHORT).hex()
        place = NodePlace(f"P{number}", "0.2.0", data, loopback=True, meet=self._meet)
        window = MainWindow(NodeBridge(place), settings, Speaker())
        window.resize(1024, 600)
        window.show()
        window.start()
        return window

    def restart(self, number):
        """Close the window of a person, and start the program again."""
        self.close(number)
        self.windows[number] = window = self._open(number)
        return window

    def close(self, number):
        self.windows[number].close()
        self.windows[number].deleteLater()

    def draw(self, *, is_away=False):
        """Let the first person call, all come, and the tables be drawn and filled.

        With *is_away* all look at another page meanwhile, so that nobody sits down.
        """
        caller, *others = self.windows
        self.wait(
            lambda: all(
                w.ways.lobby and len(w.ways.lobby.people) == len(others) for w in self.windows
            )
        )
        self.press(caller.ways.start._open)
        self.press(caller.ways.open_page()._call)
        self.press(caller.ways.tournament_page()._big)
        self.wait(lambda: all(w.ways._found for w in self.windows))
        for window in others:
            cards = window.ways.start.room.findChildren(RoomCard)
            (card,) = (one for one in cards if "tournament" in one.title.text())
            self.press(card.button)
            self.press(window.ways.tournament_page()._big)
        page = caller.ways.tournament_page()
        self.wait(
            lambda: page._big.why == "" and len(caller.ways._found[0].comes) == len(self.windows)
        )
        self.press(page._big)
        if is_away:
            for window in self.windows:
                window.ways.pages.turn_to(window.ways.open_page())
            self.wait(lambda: all(w.ways._found[0].draw for w in self.windows))
            return
        self.wait(lambda: None not in map(_number, self.windows))

    def press(self, key):
        """Press *key* with the mouse, where a person sees it: scroll to it."""
        assert key.isVisible()
        for area in key.window().findChildren(QScrollArea):
            if area.isAncestorOf(key):
                area.ensureWidgetVisible(key)
        settled()
        assert key.window().childAt(key.mapTo(key.window(), key.rect().center())) is key
        self._qtbot.mouseClick(key, Qt.MouseButton.LeftButton)

    def wait(self, until):
        self._qtbot.waitUntil(until, timeout=WAIT_MS)

    def play(self, until):
        """Let everybody play until that is so."""

        def is_so():
            for window in self.windows:
                _play(window, self._played)
            return until()

        self.wait(is_so)

    def bracket(self):
        """Return what an audit of all logs says."""
        for window in self.windows:
            window._bridge.close()
        logs = [read(path.read_bytes()) for path in self._folder.glob("P*/games/*/log")]
        (found,) = brackets(filter(None, (report(log, replay_of(log)).met for log in logs)))
        return found


@pytest.fixture
def room(request, qtbot, tmp_path):
    """Open six laptops, or as many as a test asks for."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    made = LaptopRoom(qtbot, tmp_path, getattr(request, "param", PEOPLE))
    yield made
    for number in range(len(made.windows)):
        made.close(number)


def _play(window, played):
    """Compare the emblem, and let a bot choose for the player of *window*, if it is due."""
    page = window.ways.ours().page
    table = page._snapshot if page is not None else None
    if table is None:
        return
    if table.must_compare:
        page._emblem._same.click()
    elif table.may_act and table.seat is not None:
        key = window._bridge.name, page.genesis.game, table.step
        if key not in played:
            played.add(key)
            choice = choose(Level.STRAIGHT, table.rules, table.state, table.seat, bytes(32))
            page.laptop.submit(Play(table.step, choice.action, choice.sealed))
    if page.viewer.live is not None:
        page.viewer.live.skip()


def _number(window):
    """Return the number of the table at which *window* sits, once its game has begun."""
    page = window.ways.ours().page
    if page is None or page.genesis is None or page.genesis.agreed.drawn is None:
        return None
    return page.genesis.agreed.drawn.number


def _is_over(window):
    table = window.ways.ours().page._snapshot if window.ways.ours().page else None
    return bool(table and table.is_over)


def _step(window):
    page = window.ways.ours().page
    return page._snapshot.step if page and page._snapshot else 0


@long
def test_six_people_are_drawn_to_two_tables_and_four_of_them_meet_in_the_final(room):
    room.draw()
    windows = room.windows
    assert sorted(map(_number, windows)) == [1, 1, 1, 2, 2, 2]
    room.play(lambda: all(map(_is_over, windows)))
    for window in windows:
        window.ways.ours().page.left.emit("")
    assert all(w.ways.pages.currentWidget() is w.ways.tournament_page() for w in windows)
    room.wait(lambda: [*map(_number, windows)].count(0) == 4)
    finalists = [window for window in windows if _number(window) == 0]
    room.play(lambda: all(map(_is_over, finalists)))
    room.wait(lambda: all(FINAL in window.ways._found[0].ended for window in windows))
    for window in finalists:
        window.ways.ours().page.left.emit("")
    headings = {window.ways.tournament_page()._tray.heading.text() for window in windows}
    assert len(headings) == 1, "all see who has won"

    bracket = room.bracket()
    assert bracket.faults == ()
    assert [table.number for table in bracket.tables] == [1, 2, 0]
    assert {one.place for one in bracket.tables[-1].people} == {1, 2, 3, 4}


@long
def test_who_starts_again_in_or_after_a_table_is_led_to_the_final(room):
    """All of one table are away while they play, and one of the other after its end."""
    room.draw()
    numbers = [*map(_number, room.windows)]
    first, second = ([at for at in range(PEOPLE) if numbers[at] == one] for one in (1, 2))
    room.play(lambda: all(_step(room.windows[at]) > 4 for at in first))
    for at in first:
        room.restart(at)
    room.play(lambda: all(_is_over(room.windows[at]) for at in second))
    best = _best(room, second)
    room.windows[best].ways.ours().page.left.emit("")
    back = room.restart(best)
    room.wait(lambda: back.ways.page is back.ways.tournament_page.made)
    for at in second:
        if at != best:
            room.windows[at].ways.ours().page.left.emit("")
    for at in first:
        card = room.windows[at].ways.start.room.last
        room.wait(lambda card=card: card.is_there)
        card.button.click()
    room.play(lambda: all(_is_over(room.windows[at]) for at in first))
    for at in first:
        room.windows[at].ways.ours().page.left.emit("")
    room.wait(lambda: [*map(_number, room.windows)].count(0) == 4)
    finalists = [window for window in room.windows if _number(window) == 0]
    assert back in finalists
    room.play(lambda: all(map(_is_over, finalists)))
    assert room.bracket().faults == ()


@pytest.mark.parametrize("room", [7], indirect=True)
def test_a_table_begins_without_somebody_who_went_home_and_the_audit_names_who(room):
    room.draw(is_away=True)
    table = next(one for one in room.windows[0].ways._found[0].draw.drawn if len(one.people) == 4)
    there = [window for window in room.windows if window.ways.tournament().own in table.keys]
    gone, *others = there
    name = gone._bridge.name
    gone.close()
    for window in others:
        window.ways.tournament().go_back()
        window.ways.pages.turn_to(window.ways.tournament_page())
    room.wait(lambda: all(len(window.ways.lobby.seated) == 3 for window in others))
    (fewer,) = (
        key for one in others if (key := one.ways.ours().page.waiting._game.seats._less).isVisible()
    )
    room.press(fewer)
    room.wait(lambda: [*map(_number, others)] == [table.number] * 3)
    room.play(lambda: all(map(_is_over, others)))
    lines = [fault.line() for fault in room.bracket().faults]
    assert f"Table {table.number}: {name} was drawn for it and did not sit there." in lines


def _best(room, those):
    """Return who of *those* at a table that is over has won."""
    page = room.windows[those[0]].ways.ours().page
    places = known_ui(TERMS.rules_id).places(page._snapshot.state)
    by_name = dict(zip(page.names, places, strict=True))
    return min(those, key=lambda at: by_name[f"P{at}"])
