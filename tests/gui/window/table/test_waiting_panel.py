"""A table that fills: who is there, who is on the way, how many are missing."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel

from core.table.tournament_draw import Drawn
from core.table.trouble import Trouble
from core.wormup.profiles import Options
from gui.game_ui import ui_of
from gui.kit.controls import Stepper
from gui.window.table.waiting_panel import WaitingPanel
from net.protocol.snapshot import LobbySnapshot, PersonHere
from net.protocol.terms import Terms
from net.protocol.troubles import PeerReason
from net.protocol.whose import Whose
from tests.drawn import called, draw_of
from tests.gui.evening_log import FIRST
from tests.gui.evening_log import terms as evening_terms
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of

CODE = "AAAAA-BBBBB-CCCCC-DDDDD"
CEM = PersonHere(b"c" * 32, "Cem", "1", None, None)


def terms(seats, **options):
    return Terms("wormup/gryphon2010", b"", Options(**options).plain(), seats)


def lobby(*seated, unsaid=(), people=()):
    return LobbySnapshot(people, seated, unsaid, None)


@pytest.fixture
def panel(qtbot):
    made = WaitingPanel()
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def words_of(panel):
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel)]


def keys(panel, text):
    found = panel.findChildren(QAbstractButton)
    return [key for key in found if text in key.text() and key.isVisibleTo(panel)]


def test_whoever_opens_a_table_sits_there_from_the_first_moment(panel):
    panel.show_lobby(lobby(), terms(3), "Ann")
    assert {"1 of 3 are here", "Ann", "you"} <= set(words_of(panel))


def test_who_sits_and_what_is_played_can_be_read(panel):
    panel.show_lobby(lobby("Ann", "Ben"), terms(4), "Ann")
    said = words_of(panel)
    assert {"Ann's table", "2 of 4 are here", "Ann", "you", "Ben", "limbering up"} <= set(said)
    assert {"Worm Up!", "Gryphon 2010, dice", "4 players", "61 cm"} <= set(said)
    assert "Warming up: two more to come" in said
    assert "We start by ourselves when all four sit." in said


def test_at_a_drawn_table_those_who_are_missing_are_named_and_its_opener_can_begin(panel):
    plain = terms(5)
    draw = draw_of(7, called(plain.rules_id, plain.rules_hash, plain.options))
    drawn = plain.at(Drawn(draw, 1))
    own, second, *missing = (one.name for one in drawn.agreed.drawn.people)
    panel.show_lobby(lobby(own, second), drawn, own)
    assert {*missing, "on the way"} <= set(words_of(panel))
    assert not keys(panel, "bot")
    assert panel._game.seats.isVisibleTo(panel)
    assert "Has somebody gone home? Begin with fewer players." in words_of(panel)
    with_more = panel._game.seats
    with_more.set_value(9)
    assert with_more.value == len(drawn.agreed.drawn.people), "nobody else was drawn"
    panel.show_lobby(lobby(second, own), drawn, own)
    assert not panel._game.seats.isVisibleTo(panel), "only its opener"


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (3, "Warming up: one more to come"),
        (4, "Warming up: two more to come"),
        (5, "Warming up: three more to come"),
    ],
)
def test_the_big_key_says_for_how_many_it_waits(panel, seats, said):
    panel.show_lobby(lobby("Ann", "Ben"), terms(seats), "Ann")
    (key,) = keys(panel, f"Waiting for {seats - 2}")
    assert key.why == said


def test_at_anothers_table_stands_whose_it_is(panel):
    panel.show_lobby(lobby("Ben", "Ann"), terms(3), "Ann")
    assert "Ben's table" in words_of(panel)


def test_of_two_tables_that_become_one_the_others_read_whom_they_joined(panel):
    ann, ben = (
        replace(lobby(*names), whose=Whose(name[:1].encode() * 32, name))
        for name, names in (("Ann", ("Ann", "Ben")), ("Ben", ("Ben",)))
    )
    panel.show_lobby(ben, terms(3), "Ben")
    panel.show_lobby(ann, terms(3), "Ben")
    assert "Ann's table" in words_of(panel)
    assert panel._note.said == "You joined Ann"


def test_whoever_sits_down_at_anothers_table_has_joined_nobody_by_chance(panel):
    panel.show_lobby(lobby(), terms(3), "Ben")  # until it is known to whom we sit down
    panel.show_lobby(replace(lobby("Ann", "Ben"), whose=Whose(b"a" * 32, "Ann")), terms(3), "Ben")
    assert not panel._note.said


def test_a_full_table_waits_for_everybodys_yes(panel):
    panel.show_lobby(lobby("Ann", "Ben", unsaid=("Ben",)), terms(2), "Ann")
    assert "Everybody sits" in words_of(panel)
    assert keys(panel, "Waiting for Ben")
    assert not keys(panel, "Add a bot")


def test_every_free_place_asks_for_a_bot(qtbot, panel):
    panel.show_lobby(lobby("Ann"), terms(3), "Ann")
    free = keys(panel, "Add a bot")
    assert len(free) == 2
    with qtbot.waitSignal(panel.table.bot_asked):
        qtbot.mouseClick(free[1], Qt.MouseButton.LeftButton)


def test_bots_that_are_asked_are_shown_coming_and_their_places_are_not_free(panel):
    """A practice race never shows free places while its bots start."""
    coming = ("Bea (bot)", "Cid (bot)")
    panel.show_lobby(lobby("Ann"), terms(3), "Ann", coming)
    assert not keys(panel, "Add a bot")
    assert words_of(panel).count("on the way") == 2
    assert "Warming up: the bots are on their way" in words_of(panel)
    panel.show_lobby(lobby("Ann", "Bea (bot)"), terms(3), "Ann", coming)
    assert words_of(panel).count("on the way") == 1
    assert words_of(panel).count("Bea (bot)") == 1


def test_no_more_bots_come_than_there_are_places(panel):
    panel.show_lobby(lobby("Ann", "Ben"), terms(3), "Ann", ("Bea (bot)", "Cid (bot)"))
    assert words_of(panel).count("on the way") == 1


def test_the_code_for_who_is_missing_is_shown_where_there_is_one(panel):
    panel.show_code(CODE)
    assert any("AAAAA<br>BBBBB<br>CCCCC<br>DDDDD" in said for said in words_of(panel))
    assert "Somebody does not see this table?" in words_of(panel)
    panel.show_code("")
    assert "Somebody does not see this table?" not in words_of(panel)


def test_who_looks_round_and_who_cannot_sit_with_us_is_shown(panel):
    dora = replace(CEM, name="Dora", problem=Trouble(PeerReason.SAME_NAME, name="Dora"))
    panel.show_lobby(lobby("Ann", people=(CEM, dora, replace(CEM, name="Ann"))), terms(3), "Ann")
    said = " ".join(words_of(panel))
    assert "Cem</span> is looking round" in said
    assert "Dora has our name" in said
    assert said.count("is looking round") == 1


def test_a_race_of_an_evening_says_which_one_it_is(panel):
    panel.show_lobby(lobby("Ann"), evening_terms(), "Ann")
    assert "Race 1 of 3 of an evening" in words_of(panel)
    panel.show_lobby(lobby("Ann"), terms(3), "Ann")
    assert not any("of an evening" in said for said in words_of(panel))


def test_in_mid_evening_the_opener_alone_chooses_for_how_many_the_next_game_is(qtbot, panel):
    second = evening_terms(
        FIRST._replace(number=2, previous=b"g" * 32, editions=FIRST.editions[:1])
    )
    for seated, now in ((("Ann",), evening_terms()), (("Ben", "Ann"), second)):
        panel.show_lobby(lobby(*seated), now, "Ann")
        assert panel.findChild(Stepper).isHidden()
    panel.show_lobby(lobby("Ann", "Ben"), second, "Ann")
    stepper = panel.findChild(Stepper)
    assert stepper.isVisible()
    assert stepper.value == 3
    with qtbot.waitSignal(panel.seats_asked) as asked:
        stepper.set_value(4)
    assert asked.args == [4]
    panel.show_lobby(lobby("Ann", "Ben", "Cem"), second, "Ann")
    with qtbot.assertNotEmitted(panel.seats_asked):
        stepper.set_value(1)
    assert stepper.value == 3, "all who sit keep their seats"


def test_at_a_table_that_a_bot_opened_the_first_person_chooses(panel):
    """The lowest key opens a table, and it may be a bot's."""
    second = evening_terms(
        FIRST._replace(number=2, previous=b"g" * 32, editions=FIRST.editions[:1])
    )
    panel.show_lobby(lobby("Bea (bot)", "Ann", "Ben"), second, "Ann")
    assert panel._title.text() == "Ann's table"
    assert panel.findChild(Stepper).isVisible()
    panel.show_lobby(lobby("Bea (bot)", "Ann", "Ben"), second, "Ben")
    assert panel._title.text() == "Ann's table"
    assert panel.findChild(Stepper).isHidden()


