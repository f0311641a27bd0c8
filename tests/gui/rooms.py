"""Rooms for tests of the window: a port of its own, and bots as real processes."""

import subprocess
import sys
from pathlib import Path

from core.games import rules_for
from core.wormup.profiles import Options
from net.driver.place import lonely_meet
from net.protocol.packets import Terms

_RULES = rules_for("wormup/gryphon2010")
assert _RULES is not None
TERMS = Terms(_RULES.rules_id, _RULES.rules_hash, Options().plain(), 3)


def free_port() -> int:
    """Choose a number that no other test meets by."""
    return lonely_meet()


def bot(
    name: str, data: Path, meet: int, *more: str, stdin: int | None = None
) -> subprocess.Popen[bytes]:
    """Start a peer that plays three-seat races on this machine; it gives up after a minute."""
    command = [sys.executable, "-m", "gui.cli", "peer", "--name", name, "--data", str(data)]
    command += ["--loopback", "--meet", str(meet), "--within", "60", *more]
    nothing = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=stdin, stdout=nothing, stderr=nothing)
