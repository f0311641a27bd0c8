"""A node in trouble: by a bug that a packet shows, a disk that fails, a hint that leads away."""
# ruff: noqa: SLF001  # no packet that shows a bug is known: it is planted in the parts

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from core.table.encoding import Value
from core.table.messages import Act
from core.table.seeds import JointSeed
from core.table.signing import SigningKey
from core.table.table import Table
from core.table.trouble import Trouble
from net.driver.disk import DiskError
from net.driver.journal import keep_journal
from net.driver.link_events import Down, Readable
from net.driver.node import Node
from net.driver.place import NodePlace
from net.protocol.commands import Command, JoinByCode, LobbyCommand, Play
from net.protocol.effects import Append, Dial, Notice, Penalize, Show, Sync
from net.protocol.game_packets import Msgs
from net.protocol.hello_packets import Hello, make_hello
from net.protocol.limits import FAILED_S
from net.protocol.packets import encode
from net.protocol.snapshot import TableSnapshot
from net.protocol.troubles import DiskReason, FolderReason, NetworkReason, TableReason
from tests.net.protocol.samples import SAMPLES
from tests.seats import identity_of, played
from tests.toy import Toy, ToyState

NOTHING: list[Any] = []
STATES: list[ToyState] = []


class FailingToy(Toy):
    """Rules with a bug that shows when the first step is complete."""

    def initial(self, options: Value, seats: int, seed: JointSeed) -> ToyState:
        return STATES[0]


class Failing:
    """A part of an evening with a bug in every handler of a packet, of the kind that C code has."""

    def __init__(self, part: object) -> None:
        self._part = part

    def __getattr__(self, name: str) -> Any:
        return getattr(self._part, name)

    def receive(self, *_given: object) -> Any:
        return NOTHING[0]

    meet = receive


PLAYED = played(1, 2)
BESIDE = ("_tournaments", "_introductions", "_twins", "_comparing", "_session")
"""The parts of an evening at a table."""


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Node]:
    """Give a node that never runs, with a journal."""
    place = NodePlace("Olga", "test", tmp_path, loopback=True)
    keep_journal(place)
    node = Node(place, lambda _: None)
    yield node
    node._close()


def sit_by(node: Node, rules: Toy) -> None:
    """Let *node* look on at a table."""
    table = Table(PLAYED.genesis, rules)
    node._evening.begin(table, PLAYED.sits)


def greet(node: Node, identity: SigningKey) -> bytes:
    """Let a peer say hello to *node*; return its link."""
    link = identity.public
    node._evening.up(link, 0.0)
    hello = make_hello(identity, link, node._sockets.public)
    node._hear(link, encode(hello), 0.1)
    return link


def outcome(node: Node) -> tuple[object, list[Penalize]]:
    """Return why the table of *node* has stopped, if it has, and whom it shuts out."""
    effects = node._evening.turn(0.2)
    shown = [one.snapshot for one in effects if isinstance(one, Show)]
    stopped = [one.stopped for one in shown if isinstance(one, TableSnapshot)]
    return next(iter(stopped), None), [one for one in effects if isinstance(one, Penalize)]


def test_rules_that_fail_over_what_a_seat_shows_end_the_game_and_not_the_node(node):
    """An onlooker of that table reads a sentence, and may follow another table (P12)."""
    sit_by(node, FailingToy())
    ben = greet(node, identity_of(1, 1))
    first = tuple(one for one in PLAYED.messages if one.step == 1)
    node._hear(ben, encode(Msgs(PLAYED.genesis.game, first)), 0.1)
    what = "IndexError: list index out of range"
    assert outcome(node) == (Trouble(TableReason.RULES_FAILED, what=what), [])


