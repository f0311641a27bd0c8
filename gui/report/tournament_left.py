"""What the logs on a laptop say of its player's tournament: how a program that starts finds it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from core.table.genesis import Genesis
from gui.report.saved import SavedState, of_last_day
from gui.report.terms_words import terms_of
from net.protocol.commands import SayResult


class TournamentLeft(NamedTuple):
    """The tournament that our player was in last."""

    tournament: bytes
    sat: frozenset[int]
    """The tables at which our player has sat down, by their numbers."""
    results: tuple[SayResult, ...]
    """How those of them that are over ended."""
    is_last: bool
    """Whether nothing else has been played since."""


def result_of(genesis: Genesis, places: tuple[int, ...]) -> SayResult | None:
    """Return what to tell of a game of a tournament that ended with *places*, which are by seat."""
    drawn = genesis.agreed.drawn
    if drawn is None or not places:
        return None
    keys = (offer.identity for offer in genesis.offers)
    came = tuple(sorted(zip(keys, places, strict=True)))
    terms = terms_of(genesis)
    called = terms.agreeing(replace(terms.agreed, drawn=None))
    return SayResult(drawn.draw, called, drawn.number, genesis.game, came)


def tournament_left(data: Path) -> Iterator[TournamentLeft]:
    """Yield the tournament of the last day that the player of *data* was in last, if there is one.

    A table that never began is none at which anybody sat.
    """
    tournament, sat, results = b"", set[int](), list[SayResult]()
    is_last = True
    for game in of_last_day(data):
        drawn = game.genesis.agreed.drawn if game.genesis is not None else None
        if game.genesis is None or drawn is None or game.standing is SavedState.NEVER:
            is_last &= bool(tournament)
            continue
        id_ = drawn.draw.roll.tournament.id
        tournament = tournament or id_
        if id_ == tournament:
            sat.add(drawn.number)
            results += filter(None, [result_of(game.genesis, game.places)])
    if tournament:
        yield TournamentLeft(tournament, frozenset(sat), tuple(results), is_last)
