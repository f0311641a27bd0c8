"""What a table will play, in words: game, edition or chapter, house rules, seats."""

from core.wormup.actions import read_options
from core.wormup.profiles import PROFILES
from gui.editions import option_words
from gui.texts import EDITION_NAMES
from gui.words import words
from net.protocol.packets import Terms


def game_words(terms: Terms) -> str:
    """Name the game and its edition; an unknown one by its id."""
    edition = terms.rules_id.removeprefix("wormup/")
    return EDITION_NAMES[edition] if edition in PROFILES else terms.rules_id


def terms_words(terms: Terms) -> str:
    """Say in one line what a table will play."""
    said = [game_words(terms), words("{seats} players", seats=terms.seats)]
    options = read_options(terms.options)
    if terms.rules_id.startswith("wormup/") and options is not None:
        said += option_words(options)
    return ", ".join(said)
