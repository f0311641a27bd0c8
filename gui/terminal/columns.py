"""What a command prints in columns.

Law: in a pipe or a file there is plain text, a line for each row: no head, no wrapping.
"""

from collections.abc import Sequence
from io import StringIO

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

_ENDLESS = 100_000
"""A width at which no row is wrapped."""


def in_columns(
    rows: Sequence[Sequence[str]], width: int | None, head: Sequence[str] = ()
) -> list[str]:
    """Return *rows* as lines of a table; with a *width* they are wrapped, below a *head*.

    >>> in_columns([("ok", "Ann is reached"), ("DO", "make room")], None)
    ['ok  Ann is reached', 'DO  make room']
    >>> in_columns([("ok", "Ann is reached")], 12)
    ['ok  Ann is', '    reached']
    """
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
