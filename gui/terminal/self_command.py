"""How this program starts itself again in another process."""

import sys


def self_command() -> list[str]:
    """Return the words that start this program again, before those of its command."""
    return [sys.executable, "-P", "-m", "gui.cli"]
