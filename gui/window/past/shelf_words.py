"""What a card of the games shelf says of its game, and what a screen reader does."""

from gui.kit.chip import Tone
from gui.report.saved import UNPROVED, Saved, SavedState
from gui.window.past.shelf import ShelfLabel
from gui.words.player_names import player_names
from gui.words.table_words import listed
from gui.words.words import words

_PLAIN = {
    SavedState.LEFT: (Tone.PLAIN, "door"),
    SavedState.LEAVING: (Tone.AMBER, "door"),
    SavedState.OVER: (Tone.GOOD, "check"),
    SavedState.CALLED: (Tone.GOOD, "hand"),
    SavedState.NEVER: (Tone.PLAIN, ""),
    SavedState.BROKEN: (Tone.BAD, "x"),
    SavedState.FOREIGN: (Tone.AMBER, "wait"),
}


def label_of(game: Saved, present: frozenset[str]) -> ShelfLabel:
    """Return how *game* stands: who of those *present* is in it, or what it came to."""
    if game.standing is SavedState.GOES_ON:
        return ShelfLabel(_here_words(game, present), Tone.AMBER, "play")
    said = {
        SavedState.LEFT: words("You got up"),
        SavedState.LEAVING: words("Getting up"),
        SavedState.NEVER: words("Never began"),
    }.get(game.standing)
    judged = game.judged.brief if game.judged else words("No game in it")
    return ShelfLabel(said or judged, *_PLAIN[game.standing])


def _here_words(game: Saved, present: frozenset[str]) -> str:
    here = [name for name in player_names(game.others) if name in present]
    if not game.others:
        return words("You play alone")
    if len(here) == len(game.others) > 1:
        return words("All are here")
    if len(here) == 1:
        return words("{name} is here", name=here[0])
    if here:
        return words("{names} are here", names=listed(here))
    return words("Not finished")


def heard_of(game: Saved, label: ShelfLabel) -> str:
    """Return what a screen reader says of *game*."""
    return f"{game.title}, {label.chip}, {', '.join(game.names)}"


def said_of(game: Saved) -> str:
    """Return the line below the name of *game*."""
    if not game.names or game.standing in UNPROVED:
        return game.state
    return ", ".join((game.game, listed(game.names)))
