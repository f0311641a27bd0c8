"""How this program starts itself again."""

import subprocess

from gui.cli import VERSION
from gui.terminal.self_command import self_command


def test_the_same_program_is_started_again():
    done = subprocess.run(
        [*self_command(), "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"wormup-lan {VERSION}\n"
