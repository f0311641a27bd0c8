"""A sheet of Worm & Cozy as text: a letter for each worm, lines along it, hours at the edge.

Law: every space is four characters wide: an opening bracket at a head, the worm's letter, its
organ, the organ's direction. The sheet is read from the colony; nothing is judged.
"""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from core.cozy.colony import Colony
from core.cozy.grid import Direction
from core.cozy.scoring import Score, score_of
from core.cozy.sheet import Axis, Region, SheetRow
from core.cozy.turn import Turn
from core.cozy.worm import OrganKind, Worm
from gui.cozy.refusals import GRADES
from gui.cozy.sheet_words import column, hour_name, letter, row_words
from gui.words.words import labelled, marked, words

WIDTH = 80
KEY = (
    marked("On a sheet:  A is a worm, (A) its head;  o a food;  # a rock;  . a blank space."),
    marked("Behind the letter an organ and where it looks, as in Ae> or Am^:  e eye, m mouth,"),
    marked("t tail, c collar, h heart, b brain, x a brain that is used up."),
)
"""What the characters of a sheet mean."""

_CELL = 4
_ORGANS = {
    OrganKind.EYE: "e", OrganKind.MOUTH: "m", OrganKind.TAIL: "t", OrganKind.COLLAR: "c",
    OrganKind.BRAIN: "b", OrganKind.HEART: "h",
}  # fmt: skip
_FACES = {Direction.N: "^", Direction.E: ">", Direction.S: "v", Direction.W: "<", None: " "}


def drawn(turn: Turn, *, roomy: bool = False, edge: bool = True) -> list[str]:
    """Return the sheet of *turn*; *roomy* takes two lines a row, *edge* adds the hours round it."""
    sheet = turn.sheet
    lines = _grid(turn.colony)
    names = [f"[{n + 1}]" if _is_on(turn, Axis.ROWS, n) else f"{n + 1} " for n in range(sheet.rows)]
    labels = [name for row in names for name in (row, "")][:-1]
    right = _hours_right(turn) if edge else [""] * len(lines)
    size = 3 if sheet.rows < 10 else 4
    rows = [
        f"{label:>{size}}{line}{hours}".rstrip()
        for label, line, hours in zip(labels, lines, right, strict=True)
    ]
    top = [" " * size + line for line in (*(_hours_above(turn) if edge else ()), _columns(turn))]
    return [*top, *(rows if roomy else rows[::2])]


def _is_on(turn: Turn, axis: Axis, line: int) -> bool:
    """Return whether a row or column belongs to the region of this hour."""
    if turn.is_over:
        return False
    region = turn.region
    return region.axis is axis and region.first <= line <= region.last


def _columns(turn: Turn) -> str:
    shown = (
        f"[{column(col)}] " if _is_on(turn, Axis.COLUMNS, col) else f" {column(col)}  "
        for col in range(turn.sheet.cols)
    )
    return "".join(shown).rstrip()


# the spaces


def _grid(colony: Colony) -> list[str]:
    """Return the spaces: a line for each row, and one between any two."""
    sheet = colony.sheet
    canvas = [[" "] * (_CELL * sheet.cols) for _ in range(2 * sheet.rows - 1)]
    signs = dict.fromkeys(colony.blank, ".")
    signs |= dict.fromkeys(sheet.rocks, "#") | dict.fromkeys(colony.foods, "o")
    for cell, sign in signs.items():
        canvas[2 * cell.row][_CELL * cell.col + 1] = sign
    for number, worm in enumerate(colony.worms):
        _draw_worm(canvas, worm, letter(number))
    for organ in colony.organs:
        row, at = canvas[2 * organ.cell.row], _CELL * organ.cell.col
        row[at + 2] = "x" if organ.filled else _ORGANS[organ.kind]
        if organ.face:
            row[at + 3] = _FACES[organ.face]
    return ["".join(line) for line in canvas]


def _draw_worm(canvas: list[list[str]], worm: Worm, name: str) -> None:
    for cell in worm.cells:
        canvas[2 * cell.row][_CELL * cell.col + 1] = name
    for one, other in zip(worm.cells, worm.cells[1:], strict=False):
        first, second = sorted((one, other))
        at = _CELL * first.col + 1
        if first.row == second.row:
            canvas[2 * first.row][at + 1 : at + _CELL] = "─" * (_CELL - 1)
        else:
            canvas[2 * first.row + 1][at] = "│"
    if worm.faced:
        row, at = canvas[2 * worm.cells[0].row], _CELL * worm.cells[0].col
        row[at], row[at + 2] = "(", ")"


