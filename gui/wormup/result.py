"""The result of a race on the report's page: standings and the winning placement."""

from core.wormup.game import GameState
from core.wormup.race import Result
from gui.words.html import figure, paragraph
from gui.words.words import words
from gui.wormup.move.measure import line_mm
from gui.wormup.sentences import touch_words
from gui.wormup.svg import board_svg, touch_svg


def result_parts(
    names: tuple[str, ...], state: GameState, told: tuple[str, ...], *, is_whole: bool
) -> list[str]:
    """Return standings as *told*, winning placement and board as HTML."""
    race = state.race
    lines = told or (words("The race has not ended."),)
    parts = [paragraph(line.strip()) for line in lines] if is_whole else []
    if race.result is Result.FINISH and race.winner is not None:
        gap = touch_words(line_mm(race.course, race.worms[race.winner].head))
        said = words(
            "The winning placement: {name}'s head, {gap}.", name=names[race.winner], gap=gap
        )
        parts.append(figure(touch_svg(race, names), said))
    board = words("The board at the end") if is_whole else words("The board where the proof ends")
    return [*parts, figure(board_svg(race, names, ""), board)]
