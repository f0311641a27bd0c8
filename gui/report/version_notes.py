"""Programs of other versions in the room, in words: what still works together."""

from gui.game_ui import GAMES, game_of
from gui.words.table_words import listed
from gui.words.words import marked, words
from net.protocol.snapshot import PersonHere

_ALL = marked("{name} has version {theirs}, you have {ours}: all tables are for both of you")
_NONE = marked("{name} has version {theirs}, you have {ours}: no table is for both of you")
_SOME = marked(
    "{name} has version {theirs}, you have {ours}: both of you can play {games}, but some tables"
    " are not for you"
)


def version_notes(person: PersonHere, name: str) -> tuple[str, ...]:
    """Return what the version of *person*, shown as *name*, means for us; nothing if it is ours."""
    other = person.other
    if other is None:
        return ()
    named = {"name": name, "theirs": other.theirs, "ours": other.ours}
    if other.is_all:
        return (words(_ALL, **named),)
    both = {game_of(rules_id) for rules_id in other.alike}
    games = listed([one.NAME for game, one in GAMES.items() if game in both])
    said = words(_SOME, games=games, **named) if games else words(_NONE, **named)
    newer = marked("“Bring a friend” on {name}'s laptop gives you the newer program")
    older = marked("“Bring a friend” on your laptop gives {name} the newer program")
    return said, words(newer if other.is_newer else older, name=name)