@pytest.mark.parametrize("packet", [*SAMPLES.values(), Msgs(PLAYED.genesis.game, ())])
@pytest.mark.parametrize("has_table", [False, True])
def test_a_bug_that_a_strangers_packet_shows_ends_its_connection_and_no_game(
    node, tmp_path, packet, has_table
):
    if has_table:
        sit_by(node, Toy())
    stranger = SigningKey(b"a stranger".ljust(32))
    link = stranger.public if isinstance(packet, Hello) else greet(node, stranger)
    for part in ("_lobby", *BESIDE):
        whole = getattr(node._evening, part)
        setattr(node._evening, part, Failing(whole) if whole else None)
    if isinstance(packet, Hello):
        greet(node, stranger)
    else:
        node._hear(link, encode(packet), 0.1)
    why = Trouble(TableReason.PACKET_FAILED, what="IndexError: list index out of range")
    assert outcome(node) == (None, [Penalize(link, FAILED_S, why)])
    noted = (tmp_path / "problems.log").read_text()
    assert "frame-failed" in noted
    assert "IndexError" in noted


@pytest.mark.parametrize("kind", ["greeting", "have", "tournament", "aside", "peers"])
def test_what_a_seat_tells_beside_the_log_stops_no_table_either(node, kind):
    sit_by(node, Toy())
    link = greet(node, identity_of(1, 1))
    for part in ("_tournaments", "_introductions", "_session"):
        setattr(node._evening, part, Failing(getattr(node._evening, part)))
    node._hear(link, encode(SAMPLES[kind]), 0.1)
    stopped, shut_out = outcome(node)
    assert (stopped, [one.link for one in shut_out]) == (None, [link])


# -- bugs that show only in a turn -----------------------------------------------------------------


class Late(Failing):
    """A part of an evening whose turn fails while *marked* is met, or always."""

    def __init__(self, part: object, marked: bytes | None = None) -> None:
        super().__init__(part)
        self._marked, self._met = marked, marked is None

    def receive(self, *given: object) -> Any:
        self._met |= given[0] == self._marked
        return self._part.receive(*given)  # type: ignore[attr-defined]  # as every part

    def meet(self, *given: object) -> Any:
        return self._part.meet(*given)  # type: ignore[attr-defined]  # as every part

    def lose(self, link: bytes) -> None:
        self._met &= link != self._marked
        self._part.lose(link)  # type: ignore[attr-defined]  # as every part

    def turn(self, *given: object) -> Any:
        return NOTHING[0] if self._met else self._part.turn(*given)  # type: ignore[attr-defined]


def troubles(effects: list[Any]) -> list[Trouble]:
    return [one.trouble for one in effects if isinstance(one, Notice)]


@pytest.mark.parametrize("part", BESIDE)
def test_a_bug_that_shows_beside_the_log_later_is_told_once_and_stops_nothing(node, part):
    sit_by(node, Toy())
    setattr(node._evening, part, Late(getattr(node._evening, part)))
    effects = [*node._evening.turn(0.2), *node._evening.turn(0.3)]
    (told,) = troubles(effects)
    assert told.reason is TableReason.PACKET_FAILED
    assert node._evening.in_game


@pytest.mark.parametrize("part", ["_lobby", "_tournaments", "_session"])
def test_a_bug_that_a_packet_shows_in_the_next_turn_ends_its_connection_alone(node, tmp_path, part):
    """Ben, heard before it, stays; all is well once the stranger has gone."""
    if part == "_session":
        sit_by(node, Toy())
    ben, stranger = greet(node, identity_of(1, 1)), SigningKey(b"a stranger".ljust(32))
    node._perform_all(node._turn(0.2))
    link = greet(node, stranger)
    setattr(node._evening, part, Late(getattr(node._evening, part), link))
    packet = SAMPLES["tournament" if part == "_tournaments" else "greeting"]
    node._hear(link, encode(packet), 0.2)
    effects = node._turn(0.3)
    (cut,) = (one for one in effects if isinstance(one, Penalize))
    assert (cut.link, cut.seconds, cut.why.reason) == (link, FAILED_S, TableReason.PACKET_FAILED)
    assert "test_node_failing.py" in str(cut.why)
    node._perform_all(effects)
    assert "IndexError" in (tmp_path / "problems.log").read_text()
    node._evening.down(link)
    assert troubles(node._turn(0.4)) == []
    assert node._evening._links.identities().keys() == {ben}


