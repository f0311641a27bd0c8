"""The `peer` command: real processes; kill -9, a full disk and a wrong folder end in sentences."""

import re
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from core.bots.choose import OpenedStep, StepChoice
from gui.cli import main
from gui.report.key_history import KeyHistoryReader
from gui.terminal import peer_command
from gui.terminal.peer_command import SeatError, _Seat, unfinished
from net.protocol.effects import CopyAsked, Show, StepDone
from net.protocol.snapshot import LobbySnapshot, PersonHere
from net.protocol.versions import OtherVersion
from tests.gui.peers import Table
from tests.gui.race_log import race, race_left
from tests.gui.report.test_saved import keep
from tests.tiers import long
from tests.world import HANG_S

NAMES = ("Ann", "Ben", "Cem")


@pytest.mark.parametrize(
    ("command", "door"),
    [("watch", "gui.terminal.peer_command.Node"), ("tv", "gui.window.tv.television")],
)
def test_watch_and_tv_say_that_they_look_on(command, door, monkeypatch, tmp_path):
    """So nobody takes them for a friend who might sit down."""
    places = []

    def take(place, *_):
        places.append(place)
        raise OSError

    monkeypatch.setattr(door if command == "watch" else f"{door}.run_television", take)
    with pytest.raises((OSError, SystemExit)):
        sys.exit(main([command, "--data", str(tmp_path), "--loopback"]))
    (place,) = places
    assert place.looks_on


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path)
    yield made
    made.end()


def read_until(process: "subprocess.Popen[str]", text: str) -> str:
    """Read a process's lines up to the one that holds *text*."""
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        if text in line:
            return said
    raise AssertionError(f"never said {text!r}, but: {said}")


def test_who_is_killed_is_named_until_it_is_resumed_and_all_end_with_the_same_game(
    table: Table, capsys
) -> None:
    """A kill -9 loses nothing that was told to anybody; nobody goes on (P7.6, P8, P12)."""
    ann, ben, cem = (table.start(name) for name in NAMES)
    read_until(cem, "Round 2")
    cem.kill()
    cem.wait()
    said = read_until(ann, "Cem is silent since")
    assert re.search(r"^Cem is silent since \d\d:\d\d:\d\d$", said, re.MULTILINE)
    again = table.start("Cem", "--resume")
    assert "The others agree to go on" not in read_until(ann, "Cem is heard again")
    for process in (ann, ben, again):
        said, _ = process.communicate(timeout=HANG_S)
        assert process.returncode == 0, said
    assert main(["audit", *map(str, table.logs())]) == 0
    exports = [line for line in capsys.readouterr().out.splitlines() if "export" in line]
    assert len(exports) == 3
    assert len(set(exports)) == 1


def test_the_last_of_a_table_says_whom_it_waits_for_and_how_to_adjourn(table: Table) -> None:
    ann, ben, cem = (table.start(name) for name in NAMES)
    read_until(cem, "Round 2")
    for process in (ben, cem):
        process.kill()
        process.wait()
    said = read_until(ann, "Close the program to adjourn; `peer --resume` goes on later")
    assert re.search(r"^waiting for (Ben and Cem|Cem and Ben): we are too few", said, re.MULTILINE)
    assert "call:" not in said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot limit the size of a file")
def test_a_full_disk_stops_one_seat_with_a_sentence_and_nothing_is_lost(table: Table) -> None:
    """After a failed write nothing more is signed; with room again the race goes on (P8)."""
    ann, ben = table.start("Ann"), table.start("Ben")
    cem = table.start("Cem", file_limit=6_000)
    said, _ = cem.communicate(timeout=HANG_S)
    assert cem.returncode == 2
    assert "the disk is full: nothing more is signed in this game" in said
    assert "Traceback" not in said
    again = table.start("Cem", "--resume")
    for process in (ann, ben, again):
        said, _ = process.communicate(timeout=HANG_S)
        assert process.returncode == 0, said
    assert main(["audit", *map(str, table.logs())]) == 0


