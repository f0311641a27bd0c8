"""Copies of a game on disks of a room: real logs, and real nodes that ask each other for them."""

import os
import queue
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from core.games import rules_for
from core.table.encoding import pack
from core.table.log import MAGIC, read, record
from core.table.table import Table
from core.wormup.profiles import Options
from net.driver.copies import AUDITED_MAX, Copies
from net.driver.folder import Folder, folder_name
from net.driver.node import News, Node
from net.driver.place import NodePlace
from net.protocol.commands import CompareCopies, CopyRead, KeepCopies
from net.protocol.copy_packets import CopyState
from net.protocol.effects import CopyAsked, CopyTold, ReadCopy, Show
from net.protocol.join_code import CodeTried
from net.protocol.snapshot import LobbySnapshot
from tests.gui.race_log import EDITION, log_of, play, race
from tests.seats import NAMES, identity_of, identity_seed, sat_down, secret_bytes, secret_of
from tests.world import HANG_S

SEATS = 5
FORK = 6
"""The step that one copy has otherwise."""
LOG, TABLE = race(seats=SEATS, steps_max=12)
PART = race(seats=SEATS, steps_max=9)[0]
GAME = TABLE.genesis.game
DIGESTS = tuple(done.digest for done in TABLE.completed)
ANN = identity_of(1, 0).public


def forked_log() -> bytes:
    """Play the same game otherwise from step `FORK` on: all seats sign twice there."""
    rules = rules_for(f"wormup/{EDITION}")
    assert rules is not None
    genesis, sits = sat_down(1, SEATS, rules, Options().plain())
    tables = [Table(genesis, rules, secret_of(1, seat)) for seat in range(SEATS)]
    play(tables, 1, FORK - 1)
    play(tables, 77, 12)
    return log_of(tables[0], sits)


FORKED = forked_log()


def put(data: Path, log: bytes, seat: int = 0) -> Path:
    """Put *log* where the player of *data* keeps the game; return its folder."""
    folder = data / "games" / folder_name(secret_bytes(1, seat))
    folder.mkdir(parents=True)
    (folder / "key").write_bytes(pack((secret_bytes(1, seat), b"offer")))
    (folder / "log").write_bytes(log)
    return folder


@pytest.fixture
def copies(tmp_path):
    return Copies(tmp_path / "games", lambda _read: None)


def found(copies: Copies, asker: bytes = ANN, game: bytes = GAME) -> tuple[bytes, ...]:
    return tuple(done.digest for done in copies.find(game, asker))


# -- the disk --------------------------------------------------------------------------------------


def test_a_copy_is_found_by_its_game_for_somebody_with_a_seat_there(copies, tmp_path):
    put(tmp_path, LOG)
    assert found(copies) == DIGESTS
    assert found(copies, identity_of(1, 4).public) == DIGESTS
    assert found(copies, identity_of(2, 0).public) == ()
    assert found(copies, game=bytes(32)) == ()


def test_without_games_there_is_no_copy(copies, tmp_path):
    assert found(copies) == ()
    (tmp_path / "games").mkdir()
    assert found(copies) == ()


def test_of_a_torn_copy_the_whole_steps_are_told(copies, tmp_path):
    put(tmp_path, PART + b"\x80\x01")
    assert found(copies) == DIGESTS[:9]


def test_of_a_forged_copy_only_what_the_audit_has_recomputed_is_told(copies, tmp_path):
    """A claimed digest is none, and neither is anything behind a signature that nobody made."""
    bodies = read(LOG).bodies
    at = len(read(PART).bodies)
    folder = put(tmp_path, LOG)
    for change in (lambda body: body[:-1] + bytes([body[-1] ^ 1]), lambda _body: b"\xc0"):
        forged = (*bodies[:at], change(bodies[at]), *bodies[at + 1 :])
        (folder / "log").write_bytes(MAGIC + b"".join(map(record, forged)))
        assert found(copies) == DIGESTS[:9]


