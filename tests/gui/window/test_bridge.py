"""The bridge: a real node in a thread of its own, heard by queued signals."""

import threading

import pytest

from core.table.digests import SERIES_ID_BYTES
from core.table.naming import NameReason
from core.table.trouble import Trouble, TroubleError
from gui.cli import VERSION
from gui.window.bridge import NodeBridge
from net.driver.identity import load_identity
from net.driver.node import Node
from net.driver.place import NodePlace
from net.protocol.commands import Aside, CompareCopies, KeepCopies, Meet
from net.protocol.copy_packets import CopyState
from net.protocol.terms import Terms
from net.protocol.troubles import FolderReason, TableReason
from tests.gui.rooms import TERMS, bot, free_port
from tests.net.driver.test_copies import DIGESTS, LOG, TABLE, at_home, put
from tests.seats import NAMES, identity_seed
from tests.settled import settled


@pytest.fixture
def bridge(qtbot, tmp_path):
    bridge = NodeBridge(NodePlace("Ann", "test", tmp_path / "ann", loopback=True, meet=free_port()))
    yield bridge
    bridge.close()


def test_a_node_that_starts_shows_its_lobby(qtbot, bridge):
    with qtbot.waitSignal(bridge.lobby_changed):
        bridge.start()
    assert bridge.log is None
    assert bridge.join_codes


def test_a_whole_race_is_heard_in_order(qtbot, bridge, tmp_path):
    steps: list[int] = []
    bridge.step_done.connect(lambda done: steps.append(done.step.number))
    bridge.start()
    bridge.submit(Meet(TERMS))
    others = [bot(name, tmp_path / name, bridge.place.meet) for name in ("Ben", "Cem")]
    with qtbot.waitSignal(bridge.table_changed):
        pass
    qtbot.waitUntil(lambda: bool(steps))
    assert steps == list(range(1, len(steps) + 1))
    assert bridge.log is not None
    for other in others:
        other.kill()
        other.wait()


def test_what_another_player_shows_by_the_way_is_heard(qtbot, bridge, tmp_path):
    """Through two real programs: the seat, the kind, and what was said."""
    meet = bridge.place.meet
    ben = NodeBridge(NodePlace("Ben", VERSION, tmp_path / "ben", loopback=True, meet=meet))
    other = bot("Cem", tmp_path / "cem", meet)
    steps: dict[int, int] = {}
    for each in (bridge, ben):
        each.table_changed.connect(lambda shown: steps.update({shown.seat: shown.step}))
        each.start()
        each.submit(Meet(TERMS))
    try:
        qtbot.waitUntil(lambda: len(steps) == 2 and min(steps.values()) > 1)
        with qtbot.waitSignal(ben.aside) as heard:
            bridge.submit(Aside("gesture", ("wave", 3)))
    finally:
        ben.close()
        other.kill()
        other.wait()
    (said,) = heard.args
    assert said.seat in steps
    assert (said.kind, said.value) == ("gesture", ("wave", 3))


def test_copies_are_compared_with_who_keeps_them_and_later_tells(qtbot, tmp_path):
    """Through real nodes: who asks hears the answer, who is asked hears of it.

    Cem sits down at Ben's laptop, which keeps the copies of both.
    """
    meet, told, asked = free_port(), dict[str, CopyState](), list[str]()
    ann, ben = (
        NodeBridge(NodePlace(name, VERSION, tmp_path / name, loopback=True, meet=meet))
        for name in NAMES[:2]
    )
    ben.keeps_copies = True
    at_home(tmp_path / "Cem", "Cem", identity_seed(1, 2))
    put(tmp_path / "Cem", LOG, 2)
    for seat, each in enumerate((ann, ben)):
        at_home(each.data, each.name, identity_seed(1, seat))
        put(each.data, LOG, seat)
    ann.copy_told.connect(lambda one: told.update({one.name: one.state}))
    ben.copy_asked.connect(lambda one: asked.append(one.name))
    try:
        for each in (ann, ben):
            each.start()
        cem = ben.beside(tmp_path / "Cem")
        cem.start()
        for state in (CopyState.KEPT, CopyState.HAS):
            ann.submit(CompareCopies(TABLE.genesis, DIGESTS))
            qtbot.waitUntil(lambda wanted=state: told == {"Ben": wanted, "Cem": wanted})
            for each in (ben, cem):
                each.submit(KeepCopies(is_kept=False))
        qtbot.waitUntil(lambda: bool(asked))
    finally:
        for each in (ann, ben):
            each.close()
    assert asked == ["Ann"]


