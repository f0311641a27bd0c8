"""The foot of the board: one tray at a time."""

import pytest

from core.wormup.actions import AGREE, BID, DECLARE, RESIGN
from core.wormup.profiles import Face
from core.wormup.worm import Vec
from gui.parts.game_view import GameView
from gui.words.seats import worms_of
from gui.wormup.board.scenery import Scenery
from gui.wormup.move.hand import Hand
from gui.wormup.panels import trays as module
from gui.wormup.panels.trays import Controls
from tests.core.wormup.races import start
from tests.core.wormup.scenes import FIVE, FOUR, X, good, moving, straight

_NAMES = ("Ann", "Ben", "Cem")
_WORMS = worms_of(("A", "B", "C"))
_RACE = start("gryphon2010", 3)


@pytest.fixture
def decided():
    return []


@pytest.fixture
def controls(qtbot, decided):
    page = GameView()
    qtbot.addWidget(page)
    page.resize(1_000, 700)
    controls = Controls(page, lambda action, sealed=None: decided.append((action, sealed)))
    page.show()
    return controls


@pytest.fixture
def asked(monkeypatch):
    """Answer what is asked in dialogs with the second key, and remember the questions."""
    heard: list[tuple[str, ...]] = []

    def ask(_parent, *said, **_more):
        heard.append(said)
        return 1

    monkeypatch.setattr(module, "ask", ask)
    monkeypatch.setattr(module, "tell", ask)
    return heard


def _hand(race):
    return Hand(GameView(), race, 0, _NAMES, Scenery(race, _WORMS))


def test_a_bid_is_decided_with_its_sealed_face(controls, decided):
    controls.offer_choice(_RACE, 0, _NAMES, is_new=True)
    controls.bids.pick(Face.X)
    controls.bids.seal.click()
    assert decided == [(BID, ("X",))]


def test_a_number_is_decided(controls, decided):
    controls.offer_choice(good(_RACE.reveal((X, FIVE, FOUR))), 0, _NAMES, is_new=True)
    controls.bids.pick(Face.SEVEN)
    controls.bids.seal.click()
    assert decided == [((DECLARE, 7), None)]


def test_a_move_is_decided_when_it_is_laid(controls, decided):
    race = moving("gryphon2010", straight(8_000, 8_000), number=4)
    hand = _hand(race)
    controls.offer_move(race, hand, _NAMES)
    assert controls.tray is controls.moves
    for step in range(4):
        hand.draft.place(Vec(8_400 + 400 * step, 8_000))
    hand.renew()
    controls.moves.done.click()
    ((action, sealed),) = decided
    assert (action[0], len(action[1]), sealed) == ("move", 4, None)


def test_while_a_post_is_turned_there_is_another_tray(controls):
    race = moving("gryphon2010", straight(8_000, 8_000), number=0, x=True)
    hand = _hand(race)
    controls.offer_move(race, hand, _NAMES)
    hand.take_up(hand.swing)
    assert controls.tray is controls.swings
    controls.swings.leave.click()
    assert controls.tray is controls.moves


def test_why_a_key_is_barred_is_said_in_the_tray(controls):
    race = moving("gryphon2010", straight(8_000, 8_000), number=4)
    hand = _hand(race)
    controls.offer_move(race, hand, _NAMES)
    controls.moves.done.click()
    assert "still room" in controls.moves.said.text()
    hand.draft.place(Vec(8_400, 8_000))
    hand.renew()
    assert controls.moves.said.text().startswith("Click in the fan")


def test_agreeing_asks_twice_and_seals_the_face_chosen(controls, decided, asked):
    controls.offer_choice(_RACE, 0, _NAMES, is_new=True)
    assert controls.no_agreement().startswith("Choose a face first")
    controls.ask_agree()
    assert decided == []
    controls.bids.pick(Face.SIX)
    controls.ask_agree()
    assert decided == [(AGREE, (6,))]
    assert "Seal 6 and agree" in asked[-1][2]


def test_in_a_round_nobody_can_agree_to_end_the_race(controls, decided, asked):
    race = moving("gryphon2010", straight(8_000, 8_000), number=4)
    controls.offer_move(race, _hand(race), _NAMES)
    controls.ask_agree()
    assert decided == []
    assert asked[-1][1].startswith("Only between rounds")


def test_who_resigns_is_asked_whether_it_is_meant(controls, decided, asked):
    controls.offer_choice(_RACE, 0, _NAMES, is_new=True)
    controls.ask_resign()
    assert decided == [(RESIGN, None)]
    assert "obstacle" in asked[-1][1]


def test_one_tray_is_there_at_a_time(controls):
    controls.offer_choice(_RACE, 0, _NAMES, is_new=True)
    controls.show_waiting("Your bid is sealed", "", "Waiting for Cem")
    assert [tray for tray in controls.trays if not tray.isHidden()] == [controls.waits]
    controls.close_all()
    assert controls.tray is None
    assert not controls.can_act()
