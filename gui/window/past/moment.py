"""The `moment` command: a step of a saved game as a picture, without a window or a screen."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from core.table.step import Completed
from gui.faces import known_face, part
from gui.report.verdict import replay_of
from gui.terminal.audit import log_at
from gui.terminal.output import say
from gui.window.opening import able
from gui.words.player_names import names_of
from gui.words.terms import UsageError
from gui.words.words import words

KINDS = (".png", ".svg")


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `moment` to *command*."""
    command.add_argument("log", type=Path, metavar="LOG", help=words("the log of a game"))
    command.add_argument(
        "--step",
        type=int,
        default=None,
        metavar="N",
        help=words("after this step; else after the last"),
    )
    command.add_argument(
        "--output", type=Path, required=True, metavar="FILE", help=words("ends in .png or .svg")
    )


def run(chosen: Namespace) -> int:
    """Save the picture, and return 0. Raises `UsageError`."""
    path: Path = chosen.output
    if path.suffix not in KINDS:
        raise UsageError(words("{path}: a picture ends in .png or .svg", path=path))
    done = _step_of(chosen.log, chosen.step)
    if path.exists() and path.samefile(chosen.log):
        raise UsageError(words("{path} is the log itself; choose another file", path=path))
    with able():
        from gui.parts.pictures import save_picture
        from gui.parts.theme import look, wear
        from gui.window.app import application

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = application()
    wear(app, look())
    view = part(known_face(done.step.genesis.rules_id).VIEW)()
    view.show_moment(names_of(done.step.genesis), done.outcome.state)
    try:
        save_picture(path, view)
    except OSError as error:
        why = words("{path} cannot be written: {why}", path=path, why=error.strerror)
        raise UsageError(why) from None
    finally:
        view.deleteLater()
    say(words("Saved: {path}", path=path))
    return 0


def _step_of(log: Path, number: int | None) -> Completed[object]:
    """Return the step of *log* with this *number*, or the last one; only what checks is shown."""
    table = replay_of(log_at(log)).table
    if table is None or not table.completed:
        raise UsageError(words("{path} holds no game that has begun", path=log))
    last = len(table.completed)
    if number is None:
        number = last
    if not 1 <= number <= last:
        raise UsageError(
            words(
                "{path} has no step {step} that checks: its steps are 1 to {last}",
                path=log,
                step=number,
                last=last,
            )
        )
    return table.completed[number - 1]
