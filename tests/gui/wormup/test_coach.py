"""What the coach says, in one sentence."""

from core.bots.contest import X
from core.review.race_advice import Advice
from core.review.race_review import Placed
from core.wormup.actions import move_action
from core.wormup.moves import Move, Swing
from core.wormup.race import Race, Stage
from core.wormup.worm import Vec
from gui.wormup.coach import advice_words, gained_words
from tests.gui.race_log import race_after
from tests.window.scenes import races


def at(stage: Stage) -> Race:
    return race_after(next(races(stage)))


def test_the_best_bid_and_the_next_best_are_named_with_what_they_win() -> None:
    said = advice_words(Advice(((4, 10), (7, 20), (X, 30)), 40), at(Stage.BID))
    assert said == (
        "A strong bot would bid X: against what the others like to bid it wins 75 % of the races,"
        " 7 wins 50 %."
    )
    assert "would name 7" in advice_words(Advice(((4, 10), (7, 20)), 40), at(Stage.DECLARE))


def test_a_choice_that_is_none_is_called_so() -> None:
    only = Advice(((4, 10),), 40)
    assert advice_words(only, at(Stage.DECLARE)).startswith("Only 4 is left to name")
    assert advice_words(only, at(Stage.BID)).startswith("Only 4 is left to bid")


def test_a_place_is_shown_and_a_swing_is_told() -> None:
    race, lying = at(Stage.MOVE), Advice(((0, 20),), 40, move_action(Move()))
    assert advice_words(lying, race) == (
        "A strong bot would lie like the pale worm: from there it wins 50 % of the races."
    )
    swung = Move(swing=Swing(0, Vec(1, 1), first=False))
    assert "swing a post" in advice_words(lying._replace(action=move_action(swung)), race)


def test_a_better_move_says_how_much_more_it_would_have_won() -> None:
    assert gained_words(Placed(9, 2, 0, made=60, best=84, races=200, action=())) == "12 % more wins"
