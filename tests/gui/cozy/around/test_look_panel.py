"""A sheet that is only looked at: whose, which hour, and its last hour."""

from core.cozy.scoring import score_of
from gui.cozy.around.film import frames
from gui.cozy.around.look_panel import LookPanel
from gui.cozy.sheet_words import points_words
from tests.core.cozy.play import game
from tests.core.cozy.scenes import read
from tests.gui.cozy.colonies import DANCE, dancers


def test_the_hour_can_be_watched_if_there_is_one(qtbot):
    panel = LookPanel()
    qtbot.addWidget(panel)
    panel.show_sheet("Ben", dancers(), dancers(), can_return=True)
    panel.offer_film(None)
    assert panel.watch.isHidden()
    panel.offer_film(dancers())
    assert panel.watch.text() == "Watch 7 AM"


def test_header_dice_and_rows_are_those_of_the_hour(qtbot):
    panel = LookPanel()
    qtbot.addWidget(panel)
    decisions = tuple(read(*wire) for wire in DANCE)
    turns = frames(dancers(), decisions)
    panel.show_sheet("Ben", dancers(), turns[-1], can_return=False)
    assert panel.dice.title.text() == "7 AM, rows 5 to 8"
    assert panel.dice.mine[0].accessibleName() == "my die: tail"
    assert panel.scores.hour.text() == "hour 7 of 16"
    panel.show_hour(turns[:3], decisions[:2])
    assert "puts" not in panel.log.toPlainText()
    assert len(panel.log.toPlainText().splitlines()) == 2


def test_the_total_of_another_sheet_is_there_at_once(qtbot):
    panel = LookPanel()
    qtbot.addWidget(panel)
    panel.show()
    for turn in (game(2, 1)[-1][2], game(2, 2)[-1][2]):
        panel.show_sheet("Ben", turn, turn, can_return=True)
        assert panel.scores.total.text() == points_words(score_of(turn.colony).total)


def test_who_has_no_seat_has_no_way_back(qtbot):
    panel = LookPanel()
    qtbot.addWidget(panel)
    panel.show()
    panel.show_sheet("Ben", dancers(), dancers(), can_return=False)
    assert not panel.back.isVisible()
