"""Several people at one laptop: each has a node, and one page goes from hand to hand."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from core.bots.levels import Level
from core.games import choose, levels_of
from core.table.log import read
from core.wormup.course import COURSE_MIN
from core.wormup.profiles import Face, Options
from core.wormup.race import Stage
from gui.report.judged import Verdict, replay_of
from gui.report.saved import saved
from gui.report.verdict import report
from gui.window.bridge import NodeBridge
from gui.window.other_windows import hold
from gui.window.pages import Pages
from gui.window.shared_laptop import SharedLaptop, SharedView, is_secret, next_view
from gui.window.table.veil import Veil
from gui.window.table_session import TableSession
from net.driver.folder import folders, read_key
from net.driver.identity import rename
from net.driver.place import NodePlace
from net.protocol.commands import Aside, CallOn, Meet, Play
from net.protocol.effects import CopyAsked, Overheard
from net.protocol.snapshot import LobbySnapshot
from net.protocol.whose import Whose
from tests.gui.heard_shell import HeardShell
from tests.gui.race_log import race
from tests.gui.rooms import TERMS, free_port
from tests.gui.snapshots import snapshot_of
from tests.window.scenes import COZY, races

SHORT = replace(TERMS, options=Options(course=COURSE_MIN).plain())


def _open(qtbot, data):
    """Return a window with our table, and all that it says."""
    window, pages = QMainWindow(), Pages()
    qtbot.addWidget(window)
    window.setCentralWidget(pages)
    window.resize(1024, 600)
    window.setUpdatesEnabled(False)  # nobody sees it, and to paint is dear
    bridge = NodeBridge(NodePlace("Ann", "test", data, loopback=True, meet=free_port()))
    shell = HeardShell()
    ours = TableSession(shell, pages, bridge)
    window.show()
    there = SimpleNamespace(window=window, pages=pages, bridge=bridge, ours=ours, said=shell.said)
    there.laptop = ours.laptop
    return there


@pytest.fixture
def room(qtbot, tmp_path):
    """Return a table with real nodes, which stay on this machine."""
    there = _open(qtbot, tmp_path)
    there.bridge.start()
    yield there
    _close(there)


def _close(there):
    there.ours.close()
    there.bridge.close()


def _sit_down(there, qtbot, *names, terms=SHORT):
    """Let Ann and *names* sit down: at one laptop they compare no emblem."""
    there.ours.sit_down(terms)
    for name in names:
        there.laptop.add(name, terms)
    _all(there, qtbot, lambda table: table.emblem is not None and not table.must_compare)


def _all(there, qtbot, is_so):
    people = there.laptop._people
    qtbot.waitUntil(lambda: all(p.table and is_so(p.table) for p in people))


def _veil(there):
    """Return the veil, if it is shown."""
    now = there.pages.currentWidget()
    return now if isinstance(now, Veil) else None


def _open_veil(there, qtbot):
    """Say that it is the one who is asked for; return the name."""
    qtbot.waitUntil(lambda: _veil(there) is not None)
    name = _veil(there).button.text().removeprefix("I am ")
    _veil(there).button.click()
    assert _veil(there) is None
    return name


def _bid(there, qtbot, face=None):
    """Seal *face*, or any, on the page that is shown."""
    view = there.ours.page.viewer.live
    qtbot.waitUntil(view.controls.can_act)
    bids = view.controls.bids
    bids.pick(face or next(face for face, key in bids._buttons.items() if not key.why))
    bids._decide()


def _play(there, qtbot, is_done):
    """Let a bot choose on every page that comes, until *is_done*; return who had a public page."""
    shown = []
    played: set[tuple[str, int]] = set()

    def step():
        if _veil(there) is not None:
            _veil(there).button.click()
        person = there.laptop._shown
        table, name = person.table, person.bridge.name
        if (
            person.is_due
            and (name, table.step) not in played
            and not there.ours.page.viewer.is_telling
        ):
            played.add((name, table.step))
            if table.authors.bit_count() == 1:
                shown.append(name)
            choice = choose(Level.STRAIGHT, table.rules, table.state, table.seat, bytes(32))
            there.ours.laptop.submit(Play(table.step, choice.action, choice.sealed))
        there.ours.page.viewer.live.skip()
        return is_done()

    qtbot.waitUntil(step)  # whole races
    return shown


def test_three_people_race_to_the_finish_each_behind_a_veil_and_all_logs_check(room, qtbot):
    """They are asked for no emblem, and the page of the one who moves comes by itself."""
    _sit_down(room, qtbot, "Ben", "Dana")
    asked = []
    for _ in range(3):
        asked.append(_open_veil(room, qtbot))
        assert room.laptop._shown.bridge.name == asked[-1], "the page is theirs"
        _bid(room, qtbot)
    assert sorted(asked) == ["Ann", "Ben", "Dana"]
    people = room.laptop._people
    shown = _play(room, qtbot, lambda: all(person.table.is_over for person in people))
    assert set(shown) == {"Ann", "Ben", "Dana"}
    logs = [person.bridge.log for person in people]
    assert len({log.parent.parent for log in logs}) == 3, "each has a folder of its own"
    for log in map(read, (log.read_bytes() for log in logs)):
        assert report(log, replay_of(log)).verdict is Verdict.CHECKS


def test_two_people_play_hours_of_worm_and_cozy_each_behind_the_veil(room, qtbot):
    """The dice are rolled without a page, and each has a sheet of their own."""
    _sit_down(room, qtbot, "Dana", terms=COZY)
    asked = []
    for _ in range(2):
        asked.append(_open_veil(room, qtbot))
        shown = room.laptop._shown
        assert (shown.bridge.name, shown.table.seat) == (
            asked[-1],
            room.ours.page.viewer.live.looking.seat,
        )
        table = shown.table
        level = levels_of(table.rules.rules_id)[0]
        choice = choose(level, table.rules, table.state, table.seat, bytes(32))
        room.ours.laptop.submit(Play(table.step, choice.action, choice.sealed))
        hour = table.step
    assert sorted(asked) == ["Ann", "Dana"]
    _all(room, qtbot, lambda table: table.step > hour)
    assert not any("refused" in said for said in room.said)


def test_after_a_restart_all_people_of_the_laptop_sit_again(room, qtbot, tmp_path):
    _sit_down(room, qtbot, "Ben", "Dana")
    people = room.laptop._people
    _play(room, qtbot, lambda: all(person.table.step > 5 for person in people))
    _close(room)
    again = _open(qtbot, tmp_path)
    try:
        (folder,) = folders(tmp_path / "games")
        again.ours.resume(folder)
        assert again.laptop.names == ("Ben", "Dana")
        people = again.laptop._people
        _all(again, qtbot, lambda table: table.caught_up)
        _play(again, qtbot, lambda: all(person.table.step > 9 for person in people))
    finally:
        _close(again)


def test_the_first_of_a_laptop_leaves_for_good_and_the_others_play_on(room, qtbot, tmp_path):
    """Also after a restart, from a game that only they can go on with."""
    _sit_down(room, qtbot, "Ben", "Dana")
    ann, *others = people = room.laptop._people
    _play(room, qtbot, lambda: room.laptop._shown is ann and ann.is_due)
    room.ours.page._leaving.begin(ann.table)
    _play(room, qtbot, lambda: not ann.table.in_game >> ann.table.seat & 1)
    since = ann.table.step
    _play(room, qtbot, lambda: all(person.table.step > since + 1 for person in others))
    assert room.ours.page is not None, "the table is not closed"
    assert room.laptop._shown is not ann
    left = max(person.table.step for person in people)
    _close(room)
    again = _open(qtbot, tmp_path)
    try:
        (folder,) = [game.folder for game in saved(tmp_path) if game.can_go_on][:1]
        assert folder != tmp_path / "games" / folder.name
        again.ours.resume(folder)
        people = again.laptop._people
        _all(again, qtbot, lambda table: table.caught_up)
        _play(again, qtbot, lambda: all(person.table.step > left + 3 for person in people[1:]))
        assert again.laptop._shown is not people[0]
    finally:
        _close(again)


@pytest.mark.parametrize("terms", [SHORT, COZY], ids=["race", "cozy"])
def test_what_one_has_sealed_is_in_no_file_but_ones_own_and_in_no_line_of_the_program(
    room, qtbot, tmp_path, caplog, terms
):
    """The seal is derived from the secret of the seat; the draft says what is under it."""
    caplog.set_level(0)
    names = ("Ben", "Dana")[: terms.seats - 1]
    _sit_down(room, qtbot, *names, terms=terms)
    sealer = _open_veil(room, qtbot)
    own, other, *_ = sorted(room.laptop._people, key=lambda person: person.bridge.name != sealer)
    table = own.table
    level = levels_of(table.rules.rules_id)[0]
    choice = choose(level, table.rules, table.state, table.seat, bytes(32))
    room.ours.page.laptop.keep_draft(DRAFT)
    room.ours.laptop.submit(Play(table.step, choice.action, choice.sealed))
    qtbot.waitUntil(lambda: _veil(room) is not None)
    assert own.draft == DRAFT, "there is something to find"
    secret, _ = read_key(own.bridge.log.parent)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    holding = [path for path in files if _holds(path.read_bytes(), secret)]
    assert holding
    assert {path.parent for path in holding} == {own.bridge.log.parent}
    assert not other.draft
    assert not _holds(caplog.text.encode(), secret)


DRAFT = "a draft that nobody else may read"


def _holds(found, secret):
    forms = secret, secret.hex().encode(), repr(secret).encode(), DRAFT.encode()
    return any(form in found for form in forms)


def _seen(there):
    """Return every text of every widget of the window, shown or not."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = []
    for widget in [there.window, *there.window.findChildren(QWidget)]:
        text = getattr(widget, "text", str)
        said = text() if callable(text) else ""
        names = widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()
        found.append((type(widget).__name__, said, *names, widget.windowTitle()))
    return found


