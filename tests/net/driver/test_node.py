"""Node: whole games by real threads, sockets and files on loopback."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest

from core.bots.levels import Level
from core.games import choose, known_rules, rules_for
from core.table.export import export
from core.table.table import opening_records
from core.table.trouble import Trouble
from core.wormup.profiles import Options
from gui.report.judged import replay_of
from net.driver.folder import Folder, FolderError, read_log
from net.driver.headless import Event, Headless
from net.driver.node import NOTICED_MAX, Node
from net.driver.place import NodePlace
from net.protocol.commands import JoinByCode, Meet, Play
from net.protocol.effects import Notice, Show, StepDone
from net.protocol.join_code import CodeAnswer, CodeTried
from net.protocol.snapshot import LobbySnapshot, TableSnapshot
from net.protocol.terms import Terms
from net.protocol.troubles import NetworkReason
from net.protocol.versions import OtherVersion
from tests.seats import sat_down, secret_bytes
from tests.world import HANG_S

EDITION = "wormup/gryphon2010"
ROOT = Path(__file__).parents[3]
LEAVES = """
import sys, threading
from pathlib import Path
from net.driver.folder import Folder
from net.protocol.commands import LeaveTable, Meet
from tests.net.driver.test_node import Player, terms

class Leaver(Player):
    def think(self, snapshot):
        if snapshot.step >= 6:
            self.node.submit(LeaveTable())
        return super().think(snapshot)

note = Folder.note_leaving

def note_and_stop(folder):
    note(folder)
    print("noted", flush=True)
    threading.Event().wait()

