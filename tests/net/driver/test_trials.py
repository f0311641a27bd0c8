"""Trials: each finds the world broken in its way, and leaves nothing behind."""

import contextlib
import errno
import os
import socket
import sys
import tomllib
from pathlib import Path

import pytest
import zmq

from core.table.signing import SigningKey, verify
from core.table.trouble import Trouble
from net.driver import trials
from net.driver.sockets import Sockets
from net.driver.trials import (
    MEMORY_MIN,
    Clocks,
    TrialError,
    fingerprint,
    system,
    timed,
    try_clocks,
    try_disk,
    try_links,
    try_memory,
    try_ports,
    try_signatures,
)
from net.protocol.troubles import DiskReason, TrialReason
from tests.full_disk import CANNOT_BE_FULL, full_disk

ROOT = Path(__file__).parents[3]
NOON = 1_800_000_000.0
"""A day in 2027."""


def reason(trial):
    with pytest.raises(TrialError) as caught:
        trial()
    return caught.value.trouble.reason


class Ticking:
    """Clocks that go on by themselves with each rest, the time of day by *wall_rate* of it."""

    def __init__(self, wall: float = NOON, rate: float = 1.0, wall_rate: float = 1.0) -> None:
        self.wall, self.steady = wall, 0.0
        self.rate, self.wall_rate = rate, wall_rate

    def rest(self, seconds: float) -> None:
        self.steady += seconds * self.rate
        self.wall += seconds * self.wall_rate

    @property
    def clocks(self) -> Clocks:
        return Clocks(lambda: self.wall, lambda: self.steady, self.rest)


# -- what is computed ------------------------------------------------------------------------------


def test_signatures_are_right_here():
    try_signatures()


@pytest.mark.parametrize(
    "judge",
    [
        lambda *_: True,
        lambda *_: False,
        lambda public, payload, signature: not payload and verify(public, payload, signature),
    ],
    ids=["says yes to all", "says no to all", "knows only the known answer"],
)
def test_a_library_that_judges_signatures_wrongly_is_found(judge):
    assert reason(lambda: try_signatures(judge)) is TrialReason.WRONG_SIGNATURES


def test_a_library_that_signs_wrongly_is_found(monkeypatch):
    monkeypatch.setattr(SigningKey, "sign", lambda _key, _payload: bytes(64))
    assert reason(try_signatures) is TrialReason.WRONG_SIGNATURES


# -- connections and ports -------------------------------------------------------------------------


def test_two_programs_on_this_machine_are_connected_and_a_false_key_is_refused():
    try_links()


def test_a_connection_that_does_not_come_up_in_time_is_found():
    with pytest.raises(TrialError) as caught:
        try_links(seconds=0)
    assert caught.value.trouble == Trouble(TrialReason.NOT_CONNECTED, seconds=0)


def test_a_false_key_that_nobody_refuses_is_found(monkeypatch):
    class Lax(Sockets):
        """Takes whatever answers for what it wanted."""

        def connect(self, public, addresses):
            if not self._dialers:
                super().connect(public, addresses)

    monkeypatch.setattr(trials, "Sockets", Lax)
    assert reason(lambda: try_links(seconds=1)) is TrialReason.KEY_NOT_CHECKED


def test_a_library_that_cannot_encrypt_is_found(monkeypatch):
    monkeypatch.setattr(zmq, "has", lambda _name: False)
    assert reason(try_links) is TrialReason.NO_CURVE


def test_ports_can_be_had_at_all_addresses_of_this_machine():
    try_ports(["127.0.0.1"])


def test_a_fixed_port_that_others_share_can_be_had():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "SO_REUSEPORT"):
            other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        other.bind(("", 0))
        try_ports([], (other.getsockname()[1],))


@pytest.mark.skipif(sys.platform == "win32", reason="there who shares a port needs no leave")
def test_a_fixed_port_that_another_program_holds_alone_is_named():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as other:
        other.bind(("", 0))
        port = other.getsockname()[1]
        with pytest.raises(TrialError) as caught:
            try_ports([], (port,))
    assert caught.value.trouble.reason is TrialReason.PORT_HELD
    said = dict(caught.value.trouble.values)
    assert (said["port"], said["what"]) == (port, os.strerror(errno.EADDRINUSE))


def test_an_address_at_which_no_port_can_be_had_is_named():
    with pytest.raises(TrialError) as caught:
        try_ports(["127.0.0.1", "203.0.113.9"])
    trouble = caught.value.trouble
    assert trouble.reason is TrialReason.NO_PORT
    assert dict(trouble.values)["address"] == "203.0.113.9"


# -- the disk --------------------------------------------------------------------------------------


def test_a_good_disk_is_measured_and_nothing_stays_there(tmp_path):
    found = try_disk(tmp_path)
    assert found.free_bytes > 0
    assert found.sync_ms > 0
    assert found.replaces_open is (sys.platform != "win32")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_none_is_found(tmp_path):
    (tmp_path / "file").write_text("")
    assert reason(lambda: try_disk(tmp_path / "file")) is TrialReason.NO_DISK


