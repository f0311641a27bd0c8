"""What a command prints: lines, rows in columns, and a bar during a wait.

Law: in a pipe or a file there is plain text, a line for each row: no bar, no head, no wrapping.
"""

import shutil
import sys
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import TypeVar

from gui.words.words import plain

_Thing = TypeVar("_Thing")
_ENDLESS = 100_000
"""A width at which no row is wrapped."""


def say(line: str) -> None:
    """Print *line*, without line art on an old terminal."""
    try:
        line.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        line = plain(line)
    print(line, flush=True)


def complain(why: str) -> None:
    """Print a sentence about wrong usage to the standard error."""
    print(f"wormup-lan: {why}", file=sys.stderr)


def terminal_width() -> int | None:
    """Return how many letters fit into a line of the terminal; None in a pipe or a file."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None


def in_columns(
    rows: Sequence[Sequence[str]], width: int | None, head: Sequence[str] = ()
) -> list[str]:
    """Return *rows* as lines of a table; with a *width* they are wrapped, below a *head*.

    >>> in_columns([("ok", "Ann is reached"), ("DO", "make room")], None)
    ['ok  Ann is reached', 'DO  make room']
    >>> in_columns([("ok", "Ann is reached")], 12)
    ['ok  Ann is', '    reached']
    """
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Column, Table
    from rich.text import Text

    has_head = bool(head) and width is not None
    table = Table(
        *(Column(head[n] if head else "", overflow="fold") for n in range(len(rows[0]))),
        box=SIMPLE_HEAD if has_head else None,
        show_header=has_head,
        show_edge=False,
        pad_edge=False,
        padding=(0, 2, 0, 0),
    )
    for row in rows:
        table.add_row(*map(Text, row))  # as it is: brackets are no style
    page = StringIO()
    Console(file=page, width=width or _ENDLESS, color_system=None).print(table)
    return [line.rstrip() for line in page.getvalue().splitlines()]


def watched(things: Iterable[_Thing], said: str, total: int) -> Iterable[_Thing]:
    """Return *things*; if there are several, a bar counts them on a terminal."""
    if total < 2 or terminal_width() is None:
        return things
    from rich.console import Console
    from rich.progress import track

    return track(things, said, total, transient=True, console=Console())