def test_after_a_bug_each_packet_has_a_turn_so_that_nobody_else_is_suspected(node):
    """All that comes in one go is heard in one turn, but not for a minute after a bug."""
    whole = node._evening._lobby
    node._evening._lobby = Late(whole)
    node._turn(0.05)
    node._evening._lobby = whole
    peers = identity_of(1, 1), SigningKey(b"a stranger".ljust(32)), identity_of(1, 2)
    links = [greet(node, one) for one in peers]
    node._evening._lobby = Late(whole, links[1])
    for link in links:
        node._hear(link, encode(SAMPLES["greeting"]), 0.2)
    assert [one.link for one in node._turn(0.3) if isinstance(one, Penalize)] == [links[1]]


def test_while_a_turn_fails_the_node_does_not_spin(node):
    node._evening._lobby = Late(node._evening._lobby)
    node._turn(0.1)
    assert node._evening.due == math.inf


def test_rules_that_fail_when_our_player_is_shown_the_table_stop_it_too(node):
    """Seen by who looks on, and signs nothing."""
    sit_by(node, FailingToy())
    ben = greet(node, identity_of(1, 1))
    acts = tuple(one for one in PLAYED.messages if one.step == 1 and isinstance(one.body, Act))
    node._hear(ben, encode(Msgs(PLAYED.genesis.game, acts)), 0.1)
    node._perform_all(node._turn(0.2))
    stopped = node._evening._session.snapshot().stopped
    assert stopped == Trouble(TableReason.RULES_FAILED, what="IndexError: list index out of range")


def test_a_bug_that_the_table_shows_in_a_turn_stops_the_table_and_no_more(node, tmp_path):
    sit_by(node, Toy())
    node._evening._session._table.advance = Failing(None).receive
    ben = greet(node, identity_of(1, 1))
    node._perform_all(node._turn(0.2))
    why = Trouble(TableReason.RULES_FAILED, what="IndexError: list index out of range")
    assert node._evening._session.snapshot().stopped == why
    assert "table-failed" in (tmp_path / "problems.log").read_text()
    assert ben in node._evening._links.identities()


@pytest.mark.parametrize(
    ("part", "broken"), [("_discovery", "turn"), ("_discovery", "hear"), ("_evening", "down")]
)
def test_a_bug_in_how_others_are_found_or_lost_is_noted_and_ends_nothing(
    node, tmp_path, monkeypatch, part, broken
):
    """Anybody can send a beacon, and end a connection."""
    with monkeypatch.context() as planted:
        planted.setattr(getattr(node, part), broken, lambda *_: NOTHING[0])
        found = [Down(b"k" * 32), Readable(node._discovery._beacon.socket)]
        planted.setattr(node._sockets, "receive", lambda _: found)
        node._listen()
        node._discover()
    assert "IndexError" in (tmp_path / "problems.log").read_text()


class FullDisk:
    """The folder of a game whose disk takes nothing more."""

    secret, is_empty = bytes(32), False

    def append(self, *_records: object) -> None:
        raise DiskError(FULL)

    sync = note_leaving = note_stopped = append


FULL = Trouble(FolderReason.SIGNING_ENDED, path="here", why=Trouble(DiskReason.FULL))


def test_a_disk_that_fails_in_a_game_stops_the_table_and_the_player_reads_why(node, monkeypatch):
    sit_by(node, Toy())
    with monkeypatch.context() as full:
        full.setattr(node._folders, "current", FullDisk())
        node._perform_all([Append((b"a record",)), Sync()])
    assert outcome(node) == (FULL, [])