def _without_nodes(monkeypatch):
    """Let every person play in a folder of their own, and no node run."""
    monkeypatch.setattr(NodeBridge, "start", lambda *_, **__: None)
    monkeypatch.setattr(NodeBridge, "submit", lambda *_: None)

    def log(bridge):
        folder = bridge.data / "game"
        folder.mkdir(parents=True, exist_ok=True)
        return folder / "log"

    monkeypatch.setattr(NodeBridge, "log", property(log))


def _race_beside_a_window(qtbot, data):
    """Return the window of one person before a bid, and a way to show how far it has come."""
    there = _open(qtbot, data)
    table = next(races(Stage.BID, 10))
    there.ours.lay()
    (ann,) = there.laptop._people
    for done in table.completed:
        ann.bridge.step_done.emit(done)
    there.ours.page.viewer.live.skip()

    def show(acted):
        shown = snapshot_of(table, seat=0, acted=acted, may_act=not acted & 1)
        ann.bridge.table_changed.emit(shown)

    show(0)
    return there, show


def test_who_shares_a_laptop_in_two_windows_bids_behind_a_veil_in_each(
    qtbot, tmp_path, monkeypatch
):
    """Once the bid is sealed, the page tells the other nothing of it."""
    _without_nodes(monkeypatch)
    (tmp_path / "people" / "dana").mkdir(parents=True)
    held = hold(tmp_path / "people" / "dana")
    assert held is not None
    own, after = [], []
    for face in (Face.FOUR, Face.FIVE):
        there, show = _race_beside_a_window(qtbot, tmp_path)
        assert _veil(there).button.text() == "I am Ann"
        _veil(there).button.click()
        bids = there.ours.page.viewer.live.controls.bids
        bids.pick(face)
        own.append(_seen(there))
        bids._decide()
        show(0b001)
        assert _veil(there) is None
        after.append(_seen(there))
        there.ours.close()
        (tmp_path / "game" / "draft").unlink(missing_ok=True)
    assert own[0] != own[1], "the bid itself can be seen"
    assert after[0] == after[1]
    held.unlock()
    there, _ = _race_beside_a_window(qtbot, tmp_path)
    assert _veil(there) is None, "alone at the laptop nobody says who it is"
    there.ours.close()


