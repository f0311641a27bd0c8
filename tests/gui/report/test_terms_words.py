"""What a table will play, in one line."""

from dataclasses import replace

from core.cozy.game import options_for
from core.table.agreed import Agreed, joined
from core.table.tournament_draw import FINAL, Drawn
from core.wormup.actions import read_options
from core.wormup.profiles import Lanes, Options
from gui.cozy.chapters import chapter_text
from gui.report.terms_words import (
    another_series,
    editions_for,
    following_words,
    next_terms,
    next_words,
    placed,
    seats_for,
    series_words,
    terms_of,
    terms_words,
)
from net.protocol.terms import Terms
from tests.drawn import called, draw_of
from tests.gui.cozy_log import cozy_game
from tests.gui.evening_log import FIRST
from tests.gui.evening_log import terms as evening_terms


def test_a_race_is_told_with_edition_seats_and_house_rules():
    terms = Terms("wormup/venice1995", b"", Options(lanes=Lanes.LOT).plain(), 2)
    said = terms_words(terms)
    assert said == "Worm-up (Venice Connection 1995), 2 players, lanes by lot"


def test_what_a_table_agrees_to_is_told_with_its_house_rules():
    options = Options(lanes=Lanes.LOT).plain()
    terms = Terms("wormup/venice1995", b"", options, 2).agreeing(Agreed(nudge_s=90))
    said = terms_words(terms)
    assert said == ("Worm-up (Venice Connection 1995), 2 players, lanes by lot, a nudge after 90 s")


def test_what_comes_next_is_told_in_a_few_words():
    one = Terms("wormup/gryphon2010", b"", Options(lanes=Lanes.LOT).plain(), 5)
    assert next_words(one) == "Next: Gryphon 2010, dice, 61 cm"
    assert next_words(Terms("chess/1", b"", (), 2)) == "Next: chess/1"
    second = next_terms(evening_terms(), bytes(32))
    assert second is not None
    assert next_words(second) == "Race 2 of 3, Blatz 1994, after Tidwell, 20 cm"


def test_a_table_of_worm_and_cozy_is_told_with_its_sheet():
    terms = Terms("cozy/1", b"", options_for(chapter_text(1)), 3)
    said = terms_words(terms)
    assert said.startswith("Worm & Cozy: ")
    assert said.endswith(", 3 players")


def test_what_cannot_be_read_is_named_by_its_id():
    terms = Terms("cozy/1", b"", (b"nonsense", b""), 3)
    assert terms_words(Terms("chess/1", b"", (), 2)) == "chess/1, 2 players"
    assert terms_words(terms) == "cozy/1, 3 players"


def test_a_game_is_told_by_the_terms_on_which_its_players_sat_down():
    said = terms_words(terms_of(cozy_game(seats=1)[1].genesis))
    assert said == "Worm & Cozy: chapter 7, A Short Winter Day, 1 player"


def test_the_next_game_is_played_by_the_next_edition_without_rules_that_it_lacks() -> None:
    series = FIRST._replace(editions=("wormup/tidwell1994", "wormup/gryphon2010"))
    first = evening_terms(series)
    own = read_options(first.own_options)
    assert own is not None
    options = joined(Agreed(nudge_s=60, series=series), own._replace(repose=True).plain())
    first = Terms(first.rules_id, first.rules_hash, options, 3)
    second = next_terms(first, b"g" * 32)
    assert second is not None
    assert second.rules_id == "wormup/gryphon2010"
    assert read_options(second.own_options) == own._replace(repose=False)
    assert second.agreed == Agreed(nudge_s=60, series=series._replace(number=2, previous=b"g" * 32))
    last = next_terms(second, b"h" * 32)
    assert last is not None
    assert next_terms(last, b"i" * 32) is None


def test_all_editions_that_seat_so_many_can_be_played_in_turn_the_own_one_first() -> None:
    terms = evening_terms()
    found = editions_for(terms)
    assert found[0] == terms.rules_id
    assert len(found) > 2
    assert len({*found}) == len(found)
    pair = replace(terms, seats=2)
    assert editions_for(pair) == ("wormup/venice1995",)


def test_a_game_in_no_series_has_no_next_one() -> None:
    plain = placed(evening_terms(), None)
    assert plain is not None
    assert plain.own_options == plain.options != Options().plain()
    assert next_terms(plain, b"g" * 32) is None


def test_after_a_series_the_same_people_find_another_one_like_it_under_one_new_id() -> None:
    last, game = evening_terms(FIRST._replace(number=3, previous=b"g" * 32)), bytes(range(32))
    assert next_terms(last, game) is None
    another = another_series(last, game)
    assert another is not None
    series = another.agreed.series
    assert series == FIRST._replace(id=game[:16])
    assert another == another_series(last, game)
    assert another_series(evening_terms(), game) is None, "it goes on"


def test_an_edition_that_cannot_seat_so_many_is_not_played() -> None:
    pair = evening_terms(
        FIRST._replace(editions=("wormup/venice1995", "wormup/gryphon2010")), seats=2
    )
    assert next_terms(pair, b"g" * 32) is None
    unknown = evening_terms(
        FIRST._replace(editions=("wormup/gryphon2010", "wormup/of another program"))
    )
    assert next_terms(unknown, b"g" * 32) is None


def test_a_game_says_its_place_in_the_evening_and_what_follows() -> None:
    first, last = evening_terms(), evening_terms(FIRST._replace(number=3, previous=b"g" * 32))
    assert series_words(first) == "Race 1 of 3 of an evening"
    assert [following_words(one) for one in (first, last)] == [
        "Next race (2 of 3)",
        "Another series",
    ]
    cozy = replace(first, rules_id="cozy/1")
    assert series_words(cozy) == "Game 1 of 3 of an evening"
    assert following_words(cozy) == "Next game (2 of 3)"


def test_a_game_says_its_table_in_a_tournament_and_is_played_there_once() -> None:
    plain = placed(evening_terms(), None)
    assert plain is not None
    draw = draw_of(6, called(plain.rules_id, plain.rules_hash, plain.options))
    final = Drawn(draw, FINAL, (b"g" * 32, b"h" * 32), (0, 1, 2, 3))
    tables = [plain.at(one) for one in (Drawn(draw, 2), final)]
    assert [series_words(one) for one in tables] == [
        "Table 2 of a tournament",
        "The final of a tournament",
    ]
    assert {following_words(one) for one in tables} == {"Tournament"}
    assert [next_terms(one, b"g" * 32) for one in tables] == [None, None]
    assert [placed(one, None) for one in tables] == [plain, replace(plain, seats=4)]


def test_a_table_is_for_as_many_as_its_edition_seats() -> None:
    assert seats_for(evening_terms()) == (3, 5)
    assert seats_for(evening_terms(FIRST._replace(editions=("wormup/venice1995",))))[0] == 2
    unknown = replace(evening_terms(), rules_id="wormup/of another program")
    assert seats_for(unknown) == (3, 3)


def test_a_game_in_no_series_has_no_place_in_an_evening() -> None:
    plain = placed(evening_terms(), None)
    assert plain is not None
    assert (series_words(plain), following_words(plain)) == ("", "Again!")