# the hours


def _coming(turn: Turn, region: Region, limit: int) -> list[str]:
    """Return the names of the next hours of a region, the present one in brackets."""
    lines = (region.axis, region.first, region.last)
    hours = enumerate(turn.sheet.hours)
    names = [
        f"[{hour_name(hour)}]" if number == turn.hour else hour_name(hour)
        for number, hour in hours
        if number >= turn.hour and (hour.axis, hour.first, hour.last) == lines
    ]
    return names[:limit]


def _lanes(turn: Turn, axis: Axis) -> Iterator[list[Region]]:
    """Yield the regions of *axis* still to come, in rows within which none overlaps another."""
    coming = {(h.first, h.last): h for h in turn.sheet.hours[turn.hour :] if h.axis is axis}
    left = [coming[lines] for lines in sorted(coming)]
    while left:
        lane: list[Region] = []
        for region in left:
            if not lane or region.first > lane[-1].last:
                lane.append(region)
        left = [region for region in left if region not in lane]
        yield lane


def _hours_above(turn: Turn) -> list[str]:
    lines = []
    for lane in _lanes(turn, Axis.COLUMNS):
        line = ""
        for region in lane:
            room = _CELL * (region.last - region.first + 1) - 3
            names = ", ".join(_coming(turn, region, 2))
            if len(names) > room:
                names = _coming(turn, region, 1)[0][:room]
            line = line.ljust(_CELL * region.first) + f"├{names:─^{room}}┤ "
        lines.append(line.rstrip())
    return lines


def _hours_right(turn: Turn) -> list[str]:
    rows = [""] * (2 * turn.sheet.rows - 1)
    for lane in _lanes(turn, Axis.ROWS):
        marks = [""] * len(rows)
        for region in lane:
            first, last = 2 * region.first, 2 * region.last
            marks[first : last + 1] = ["│"] * (last - first + 1)
            marks[last] = "┘"
            marks[first] = f"{'─' if first == last else '┐'} {', '.join(_coming(turn, region, 2))}"
        width = max(map(len, marks)) + 1
        rows = [row + mark.ljust(width) for row, mark in zip(rows, marks, strict=True)]
    return rows


# beside each other, and the score


def beside(blocks: Sequence[Sequence[str]], width: int = WIDTH) -> list[str]:
    """Return *blocks* of lines beside each other, as many as fit into *width*."""
    lines: list[str] = []
    left = list(blocks)
    while left:
        size = max(len(line) for block in left for line in block) + 2
        count = max(1, (width + 2) // size)
        now, left = left[:count], left[count:]
        lines += [""] if lines else []
        lines += [
            "".join(part.ljust(size) for part in parts).rstrip()
            for parts in zip_longest(*now, fillvalue="")
        ]
    return lines


def score_lines(colony: Colony) -> list[str]:
    """Return the four rows: what they count and pay now, circled groups in brackets (C8.2)."""
    score, rows = score_of(colony), colony.sheet.score_rows
    lines = []
    for row, count, points in zip(rows, score.counts, score.points, strict=True):
        start = f"{points:+4d}  {labelled(row_words(row), count)}"
        groups = _groups(row, count)
        fits = len(start) + 2 + len(groups) <= WIDTH
        lines += [f"{start:<{WIDTH - 34}}  {groups}"] if fits else [start, f"{'':8} {groups}"]
    total = f"{score.total:+4d}"
    return [*lines, words("{total}  in all, {grade}", total=total, grade=grade_words(score))]


def grade_words(score: Score) -> str:
    """Return how good a score is (C8.4)."""
    return words("grade {grade} of 5, {name}", grade=score.grade, name=words(GRADES[score.grade]))


def _groups(row: SheetRow, count: int) -> str:
    """Return the groups of a row, with their marks if these are not 1, 2, 3 ..."""
    marks = [mark for mark, _ in row.groups]
    are_plain = marks == list(range(1, len(marks) + 1))
    written = [
        (symbols or ".") if are_plain else f"{mark}:{symbols or '.'}"
        for mark, symbols in row.groups
    ]
    circled = sum(mark <= count for mark in marks)
    done, left = " ".join(written[:circled]), " ".join(written[circled:])
    return f"[{done}] {left}".rstrip() if done else left
