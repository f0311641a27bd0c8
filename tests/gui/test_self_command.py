"""What starts this program again; of an installed one, `tests/scripts/launcher` tells."""

import subprocess
import sys

from gui.self_command import self_command


def test_in_a_clone_the_words_start_this_very_program():
    asked = subprocess.run([*self_command(), "--version"], check=True, capture_output=True)
    assert asked.stdout.startswith(b"wormup-lan ")


def test_a_frozen_program_is_started_by_itself():
    asked = "import sys; sys.frozen = True\nfrom gui import self_command as own\n"
    asked += "assert own.self_command() == [sys.executable]"
    subprocess.run([sys.executable, "-c", asked], check=True)