@pytest.mark.parametrize("content", [b"", b"x", MAGIC, MAGIC + record(b"\xc0"), bytes(5000)])
def test_a_file_that_is_no_log_is_no_copy_and_costs_the_others_nothing(copies, tmp_path, content):
    put(tmp_path, content, seat=1)
    put(tmp_path, LOG)
    assert found(copies) == DIGESTS


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes")
def test_neither_a_pipe_nor_a_folder_is_read_or_waited_for(copies, tmp_path):
    for seat, make in ((1, os.mkfifo), (2, os.mkdir)):
        log = put(tmp_path, b"", seat) / "log"
        log.unlink()
        make(log)
    put(tmp_path, LOG)
    assert found(copies) == DIGESTS


def test_a_copy_that_vanishes_is_gone_and_one_that_grows_is_told_anew(copies, tmp_path):
    folder = put(tmp_path, PART)
    assert found(copies) == DIGESTS[:9]
    (folder / "log").write_bytes(LOG)
    assert found(copies) == DIGESTS
    (folder / "log").unlink()
    assert found(copies) == ()
    (folder / "log").mkdir()
    assert found(copies) == ()


def test_the_copy_of_a_game_that_is_being_played_is_told_without_its_lock(copies, tmp_path):
    folder = Folder.open(put(tmp_path, PART))
    assert found(copies) == DIGESTS[:9]
    folder.append(read(LOG).bodies[len(folder.bodies) :])
    folder.sync()
    assert found(copies) == DIGESTS
    folder.close()


def test_what_has_not_changed_is_audited_once_and_little_is_kept(copies, tmp_path):
    put(tmp_path, LOG)
    first = copies.find(GAME, ANN)
    assert copies.find(GAME, ANN) is first
    for seed in range(2, 2 + AUDITED_MAX):
        log, table = race(seed, 3, 3)
        folder = tmp_path / "games" / folder_name(secret_bytes(seed, 0))
        folder.mkdir()
        (folder / "key").touch()
        (folder / "log").write_bytes(log)
        assert len(copies.find(table.genesis.game, identity_of(seed, 0).public)) == 3
    assert copies.find(GAME, ANN) is not first


def test_questions_are_answered_in_order_by_another_thread_until_the_end(tmp_path):
    put(tmp_path, LOG)
    told: queue.SimpleQueue[tuple[CopyRead, str]] = queue.SimpleQueue()
    copies = Copies(
        tmp_path / "games", lambda read: told.put((read, threading.current_thread().name))
    )
    copies.want(ReadCopy(bytes(32), ANN))
    copies.want(ReadCopy(GAME, ANN))
    answers = [told.get(timeout=HANG_S) for _ in range(2)]
    assert [(read.game, read.asker, len(read.completed)) for read, _ in answers] == [
        (bytes(32), ANN, 0),
        (GAME, ANN, 12),
    ]
    assert {thread for _, thread in answers} == {"copies"}
    copies.close()
    copies.close()


@pytest.mark.parametrize("line", range(3))
def test_closing_waits_for_nothing_though_the_questions_are_taken_meanwhile(tmp_path, line):
    """Before any *line* of `close`, the other thread may take all that waits."""
    going, taken, lines = threading.Event(), queue.SimpleQueue[CopyRead](), count()

    def told(read: CopyRead) -> None:
        going.wait(HANG_S)
        taken.put(read)

    def traced(frame, event, _value):
        if event == "line" and next(lines) == line:
            going.set()
            while taken.qsize() < 2 and worker.is_alive():
                worker.join(0.01)
        return traced if frame.f_code is Copies.close.__code__ else None

    def close() -> None:
        sys.settrace(traced)
        copies.close()

    copies = Copies(tmp_path / "games", told)
    before = {*threading.enumerate()}
    for _ in range(2):
        copies.want(ReadCopy(GAME, ANN))
    (worker,) = {*threading.enumerate()} - before
    closer = threading.Thread(target=close, daemon=True)
    closer.start()
    closer.join(HANG_S)
    assert not closer.is_alive()
    going.set()
    worker.join(HANG_S)
    assert not worker.is_alive()


# -- the room --------------------------------------------------------------------------------------


