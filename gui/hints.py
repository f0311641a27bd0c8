"""Hints of the practice race: one short sentence for each thing that one does first."""

from core.wormup.game import GameState
from core.wormup.race import Stage
from gui.words import marked, words

_FIRST_BID = marked(
    "All choose a number in secret. Whoever chose a number alone moves that many segments;"
    " equal numbers bump and nobody of them moves."
)
_BID = marked("What you have just moved rests for a round. Think of what the others will choose.")
_DECLARE = marked("Your X was alone: choose any number that nobody bid. You may swing a post too.")
_MOVE = marked(
    "Drag your last segment to the head, again and again. It snaps where it may lie. Backspace"
    " takes it back; Done signs it."
)
_WATCH = marked("The lowest number moves first. Worms are walls: think about where yours will lie.")
_OVER = marked("That is all of it. Open a table, and the others join by themselves.")


def hint_words(state: GameState, seat: int) -> str:
    """Say what is to be done now, to somebody who has never played."""
    race = state.race
    if race.stage is Stage.OVER:
        return words(_OVER)
    if race.stage is Stage.BID:
        return words(_FIRST_BID if race.round == 1 else _BID)
    if race.actor() != seat:
        return words(_WATCH)
    return words(_DECLARE if race.stage is Stage.DECLARE else _MOVE)
