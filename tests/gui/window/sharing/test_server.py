"""The process that hands over, as the window sees it."""

import urllib.request

import pytest
from PySide6.QtCore import QObject

from gui.window.sharing.offer import Sharing
from gui.window.sharing.server import Server
from tests.net.driver.tiny import build, kept
from tests.world import HANG_S


@pytest.fixture
def server(qtbot):
    parent = QObject()
    made = Server(parent)
    yield made
    made.stop()


def test_it_tells_how_everything_stands_and_is_gone_once_it_is_stopped(qtbot, tmp_path, server):
    kept(tmp_path, build(tmp_path))
    told: list[Sharing] = []
    server.changed.connect(told.append)
    server.start("-Ann", tmp_path, loopback=True)
    qtbot.waitUntil(lambda: bool(told and told[-1].is_checked))
    (address,) = told[-1].addresses
    with urllib.request.urlopen(address, timeout=HANG_S) as answer:  # noqa: S310  # our own address
        assert b"-Ann" in answer.read()
    server.stop()
    with pytest.raises(OSError, match=r"refused|10061"):
        urllib.request.urlopen(address, timeout=HANG_S)  # noqa: S310  # our own address


def test_a_program_that_cannot_be_started_has_ended(qtbot, tmp_path, server, monkeypatch):
    nowhere = str(tmp_path / "nowhere")
    monkeypatch.setattr("gui.window.own_program.self_command", lambda: [nowhere])
    with qtbot.waitSignal(server.ended):
        server.start("Ann", tmp_path, loopback=True)
    assert not server.is_running
