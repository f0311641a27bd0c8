"""What a table will play, in words: game, edition or sheet, seats, house rules."""

from core.table.genesis import Genesis
from gui.faces import face_of
from gui.words.words import counted
from net.protocol.packets import Terms


def terms_of(genesis: Genesis) -> Terms:
    """Return the terms on which the players of *genesis* sat down."""
    return Terms(genesis.rules_id, genesis.rules_hash, genesis.options, len(genesis.offers))


def game_words(terms: Terms) -> str:
    """Return the name of the game and its edition or sheet, or its id if it is unknown."""
    face = face_of(terms.rules_id)
    return face.game_words(terms) if face else terms.rules_id


def at_a_glance(terms: Terms) -> tuple[str, ...]:
    """Return the game, its edition or sheet, then in a few words each how long it is."""
    face = face_of(terms.rules_id)
    return face.at_a_glance(terms) if face else (terms.rules_id, "")


def terms_words(terms: Terms) -> str:
    """Return in one line what a table will play."""
    seats = counted(terms.seats, "{count} player", "{count} players")
    face = face_of(terms.rules_id)
    return ", ".join([game_words(terms), seats, *(face.house_rules(terms) if face else ())])
