"""Rooms for tests of the window: a port of its own, and bots as real processes."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from core.games import rules_for
from core.wormup.profiles import Options
from gui.window.bridge import NodeBridge
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.settings import Settings
from gui.words.words import speak
from net.driver.place import NodePlace, lonely_meet
from net.protocol.terms import Terms

_RULES = rules_for("wormup/gryphon2010")
assert _RULES is not None
TERMS = Terms(_RULES.rules_id, _RULES.rules_hash, Options().plain(), 3)


def free_port() -> int:
    """Choose a number that no other test meets by."""
    return lonely_meet()


@contextmanager
def opened(qtbot: Any, data: Path, wide: int, high: int) -> Iterator[MainWindow]:  # its own type
    """Open the window of Ann, who is alone, for the length of a test."""
    bridge = NodeBridge(NodePlace("Ann", "test", data, loopback=True, meet=free_port()))
    window = MainWindow(bridge, Settings(data), Speaker())
    qtbot.addWidget(window)
    window.resize(wide, high)
    window.show()
    yield window
    window.close()
    speak(None)


def bot(
    name: str, data: Path, meet: int, *more: str, stdin: int | None = None
) -> subprocess.Popen[bytes]:
    """Start a peer that plays three-seat races on this machine; it gives up after a minute."""
    command = [sys.executable, "-m", "gui.cli", "peer", "--name", name, "--data", str(data)]
    command += ["--loopback", "--meet", str(meet), "--within", "60", *more]
    nothing = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=stdin, stdout=nothing, stderr=nothing)