def test_a_disk_that_fails_in_the_lobby_ends_the_node(node, monkeypatch):
    """Without a table there is nothing to look on at: the program says what to do."""
    with monkeypatch.context() as full:
        full.setattr(node._folders, "current", FullDisk())
        with pytest.raises(DiskError):
            node._perform_all([Sync()])


def test_before_a_table_nothing_was_written_and_there_is_no_log(node):
    assert (node.log, node.fsyncs) == (None, 0)


def test_of_a_hint_only_the_addresses_in_our_part_of_the_net_are_dialed(node):
    """One good address does not let in the others (N8)."""
    others = ("192.0.2.7", "198.51.100.4", "224.0.0.251")
    node._perform(Dial(b"k" * 32, tuple((host, 4546) for host in (*others, "127.0.0.1"))))
    assert [dialer.hosts for dialer in node._sockets._dialers.values()] == [{"127.0.0.1"}]
    node._perform(Dial(b"x" * 32, tuple((host, 4546) for host in others)))
    assert list(node._sockets._dialers) == [b"k" * 32]


class Refusing(Failing):
    """A part of an evening with such a bug in whatever our player asks of it."""

    def command(self, *_given: object) -> Any:
        return NOTHING[0]

    act = ask = command


def test_a_bug_in_what_our_player_asks_costs_no_more_than_that(node, tmp_path):
    """Whatever it is: the node goes on, and says so."""
    sit_by(node, Toy())
    told: list[object] = []
    node._observe = told.append
    for part in ("_lobby", "_tournaments", "_comparing", "_session"):
        setattr(node._evening, part, Refusing(getattr(node._evening, part)))
    why = Trouble(TableReason.COMMAND_FAILED, what="IndexError: list index out of range")
    kinds = {*get_args(Command)} - {*get_args(LobbyCommand), JoinByCode}
    for kind in kinds:
        node.submit(object.__new__(kind))
        node._obey()
        assert told.pop() == Notice(why), kind
    node._evening._session = None
    for kind in get_args(LobbyCommand):
        node.submit(object.__new__(kind))
        node._obey()
        assert told.pop() == Notice(why), kind
    noted = (tmp_path / "problems.log").read_text()
    assert noted.count("command-failed") == len(get_args(Command)) - 1


def test_a_bug_in_what_our_seat_plays_stops_the_table_for_something_may_be_signed(node):
    sit_by(node, Toy())
    session = node._evening._session
    session._barred, session._may_sign = lambda _: None, lambda: True
    session._table = Refusing(session._table)
    node.submit(Play(1, ("move", 1)))
    node._obey()
    why = Trouble(TableReason.RULES_FAILED, what="IndexError: list index out of range")
    assert session._stopped == why


def test_a_bug_over_a_code_that_our_player_types_ends_nothing(node, tmp_path):
    node._discovery = Refusing(node._discovery)
    node.submit(JoinByCode(node.code_here))
    node._obey()
    node._perform_all(node._turn(0.2))
    assert "dial-failed" in (tmp_path / "problems.log").read_text()


def test_at_a_table_only_that_we_are_in_no_network_at_all_is_told(node):
    sit_by(node, Toy())
    shown = next(one for one in node._evening.turn(0.2) if isinstance(one, Show))
    for reason, is_told in ((NetworkReason.NO_ADAPTER, True), (NetworkReason.FILTERED, False)):
        node._alone = why = Trouble(reason)
        assert node._with_why(shown).snapshot.offline == (why if is_told else None)


def test_what_has_come_into_the_way_is_told_though_nobody_comes_or_goes(node, monkeypatch):
    told: list[object] = []
    monkeypatch.setattr(node, "_observe", told.append)
    node._perform_all(node._evening.turn(0.2))
    for why in (Trouble(NetworkReason.FILTERED), None):
        told.clear()
        monkeypatch.setattr(node._discovery, "turn", list)
        node._discovery.obstacle = why
        for _ in range(2):
            node._discover()
        shown = [one.snapshot for one in told if isinstance(one, Show)]
        assert [getattr(one, "why_alone", "") for one in shown] == [why]
