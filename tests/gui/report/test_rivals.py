"""Who is what to whom: true of those two more than of any others, or told of nobody."""

from dataclasses import replace

from gui.report.rivals import LEAST, RivalKind
from gui.report.season import Span, season
from gui.words.award import AwardKind
from tests.gui.report.friends import KEYS, NOV, Played, games_of


def found(*played):
    return season(games_of(played), (), None, Span.EVER)


def told(*played):
    """Return by kind the two, by their first letters, and what stands between them."""
    return {
        one.kind: (chr(one.one[0][0]) + chr(one.other[0][0]), one.between)
        for one in found(*played).rivals
    }


def test_the_two_who_bumped_most_are_told_once():
    game = Played(NOV, "ABC", bumps=["AB", "AB", "BC"])
    assert told(game, game)[RivalKind.BUMPS] == ("AB", "4")


def test_of_two_alike_who_comes_first_by_name_is_told_first_whatever_their_keys():
    names = {"Ann": KEYS["Cem"], "Cem": KEYS["Ann"]}
    called = {key: (name, None) for name, key in names.items()}
    games = games_of([Played(NOV, "ABC", bumps=["AC"])] * 3)
    (bumps,) = season(games, (), None, Span.EVER, called).rivals
    assert (bumps.one, bumps.other) == ((names["Ann"],), (names["Cem"],))


def test_where_two_pairs_bumped_as_often_neither_is_told():
    assert RivalKind.BUMPS not in told(*[Played(NOV, "ABC", bumps=["AB", "BC"])] * 4)


def test_nobody_is_ahead_of_anybody_before_six_games_together():
    games = [Played(NOV, order) for order in ("ACB", "CAB", "ACB", "CAB", "ABC", "BCA")]
    assert len(games) == LEAST
    assert RivalKind.AHEAD not in told(*games[:-1])
    assert told(*games)[RivalKind.AHEAD] == ("AB", "5:1")


def test_who_swings_the_thread_away_is_told_with_whom_it_costs():
    game = Played(NOV, "ABC", swings=["CA"])
    assert told(game, game)[RivalKind.SWINGS] == ("CA", "2")


def test_allies_bump_least_of_all_who_often_play_together():
    games = [Played(NOV, "ABC", bumps=["AB", "AC", "BC"][: 2 + at % 2]) for at in range(LEAST)]
    assert told(*games)[RivalKind.ALLY] == ("BC", "3")


def test_an_award_is_of_the_one_who_got_it_most_often():
    bumped, leap = (AwardKind.BUMPED, "A"), (AwardKind.LEAP, "B")
    first = Played(NOV, "ABC", awards=[bumped, leap])
    second = Played(NOV, "ABC", awards=[bumped, (AwardKind.LEAP, "C")])
    awards = [(one.kind, one.group, one.times) for one in found(first, second).awards]
    assert awards == [(AwardKind.BUMPED, (KEYS["Ann"],), 2)]


def test_bots_are_no_players_and_a_game_against_bots_alone_does_not_count():
    (game,) = games_of([Played(NOV, "ABC")])
    assert game.genesis is not None
    genesis = game.genesis

    def with_bots(*bots):
        offers = tuple(
            offer._replace(name=f"{offer.name} (bot)") if offer.name in bots else offer
            for offer in genesis.offers
        )
        named = replace(game, genesis=replace(genesis, offers=offers))
        return season([named], (), None, Span.EVER)

    assert {row.name for row in with_bots("Cem").rows} == {"Ann", "Ben"}
    assert with_bots("Cem", "Ben").games == 0
