"""What a table will play, in words: game, edition or sheet, seats, house rules."""

from core.table.agreed import Agreed
from core.table.genesis import Genesis
from gui.faces import face_of
from gui.words.words import words
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
    alone = terms.seats == 1
    seats = words("1 player") if alone else words("{seats} players", seats=terms.seats)
    return ", ".join([game_words(terms), seats, *house_rules(terms)])


def house_rules(terms: Terms) -> list[str]:
    """Return what this table has chosen itself: rules of its game, and what it agrees to beside."""
    face = face_of(terms.rules_id)
    return [*(face.house_rules(terms) if face else ()), *agreed_words(terms.agreed)]


def agreed_words(agreed: Agreed) -> list[str]:
    """Return what a table agrees to beside the rules of its game."""
    return [words("a nudge after {seconds} s", seconds=agreed.nudge_s)] if agreed.nudge_s else []
