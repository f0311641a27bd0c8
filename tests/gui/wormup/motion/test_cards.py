"""What lies before each seat."""

from core.wormup.game import GameState
from core.wormup.profiles import Face
from gui.wormup.motion.cards import GHOST, cards_of
from tests.core.wormup.races import start
from tests.core.wormup.scenes import FIVE, FOUR, SEVEN, X, good

_NAMES, _LETTERS = ("Ann", "Ben", "Cem", "Dana"), ("A", "B", "C", "D")


def _cards(race, acted=0, committed=0):
    seats = len(race.worms)
    state = GameState(race, (0,) * seats, committed)
    return cards_of(state, _NAMES[:seats], _LETTERS[:seats], acted)


def test_envelopes_come_as_the_seats_seal():
    cards = _cards(start("gryphon2010", 3), acted=0b101)
    assert [card.has_envelope for card in cards] == [True, False, True]
    assert all(card.face is None for card in cards)


def test_movers_lie_in_their_order_and_the_cancelled_last():
    race = start("gryphon2010", 4).reveal((SEVEN, FIVE, FOUR, FIVE))
    cards = _cards(race)
    assert [card.name for card in cards] == ["Cem", "Ann", "Ben", "Dana"]  # W3.7
    assert [card.turn for card in cards] == [1, 2, 0, 0]
    assert [card.is_void for card in cards] == [False, False, True, True]


def test_an_x_shows_its_number():
    race = good(good(start("gryphon2010", 3).reveal((X, FIVE, FOUR))).declare(0, 6))
    (card,) = [card for card in _cards(race) if card.seat == 0]
    assert (card.face, card.number) == (Face.X, 6)
    assert card.spoken() == "Ann: X, moves 6"


def test_the_ghost_has_a_card_of_its_own():
    race = start("venice1995", 2)
    assert [card.seat for card in _cards(race)] == [0, 1, GHOST]
    cards = _cards(race.reveal((FIVE, FOUR), (FIVE, FOUR)))
    (ghost,) = [card for card in cards if card.seat == GHOST]
    assert (ghost.face, ghost.is_void) == (FIVE, True)  # W3.10


def test_who_has_resigned_is_out():
    race = start("gryphon2010", 3).resign(1)
    assert [card.is_out for card in _cards(race)] == [False, True, False]
