"""Hints of the practice race: one short sentence for each thing that a beginner has to do."""

from core.wormup.game import GameState
from core.wormup.race import Stage
from gui.words.words import marked, words
from gui.wormup.move.hand import Hand

_FIRST_BID = marked(
    "All choose a number in secret. A player who chose a number alone moves that many segments;"
    " equal numbers cancel each other, and nobody of them moves."
)
_X_BID = marked(
    "The X is a bid too: if yours is the only one, you name any number that nobody bid, and you may"
    " swing a finish post. Try it when the others will want the same numbers."
)
_SWING_BID = marked(
    "Who moves by an X may swing one finish post round the other one at the end: the thread comes"
    " nearer to one head and goes away from the others."
)
_BID = marked("What you have just moved rests for a round. Think of what the others will choose.")
_BID_FREE = marked(
    "You have not moved, so nothing of yours rests. Think of what the others will choose."
)
_DECLARE = marked("Your X was alone: choose any number that nobody bid. You may swing a post too.")
_MOVE = marked(
    "Pull the head and the worm follows, or click in the fan. It snaps where it may lie. Pulling"
    " back takes it back; Done signs it."
)
_SWING = marked(
    "Drag a finish post round the other one; the tray shows what it does to every head. Swing it,"
    " or leave it as it is."
)
_MAY_SWING = marked(
    "All is laid. With your X you may swing one finish post now; or press Done, which signs it."
)
_LAID = marked("All is laid. Done signs it; Backspace takes the last part back.")
_WATCH = marked("The lowest number moves first. Worms are walls: think about where yours will lie.")
OVER = marked("That is all of it. Open a table, and the others join by themselves.")


_TAUGHT = (_FIRST_BID, _X_BID, _SWING_BID)
"""What the first rounds teach, before it is needed."""


def hint_words(state: GameState, seat: int, hand: Hand | None = None) -> str:
    """Return what a beginner should do now; *hand* lays our move."""
    race = state.race
    if race.stage is Stage.OVER:
        return words(OVER)
    if race.stage is Stage.BID:
        if race.round <= len(_TAUGHT):
            return words(_TAUGHT[race.round - 1])
        return words(_BID if race.rest[seat] else _BID_FREE)
    if race.actor() != seat:
        return words(_WATCH)
    if race.stage is Stage.DECLARE:
        return words(_DECLARE)
    return words(_move(hand) if hand is not None and hand.is_open else _MOVE)


def _move(hand: Hand) -> str:
    """Return a hint that fits how far the move is."""
    if hand.swing.is_on:
        return _SWING
    if hand.draft.left and not hand.draft.is_blocked:
        return _MOVE
    return _MAY_SWING if hand.swing.is_possible else _LAID