def test_where_bots_do_not_play_none_can_be_asked_for(panel):
    series = FIRST._replace(bots=False)
    panel.show_lobby(lobby("Ann"), evening_terms(series), "Ann")
    assert {key.why for key in keys(panel, "Add a bot")} == {"Bots do not play in this evening."}


def test_house_rules_and_the_edition_are_said(panel):
    panel.show_lobby(lobby("Ann"), terms(3, repose=True), "Ann")
    assert "House rules: a worm may be laid anew first" in words_of(panel)
    (rules,) = keys(panel, "Rules")
    rules.click()
    (dialog,) = panel.window().findChildren(QDialog)
    shown = words_of(dialog)
    ui = ui_of("wormup/gryphon2010")
    assert ui is not None
    assert set(ui.edition_words(terms(3))) <= set(shown)


def test_a_bot_at_the_table_is_called_so_in_german(german, panel):
    panel.show_lobby(lobby("Ann", "Bea (bot)"), terms(3), "Ann")
    assert "Bea (Bot)" in words_of(panel)


def test_getting_up_is_one_key_and_escape(qtbot, panel):
    (up,) = keys(panel, "Get up")
    assert up.property("role") == "back"
    with qtbot.waitSignal(panel.up.chosen):
        qtbot.mouseClick(up, Qt.MouseButton.LeftButton)