def test_a_window_of_somebody_else_has_the_veil_too(qtbot, tmp_path, monkeypatch):
    _without_nodes(monkeypatch)
    held = hold(tmp_path)
    assert held is not None
    there, _ = _race_beside_a_window(qtbot, tmp_path)
    assert _veil(there) is not None
    held.unlock()
    there.ours.close()


def _race_of_two(qtbot, data):
    """Return a window with two people before a bid, and a way to show how far it has come."""
    there = _open(qtbot, data)
    table = next(races(Stage.BID, 10))
    there.ours.lay()
    there.laptop.add("Ben", TERMS)
    people = there.laptop._people
    for person in people:
        for done in table.completed:
            person.bridge.step_done.emit(done)
    there.ours.page.viewer.live.skip()

    def show(seat, acted):
        may_act = not acted >> seat & 1
        shown = snapshot_of(table, seat=seat, acted=acted, may_act=may_act)
        people[seat].bridge.table_changed.emit(shown)

    show(0, 0)
    show(1, 0)
    return there, show


def _sealed(qtbot, data, face):
    """Return what is seen of a bid of *face*, and all that is seen and said from then on."""
    there, show = _race_of_two(qtbot, data)
    _veil(there).button.click()
    bids = there.ours.page.viewer.live.controls.bids
    bids.pick(face)
    own = _seen(there)
    bids._decide()
    there.said.clear()
    show(0, 0b01)
    assert _veil(there).button.text() == "I am Ben"
    seen = [_seen(there), _veil(there).grab().toImage()]
    _veil(there).button.click()
    assert there.laptop._shown.bridge.name == "Ben"
    seen.append(_seen(there))
    show(1, 0b11)
    assert _veil(there) is None
    seen += [_seen(there), *there.said]
    there.ours.close()
    return own, seen


