"""The `moment` command: steps of a saved game as a picture or a clip, without a screen."""

import json
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from core.table.audit import Replay
from core.table.log import LogFile
from core.table.step import Completed
from gui.report.judged import Judged, judged, replay_of
from gui.report.step_words import turn_begins
from gui.report.verdict import no_game_error
from gui.terminal.able import able
from gui.terminal.audit_command import log_at
from gui.terminal.output import complain, say, watched
from gui.words.trouble_words import error_words
from gui.words.wanted import UsageError
from gui.words.words import words

PICTURES = (".png", ".svg")
CLIPS = (".webp", ".gif")


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `moment` to *command*."""
    command.add_argument("log", type=Path, metavar="LOG", help=words("the log of a game"))
    step = words("a picture of the game after this step, else after the last")
    command.add_argument("--step", type=int, default=None, metavar="N", help=step)
    to = words("a clip of the steps N to M; else of step N, or of the last turn")
    command.add_argument("--to", type=int, default=None, metavar="M", help=to)
    ends = words("a picture ends in .png or .svg, a clip in .webp or .gif")
    command.add_argument("--output", type=Path, required=True, metavar="FILE", help=ends)
    command.add_argument("--stream", action="store_true", help=SUPPRESS)  # the window's


def run(chosen: Namespace) -> int:
    """Save the picture or the clip; return the code of the log's verdict. Raises `UsageError`."""
    try:
        outcome = _run(chosen, _streamed if chosen.stream else watched)
    except UsageError as error:
        if chosen.stream:
            say(json.dumps({"failed": str(error)}))
        raise
    said = words("Saved: {path}", path=chosen.output)
    say(json.dumps({"saved": str(chosen.output)}) if chosen.stream else said)
    if outcome.flaw is not None and not chosen.stream:
        complain(words("{file}: {what}", file=chosen.log, what=outcome.line))
    return 0 if chosen.stream else outcome.code


def _run(chosen: Namespace, watch: Callable[[Iterable[Any], str, int], Iterable[Any]]) -> Judged:
    """Save what is *chosen*, and return what its log comes to. Raises `UsageError`."""
    path: Path = chosen.output
    if path.suffix not in PICTURES + CLIPS:
        said = words("{path}: a picture ends in .png or .svg, a clip in .webp or .gif", path=path)
        raise UsageError(said)
    if chosen.to is not None and (path.suffix in PICTURES or chosen.step is None):
        raise UsageError(words("--to M belongs to a clip, and needs --step N"))
    log = log_at(chosen.log)
    replay = replay_of(log)
    steps = _steps_of(chosen, log, replay)
    outcome = judged(log, replay)
    if path.exists() and path.samefile(chosen.log):
        raise UsageError(words("{path} is the log itself; choose another file", path=path))
    try:
        with able():
            from gui.window.past.still import save_steps

        save_steps(path, steps, watch, outcome.said)
    except OSError as error:
        said = words("{path} cannot be written: {why}", path=path, why=error_words(error))
        raise UsageError(said) from None
    return outcome


def _streamed(pictures: Iterable[Any], _said: str, of: int) -> Iterator[Any]:
    """Yield *pictures*, and tell the window how many of how many are drawn."""
    for done, picture in enumerate(pictures, 1):
        say(json.dumps({"done": done, "of": of}))
        yield picture


def _steps_of(chosen: Namespace, log: LogFile, replay: Replay) -> Sequence[Completed[Any]]:
    """Return the steps of *log* that are *chosen*; only what checks is shown."""
    table, first, last = replay.table, chosen.step, chosen.to
    if table is None or not table.completed:
        raise no_game_error(chosen.log, log, replay)
    steps, is_clip = table.completed, chosen.output.suffix in CLIPS
    if first is None:
        return steps[turn_begins(steps) :] if is_clip else steps[-1:]
    if last is None:
        last = first
    for number in (first, last):
        if not 1 <= number <= len(steps):
            named = {"path": chosen.log, "step": number, "last": len(steps)}
            raise UsageError(
                words("{path} has no step {step} that checks: its steps are 1 to {last}", **named)
            )
    if last < first:
        raise UsageError(words("--to {last} comes before --step {first}", first=first, last=last))
    return steps[first - 1 : last]
