"""The `selftest` command: `doctor --full`, under the name by which friends are asked for it."""

from argparse import ArgumentParser

from gui.terminal import doctor_command

run = doctor_command.run


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `selftest` to *command*."""
    doctor_command.add_arguments(command, is_full=True)
