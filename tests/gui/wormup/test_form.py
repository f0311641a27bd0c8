"""Choosing a race: what an edition leaves no choice about cannot be chosen."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel

from core.wormup.profiles import PROFILES, Lanes, Options, XTurn
from gui.kit.controls import Switch
from gui.wormup.form import RaceForm
from tests.gui.dialogs import answer_with
from tests.gui.on_screen import cards, key, open_dialog


def chosen(qtbot, edition):
    form = RaceForm()
    qtbot.addWidget(form)
    form.take(f"wormup/{edition}", Options().plain())
    return form


def test_every_edition_as_printed_has_the_options_as_printed(qtbot):
    for edition, profile in PROFILES.items():
        form = chosen(qtbot, edition)
        assert form.rules_id == f"wormup/{edition}"
        assert form.options() == Options().plain()
        assert form.seats == (profile.seats_min, profile.seats_max)


def test_a_click_on_a_card_chooses_its_edition(qtbot):
    form = chosen(qtbot, "gryphon2010")
    with qtbot.waitSignal(form.changed):
        key(form, "Venice 1995").click()
    assert form.rules_id == "wormup/venice1995"


def test_a_card_has_at_most_three_lines_and_all_of_it_in_its_tooltip(qtbot):
    form = chosen(qtbot, "gryphon2010")
    for card in cards(form):
        lines = [one for one in card.findChildren(QLabel) if one.property("role") == "line"]
        assert 1 <= len(lines) <= 3
        assert card.toolTip()
        is_usual = card.accessibleName() == "Gryphon 2010"
        head = "How it is played:" if is_usual else "What is different:"
        assert head in card.accessibleDescription()


def test_another_length_is_in_the_options_and_the_usual_one_is_not(qtbot):
    form = chosen(qtbot, "gryphon2010")
    form.measure.slider.setValue(30)
    assert form.options() == Options(course=7_500).plain()
    form.measure.slider.setValue(61)
    assert form.options() == Options().plain()


def test_the_course_of_an_edition_comes_with_it(qtbot):
    form = chosen(qtbot, "gryphon2010")
    assert form.measure.slider.value() == 61
    form.take("wormup/tidwell1994", Options().plain())
    assert form.measure.slider.value() == 65


def test_what_was_chosen_once_is_chosen_again(qtbot):
    options = Options(x_turn=XTurn.LAST, lanes=Lanes.LOT, course=10_000, unopened_out=True)
    form = chosen(qtbot, "gryphon2010")
    form.take("wormup/venice1995", options.plain())
    assert (form.rules_id, form.options()) == ("wormup/venice1995", options.plain())


@pytest.mark.parametrize(("key", "is_taken"), [("Use these", True), ("Cancel", False)])
def test_whoever_does_not_open_is_out_only_where_that_is_chosen(qtbot, key, is_taken):
    """W3.28."""
    form = chosen(qtbot, "gryphon2010")
    form.show()

    def switch_on():
        card = open_dialog()
        assert card is not None
        next(one for one in card.findChildren(Switch) if "No bid" in one.accessibleName()).click()
        answer_with(key)

    QTimer.singleShot(0, switch_on)
    form.ask_house_rules()
    assert form.options() == Options(unopened_out=is_taken).plain()
    assert ("none" in form.house_rules()) is not is_taken


def test_house_rules_go_from_edition_to_edition_as_far_as_it_has_them(qtbot):
    form = chosen(qtbot, "venice1995")
    form.take("wormup/venice1995", Options(repose=True, x_turn=XTurn.LAST).plain())
    key(form, "Gryphon 2010").click()
    assert form.options() == Options(x_turn=XTurn.LAST).plain()


def test_it_says_how_many_play_and_how_long(qtbot):
    form = chosen(qtbot, "gryphon2010")
    assert form.said(3) == "3 players, about 8 rounds"
    assert form.seats_words == "Gryphon 2010 is for 3 to 5 players."
