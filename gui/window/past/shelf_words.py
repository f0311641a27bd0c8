"""What a card of the games shelf says of its game, and what a screen reader does."""

from gui.kit.chip import Tone
from gui.report.saved import UNPROVED, Saved, Standing
from gui.window.past.shelf import Label
from gui.words.player_names import player_names
from gui.words.table_words import listed
from gui.words.words import words

_PLAIN = {
    Standing.LEFT: (Tone.PLAIN, "door"),
    Standing.LEAVING: (Tone.AMBER, "door"),
    Standing.OVER: (Tone.GOOD, "check"),
    Standing.CALLED: (Tone.GOOD, "hand"),
    Standing.NEVER: (Tone.PLAIN, ""),
    Standing.BROKEN: (Tone.BAD, "x"),
    Standing.FOREIGN: (Tone.AMBER, "wait"),
}


def label_of(game: Saved, present: frozenset[str]) -> Label:
    """Return how *game* stands: who of those *present* is in it, or what it came to."""
    if game.standing is Standing.GOES_ON:
        return Label(_here_words(game, present), Tone.AMBER, "play")
    said = {
        Standing.LEFT: words("You got up"),
        Standing.LEAVING: words("Getting up"),
        Standing.NEVER: words("Never began"),
    }.get(game.standing)
    judged = game.judged.brief if game.judged else words("No game in it")
    return Label(said or judged, *_PLAIN[game.standing])


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


def heard_of(game: Saved, label: Label) -> str:
    """Return what a screen reader says of *game*."""
    return f"{game.title}, {label.chip}, {', '.join(game.names)}"


def said_of(game: Saved) -> str:
    """Return the line below the name of *game*."""
    if not game.names or game.standing in UNPROVED:
        return game.state
    return ", ".join((game.game, listed(game.names)))
