"""What scripts/run.py starts."""

from pathlib import Path

from run import command


def test_the_arguments_are_passed_through_untouched():
    args = ["audit", "my game.log", "--json", "--", "-x"]
    assert command(Path("python"), args) == ["python", "-P", "-m", "gui.cli", *args]
