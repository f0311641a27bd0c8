"""What a command prints in columns.

Law: no word is broken while there is another way. In a pipe or a file there is plain text, a line
for each row below its head: no rule, no wrapping.
"""

from collections.abc import Sequence
from io import StringIO
from textwrap import wrap

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from gui.words.words import labelled

_ENDLESS = 100_000
"""A width at which no row is wrapped."""
_GAP = 2
_WORD_MAX = 24
"""A longer word may be broken."""


def in_columns(
    rows: Sequence[Sequence[str]], width: int | None, head: Sequence[str] = ()
) -> list[str]:
    """Return *rows* as lines of a table below a *head*; with a *width* they are wrapped.

    What no table of that width can show becomes a paragraph for each row.

    >>> in_columns([("ok", "Ann is reached"), ("DO", "make room")], None)
    ['ok  Ann is reached', 'DO  make room']
    >>> in_columns([("ok", "Ann is reached")], 12)
    ['ok  Ann is', '    reached']
    >>> in_columns([("Ann", "4", "2")], 12, ("player", "games", "wins"))
    ['Ann', '  games: 4', '  wins: 2']
    """
    columns = list(zip(*((head, *rows) if head else rows), strict=True))
    wide = [max(map(cell_len, column)) for column in columns]
    if width is not None:
        longest = min(_WORD_MAX, width // 2)
        least = [min(longest, max(map(_longest_word, column))) for column in columns]
        room = width - _GAP * (len(columns) - 1)
        if head and sum(least) > room:
            return [line for row in rows for line in _paragraph(row, width, head)]
        wide = _narrowed(wide, least, room)
    has_rule = bool(head) and width is not None
    table = Table(
        *(
            Column(head[n] if head else "", overflow="fold", width=each)
            for n, each in enumerate(wide)
        ),
        box=SIMPLE_HEAD if has_rule else None,
        show_header=bool(head),
        show_edge=False,
        pad_edge=False,
        padding=(0, _GAP - has_rule, 0, 0),  # beside the rule stands a space
    )
    for row in rows:
        table.add_row(*map(Text, row))  # as it is: brackets are no style
    page = StringIO()
    Console(file=page, width=width or _ENDLESS, color_system=None).print(table)
    return [line.rstrip() for line in page.getvalue().splitlines()]


def _longest_word(text: str) -> int:
    return max(map(cell_len, text.split()), default=0)


def _narrowed(wide: list[int], least: list[int], room: int) -> list[int]:
    """Return the columns *wide* within *room*: the widest give first, none beyond its *least*."""
    wide = list(wide)
    while sum(wide) > room:
        able = [n for n, each in enumerate(wide) if each > least[n]] or range(len(wide))
        widest = max(able, key=wide.__getitem__)
        if wide[widest] == 1:
            break
        wide[widest] -= 1
    return wide


def _paragraph(row: Sequence[str], width: int, head: Sequence[str]) -> list[str]:
    """Return one *row* below its first cell, each other cell behind what the *head* calls it."""
    lines = wrap(row[0], width)
    for title, cell in zip(head[1:], row[1:], strict=True):
        said = labelled(title, cell)
        if cell and lines[1:] and cell_len(f"{lines[-1]}; {said}") <= width:
            lines[-1] += f"; {said}"
        elif cell:
            lines += wrap(said, width, initial_indent="  ", subsequent_indent="    ")
    return lines
