"""The `replay` command: a log shown again, in the window or in words."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from gui.report.judged import replay_of
from gui.report.step_words import told
from gui.report.verdict import report
from gui.terminal.audit_command import log_at
from gui.terminal.output import say
from gui.terminal.window_command import show
from gui.words.wanted import UsageError
from gui.words.words import labelled, words


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `replay` to *command*."""
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--text", action="store_true", help=words("in words, without a window"))
    command.add_argument(
        "--step",
        type=int,
        default=None,
        metavar="S",
        help=words("up to this step; in the window, at it"),
    )


def run(chosen: Namespace) -> int:
    """Show the log; in words, return the code of its verdict. Raises `UsageError`."""
    log = log_at(chosen.file)
    if chosen.step is not None and chosen.step < 1:
        said = words("steps are counted from 1")
        raise UsageError(f"--step {chosen.step}: {said}")
    if not chosen.text:
        return show(chosen, chosen.file, chosen.step)
    replay = replay_of(log)
    for done in replay.table.completed if replay.table else ():
        if chosen.step is not None and done.step.number > chosen.step:
            break
        for line in told(done):
            say(line)
    found = report(log, replay)
    say(labelled(chosen.file, found.line))
    return found.judged.code
