"""The foot of the board: one page at a time."""

import pytest
from PySide6.QtWidgets import QApplication, QBoxLayout, QVBoxLayout, QWidget

from core.wormup.actions import AGREE, BID, DECLARE, RESIGN
from core.wormup.game import GameState
from core.wormup.profiles import Face
from core.wormup.worm import Vec
from gui.wormup.board.scenery import Scenery
from gui.wormup.motion.cards import cards_of
from gui.wormup.move.hand import Hand
from gui.wormup.panels.controls import Controls
from tests.core.wormup.races import start
from tests.core.wormup.scenes import FIVE, FOUR, X, good, moving, straight

_NAMES = ("Ann", "Ben", "Cem")
_LETTERS = ("A", "B", "C")
_RACE = start("gryphon2010", 3)


@pytest.fixture
def controls(qtbot):
    controls = Controls()
    qtbot.addWidget(controls)
    controls.resize(1_000, 80)
    controls.strip.show_cards(cards_of(GameState(_RACE, (0, 0, 0)), _NAMES, _LETTERS))
    controls.show()
    return controls


@pytest.fixture
def decided(controls):
    heard: list[tuple[object, object]] = []
    controls.asked.connect(lambda action, sealed: heard.append((action, sealed)))
    return heard


def _shown(controls):
    pages = (controls.bids, controls.moves, controls.asks, controls.result)
    return [page for page in pages if page.isVisible()]


def test_a_bid_is_decided_with_its_sealed_face(controls, decided):
    controls.offer_choice(_RACE, 0, _NAMES, is_new=True)
    controls.bids.choose(Face.X)
    controls.bids.seal.click()
    assert decided == [(BID, ("X",))]


def test_a_number_is_decided(controls, decided):
    controls.offer_choice(good(_RACE.reveal((X, FIVE, FOUR))), 0, _NAMES, is_new=True)
    controls.bids.choose(Face.SEVEN)
    controls.bids.seal.click()
    assert decided == [((DECLARE, 7), None)]


def test_a_move_is_decided_when_it_is_laid(controls, decided):
    race = moving("gryphon2010", straight(8_000, 8_000), number=4)
    hand = Hand(race, 0, _NAMES, Scenery(race, _LETTERS))
    controls.offer_move(race, hand, _NAMES)
    assert _shown(controls) == [controls.moves]
    for step in range(4):
        hand.draft.place(Vec(8_400 + 400 * step, 8_000))
    hand.renew()
    controls.moves.done.click()
    ((action, sealed),) = decided
    assert (action[0], len(action[1]), sealed) == ("move", 4, None)


def test_more_asks_and_goes_back_to_where_we_were(controls, decided):
    controls.offer_choice(_RACE, 0, _NAMES, is_new=True)
    controls.bids.choose(Face.SIX)
    controls.more.click()
    assert _shown(controls) == [controls.asks]
    controls.offer_choice(_RACE, 0, _NAMES, is_new=False)
    assert _shown(controls) == [controls.asks]
    controls.asks.back.click()
    assert _shown(controls) == [controls.bids]
    assert controls.bids.chosen is Face.SIX
    controls.more.click()
    controls.asks.agree.click()
    controls.asks.yes_agree.click()
    assert decided == [(AGREE, (6,))]


def test_who_resigns_says_so(controls, decided):
    controls.offer_choice(_RACE, 0, _NAMES, is_new=True)
    controls.more.click()
    controls.asks.resign.click()
    controls.asks.yes_resign.click()
    assert decided == [(RESIGN, None)]


def test_in_a_narrow_window_the_strip_goes_below(controls):
    controls.offer_choice(_RACE, 0, _NAMES, is_new=True)
    layout = controls.layout()
    assert layout.direction() is QBoxLayout.Direction.LeftToRight
    controls.resize(380, 160)
    assert layout.direction() is QBoxLayout.Direction.TopToBottom


def test_the_board_does_not_jump_when_pages_come_and_go(qtbot):
    board, page, controls = QWidget(), QWidget(), Controls()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    column.addWidget(board, 1)
    column.addWidget(controls)
    page.resize(1_000, 500)
    page.show()
    controls.say("Round 1: choose a face and seal your bid.")
    controls.offer_choice(_RACE, 0, _NAMES, is_new=True)
    QApplication.processEvents()
    height = board.height()
    controls.close_all()
    controls.say("Worms may not touch each other. " * 8)
    QApplication.processEvents()
    assert board.height() == height
