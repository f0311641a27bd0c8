"""A tournament of short races with real keys: the logs of its two tables and of its final."""

from functools import cache
from typing import Any

from core.games import rules_for
from core.table.agreed import Agreed, joined
from core.table.genesis import Genesis, make_offer, make_sit
from core.table.table import Table
from core.table.tournament_draw import FINAL, Drawn
from core.wormup.course import COURSE_MIN
from core.wormup.game import WormUp
from core.wormup.profiles import Options
from gui.game_ui import known_ui
from tests.drawn import SEED, called, draw_of
from tests.gui.race_log import EDITION, log_of, play
from tests.seats import identity_of, secret_of

PEOPLE = 6


@cache
def tournament() -> tuple[bytes, bytes, bytes]:
    """Give the logs of table 1, table 2 and the final."""
    draw = draw_of(PEOPLE, called(*_terms()))
    first, second = (_played(Drawn(draw, number)) for number in (1, 2))
    places = [
        {
            offer.identity: place
            for offer, place in zip(
                table.genesis.offers,
                known_ui(table.genesis.rules_id).places(table.step.state),
                strict=True,
            )
        }
        for _, table in (first, second)
    ]
    games = first[1].genesis.game, second[1].genesis.game
    final = _played(Drawn(draw, FINAL, games, draw.goes_on(places)))
    return first[0], second[0], final[0]


@cache
def with_a_stranger() -> bytes:
    """Give the log of table 1, to which somebody sat down who was not drawn for it."""
    draw = draw_of(PEOPLE, called(*_terms()))
    drawn = {one.identity for one in Drawn(draw, 1).people}
    people = [who for who in range(PEOPLE) if identity_of(SEED, who).public in drawn]
    return _played(Drawn(draw, 1), (PEOPLE, *people[1:]))[0]


def _terms() -> tuple[str, bytes, Any]:
    rules = rules_for(f"wormup/{EDITION}")
    assert rules is not None
    return rules.rules_id, rules.rules_hash, Options(course=COURSE_MIN).plain()


def _played(drawn: Drawn, people: tuple[int, ...] = ()) -> tuple[bytes, Table[Any]]:
    """Give the log of seat 0 at the table *drawn*, and its table after the race."""
    keys = {one.identity for one in drawn.people}
    there = people or [who for who in range(PEOPLE) if identity_of(SEED, who).public in keys]
    rules_id, rules_hash, options = _terms()
    rules = rules_for(rules_id)
    assert isinstance(rules, WormUp)
    secrets = [secret_of(1000 + drawn.number, who) for who in there]
    offers = tuple(
        make_offer(f"P{who}", identity_of(SEED, who), secret)
        for who, secret in zip(there, secrets, strict=True)
    )
    genesis = Genesis(rules_id, rules_hash, joined(Agreed(drawn=drawn), options), offers)
    sits = tuple(make_sit(genesis, identity_of(SEED, who)) for who in there)
    tables = [Table(genesis, rules, secret) for secret in secrets]
    play(tables, SEED)
    return log_of(tables[0], sits), tables[0]
