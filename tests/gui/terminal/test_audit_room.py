"""`audit LOG --room`: real programs on this machine are asked for their copies of a log."""

import json
import os
from argparse import Namespace
from pathlib import Path

import pytest

from core.table.log import MAGIC
from gui.report.room_copies import CopyRelation, RoomCopy
from gui.terminal.audit_command import run_audit
from gui.terminal.audit_room import RoomCopies
from gui.words.wanted import UsageError
from tests.net.driver.test_copies import FORKED, LOG, PART, Person, at_home, put, running
from tests.seats import identity_seed

MEET = 15_000 + os.getpid() % 15_000


def chosen(data: Path, *files: Path, as_json: bool = False) -> Namespace:
    at = {"data": data, "loopback": True, "meet": MEET, "version": "1.0"}
    return Namespace(files=[*files], json=as_json, second_opinion=False, room=True, **at)


@pytest.fixture
def ann(tmp_path: Path) -> Path:
    """Give where Ann keeps her key."""
    at_home(tmp_path / "Ann", "Ann", identity_seed(1, 0))
    return tmp_path / "Ann"


def test_everybody_in_the_room_is_asked_and_told_in_a_line_each(ann, tmp_path):
    """Our own program only looks on: nobody sees somebody come. Of two Bens one has no seat."""
    keys = enumerate(("Ben", "Cem"), 1)
    ben, cem = (Person(name, tmp_path / name, MEET, identity_seed(1, at)) for at, name in keys)
    forged = Person("Ben", tmp_path / "forged", MEET, identity_seed(9, 0))
    put(ben.data, PART, 1)
    put(cem.data, FORKED, 2)
    put(forged.data, PART)
    log = tmp_path / "a log"
    log.write_bytes(LOG)
    said: list[str] = []
    with running(ben, cem, forged):
        assert run_audit(chosen(ann, log), said.append, said.append) == 1
        assert "Ann" not in ben.around | cem.around
    assert said[-5:-3] == ["Ben: ends at round 3", "Cem: two histories behind round 1: ask both"]
    assert said[-3].startswith("  Both copies are the same up to step 5; in step 6 they differ.")
    assert "Two different things are signed there by " in said[-3]
    assert said[-2:] == [
        "Ben: did not play in this game",
        "  another key than in this game: ask who it is",
    ]


def test_programs_are_told_the_same():
    copies = [
        RoomCopy("Ben", b"", CopyRelation.ENDS, "round", 3),
        RoomCopy("Cem", b"", CopyRelation.SILENT),
    ]
    room = RoomCopies(Path("log"), copies)
    assert room.lines() == ["Ben: ends at round 3", "Cem: did not answer"]
    assert not room.is_forked
    assert json.loads(json.dumps(room.plain())) == {
        "file": "log",
        "room": [{"name": "Ben", "copy": "ends", "round": 3}, {"name": "Cem", "copy": "silent"}],
    }
    assert RoomCopies(Path("log"), []).lines() == ["Nobody else is here yet"]


def test_who_has_no_seat_asks_nobody_nor_does_a_log_without_a_step(ann, tmp_path):
    log, empty = tmp_path / "a log", tmp_path / "empty"
    log.write_bytes(LOG)
    empty.write_bytes(MAGIC)
    for data, file in ((tmp_path / "nobody", log), (ann, empty)):
        for as_json in (False, True):
            with pytest.raises(UsageError, match="only who has played in a game is answered"):
                run_audit(chosen(data, file, as_json=as_json), lambda _: None, lambda _: None)


def test_one_log_is_asked_for_and_it_must_be_one(ann, tmp_path):
    log, other = tmp_path / "a log", tmp_path / "other"
    log.write_bytes(LOG)
    other.write_bytes(b"no log")
    said: list[str] = []
    with pytest.raises(UsageError, match="--room asks for one log, not for 2"):
        run_audit(chosen(ann, log, log), said.append, said.append)
    for as_json in (False, True):
        which = chosen(ann, other, as_json=as_json)
        assert run_audit(which, said.append, said.append) == 2
