"""What a command prints: lines, and a bar during a wait.

Law: in a pipe or a file there is plain text and no bar. What a stranger's file is called moves no
cursor and paints nothing. Where the output is full or its reader has gone, that is an `OSError`
that names the output.
"""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar

from gui.words.isolation import FIRST, POP
from gui.words.words import plain, words

_Thing = TypeVar("_Thing")


_CONTROL = dict.fromkeys((*range(32), *range(127, 160)), "\N{REPLACEMENT CHARACTER}")
del _CONTROL[ord("\n")], _CONTROL[ord("\t")]
"""A sentence may have several lines."""


def say(line: str) -> None:
    """Print *line*, without line art on an old terminal."""
    line = line.translate(_CONTROL)
    try:
        line.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        line = plain(line)
    with _output():
        print(line, flush=True)


def document(value: object) -> str:
    """Return *value* as one JSON document, for programs: names are as they are signed."""
    import json

    said = json.dumps(value, indent=2)
    for mark in (FIRST, POP):
        said = said.replace(json.dumps(mark)[1:-1], "")
    return said


def finish() -> None:
    """Put out whatever is still to be printed. Raises `OSError`."""
    with _output():
        sys.stdout.flush()


@contextmanager
def _output() -> Iterator[None]:
    """Let an error name the output; what could not be printed is not tried again at the end."""
    try:
        yield
    except OSError as error:
        with suppress(OSError, ValueError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, sys.stdout.fileno())
            os.close(nowhere)
        error.filename = words("the output")
        raise


def complain(why: str) -> None:
    """Print a sentence about wrong usage to the standard error, if that can be written."""
    with suppress(OSError):
        print(f"wormup-lan: {why.translate(_CONTROL)}", file=sys.stderr)


def terminal_width() -> int | None:
    """Return how many letters fit into a line of the terminal; None in a pipe or a file."""
    if not sys.stdout.isatty():
        return None
    import shutil

    return shutil.get_terminal_size().columns


def watched(things: Iterable[_Thing], said: str, total: int) -> Iterable[_Thing]:
    """Return *things*; if there are several, a bar counts them on a terminal."""
    if total < 2 or terminal_width() is None:
        return things
    from rich.console import Console
    from rich.progress import track

    return track(things, said, total, transient=True, console=Console(soft_wrap=True))
