"""Our own game that goes on without us leads back by one key."""

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel

from gui.kit.theme import Look, Type, font, px
from gui.report.saved import of_last_day
from gui.window.start.back_card import BackCard
from tests.gui.cozy_log import cozy_game
from tests.gui.kit.look_at import wearing
from tests.gui.race_log import race
from tests.gui.report.test_saved import keep
from tests.seats import secret_bytes
from tests.settled import settled


def kept(data, log, seed=1):
    """Keep *log* as a game of whoever has its first seat."""
    keep(data / "games", secret_bytes(seed, 0), log)
    (game,) = of_last_day(data)
    return game


@pytest.fixture
def card(qtbot):
    made = BackCard(print)
    qtbot.addWidget(made)
    made.resize(680, 304)
    made.show()
    return made


def said(card):
    return [one.text() for one in card.findChildren(QLabel) if one.isVisible() and one.text()]


def test_it_says_who_waits_and_how_far_the_race_is(card, tmp_path):
    game = kept(tmp_path, race(steps_max=5)[0])
    card.tell(game, ["Ben", "Cem"])
    assert said(card) == ["Your race goes on", "Ben and Cem wait for you", "Round 2"]
    card.tell(game, ["Cem"])
    assert "Cem waits for you" in said(card)
    assert card._faces.accessibleName() == "Ben is not here, Cem waits"
    assert card.folder == game.folder


def test_a_bid_that_is_sealed_and_not_opened_is_said_to_be_kept(card, tmp_path):
    """In the step in which all seal, and in the one in which they open."""
    sealed = set()
    for steps in range(3, 12):
        game = kept(tmp_path / str(steps), race(steps_max=steps)[0])
        card.tell(game, ["Ben", "Cem"])
        assert game.last is not None
        is_said = "Your sealed bid is still there." in said(card)
        assert is_said == bool(game.last.committed & 1), steps
        sealed.add(is_said)
    assert sealed == {True, False}


def test_a_sheet_goes_on_too(card, tmp_path):
    card.tell(kept(tmp_path, cozy_game(seats=2, steps_max=5)[0]), ["Ben"])
    assert "Your game goes on" in said(card)
    assert "Ben waits for you" in said(card)


@pytest.mark.parametrize("art", [0.8, 1.0])
@pytest.mark.parametrize("here", [["Ben", "Cem"], ["Cem"], []])
def test_of_two_all_that_is_said_beside_their_faces_has_room(card, tmp_path, art, here):
    with wearing(Look(art=art)):
        card.resize(round(680 * art), 304)
        card.tell(kept(tmp_path, race(steps_max=5)[0]), here)
        settled()
        letters = QFontMetrics(font(Type.SMALL))
        said = max(letters.horizontalAdvance(one) for one in ("waits", "is not here"))
        faces = card._faces
        assert faces.width() >= 2 * (2 * faces._FACE + px(23) + said * (len(here) < 2))
        assert card.button.width() >= card.button.sizeHint().width()
