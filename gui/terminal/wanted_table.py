"""What a table will play, from the command line: a game, its options, and how well bots play.

Law: all peers that are to meet give the same; a wrong combination gets one sentence of advice.
"""

from argparse import Namespace

from core.bots.levels import Level
from core.games import levels_of, rules_for
from core.table.agreed import Agreed, are_playable, split
from core.table.encoding import unpack
from gui.game_ui import GAMES, game_of, known_ui
from gui.report.terms_words import game_words
from gui.terminal.table_arguments import USUAL_GAME
from gui.words.wanted import UsageError, WantedTerms
from gui.words.words import words


def wanted_table(chosen: Namespace, seats: int, option: str, *, joins: bool = False) -> WantedTerms:
    """Return what was chosen for *seats* seats, given by *option*. Raises `UsageError`.

    A seat that *joins* may leave the terms of its game to the others.
    """
    game = _game(chosen)
    ui = known_ui(game)
    level_for(ui.default_terms(seats).rules_id, chosen.bot, chosen.usual)
    found = ui.from_arguments(chosen, seats, option, joins=joins)
    agreed = _agreed(chosen)
    if found.terms is None or agreed == Agreed():
        return found
    terms = found.terms.agreeing(agreed)
    rules = rules_for(terms.rules_id)
    if rules is None or not are_playable(rules, terms.options, terms.seats):
        raise UsageError(
            words("--agreed: {game} is not what is played now", game=game_words(terms))
        )
    return found._replace(terms=terms)


def _agreed(chosen: Namespace) -> Agreed:
    """Return what a table is to agree to beside its rules. Raises `UsageError`."""
    if not chosen.agreed:
        return Agreed(nudge_s=chosen.nudge)
    try:
        return split(unpack(bytes.fromhex(chosen.agreed)))[0]
    except ValueError:
        said = words("this is not what a window tells its bots; leave it out")
        raise UsageError(f"--agreed {chosen.agreed}: {said}") from None


def _game(chosen: Namespace) -> str:
    """Return the game that is meant; refuse the options of another one."""
    given = [game for game in GAMES if _given(chosen, game)]
    game: str = chosen.game or next((one for one in given if one != USUAL_GAME), USUAL_GAME)
    for other in given:
        for name in _given(chosen, other) if other != game else ():
            theirs, ours = GAMES[other].NAME, GAMES[game].NAME
            raise UsageError(
                words(
                    "{option} is an option of {theirs}, and this table plays {ours}: leave it out,"
                    " or choose --game {other} without those of {ours}",
                    option=f"--{name.replace('_', '-')}",
                    theirs=theirs,
                    ours=ours,
                    other=other,
                )
            )
    return game


def _given(chosen: Namespace, game: str) -> list[str]:
    left_out = (None, False)
    return [n for n in GAMES[game].OWN if not any(getattr(chosen, n) is one for one in left_out)]


def level_for(rules_id: str, bot: str | None, usual: str) -> Level:
    """Return the level of a bot for the game of *rules_id*. Raises `UsageError`."""
    game = game_of(rules_id)
    level, known = Level(bot or GAMES[game].BOTS[usual]), levels_of(rules_id)
    if level in known:
        return level
    named = {"level": level.value, "game": GAMES[game].NAME}
    names = words(" or ").join(one.value for one in known)
    said = words("--bot {level} does not play {game}: choose {names}", names=names, **named)
    raise UsageError(said)
