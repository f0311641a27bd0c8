"""What a table will play, in words: game, edition or chapter, house rules, seats."""

from core.cozy.chapter import read_sheet
from core.cozy.sheet import Sheet
from core.table.genesis import Genesis
from core.wormup.actions import read_options
from core.wormup.profiles import PROFILES
from gui.cozy.words import sheet_name
from gui.words.words import words
from gui.wormup.editions import option_words
from gui.wormup.refusals import edition_name
from net.protocol.packets import Terms


def game_words(terms: Terms) -> str:
    """Name the game and its edition; an unknown one by its id."""
    sheet = sheet_of(terms)
    if sheet is not None:
        return words("Worm & Cozy: {sheet}", sheet=sheet_name(sheet))
    edition = terms.rules_id.removeprefix("wormup/")
    return edition_name(edition) if edition in PROFILES else terms.rules_id


def terms_of(genesis: Genesis) -> Terms:
    """Give the terms on which the players of *genesis* sat down."""
    return Terms(genesis.rules_id, genesis.rules_hash, genesis.options, len(genesis.offers))


def sheet_of(terms: Terms) -> Sheet | None:
    """Read the sheet that a table of Worm & Cozy plays on; None for another game."""
    if not terms.rules_id.startswith("cozy/"):
        return None
    match terms.options:
        case (bytes(text), _):
            sheet = read_sheet(text.decode(errors="replace"))
            return sheet if isinstance(sheet, Sheet) else None
        case _:
            return None


def terms_words(terms: Terms) -> str:
    """Say in one line what a table will play."""
    alone = terms.seats == 1
    seats = words("1 player") if alone else words("{seats} players", seats=terms.seats)
    said = [game_words(terms), seats]
    options = read_options(terms.options)
    if terms.rules_id.startswith("wormup/") and options is not None:
        said += option_words(options)
    return ", ".join(said)
