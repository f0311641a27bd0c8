"""The page on which the rows of several runs are written: a table, and a chart beside it.

Law: what people wrote on the page stays as it is; only what stands between the marks is replaced.
"""

import os
import platform
from collections.abc import Iterable, Sequence
from html import escape
from math import log2
from pathlib import Path
from statistics import median

from bench.rows import Goal, Row
from gui.kit.tokens import DAY

BEGIN, END = "<!-- measured -->", "<!-- end of what was measured -->"

_RATIOS = {Goal.AT_LEAST, Goal.AT_MOST}
_WORST, _BEST = -2, 4
"""The chart shows from a quarter of the goal to sixteen times it."""
_NAMES, _PLOT, _FIGURES = 400, 340, 160
_LINE, _HEAD = 24, 56
_DOT = 5


class PageError(Exception):
    """A page cannot be written."""


def merged(runs: Sequence[Sequence[Row]]) -> list[Row]:
    """Return the rows of all *runs*: of a ratio the median of each run, of a count every value.

    >>> runs = [Row("x", (1, 2, 9), Goal.AT_LEAST, 1)], [Row("x", (4,), Goal.AT_LEAST, 1)]
    >>> merged(runs)[0].values
    (2, 4)
    """
    same: dict[str, list[Row]] = {}
    for row in (row for run in runs for row in run):
        same.setdefault(row.name, []).append(row)
    return [_joined(rows) for rows in same.values()]


def _joined(rows: list[Row]) -> Row:
    first = rows[0]
    values = (
        tuple(value for row in rows for value in row.values)
        if first.goal in {Goal.EXACTLY, Goal.NEVER_MORE}
        else tuple(row.middle for row in rows)
    )
    noisy = next((row.noisy for row in rows if row.noisy), "")
    return Row(first.name, values, first.goal, first.limit, noisy)


def write(page: Path, rows: Sequence[Row], runs: int) -> None:
    """Write *rows* into *page*, and a chart of them beside it. Raises `PageError`."""
    head, tail = written_by_people(page)
    drawing = page.with_suffix(".svg")
    drawing.write_text(chart(rows), encoding="utf-8")
    shown = f"![How far each ratio is from its goal]({drawing.name})"
    said = "\n\n".join([BEGIN, _where(runs), shown, table(rows), END])
    page.write_text(head + said + tail, encoding="utf-8")


def written_by_people(page: Path) -> tuple[str, str]:
    """Return what stands on *page* before and behind what was measured. Raises `PageError`."""
    try:
        head, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    except OSError as error:
        raise PageError(f"{page}: {error.strerror}") from None
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise PageError(f"{page}: the marks {BEGIN} and {END} are missing")
    return head, tail


def _where(runs: int) -> str:
    counted = "One run" if runs == 1 else f"Medians of {runs} runs, with the least and the most"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{counted}; {python}, {platform.system()}, {os.cpu_count()} cores."


def table(rows: Iterable[Row]) -> str:
    """Return *rows* as a table in Markdown."""
    lines = ["| what | measured | spread | goal | reached |", "|---|---:|---:|---:|---|"]
    for row in rows:
        low, high = row.spread
        spread = f"{low:.3g} to {high:.3g}" if low != high else ""
        goal = f"{row.goal.value} {row.limit:g}" if row.goal is not Goal.NONE else ""
        lines.append(f"| {row.name} | {row.middle:.3g} | {spread} | {goal} | {row.verdict} |")
    return "\n".join(lines)


def chart(rows: Iterable[Row]) -> str:
    """Return an SVG picture of the ratios among *rows*: to the right of the line is better."""
    shown = [row for row in rows if row.goal in _RATIOS and row.limit > 0 and min(row.values) > 0]
    wide, high = _NAMES + _PLOT + _FIGURES, _HEAD + _LINE * len(shown) + _LINE
    goal = _across(0)
    parts = [
        f'<rect width="{wide}" height="{high}" rx="12" fill="{DAY.paper}"/>',
        *(_scale(power, high) for power in range(_WORST, _BEST + 1)),
        f'<path d="M{goal} {_HEAD - 12}V{high - _LINE}" stroke="{DAY.ink}" stroke-width="2"/>',
        *(_drawn(row, _HEAD + _LINE * place) for place, row in enumerate(shown)),
    ]
    begin = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}"'
    return "\n".join(
        [f'{begin} font-family="Nunito, sans-serif" font-size="13">', *parts, "</svg>\n"]
    )


def _across(power: float) -> float:
    """Return where on the chart 2 to the *power* times as good as the goal is."""
    share = (min(max(power, _WORST), _BEST) - _WORST) / (_BEST - _WORST)
    return round(_NAMES + 10 + share * (_PLOT - 20), 1)


def _scale(power: int, high: int) -> str:
    across = _across(power)
    said = "goal" if not power else f"{2**power}x" if power > 0 else f"1/{2**-power}"
    return (
        f'<path d="M{across} {_HEAD - 12}V{high - _LINE}" stroke="{DAY.line}"/>'
        f'<text x="{across}" y="{_HEAD - 20}" text-anchor="middle" fill="{DAY.ink2}">{said}</text>'
    )


def _drawn(row: Row, top: int) -> str:
    """Return one row: its name, the range, a dot for the median, and both figures."""
    low, high = sorted(_across(_good(row, value)) for value in row.spread)
    at, middle = _across(_good(row, median(row.values))), top + _LINE // 2
    colour = {True: DAY.good, False: DAY.bad, None: DAY.paper}[row.is_reached]
    line = {True: DAY.good, False: DAY.bad, None: DAY.ink2}[row.is_reached]
    figures = f"{row.middle:.3g}, goal {row.goal.value} {row.limit:g}"
    text = f'y="{middle + 4}" fill="{DAY.ink}"'
    return (
        f'<text x="{_NAMES}" {text} text-anchor="end">{escape(row.name)}</text>'
        f'<path d="M{low} {middle}H{high}" stroke="{line}" stroke-width="2"/>'
        f'<circle cx="{at}" cy="{middle}" r="{_DOT}" fill="{colour}" stroke="{line}"'
        ' stroke-width="2"/>'
        f'<text x="{_NAMES + _PLOT + 8}" {text}>{escape(figures)}</text>'
    )


def _good(row: Row, value: float) -> float:
    """Return the power of 2 by which *value* is better than the goal of *row*."""
    return log2(value / row.limit) if row.goal is Goal.AT_LEAST else log2(row.limit / value)
