"""Evenings of short races: the logs of a series whose players keep their identity keys."""

from dataclasses import replace
from functools import cache
from typing import Any

from core.games import rules_for
from core.table.agreed import Agreed, Series, joined
from core.table.genesis import Genesis, make_offer, make_sit
from core.table.table import Table
from core.wormup.course import COURSE_MIN
from core.wormup.profiles import Options
from gui.report.terms_words import next_terms, terms_of
from net.protocol.terms import Terms
from tests.gui.race_log import log_of, play
from tests.seats import NAMES, identity_of, secret_of

ALL = ("wormup/gryphon2010", "wormup/tidwell1994", "wormup/venice1995")
FIRST = Series(
    b"evening of tests", 3, ALL, (5, 3, 2), drops_worst=False, averages=False, bots=True,
    number=1, previous=b"",
)  # fmt: skip


def terms(series: Series = FIRST, seats: int = 3) -> Terms:
    """Give the terms of a game on the shortest course."""
    rules = rules_for(series.edition)
    assert rules is not None
    options = joined(Agreed(series=series), Options(course=COURSE_MIN).plain())
    return Terms(rules.rules_id, rules.rules_hash, options, seats)


@cache
def evening(
    count: int = 3, seed: int = 1, seats: tuple[int, ...] = (), series: Series = FIRST
) -> tuple[tuple[bytes, Table[Any]], ...]:
    """Give the log of seat 0 and its table of so many races, each on the terms that follow.

    Race by race so many *seats* are taken, without any three each.
    """
    now, found = terms(series), []
    for number in range(count):
        now = replace(now, seats=seats[number] if seats else now.seats)
        rules = rules_for(now.rules_id)
        assert rules is not None
        secrets = [secret_of(100 * seed + number, seat) for seat in range(now.seats)]
        offers = tuple(
            make_offer(NAMES[seat], identity_of(seed, seat), secret)
            for seat, secret in enumerate(secrets)
        )
        genesis = Genesis(now.rules_id, now.rules_hash, now.options, offers)
        sits = tuple(make_sit(genesis, identity_of(seed, seat)) for seat in range(now.seats))
        tables = [Table(genesis, rules, secret) for secret in secrets]
        play(tables, seed)
        found.append((log_of(tables[0], sits), tables[0]))
        now = next_terms(terms_of(genesis), genesis.game) or now
    return tuple(found)