def test_no_two_series_have_one_id(bridge):
    ids = {bridge.fresh_series() for _ in range(100)}
    assert len(ids) == 100
    assert {len(one) for one in ids} == {SERIES_ID_BYTES}


def test_a_new_name_is_kept_for_the_next_start(qtbot, bridge):
    bridge.rename("Dora")
    assert bridge.name == "Dora"
    assert load_identity(bridge.data).name == "Dora"
    with pytest.raises(TroubleError) as refused:
        bridge.rename("")
    assert refused.value.trouble.reason is NameReason.LENGTH
    assert bridge.name == "Dora"


def test_alone_it_plays_where_nobody_else_meets_it(qtbot, bridge):
    home = bridge.place
    bridge.start(alone=True)
    assert bridge.place.meet != home.meet
    assert bridge.place.loopback
    bridge.start()
    assert bridge.place == home


def test_the_window_waits_for_no_node_that_ends_but_the_next_node_does(qtbot, bridge, monkeypatch):
    """It says goodbye for up to two seconds, and has our game until then."""
    close, may_end = Node._close, threading.Event()

    def slowly(node: Node) -> None:
        may_end.wait()
        close(node)

    monkeypatch.setattr(Node, "_close", slowly)
    with qtbot.waitSignal(bridge.lobby_changed):
        bridge.start()
    bridge.start()
    with qtbot.assertNotEmitted(bridge.lobby_changed):
        settled()
    with qtbot.waitSignal(bridge.lobby_changed):
        may_end.set()


def test_at_the_end_of_the_program_the_nodes_of_everybody_here_have_ended(
    bridge, tmp_path, monkeypatch
):
    """Qt ends a program with an error that lets go of a thread that still runs."""
    close, never = Node._close, threading.Event()

    def slowly(node: Node) -> None:
        never.wait(0.5)
        close(node)

    monkeypatch.setattr(Node, "_close", slowly)
    guest = bridge.beside(tmp_path / "people" / "bea", "Bea")
    bridge.start(alone=True)
    guest.start(alone=True)
    threads = bridge._thread, guest._thread
    guest.stop()
    bridge.close()
    assert all(thread.isFinished() for thread in threads)


def test_a_folder_that_is_no_game_ends_the_node_with_a_trouble(qtbot, bridge, tmp_path):
    with qtbot.waitSignal(bridge.failed) as told:
        bridge.start(tmp_path)
    assert told.args == [Trouble(FolderReason.NO_GAME, path=str(tmp_path))]
    bridge.submit(Meet(Terms("x", b"", (), 2)))  # nobody is there to hear it


def test_a_fault_of_the_node_ends_it_with_a_trouble(qtbot, bridge, monkeypatch):
    def fails(_node: Node) -> None:
        msg = "a bug"
        raise ZeroDivisionError(msg)

    monkeypatch.setattr(Node, "_listen", fails)
    with qtbot.capture_exceptions() as raised:
        with qtbot.waitSignal(bridge.failed) as told:
            bridge.start()
        bridge.close()
    assert told.args == [Trouble(TableReason.NODE_FAILED, what="ZeroDivisionError: a bug")]
    assert [kind for kind, *_ in raised] == [ZeroDivisionError]


def test_the_network_is_looked_at_while_the_node_plays_on(qtbot, bridge):
    bridge.start()
    with qtbot.waitSignal(bridge.examined) as told:
        bridge.examine()
    assert bridge.name not in [peer.name for peer in told.args[0].peers]
    bridge.close()


def test_a_bridge_that_is_closed_tells_nothing_more(bridge):
    """What a thread has told last comes when the window may be gone."""
    heard: list[object] = []
    bridge.examined.connect(heard.append)
    bridge.examined.emit(None)
    bridge.close()
    bridge.examined.emit(None)
    assert heard == [None]