def test_whatever_one_has_sealed_all_that_is_seen_and_said_after_it_is_the_same(
    qtbot, tmp_path, monkeypatch
):
    """In no widget is anything else, shown or hidden; the one who bids does see a difference."""
    _without_nodes(monkeypatch)
    four, five = (_sealed(qtbot, tmp_path / face.name, face) for face in (Face.FOUR, Face.FIVE))
    assert four[0] != five[0], "the bid itself can be seen"
    assert four[1] == five[1]


def test_the_same_name_twice_at_one_laptop_is_refused_with_a_sentence(qtbot, tmp_path, monkeypatch):
    _without_nodes(monkeypatch)
    there = _open(qtbot, tmp_path)
    refusal = there.laptop.refusal
    assert refusal("ann") == "Somebody at this laptop has that name already."
    assert not refusal("Dana")
    there.laptop.add("Dana", TERMS)
    assert refusal("Dana") == "Somebody at this laptop has that name already."
    assert "1 to 24" in refusal("")
    there.ours.close()


def test_whoever_sits_down_here_too_sits_down_at_the_table_that_is_here(
    qtbot, tmp_path, monkeypatch
):
    """Else two tables become one, and it may be called after the second person."""
    _without_nodes(monkeypatch)
    there, asked = _open(qtbot, tmp_path), []
    monkeypatch.setattr(NodeBridge, "submit", lambda _, command: asked.append(command))
    monkeypatch.setattr("gui.window.table_session.ask_name", lambda *_: "Dana")
    whose = Whose(bytes(32), "Ann")
    there.ours.sit_down(TERMS)
    there.ours.take_lobby(LobbySnapshot((), ("Ann",), (), TERMS, whose=whose))
    there.ours.page.person_asked.emit()
    assert Meet(TERMS, whose) in asked
    there.ours.close()


def test_nobody_sits_down_here_at_a_game_that_began_as_the_name_was_typed(
    qtbot, tmp_path, monkeypatch
):
    """A node that waits for a table for ever would veil the page and be counted as here."""
    _without_nodes(monkeypatch)
    there = _open(qtbot, tmp_path)
    there.ours.sit_down(TERMS)

    def typed(*_):
        there.ours.take_table(snapshot_of(race(steps_max=2)[1]))
        return "Dana"

    monkeypatch.setattr("gui.window.table_session.ask_name", typed)
    there.ours.page.person_asked.emit()
    assert there.laptop.names == ()
    assert there.said[-1] == "The game began before Dana sat down."
    there.ours.close()


def test_the_veil_stays_in_another_language_and_behind_another_page(qtbot, tmp_path, monkeypatch):
    _without_nodes(monkeypatch)
    there, _ = _race_of_two(qtbot, tmp_path)
    there.pages.drop_all()
    there.ours.renew(None)
    assert _veil(there).button.text() == "I am Ann"
    there.pages.turn_to(there.ours.page)
    there.laptop.show()
    assert _veil(there) is not None
    there.ours.close()


