"""What organs promise: more eyes and hearts promise more, and nothing is promised in vain."""

from core.bots.cozy.powers import Powers, powers_of, promised
from core.bots.cozy.survey import Survey, board_of
from core.cozy.colony import Colony
from core.cozy.turn import Turn
from core.cozy.worm import Organ
from tests.core.cozy.scenes import across, colony_of, down, filled, organ, worm

HOURS = 16
WALLED = "\n".join(["........", "########", *["........"] * 6])


def able(*organs: Organ, foods: tuple[tuple[int, int], ...] = ()) -> Powers:
    colony = colony_of(worm(across(3, 2)), *organs, foods=foods)
    return powers_of(Survey(colony, board_of(colony.sheet)), 0)


def promise(colony: Colony, hour: int) -> Powers:
    return promised(Survey(colony, board_of(colony.sheet)), Turn(colony, hour))


def test_two_eyes_put_four_foods() -> None:
    """C5.3: each as many as there are eyes."""
    assert able(organ("eye", 3, 2, "N")).foods == 1
    assert able(organ("eye", 3, 2, "N"), organ("eye", 3, 3, "N")).foods == 4


def test_a_mouth_counts_most_at_a_food_and_not_off_the_sheet() -> None:
    mouth = organ("mouth", 3, 2, "N")
    fed, waiting = able(mouth, foods=((2, 2),)).mouths, able(mouth).mouths
    assert fed > waiting > able(organ("mouth", 3, 3, "E")).mouths == 0


def test_growth_is_bounded_by_the_hearts_and_by_the_room() -> None:
    """C5.8."""
    assert able(organ("heart", 3, 4)).growth == 1
    assert able(organ("heart", 3, 4), organ("heart", 3, 5)).growth == 4
    walled = colony_of(worm(across(0, 0, 8)), organ("heart", 0, 4), picture=WALLED)
    assert powers_of(Survey(walled, board_of(walled.sheet)), 0).growth == 0


def test_a_filled_brain_and_a_tail_that_points_at_nothing_promise_nothing() -> None:
    assert able(filled(3, 4)).brains == 0
    assert able(organ("brain", 3, 4)).brains == 1
    assert able(organ("tail", 3, 6, "E")).links == 0


def test_a_collar_counts_more_beside_another() -> None:
    lone = colony_of(worm(across(0, 0)), organ("collar", 0, 0))
    pair = colony_of(
        worm(across(0, 0)), worm(across(1, 0)), organ("collar", 0, 0), organ("collar", 1, 4)
    )
    surveys = [Survey(colony, board_of(colony.sheet)) for colony in (lone, pair)]
    alone, met = (powers_of(survey, 0).collars for survey in surveys)
    assert 0 < alone < met


def test_less_is_promised_with_every_hour_and_nothing_in_the_end() -> None:
    colony = colony_of(worm(across(3, 2)), organ("eye", 3, 2, "N"))
    eyes = [promise(colony, hour).eyes for hour in range(HOURS + 1)]
    assert eyes == sorted(eyes, reverse=True)
    assert eyes[0] > 0 == eyes[-1]


def test_no_more_is_promised_than_there_are_hours() -> None:
    many = [worm(down(0, col)) for col in range(8)]
    organs = [organ("brain", 0, col) for col in range(8)]
    assert promise(colony_of(*many, *organs), 8).brains < 8