Folder.note_leaving = note_and_stop
cem = Leaver("Cem", Path(sys.argv[1]), int(sys.argv[2]))
cem.node.submit(Meet(terms(3)))
cem.headless.run(cem.node)
"""
"""Plays some steps, leaves for good, and signs nothing after the wish is on disk: to be killed."""


class Player:
    """One seat in a thread of its own; it may stop thinking at a step, as if its lid were shut."""

    def __init__(
        self, name: str, data: Path, meet: int, stop_at: int = 1 << 30, version: str = "1.0"
    ) -> None:
        self.headless = Headless(self.think, self.tell)
        place = NodePlace(name, version, data, loopback=True, meet=meet)
        self.node = Node(place, self.headless.observe)
        self.stop_at = stop_at
        self.steps = self.thoughts = 0
        self.notices: list[Trouble] = []
        self.last: TableSnapshot | None = None
        self.trouble: BaseException | None = None
        self.heard = threading.Event()
        self.around: set[str] = set()
        self.others: set[OtherVersion | None] = set()
        self.answers: list[CodeAnswer] = []
        self.all_met = threading.Event()
        self.thread = threading.Thread(target=self._run, name=name)

    def think(self, snapshot: TableSnapshot) -> Play:
        assert snapshot.seat is not None
        self.thoughts += 1
        choice = choose(Level.STRAIGHT, snapshot.rules, snapshot.state, snapshot.seat, b"s" * 32)
        if snapshot.step >= self.stop_at:
            self.node.stop()
        return Play(snapshot.step, choice.action, choice.sealed)

    def tell(self, event: Event) -> None:
        self.heard.set()
        if isinstance(event, StepDone):
            self.steps += 1
        if isinstance(event, Notice):
            self.notices.append(event.trouble)
        if isinstance(event, CodeTried):
            self.answers.append(event.answer)
        if isinstance(event, Show) and isinstance(event.snapshot, LobbySnapshot):
            self.around = {person.name for person in event.snapshot.people}
            self.others |= {person.other for person in event.snapshot.people}
            if len(self.around) == 3:
                self.all_met.set()

    def _run(self) -> None:
        try:
            self.last = self.headless.run(self.node)
        except BaseException as error:  # noqa: BLE001  # shown by the test
            self.trouble = error


@contextmanager
def playing(*players: Player) -> Iterator[None]:
    for player in players:
        player.thread.start()
    try:
        yield
    finally:
        for player in players:
            player.thread.join(HANG_S)
            player.node.stop()
            player.thread.join(HANG_S)


def terms(seats: int, edition: str = EDITION) -> Terms:
    rules = rules_for(edition)
    assert rules is not None
    return Terms(edition, rules.rules_hash, Options().plain(), seats)


@pytest.fixture
def meet() -> int:
    """Keep parallel tests apart."""
    return 46_000 + os.getpid() % 15_000


def exports(*folders: Path) -> set[bytes]:
    found = set()
    for log in (log for folder in folders for log in folder.glob("games/*/log")):
        table = replay_of(read_log(log)).table
        assert table is not None
        found.add(export(table))
    return found


def test_two_nodes_of_different_versions_know_it_and_race_all_the_same(
    tmp_path: Path, meet: int
) -> None:
    """The hashes of the rules decide, not the number of a program (P10.3)."""
    ann = Player("Ann", tmp_path / "Ann", meet, version="0.2.0")
    ben = Player("Ben", tmp_path / "Ben", meet, version="0.10.0")
    for player in (ann, ben):
        player.node.submit(Meet(terms(2, "wormup/venice1995")))
    with playing(ann, ben):
        pass
    assert [player.trouble for player in (ann, ben)] == [None, None]
    assert all(player.last and player.last.is_over for player in (ann, ben))
    alike = tuple(sorted(rules_id for rules_id, _ in known_rules()))
    assert ann.others == {OtherVersion("0.10.0", "0.2.0", alike, is_all=True)}
    assert ben.others == {OtherVersion("0.2.0", "0.10.0", alike, is_all=True)}
    assert [other.is_newer for one in (ann, ben) for other in one.others if other] == [True, False]
    assert len(exports(tmp_path / "Ann", tmp_path / "Ben")) == 1


def test_three_nodes_find_each_other_race_and_save_the_same_game(tmp_path: Path, meet: int) -> None:
    """Mechanisms N1-N8 and the whole protocol, with one fsync per own message (P8)."""
    folders = [tmp_path / name for name in ("Ann", "Ben", "Cem")]
    players = [Player(folder.name, folder, meet) for folder in folders]
    for player in players:
        player.node.submit(Meet(terms(3)))
    with playing(*players):
        pass
    assert [player.trouble for player in players] == [None] * 3
    assert all(player.last and player.last.is_over for player in players)
    assert len(exports(*folders)) == 1


def test_a_seat_that_was_closed_in_mid_race_goes_on_where_it_was(tmp_path: Path, meet: int) -> None:
    """Resume: same game, same step, same promises (P12)."""
    folders = [tmp_path / name for name in ("Ann", "Ben", "Cem")]
    players = [Player(folder.name, folder, meet) for folder in folders[:2]]
    players.append(Player("Cem", folders[2], meet, stop_at=8))
    for player in players:
        player.node.submit(Meet(terms(3)))
    with playing(*players[:2]):
        players[2].thread.start()
        players[2].thread.join(HANG_S)
        assert not players[2].thread.is_alive()
        (game,) = (folders[2] / "games").iterdir()
        again = Player("Cem", folders[2], meet)
        again.node.resume(game)
        with playing(again):
            pass
    assert again.last is not None
    assert again.last.is_over
    assert len(exports(*folders)) == 1


def test_a_seat_that_was_killed_as_it_left_for_good_leaves_when_its_program_runs_again(
    tmp_path: Path, meet: int
) -> None:
    """P7.6: its player is asked for nothing, and the two others end the race."""
    folders = [tmp_path / name for name in ("Ann", "Ben", "Cem")]
    others = [Player(folder.name, folder, meet) for folder in folders[:2]]
    for player in others:
        player.node.submit(Meet(terms(3)))
    command = [sys.executable, "-c", LEAVES, str(folders[2]), str(meet)]
    with (
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as cem,
        playing(*others),
    ):
        try:
            assert cem.stdout is not None
            assert cem.stdout.readline() == "noted\n"
        finally:
            cem.kill()
            cem.wait()
        (game,) = (folders[2] / "games").iterdir()
        again = Player("Cem", folders[2], meet)
        again.node.resume(game)
        with playing(again):
            pass
    assert again.trouble is None
    assert again.thoughts == 0
    assert again.last is not None
    assert again.last.is_over
    assert again.last.in_game.bit_count() == 2
    assert len(exports(*folders)) == 1


def test_with_a_join_code_to_one_peer_all_others_are_reached(tmp_path: Path, meet: int) -> None:
    """None of the four hears another's beacon; each has the code of the one before (P10.3)."""
    names = ("Ann", "Ben", "Cem", "Dana")
    players = [Player(name, tmp_path / name, meet + n) for n, name in enumerate(names)]
    for before, player in pairwise(players):
        (code,) = before.node.join_codes
        player.node.submit(JoinByCode(code))
    with playing(*players):
        met = [player.all_met.wait(HANG_S) for player in players]
        for player in players:
            player.node.stop()
    assert met == [True] * 4
    assert [player.answers for player in players] == [[], *[[CodeAnswer.FOUND]] * 3]