@CANNOT_BE_FULL
def test_a_full_disk_is_found_and_nothing_stays_there(tmp_path):
    with full_disk(1000), pytest.raises(TrialError) as caught:
        try_disk(tmp_path)
    assert caught.value.trouble == Trouble(TrialReason.NO_DISK, why=Trouble(DiskReason.FULL))
    assert list(tmp_path.iterdir()) == []


def test_a_disk_with_little_room_is_found(tmp_path, monkeypatch):
    monkeypatch.setattr(trials, "FREE_BYTES_MIN", 1 << 62)
    assert reason(lambda: try_disk(tmp_path)) is TrialReason.NO_ROOM


def test_a_folder_in_which_locks_bar_nobody_is_found(tmp_path, monkeypatch):
    monkeypatch.setattr("net.driver.folder.lock_file", lambda _descriptor: None)
    assert reason(lambda: try_disk(tmp_path)) is TrialReason.NO_LOCK
    assert list(tmp_path.iterdir()) == []


def test_a_system_that_does_not_replace_open_files_is_no_trouble(tmp_path, monkeypatch):
    """Windows is one; the program tries again later there."""
    replace = Path.replace

    def refuse(path, target):
        if path.name == "new" and Path(target).exists():
            raise PermissionError
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", refuse)
    assert try_disk(tmp_path).replaces_open is False


# -- clocks and memory -----------------------------------------------------------------------------


def test_clocks_that_go_are_measured():
    assert try_clocks(Ticking().clocks) == pytest.approx(50)
    assert try_clocks() >= 25


@pytest.mark.parametrize(
    "ticking",
    [Ticking(rate=0), Ticking(rate=-1), Ticking(rate=200), Ticking(wall_rate=1e6)],
    ids=["stands still", "goes back", "jumps on", "is set meanwhile"],
)
def test_a_clock_that_stumbles_is_found(ticking):
    assert reason(lambda: try_clocks(ticking.clocks)) is TrialReason.CLOCK_STUMBLES


@pytest.mark.parametrize(("wall", "date"), [(0, "1970-01-01"), (5e9, "2128-06-11")])
def test_a_wrong_date_is_found_and_named(wall, date):
    with pytest.raises(TrialError) as caught:
        try_clocks(Ticking(wall).clocks)
    assert caught.value.trouble == Trouble(TrialReason.CLOCK_WRONG, date=date)


def test_memory_that_is_nearly_full_is_found():
    assert try_memory(MEMORY_MIN) == MEMORY_MIN
    assert try_memory() > 0
    assert reason(lambda: try_memory(MEMORY_MIN - 1)) is TrialReason.NO_MEMORY


# -- what is told of the system --------------------------------------------------------------------


def test_every_library_that_players_install_is_told_with_its_version():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {line.partition(";")[0].strip() for line in project["dependencies"]}
    names = {name for line in wanted for name in [line.split(">")[0].split("=")[0].split("<")[0]]}
    assert names <= system().keys()
    assert "?" not in system().values()


@pytest.fixture
def program(tmp_path):
    for name, text in (("core/a.py", "a"), ("net/b.py", "b"), ("gui/c/d.svg", "d")):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_the_fingerprint_is_of_our_own_files_alone(program):
    code, count = fingerprint(program)
    (program / "tests").mkdir()
    (program / "tests" / "e.py").write_text("e")
    (program / "core" / "__pycache__").mkdir()
    (program / "core" / "__pycache__" / "a.pyc").write_text("a")
    assert fingerprint(program) == (code, count)
    assert count == 3


def test_the_fingerprint_changes_with_each_byte_and_each_name(program):
    found = {fingerprint(program)}
    (program / "net" / "b.py").write_text("B")
    found.add(fingerprint(program))
    (program / "net" / "b.py").rename(program / "net" / "c.py")
    found.add(fingerprint(program))
    assert len(found) == 3


def test_the_fingerprint_of_a_bundle_is_that_of_its_executable(program, monkeypatch):
    bundle = program / "wormup"
    bundle.write_bytes(b"program")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(bundle))
    code, count = fingerprint(program)
    (program / "core" / "a.py").write_text("changed")
    assert fingerprint(program) == (code, count)
    assert count == 1
    bundle.write_bytes(b"changed")
    assert fingerprint(program)[0] != code
    (program / "program").mkdir()
    found = {fingerprint(program)}
    for archive in (b"modules on Windows", b"others"):
        (program / "program" / "code.zip").write_bytes(archive)
        found.add(fingerprint(program))
    assert len(found) == 3


def test_what_takes_time_is_timed():
    found, seconds = timed(lambda: "found")
    assert found == "found"
    assert 0 <= seconds < 60


def test_a_trial_that_fails_takes_nothing_with_it():
    with contextlib.suppress(TrialError):
        try_links(seconds=0)
    try_links()