@long
def test_who_was_left_behind_is_shown_the_end_by_a_game_that_is_finished(table: Table) -> None:
    """By name a game is gone on with even if it is over here: others may not know yet (P12)."""
    ann, ben, cem = (table.start(name, "--patience", "1") for name in NAMES)
    read_until(cem, "Round 2")
    cem.kill()
    cem.wait()
    for process in (ann, ben):
        said, _ = process.communicate(timeout=HANG_S)
        assert process.returncode == 0, said
    (game,) = (path.name for path in (table.folder / "Ann" / "games").iterdir())
    shown = table.start("Ann", "--resume", game, "--tied", stdin=subprocess.PIPE)
    again = table.start("Cem", "--resume")
    said, _ = again.communicate(timeout=HANG_S)
    assert again.returncode == 0, said
    assert shown.stdin is not None
    shown.stdin.close()
    assert shown.wait(HANG_S) == 0


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (
            ["--data", "NUL/nowhere" if sys.platform == "win32" else "/proc/nowhere"],
            "cannot be used",
        ),
        (["--resume"], "there is no unfinished game"),
        (["--resume", "0123456789abcdef"], "there is no game 0123456789abcdef in"),
    ],
)
def test_a_folder_that_does_not_serve_is_one_sentence_and_exit_2(table: Table, more, words) -> None:
    process = table.start("Ann", *more)
    said, _ = process.communicate(timeout=HANG_S)
    assert process.returncode == 2
    assert words in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("torn", [b"", b"wormup", bytes(40)])
def test_a_log_that_is_none_keeps_nobody_from_the_other_games(tmp_path, torn):
    """P11: a crash in the first moment of a game leaves so little."""
    folder = tmp_path / "games" / "0123456789abcdef"
    folder.mkdir(parents=True)
    (folder / "log").write_bytes(torn)
    with pytest.raises(SeatError, match="no unfinished game"):
        unfinished(tmp_path / "games", lambda _: True)
    other = tmp_path / "games" / "fedcba9876543210"
    other.mkdir()
    (other / "log").write_bytes(race(steps_max=3)[0])
    assert unfinished(tmp_path / "games", lambda _: True)[0] == other


def test_a_bot_is_handed_every_opening_that_its_seat_has_seen(monkeypatch):
    """P6: none before all have opened."""
    _, table = race(steps_max=8)
    handed = []

    def choose(*_, past):
        handed.extend(past)
        return StepChoice(("pass",))

    monkeypatch.setattr(peer_command, "choose", choose)
    seat = _Seat(list[str]().append, Namespace(bot="straight", usual="peer", seed="seed"))
    for done in table.completed:
        seat.tell(StepDone(done))
    seen: Any = SimpleNamespace(rules=table.rules, state=None, seat=0, step=9)
    seat.think(seen)
    openings = [done for done in table.completed if done.step.opens]
    assert openings
    assert handed == [OpenedStep(done.step.state, done.outcome.slots) for done in openings]


def test_who_compares_with_the_copy_of_a_seat_is_told() -> None:
    told = list[str]()
    _Seat(told.append).tell(CopyAsked(bytes(32), bytes(32), "Ben"))
    assert told == ["note: Ben compares your copy of a game"]


def test_the_version_of_somebody_is_told_once_in_the_lobby() -> None:
    told = list[str]()
    seat = _Seat(told.append)
    other = OtherVersion("0.1.0", "0.2.0", ("cozy/1",), is_all=False)
    ben = PersonHere(bytes(32), "Ben", "0.1.0", None, None, other)
    for _ in range(2):
        seat.tell(Show(LobbySnapshot((ben,), (), (), None)))
    assert told == [
        "at the table: nobody yet",
        (
            "Ben has version 0.1.0, you have 0.2.0: both of you can play Worm & Cozy, but some"
            " tables are not for you"
        ),
        "“Bring a friend” on your laptop gives Ben the newer program",
    ]


def test_what_is_known_of_somebody_is_told_once_in_the_lobby(tmp_path: Path) -> None:
    """A known name with a new key; a player who vanished when others had opened (F5)."""
    log, played = race_left()
    keep(tmp_path / "games", bytes(32), log)
    looking, told = KeyHistoryReader(tmp_path), list[str]()
    seat = _Seat(told.append, looking=looking)
    cem = PersonHere(played.genesis.offers[2].identity, "Cem", "1", None, None)
    ben = PersonHere(bytes(32), "Ben", "1", None, None)
    looking.wait()
    for _ in range(2):
        seat.tell(Show(LobbySnapshot((cem, ben), (), (), None)))
    assert told == [
        "at the table: nobody yet",
        "Cem: vanished once when others had opened bids or dice",
        "Ben: another key than in an earlier game: ask who it is",
    ]