def test_two_windows_cannot_use_one_game_and_an_offer_for_nothing_leaves_no_files(
    tmp_path: Path, meet: int
) -> None:
    player = Player("Ann", tmp_path, meet)
    player.node.submit(Meet(terms(3)))
    with playing(player):
        assert player.heard.wait(HANG_S)
        (game,) = (tmp_path / "games").iterdir()
        other = Node(NodePlace("Ann", "test", tmp_path, loopback=True, meet=meet), lambda _: None)
        with pytest.raises(FolderError, match="HELD"):
            other.resume(game)
        other.stop()
        other.run()
        player.node.stop()
    assert not list((tmp_path / "games").iterdir())


def test_a_game_whose_log_is_gone_is_never_gone_on_with(tmp_path: Path, meet: int) -> None:
    """A key without its memory must not sign (P11)."""
    game = Folder.create(tmp_path / "games", bytes(32), b"offer")
    game.close()
    (game.path / "log").unlink()
    node = Node(NodePlace("Ann", "test", tmp_path, loopback=True, meet=meet), lambda _: None)
    with pytest.raises(FolderError, match=r"NOT_RESUMED\(.*LOG_MISSING"):
        node.resume(game.path)
    node.stop()
    node.run()
    assert (game.path / "key").exists()


def test_a_game_that_goes_on_elsewhere_is_not_gone_on_with_here(tmp_path: Path) -> None:
    rules = rules_for(EDITION)
    assert rules is not None
    genesis, sits = sat_down(1, 3, rules, Options().plain())
    folder = Folder.create(tmp_path / "games", secret_bytes(1, 0), b"offer")
    folder.append(opening_records(genesis, sits))
    folder.note_stopped()
    folder.close()
    node = Node(NodePlace("Ann", "test", tmp_path, loopback=True), lambda _: None)
    with pytest.raises(FolderError, match=r"NOT_RESUMED\(.*ELSEWHERE"):
        node.resume(folder.path)
    node._close()  # noqa: SLF001


def test_a_trouble_is_told_once_and_what_strangers_can_repeat_fills_no_memory(
    tmp_path: Path, meet: int
) -> None:
    told: list[Event] = []
    node = Node(NodePlace("Ann", "test", tmp_path, loopback=True, meet=meet), told.append)
    for number in range(NOTICED_MAX * 3):
        for _ in range(2):  # what a thousand strangers would cause, and again
            node._notice(Trouble(NetworkReason.TURNED_AWAY, host=f"{number}"))  # noqa: SLF001
    node.stop()
    node.run()
    noticed = [event.trouble for event in told if isinstance(event, Notice)]
    assert len(noticed) == len(set(noticed)) == NOTICED_MAX * 3
    assert len(node._noticed) == NOTICED_MAX  # noqa: SLF001  # nothing else tells