def at_home(data: Path, name: str, key: bytes) -> None:
    """Make the folder of a player with this *key*."""
    data.mkdir()
    (data / "identity").write_bytes(pack((key, name)))


class Person:
    """A node in a thread of its own, with what it has told its player."""

    def __init__(self, name: str, data: Path, meet: int, key: bytes) -> None:
        self.data = data
        at_home(data, name, key)
        place = NodePlace(name, "1.0", data, loopback=True, meet=meet)
        self.node = Node(place, self._hear)
        self._thread = threading.Thread(target=self.node.run, name=name)
        self._change = threading.Condition()
        self.copies: dict[str, CopyTold] = {}
        self.asked: list[CopyAsked] = []
        self.around: set[str] = set()

    def _hear(self, news: News | CodeTried) -> None:
        with self._change:
            match news:
                case CopyTold():
                    self.copies[news.name] = news
                case CopyAsked():
                    self.asked.append(news)
                case Show(LobbySnapshot() as lobby):
                    self.around = {person.name for person in lobby.people}
                case _:
                    return
            self._change.notify_all()

    def start(self) -> None:
        self._thread.start()

    def sees_all(self) -> None:
        with self._change:
            assert self._change.wait_for(lambda: len(self.around) == SEATS, HANG_S), self.around

    def compares(self) -> dict[str, CopyTold]:
        """Ask everybody, and wait until all others have answered."""
        self.copies = {}
        self.node.submit(CompareCopies(TABLE.genesis, DIGESTS[:9]))
        with self._change:
            assert self._change.wait_for(self._is_answered, HANG_S), self.copies
        return self.copies

    def _is_answered(self) -> bool:
        told = self.copies.values()
        forks = [one for one in told if one.digests[FORK - 1 : FORK] not in {(), DIGESTS[5:6]}]
        is_told = all(one.state is not CopyState.WAITING for one in told)
        return len(told) == SEATS and is_told and all(one.certificate for one in forks)

    def end(self) -> None:
        self.node.stop()
        self._thread.join(HANG_S)


@contextmanager
def running(*people: Person) -> Iterator[None]:
    for person in people:
        person.start()
    try:
        yield
    finally:
        for person in people:
            person.end()


def test_a_room_compares_its_copies_and_a_stranger_in_it_learns_nothing(tmp_path):
    """Ben's is longer, Cem's is torn, Dana's is another history, Eva keeps hers to herself.

    The stranger has somebody's file, and tells that to who has a seat.
    """
    meet = 30_000 + os.getpid() % 15_000
    people = {
        name: Person(name, tmp_path / name, meet, identity_seed(1, seat))
        for seat, name in enumerate(NAMES)
    }
    stranger = Person("Zoe", tmp_path / "Zoe", meet, identity_seed(9, 0))
    logs = dict(zip(NAMES, (LOG, LOG, PART + b"\x99", FORKED, LOG), strict=True))
    for name, person in people.items():
        put(person.data, logs[name], NAMES.index(name))
    put(stranger.data, LOG)
    ann, eva = people["Ann"], people["Eva"]
    eva.node.submit(KeepCopies(is_kept=True))
    with running(stranger, *people.values()):
        for person in (stranger, *people.values()):
            person.sees_all()
        told = ann.compares()
        hidden = stranger.compares()
    states = {name: one.state.name for name, one in told.items()}
    assert states == {
        "Zoe": "HAS",
        "Ben": "HAS",
        "Cem": "HAS",
        "Dana": "HAS",
        "Eva": "KEPT",
    }
    assert told["Ben"].digests == DIGESTS
    assert told["Cem"].digests == DIGESTS[:9]
    assert told["Dana"].digests[: FORK - 1] == DIGESTS[: FORK - 1]
    assert {message.step for message in told["Dana"].certificate} == {FORK}
    assert {one.state for one in hidden.values()} == {CopyState.NONE}
    asked = [CopyAsked(GAME, ANN, "Ann")]
    assert [people[name].asked for name in NAMES] == [[], asked, asked, asked, asked]
    assert stranger.asked == asked
