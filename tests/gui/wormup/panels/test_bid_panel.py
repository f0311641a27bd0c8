"""Bidding, and naming the X's number."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.wormup.actions import BID, DECLARE
from core.wormup.profiles import Face
from core.wormup.race import Stage
from gui.kit.theme import look, wear
from gui.kit.tokens import EVENING
from gui.words.seats import worms_of
from gui.wormup.panels.bid_panel import BidPanel
from tests.core.wormup.races import start
from tests.gui.kit.look_at import in_theme
from tests.settled import settled

_NAMES = ("Ann", "Ben", "Cem")
_RACE = start("gryphon2010", 3)
_RESTING = _RACE._replace(rest=(Face.FIVE, None, None))


@pytest.fixture
def asked():
    return []


@pytest.fixture
def refused():
    return []


@pytest.fixture
def panel(qtbot, asked, refused):
    panel = BidPanel(
        lambda action, sealed=None: asked.append((action, sealed)), print, refused.append
    )
    qtbot.addWidget(panel)
    panel.offer(_RACE, 0, _NAMES)
    panel.show()
    return panel


def _click(button):
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_choice_changes_until_it_is_sealed(panel, asked):
    _click(panel.button(Face.FOUR))
    _click(panel.button(Face.X))
    assert panel.chosen is Face.X
    _click(panel.seal)
    assert asked == [(BID, (Face.X.value,))]


def test_nothing_is_sealed_before_a_number_is_chosen(panel, asked, refused):
    _click(panel.seal)
    assert asked == []
    assert refused == ["Choose a number"]
    assert panel.seal.text() == "Choose a number"


def test_a_choice_takes_back_the_refusal_before_it(panel):
    panel.lay_out_in(1_280, 720)
    panel.ask(panel.heading.text(), "Choose a number")
    panel.pick(Face.FOUR)
    assert panel.said.text() == "Equal bids bump noses: nobody moves."


def test_the_key_says_what_is_sealed_and_the_die_lies_in_the_envelope(panel):
    panel.pick(Face.SIX)
    assert panel.seal.text() == "Seal my 6"
    assert panel.envelope.inside.face is Face.SIX
    panel.clear()
    assert panel.envelope.inside.face is None


def test_the_prompt_says_what_sleeps_and_what_equal_bids_do(panel):
    panel.lay_out_in(1_280, 720)
    assert panel.heading.text() == "Round 1: bid in secret"
    assert panel.said.text() == "Equal bids bump noses: nobody moves."
    panel.offer(_RESTING, 0, _NAMES)
    assert "5</b> sleeps this round" in panel.said.text()
    assert "bump noses" in panel.said.text()


def test_what_an_x_is_good_for_is_said_before_it_is_sealed(panel):
    panel.lay_out_in(1_280, 720)
    said = "Alone, your X moves by any free number.", "Then it may swing a finish post."
    assert panel.button(Face.X).toolTip() == "\n".join(said)
    panel.pick(Face.X)
    panel.lay_out_in(1_280, 720)
    assert panel.said.text() == "<br>".join(said)
    panel.pick(Face.FOUR)
    assert panel.said.text() == "Equal bids bump noses: nobody moves."


_NAMING = _RACE._replace(stage=Stage.DECLARE, x_seat=0, bids=(Face.X, Face.FOUR, Face.FOUR))


def test_the_dice_of_a_number_stay_apart_in_another_light(panel):
    panel.offer(_NAMING, 0, _NAMES)
    panel.lay_out_in(1_280, 720)
    apart = panel.things.spacing()
    with in_theme(EVENING):
        for _ in range(2):  # laid before it has heard of the look, or afterwards
            panel.lay_out_in(1_280, 720)
            assert panel.things.spacing() == apart > 0
            QApplication.sendEvent(panel, QEvent(QEvent.Type.StyleChange))


def test_a_number_that_others_have_bid_shows_who(panel):
    panel.offer(_NAMING, 0, _NAMES)
    assert panel.button(Face.FOUR).held_by == worms_of(_NAMES)[1:3]
    assert panel.button(Face.FIVE).held_by == ()
    panel.pick(Face.SEVEN)
    assert panel.seal.text() == "Name 7"
    assert panel.envelope.inside.number == 7


def test_a_resting_face_cannot_be_chosen_and_says_why(panel, refused):
    panel.offer(_RESTING, 0, _NAMES)
    _click(panel.button(Face.FIVE))
    assert panel.chosen is None
    assert "rests" in refused[0]  # W3.20


def test_a_choice_stays_when_the_table_is_shown_again(panel):
    panel.pick(Face.SIX)
    panel.offer(_RACE, 0, _NAMES)
    assert panel.chosen is Face.SIX


def test_the_x_names_only_what_nobody_has_bid(panel, asked):
    race = _RACE._replace(stage=Stage.DECLARE, x_seat=0, bids=(Face.X, Face.FOUR, Face.SEVEN))
    panel.offer(race, 0, _NAMES)
    panel.pick(Face.SEVEN)
    assert panel.chosen is None  # W3.9
    panel.pick(Face.FIVE)
    _click(panel.seal)
    assert asked == [((DECLARE, 5), None)]


@pytest.fixture
def large_text(qapp):
    wear(qapp, replace(look(), size=2.0))


def test_dice_and_envelope_keep_up_with_large_text_as_far_as_the_key_leaves_room(panel, large_text):
    panel.lay_out_in(2_560, 720)
    wide = panel.button(Face.FIVE).sizeHint().width(), panel.envelope.sizeHint().width()
    assert wide == (102, 175)  # 84 and 146 beside text of the usual size
    panel.lay_out_in(1_100, 720)
    assert panel.button(Face.FIVE).sizeHint().width() < wide[0]
    assert panel.things.sizeHint().width() + panel.buttons.sizeHint().width() < 1_100 - 32


def test_in_a_narrow_window_dice_and_envelope_shrink_until_the_key_lies_beside_them(panel):
    panel.lay_out_in(780, 480)
    assert 32 <= panel.button(Face.FIVE).body().width() < 72
    assert panel.things.sizeHint().width() + panel.buttons.sizeHint().width() < 780 - 32


def test_the_open_flap_covers_no_word_of_a_prompt_above_it(qtbot, panel, large_text):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1_280, 720)
    panel.setParent(page)
    page.show()
    panel.show()
    panel.lay_out_in(1_280, 720)
    settled()
    assert panel.is_tall
    flap = panel.envelope.geometry().top() + panel.envelope.frame().top() - panel.envelope.px(46)
    said = panel.said.mapTo(panel, panel.said.rect().center()).y()
    assert flap > said + panel.said.fontMetrics().xHeight() / 2
    panel.setParent(None)  # the fixture ends it
