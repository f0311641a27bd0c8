"""What a table will play, in one line."""

from core.cozy.game import options_for
from core.table.agreed import Agreed
from core.wormup.profiles import Lanes, Options
from gui.cozy.chapters import chapter_text
from gui.report.terms import terms_of, terms_words
from net.protocol.packets import Terms
from tests.gui.cozy_log import cozy_game


def test_a_race_is_told_with_edition_seats_and_house_rules():
    terms = Terms("wormup/venice1995", b"", Options(lanes=Lanes.LOT).plain(), 2)
    said = terms_words(terms)
    assert said == "Worm-up (Venice Connection 1995), 2 players, lanes by lot"


def test_what_a_table_agrees_to_is_told_with_its_house_rules():
    options = Options(lanes=Lanes.LOT).plain()
    terms = Terms("wormup/venice1995", b"", options, 2).agreeing(Agreed(nudge_s=90))
    said = terms_words(terms)
    assert said == ("Worm-up (Venice Connection 1995), 2 players, lanes by lot, a nudge after 90 s")


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