def test_who_is_asked_to_go_on_without_somebody_answers_for_all_here(qtbot, tmp_path, monkeypatch):
    _without_nodes(monkeypatch)
    there, _ = _race_of_two(qtbot, tmp_path)
    assert there.ours.page.seats.call.is_shared
    asked = []
    monkeypatch.setattr(NodeBridge, "submit", lambda bridge, _: asked.append(bridge.name))
    there.ours.laptop.submit(CallOn(0b100, 0))
    assert asked == ["Ann", "Ben"]
    there.ours.close()


def test_whoever_sits_down_here_too_covers_nothing_with_words(qtbot, tmp_path, monkeypatch):
    _without_nodes(monkeypatch)
    there = _open(qtbot, tmp_path)
    for name in ("Dana", "Ben"):
        there.laptop.add(name, TERMS)
    assert there.said == []
    there.ours.close()


def test_where_the_person_shown_looks_back_to_is_said_by_no_other_seat_of_the_laptop(
    qtbot, tmp_path, monkeypatch
):
    _without_nodes(monkeypatch)
    there = _open(qtbot, tmp_path)
    there.laptop.add("Ben", TERMS)
    asked = []
    monkeypatch.setattr(
        NodeBridge, "submit", lambda bridge, what: asked.append((bridge.name, what))
    )
    for kind in ("gesture", "look", "point"):
        there.laptop.submit(Aside(kind, 5))
    said = [(name, what.kind) for name, what in asked]
    assert said == [("Ann", "gesture"), ("Ben", "gesture"), ("Ann", "look"), ("Ann", "point")]
    there.ours.close()


def test_what_has_been_done_without_a_page_is_not_done_again_by_it(qtbot, tmp_path, monkeypatch):
    _without_nodes(monkeypatch)
    there = _open(qtbot, tmp_path)
    there.laptop.add("Ben", TERMS)
    asked = []
    monkeypatch.setattr(NodeBridge, "submit", lambda _, what: asked.append(what))
    there.laptop._shown.done = chore = Play(5, ("pass",))
    for play in (chore, replace(chore, step=6)):
        there.laptop.submit(play)
    assert asked == [replace(chore, step=6)]
    there.ours.close()


def test_alone_at_a_laptop_the_page_does_each_chore_and_where_it_is_shared_nobody_twice(
    qtbot, tmp_path, monkeypatch
):
    _without_nodes(monkeypatch)
    there = _open(qtbot, tmp_path)
    asked = []
    monkeypatch.setattr(NodeBridge, "submit", lambda _, what: asked.append(what))
    person = there.laptop._people[0]
    for names, chore, done in (((), 5, []), (("Ben",), 5, [5]), ((), None, []), ((), 6, [6])):
        for name in names:
            there.laptop.add(name, TERMS)
        asked.clear()
        person.automatic_play = None if chore is None else Play(chore, ("pass",))
        for _ in range(2):
            there.laptop.hear(person, there.laptop.aside, Overheard(0, "gesture", 5))
        assert [play.step for play in asked] == done
    there.ours.close()


def test_a_game_is_gone_on_with_by_those_who_sit_in_it_and_have_no_window(
    qtbot, tmp_path, monkeypatch
):
    _without_nodes(monkeypatch)
    there = _open(qtbot, tmp_path)
    ours, other = race(2, steps_max=5)[0], race(3, steps_max=5)[0]
    for name, log in (("ben", ours), ("dana", other), ("eve", ours), ("", ours)):
        data = tmp_path / "people" / name if name else tmp_path
        if name:
            rename(data, name.title())
        (data / "games" / "one").mkdir(parents=True)
        (data / "games" / "one" / "log").write_bytes(log)
    held = hold(tmp_path / "people" / "eve")
    assert held is not None
    there.laptop.resume(tmp_path / "games" / "one")
    assert there.laptop.names == ("Ben",)
    held.unlock()
    there.ours.close()


# -- whose page it is, without any node ------------------------------------------------------------


def _table(step=5, authors=0b111, **changes):
    facts = {"step": step, "authors": authors, "must_compare": False, "is_over": False}
    return SimpleNamespace(**facts | changes)


