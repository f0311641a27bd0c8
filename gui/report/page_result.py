"""The result on the report's page: standings and the winning placement, or sheets and rows."""

from html import escape
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from core.cozy.game import GameState as CozyState
from core.cozy.turn import Turn
from core.table.table import Table
from core.wormup.game import GameState
from core.wormup.race import Race, Result
from gui.cozy.around.end_panel import result_words
from gui.cozy.refusals import GRADES
from gui.cozy.sheet.sheet_paint import Picture, geometry_of, paint_sheet
from gui.cozy.words import row_words
from gui.parts.drawing import svg_of
from gui.words.words import words
from gui.wormup.move.measure import line_mm
from gui.wormup.sentences import touch_words
from gui.wormup.svg import board_svg, touch_svg

_SHEET = 640


def result_parts(
    table: Table[Any], names: tuple[str, ...], told: tuple[str, ...], *, is_whole: bool = True
) -> list[str]:
    """Write the result of *table* as HTML; *told* says it in words.

    It *is_whole* if the game went on no further than its proof.
    """
    state = table.step.state
    if isinstance(state, GameState):
        board = (
            words("The board at the end") if is_whole else words("The board where the proof ends")
        )
        lines = _standings(told) if is_whole else []
        return [*lines, *_race(state.race, names, board)]
    if isinstance(state, CozyState):
        return _cozy(state, names, is_whole=is_whole)
    return [f"<p>{escape(words('No step of this game was completed.'))}</p>"]


def _standings(told: tuple[str, ...]) -> list[str]:
    lines = told or (words("The race has not ended."),)
    return [f"<p>{escape(line.strip())}</p>" for line in lines]


def _race(race: Race, names: tuple[str, ...], said_of_board: str) -> list[str]:
    parts = []
    if race.result is Result.FINISH and race.winner is not None:
        gap = touch_words(line_mm(race.course, race.worms[race.winner].head))
        said = words(
            "The winning placement: {name}'s head, {gap}.", name=names[race.winner], gap=gap
        )
        parts.append(_figure(touch_svg(race, names), said))
    return [*parts, _figure(board_svg(race, names, ""), said_of_board)]


def _cozy(state: CozyState, names: tuple[str, ...], *, is_whole: bool) -> list[str]:
    said = result_words(names, state) if state.is_over else words("The game is not over yet.")
    if not is_whole:
        said = words("The sheets where the proof ends:")
    sheets = [
        _figure(_sheet(turn), words("{name}'s sheet", name=name))
        for name, turn in zip(names, state.turns, strict=True)
    ]
    return [
        f"<p>{escape(said)}</p>",
        _rows(state, names),
        f'<div class="many">{"".join(sheets)}</div>',
    ]


def _rows(state: CozyState, names: tuple[str, ...]) -> str:
    """Write a line a row of the sheet, and a column a player."""
    scores = state.scores()
    lines = [["", *names]]
    for place, row in enumerate(state.sheet.score_rows):
        cells = [
            words("{count}: {points}", count=s.counts[place], points=f"{s.points[place]:+d}")
            for s in scores
        ]
        lines.append([words(row_words(row)), *cells])
    lines.append([words("Total"), *(str(score.total) for score in scores)])
    lines.append([words("Grade"), *(words(GRADES[score.grade]) for score in scores)])
    return table_of(lines)


def table_of(lines: list[list[str]]) -> str:
    """Write *lines* as a table, the first of them its head."""
    head, *body = lines
    rows = ["<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"]
    for name, *cells in body:
        data = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f"<tr><th>{escape(name)}</th>{data}</tr>")
    return f'<div class="wide"><table>{"".join(rows)}</table></div>'


def _sheet(turn: Turn) -> str:
    """Draw a sheet as it stands."""
    picture = Picture(turn, turn.hour)
    height = _SHEET * (turn.sheet.rows + 2) // (turn.sheet.cols + 2)

    def paint(painter: QPainter) -> None:
        font = QFont(painter.font())
        font.setPixelSize(_SHEET // 40)
        painter.setFont(font)
        frame = QRectF(0, 0, _SHEET, height)
        paint_sheet(painter, geometry_of(picture, frame, QFontMetricsF(font)), picture)

    return svg_of(_SHEET, height, paint)


def _figure(drawing: str, said: str) -> str:
    return f"<figure>{drawing}<figcaption>{escape(said)}</figcaption></figure>"
