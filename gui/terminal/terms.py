"""What a table will play, from the command line: a game, its options, and how well bots play.

Law: all peers that are to meet give the same; a wrong combination gets one sentence of advice.
"""

from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from core.bots.levels import Level
from core.games import levels_of
from core.table.agreed import Agreed
from gui.faces import GAMES, game_of, known_face
from gui.terminal.table_arguments import USUAL_GAME
from gui.words.terms import UsageError, Wanted
from net.protocol.packets import Terms


def wanted_table(chosen: Namespace, seats: int, option: str, *, joins: bool = False) -> Wanted:
    """Return what was chosen for *seats* seats, given by *option*. Raises `UsageError`.

    A seat that *joins* may leave the terms of its game to the others.
    """
    game = _game(chosen)
    face = known_face(game)
    level_for(face.usual(seats).rules_id, chosen.bot, chosen.usual)
    wanted = face.wanted(chosen, seats, option, joins=joins)
    if wanted.terms is None or not chosen.nudge:
        return wanted
    return replace(wanted, terms=wanted.terms.agreeing(Agreed(nudge_s=chosen.nudge)))


def _game(chosen: Namespace) -> str:
    """Return the game that is meant; refuse the options of another one."""
    given = [game for game in GAMES if _given(chosen, game)]
    game: str = chosen.game or next((one for one in given if one != USUAL_GAME), USUAL_GAME)
    for other in given:
        for name in _given(chosen, other) if other != game else ():
            theirs, ours = GAMES[other].NAME, GAMES[game].NAME
            raise UsageError(
                f"--{name.replace('_', '-')} is an option of {theirs}, and this table plays {ours}:"
                f" leave it out, or choose --game {other} without those of {ours}"
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
    names = " or ".join(one.value for one in known)
    raise UsageError(f"--bot {level.value} does not play {GAMES[game].NAME}: choose {names}")


def peer_arguments(terms: Terms, folder: Path) -> list[str]:
    """Return *terms* as arguments of `peer`; a long one goes to a file in *folder*."""
    written = known_face(terms.rules_id).written(terms, folder)
    nudge = [f"--nudge={terms.agreed.nudge_s}"] if terms.agreed.nudge_s else []
    return ["--seats", str(terms.seats), *written, *nudge]
