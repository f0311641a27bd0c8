"""What the page after a game of Worm & Cozy shows of it: the podium, and the sheets as a photo."""

from collections.abc import Sequence

from core.cozy.game import GameState
from gui.cozy.cozy_outcome import CozyOutcome
from gui.cozy.sheet_words import points_words
from gui.cozy.thumbnail import paint_thumbnail
from gui.parts.game_view import GameEnd
from gui.words.award import Podium, PodiumPlace
from gui.words.table_words import listed
from gui.words.words import marked, words

_READ_MS = 10_000
"""So long the sheets and their rows are read first."""


def podium(names: Sequence[str], state: GameState, seat: int | None) -> Podium:
    """Return who stands where, with how many points, as our *seat* reads it."""
    outcome, scores = CozyOutcome(), state.scores()
    stands, first = outcome.places(state), outcome.winners(state)
    found = tuple(
        PodiumPlace(
            one, stands[one], points_words(scores[one].total), "happy" if one in first else "looks"
        )
        for one in sorted(range(len(names)), key=stands.__getitem__)
    )
    said = outcome.outcome_words(names, state)
    if len(first) != 1:
        named = listed([names[one] for one in first])
        return Podium(words("{names} share the win", names=named), None, found, said)
    title = words("You win!") if first[0] == seat else words("{name} wins!", name=names[first[0]])
    return Podium(title, first[0], found, said)


END = GameEnd(podium, paint_thumbnail, marked("The sheets again"), _READ_MS, comes_back=False)
