"""The result of Worm & Cozy on the report's page: the winners, the rows, every player's sheet."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.cozy.game import GameState
from core.cozy.turn import Turn
from gui.cozy.around.end_panel import result_words
from gui.cozy.refusals import GRADES
from gui.cozy.sheet.sheet_paint import SheetPicture, geometry_of, paint_sheet
from gui.cozy.sheet_words import row_words
from gui.kit.drawing import svg_of
from gui.words.html import figure, paragraph, table_of
from gui.words.words import words

_SHEET = 640


def result_parts(
    names: tuple[str, ...], state: GameState, _told: tuple[str, ...], *, is_whole: bool
) -> list[str]:
    """Return the winners, the rows and the sheets as HTML."""
    said = result_words(names, state) if state.is_over else words("The game is not over yet.")
    if not is_whole:
        said = words("The sheets where the proof ends:")
    sheets = [
        figure(_sheet(turn), words("{name}'s sheet", name=name))
        for name, turn in zip(names, state.turns, strict=True)
    ]
    return [paragraph(said), _rows(state, names), f'<div class="many">{"".join(sheets)}</div>']


def _rows(state: GameState, names: tuple[str, ...]) -> str:
    """Return a line for each row of the sheet, and a column for each player."""
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


def _sheet(turn: Turn) -> str:
    """Return a sheet as a picture."""
    picture = SheetPicture(turn, turn.hour)
    height = _SHEET * (turn.sheet.rows + 2) // (turn.sheet.cols + 3)

    def paint(painter: QPainter) -> None:
        paint_sheet(painter, geometry_of(picture, QRectF(0, 0, _SHEET, height)), picture)

    return svg_of(_SHEET, height, paint)