def _one(*, is_due=False, has_left=False, table=None, **changes):
    return SimpleNamespace(is_due=is_due, has_left=has_left, table=table or _table(**changes))


def test_a_choice_of_one_author_alone_is_no_secret_nor_is_an_emblem_or_an_end():
    assert is_secret(_table())
    assert not is_secret(_table(authors=0b100))
    assert not is_secret(_table(must_compare=True))
    assert not is_secret(_table(is_over=True))


def test_where_nothing_is_secret_the_page_goes_to_who_has_to_act_and_else_stays():
    open_ = {"authors": 0b10}
    people = [_one(**open_), _one(is_due=True, **open_)]
    assert next_view(people, SharedView()) == SharedView(1)
    assert next_view([_one(**open_), _one(**open_)], SharedView(1)) == SharedView(1)
    assert next_view([_one(**open_), _one(has_left=True, **open_)], SharedView(1)) == SharedView(0)


def test_in_a_secret_step_nobody_gets_the_page_but_behind_a_veil_and_only_who_has_to_act():
    people = [_one(), _one(is_due=True), _one(is_due=True)]
    assert next_view(people, SharedView()) == SharedView(1, 5, is_veiled=True)
    assert next_view(people, SharedView(2)) == SharedView(2, 5, is_veiled=True)
    assert next_view(people, SharedView(2, 5)) == SharedView(2, 5)
    assert next_view(people, SharedView(2, 4)) == SharedView(2, 5, is_veiled=True)
    assert next_view([_one(), _one()], SharedView(1, 5)) == SharedView(0)
    assert next_view([_one(has_left=True), _one()], SharedView(1, 5)) == SharedView(1)


def test_who_still_stands_at_an_old_step_has_nothing_to_do():
    people = [_one(is_due=True, step=4), _one(is_due=True)]
    assert next_view(people, SharedView()) == SharedView(1, 5, is_veiled=True)


def test_an_emblem_is_compared_before_anything_else():
    people = [_one(is_due=True), _one(is_due=True, must_compare=True)]
    assert next_view(people, SharedView()) == SharedView(1)


def test_who_has_a_table_is_due_only_while_there_is_something_to_choose(qtbot, tmp_path):
    bridge = NodeBridge(NodePlace("Ann", "test", tmp_path, loopback=True))
    (person,) = SharedLaptop(HeardShell(), Pages(), bridge, bridge)._people
    assert not person.is_due
    assert person.draft is None
    bid = next(races(Stage.BID, 10))
    opens = next(done.step for done in bid.completed if done.step.number > 1 and done.step.opens)
    for changes, is_due in (
        ({}, True),
        ({"is_over": True}, False),
        ({"state": None}, False),
        ({"may_act": False}, False),
        ({"state": opens.state}, False),
        ({"leaving": True}, False),
        ({"in_game": 0b110}, False),
    ):
        person.table = replace(snapshot_of(bid, may_act=True), **changes)
        assert person.is_due is is_due, changes
    person.table = replace(snapshot_of(bid), must_compare=True, emblem=(1, 2, 3, 4))
    assert person.is_due
    person.compared = (1, 2, 3, 4)
    assert not person.is_due


def test_the_steps_of_a_game_are_kept_until_another_one_begins(qtbot, tmp_path):
    """A page that is handed on begins with them."""
    bridge = NodeBridge(NodePlace("Ann", "test", tmp_path, loopback=True))
    (person,) = SharedLaptop(HeardShell(), Pages(), bridge, bridge)._people
    first, second = (table.completed[:3] for table in (race()[1], race(2)[1]))
    for done in first:
        bridge.step_done.emit(done)
    assert person.steps == first
    bridge.step_done.emit(second[0])
    assert person.steps == second[:1]


def test_who_compares_with_the_copy_of_anybody_here_is_told_but_our_player(room):
    room.laptop.add("Cem", SHORT)
    ann, cem = room.bridge, room.bridge.findChild(NodeBridge)
    for asker, bridge in (("Ben", ann), ("Dana", cem)):
        bridge.copy_asked.emit(CopyAsked(b"game", asker.encode(), asker))
    cem.copy_asked.emit(CopyAsked(b"game", ann.identity, "Ann"))
    assert [said for said in room.said if "compares" in said] == [
        "Ben compares your copy of a game",
        "Dana compares your copy of a game",
    ]
