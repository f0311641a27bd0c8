"""The menu of an hour: it holds all that is legal, found by numbers or by spaces."""

from core.cozy.decisions import ChangeDie, Done, GiveOrgans, Pass
from core.cozy.hour import Hour, legal
from gui.terminal.hour_menu import hour_menu, touched
from tests.core.cozy.play import game


def test_the_menu_holds_all_that_is_legal_with_passing_last() -> None:
    for turn, _, _ in game(1, 2):
        choices = [choice.value for choice in hour_menu(Hour(turn, (), turn)).choices]
        assert set(choices) == set(legal(turn))
        assert len(choices) == len(set(choices))
        assert turn.stack or choices[-1] == Pass()


def test_all_but_changes_of_dice_passing_and_leaving_is_found_by_spaces() -> None:
    nowhere = (ChangeDie, Pass, Done, GiveOrgans)
    for turn, _, _ in game(1, 2):
        for one in legal(turn):
            assert bool(touched(turn, one)) is not isinstance(one, nowhere)
