"""How this program starts itself again: each bot is a process of its own."""

import sys
from pathlib import Path

_HOME = Path(__file__).parents[1]


def self_command() -> list[str]:
    """Return the words that start this program in another process; a command comes after them."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    installed = _HOME.match("wormup_lan/_program")
    return [sys.executable, "-P", "-m", "wormup_lan" if installed else "gui.cli"]