def test_a_game_that_is_gone_on_with_says_whom_it_waits_for_before_the_first_bid(panel):
    """Nothing hangs without a word."""
    panel.show_return()
    assert "Going on with the game…" in words_of(panel)
    panel.show_start(snapshot_of(race(steps_max=0)[1], acted=0b001))
    assert "Waiting for Ben and Cem" in words_of(panel)
    assert words_of(panel).count("on the way") == 2


def test_somebody_else_at_this_laptop_sits_down_while_a_seat_is_free(qtbot, panel):
    panel.show_lobby(lobby("Ann"), terms(3), "Ann")
    (key,) = keys(panel, "Somebody else at this laptop")
    with qtbot.waitSignal(panel.person.chosen):
        qtbot.mouseClick(key, Qt.MouseButton.LeftButton)
    panel.show_lobby(lobby("Ann", "Ben"), terms(3), "Ann", ["Dana"])
    assert key.why == "Every seat is taken already."


def test_all_who_look_round_stand_in_one_line_each_name_letter_for_letter(panel):
    eve = PersonHere(b"e" * 32, "<b>Eve & Co", "1", None, None)
    panel.show_lobby(lobby("Ann", people=(CEM, eve)), terms(3), "Ann")
    (said,) = [one for one in words_of(panel) if "looking round" in one]
    assert ">Cem</span> and <span" in said
    assert ">&lt;b&gt;Eve &amp; Co</span> are looking round" in said
