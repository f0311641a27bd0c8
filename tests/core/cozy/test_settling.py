"""What an answer does to the stack, and how finished business ends by itself."""

import pytest

from core.cozy.decisions import ChoosePartner, GiveOrgans, Grow, PutFood
from core.cozy.grid import Cell
from core.cozy.settling import answered, settled
from core.cozy.turn import (
    AddFrame,
    BabiesFrame,
    EachFrame,
    EyeFrame,
    GrowFrame,
    LineFrame,
    MouthsFrame,
    ThingsFrame,
    Turn,
)
from core.cozy.worm import OrganKind
from tests.core.cozy.scenes import (
    BLANK,
    across,
    after,
    baby,
    code,
    colony_of,
    down,
    organ,
    path,
    turn_of,
    worm,
)

PAIR = worm(across(6, 0)), worm(across(5, 0))
COLLARS = organ("collar", 6, 1), organ("collar", 6, 3), organ("collar", 5, 1)


def acting(turn: Turn, *cells: tuple[int, int]) -> Turn:
    """Stand where the organs on *cells* may act, as in option C."""
    return turn.pushed(EachFrame(path(*cells)))


def test_an_organ_that_acts_leaves_the_list_and_the_others_stay():
    """C6.2, S42: in any order."""
    colony = colony_of(worm(across(0, 0)), organ("brain", 0, 0), organ("brain", 0, 2))
    turn = after(acting(turn_of(colony), (0, 0), (0, 2)), ("act", (0, 2)))
    assert turn.stack == (EachFrame(path((0, 0))),)
    assert turn.gained == 1


def test_an_hour_without_unfinished_business_is_over():
    """C6.4, C4.6, S20."""
    turn = acting(turn_of(colony_of(worm(across(0, 0)), organ("brain", 0, 0))), (0, 0))
    ended = after(turn, ("act", (0, 0)))
    assert (ended.hour, ended.credits, ended.dice, ended.stack) == (1, 1, None, ())


def test_frames_end_by_themselves_and_done_is_never_the_only_choice():
    """C6.3: a food before no mouth; then nothing is left of the eye."""
    colony = colony_of(worm(across(0, 0)), organ("eye", 0, 0, "S"))
    assert after(acting(turn_of(colony), (0, 0)), ("act", (0, 0)), ("food", (5, 0))).hour == 1


def test_the_mouths_at_a_food_act_before_the_next_food():
    """C5.3, S49, D4: each with its whole chain."""
    colony = colony_of(
        worm(across(3, 0)), worm(across(5, 0)), organ("eye", 3, 0, "S"), organ("eye", 3, 1, "S"),
        organ("mouth", 5, 0, "N"), organ("mouth", 5, 1, "N"),
    )  # fmt: skip
    turn = after(acting(turn_of(colony), (3, 0)), ("act", (3, 0)), ("food", (4, 0)))
    assert turn.stack[1:] == (EyeFrame(Cell(3, 0), 1), MouthsFrame(Cell(4, 0)))
    assert code(turn, "food", (4, 1)) == "wrong-step"
    turn = after(turn, ("act", (5, 0)))
    assert turn.stack[-1] == AddFrame(1, tuple(OrganKind), must=False)
    turn = after(turn, ("add", "brain", (5, 4), (), ()), ("done",))
    assert turn.stack[-1] == EyeFrame(Cell(3, 0), 1)
    turn = after(turn, ("food", (4, 1)), ("act", (5, 1)))
    assert turn.colony.foods == path((4, 0), (4, 1))


def test_a_food_is_not_eaten_up():
    """C3.6, D5: several mouths may be at it."""
    colony = colony_of(
        worm(across(3, 0)), worm(across(5, 0)), organ("mouth", 3, 0, "S"),
        organ("mouth", 5, 0, "N"), foods=((4, 0),),
    )  # fmt: skip
    turn = after(
        acting(turn_of(colony), (3, 0), (5, 0)),
        ("act", (3, 0)), ("add", "heart", (3, 4), (), ()), ("done",), ("act", (5, 0)),
    )  # fmt: skip
    assert turn.colony.foods == path((4, 0))
    assert turn.stack[-1] == AddFrame(1, tuple(OrganKind), must=False)


def test_a_mouth_that_came_to_the_food_meanwhile_may_act_too():
    """C5.3, D6: it was added in the chain of another one."""
    colony = colony_of(
        worm(across(3, 0)), worm(across(5, 0)), organ("mouth", 3, 1, "S"),
        organ("mouth", 5, 0, "N"), foods=((4, 0),),
    )  # fmt: skip
    turn = after(
        turn_of(colony).pushed(MouthsFrame(Cell(4, 0))),
        ("act", (5, 0)), ("add", "eye", (5, 1), "N", ()), ("act", (5, 1)), ("food", (4, 1)),
        ("act", (3, 1)), ("add", "mouth", (3, 0), "S", ()), ("done",),
    )  # fmt: skip
    assert turn.stack == (MouthsFrame(Cell(4, 0)),)
    assert code(turn, "act", (5, 0)) == "already-acted"
    assert code(turn, "act", (3, 0)) is None


def test_a_new_organ_may_act_at_once():
    """C5.4, C6.2, S24, S51."""
    colony = colony_of(worm(across(0, 0)), organ("mouth", 0, 0, "S"), foods=((1, 0),))
    turn = after(acting(turn_of(colony), (0, 0)), ("act", (0, 0)), ("add", "brain", (0, 3), (), ()))
    assert turn.stack[-1] == EachFrame(path((0, 3)))


def test_organs_gained_meanwhile_are_not_on_the_list_of_option_c():
    """C4.3, D7: the list holds what the worm had; the new one acts when it is added, or not."""
    colony = colony_of(
        worm(across(0, 0)), organ("mouth", 0, 0, "S"), organ("brain", 0, 4), foods=((1, 0),)
    )
    turn = after(
        acting(turn_of(colony), (0, 0), (0, 4)),
        ("act", (0, 0)), ("add", "brain", (0, 3), (), ()), ("done",),
    )  # fmt: skip
    assert turn.stack == (EachFrame(path((0, 4))),)
    assert code(turn, "act", (0, 3)) == "not-offered"


def test_a_chain_may_be_as_deep_as_the_sheet_is_long():
    """C6.2, S44: eye, food, mouth, new eye, food ... through 26 worms and back."""
    mouths = [organ("mouth", row, 2, "W") for row in range(26)]
    worms = [worm(across(row, 2, 2)) for row in range(26)]
    colony = colony_of(*worms, *mouths, organ("eye", 0, 3, "W"), picture=("." * 26 + "\n") * 26)
    turn = after(turn_of(colony), ("C", 0))
    for row in range(1, 26):
        turn = after(
            turn, ("act", (row - 1, 3)), ("food", (row, 1)), ("act", (row, 2)),
            ("add", "eye", (row, 3), "W", ()),
        )  # fmt: skip
    assert len(turn.stack) == 1 + 3 * 25
    ended = after(turn, ("act", (25, 3)), ("food", (25, 0)))
    assert (ended.hour, len(ended.colony.foods)) == (1, 26)


# lines


def test_all_but_one_worm_of_a_line_use_one_organ_each():
    """C5.5, S53, D14: the worm of the acting tail is one of them."""
    colony = colony_of(
        worm(across(0, 0)), worm(down(1, 4)), organ("tail", 0, 4, "S"), organ("brain", 0, 0),
        organ("brain", 0, 1), organ("brain", 2, 4),
    )  # fmt: skip
    turn = after(acting(turn_of(colony), (0, 4)), ("act", (0, 4)), ("line", 0))
    assert turn.stack[-1] == LineFrame((0, 1), 1)
    assert after(turn, ("act", (0, 1))).hour == 1


# collars


def test_things_are_counted_when_the_partner_is_chosen():
    """C5.6, S60, D3."""
    turn = acting(turn_of(colony_of(*PAIR, *COLLARS)), (6, 1), (6, 3), (5, 1))
    turn = after(turn, ("act", (6, 1)), ("partner", 1))
    assert turn.stack[-1] == ThingsFrame(0, 1, 3)
    turn = after(turn, ("baby", ((7, 0), (7, 1))))
    assert turn.stack[-1] == ThingsFrame(0, 1, 2)
    assert turn.colony.worms[2] == baby(across(7, 0, 2), (0, 1))


def test_each_baby_gets_one_organ_and_then_all_of_them_act():
    """C5.6, C6.2, S62, S70, D16: added in any order, each optional."""
    colony = colony_of(
        *PAIR, *COLLARS, baby(across(7, 0, 2), (0, 1)), baby(across(4, 0, 2), (0, 1)),
        baby(across(4, 4, 2), (0, 1)),
    )  # fmt: skip
    turn = after(turn_of(colony).pushed(ThingsFrame(0, 1, 1)), ("organs",))
    assert turn.stack == (ThingsFrame(0, 1, 0), BabiesFrame((2, 3, 4)))
    turn = after(turn, ("add", "brain", (7, 0), (), ()))
    assert turn.stack[-1] == BabiesFrame((3, 4), path((7, 0)))
    assert code(turn, "act", (7, 0)) == "wrong-step"
    assert code(turn, "add", "brain", (7, 1), (), ()) == "not-on-worm"
    turn = after(turn, ("add", "brain", (4, 0), (), ()), ("done",))
    assert turn.stack[-1] == EachFrame(path((4, 0), (7, 0)))
    assert after(turn, ("act", (7, 0)), ("act", (4, 0))).credits == 2


def test_babies_that_get_nothing_are_no_business():
    """C6.3."""
    colony = colony_of(*PAIR, *COLLARS, baby(across(7, 0, 2), (0, 1)))
    turn = after(turn_of(colony).pushed(ThingsFrame(0, 1, 1)), ("organs",), ("done",))
    assert turn.hour == 1


def test_a_baby_that_is_full_is_still_one_of_ours():
    """C5.6: all babies of the hour are named, those with a free space get something."""
    colony = colony_of(
        *PAIR, *COLLARS, baby(across(7, 0, 2), (0, 1)), baby(across(4, 0, 2), (0, 1)),
        organ("brain", 7, 0), organ("heart", 7, 1),
    )  # fmt: skip
    turn = after(turn_of(colony).pushed(ThingsFrame(0, 1, 1)), ("organs",))
    assert turn.stack[-1] == BabiesFrame((2, 3))
    assert code(turn, "add", "brain", (7, 0), (), ()) == "space-taken"


# growth


def test_a_worm_grows_space_by_space_and_remembers_how_far():
    """C5.8, S67."""
    colony = colony_of(worm(across(6, 0), extension=1), organ("heart", 6, 1))
    turn = after(acting(turn_of(colony), (6, 1)), ("act", (6, 1)), ("grow", (5, 4), (6, 4)))
    assert turn.stack[-1] == GrowFrame(0, 2, 1, Cell(5, 4))
    assert turn.colony.worms[0].extension == 1
    ended = after(turn, ("grow", (4, 4), ()))
    assert (ended.hour, ended.colony.worms[0].extension) == (1, 2)


def test_an_extension_in_a_dead_end_is_over():
    """C6.3: two hearts, but one space."""
    picture = "......##\n" + "########\n" + BLANK[18:]
    hearts = organ("heart", 0, 1), organ("heart", 0, 2)
    turn = acting(turn_of(colony_of(worm(across(0, 0)), *hearts, picture=picture)), (0, 1))
    ended = after(turn, ("act", (0, 1)), ("grow", (0, 5), (0, 4)))
    assert (ended.hour, ended.colony.worms[0].extension) == (1, 1)


@pytest.mark.parametrize(
    "answer", [PutFood(Cell(0, 0)), ChoosePartner(0), GiveOrgans(), Grow(Cell(0, 0))]
)
def test_an_answer_that_was_to_be_refused_is_our_own_mistake(answer):
    with pytest.raises(ValueError, match="refused"):
        answered(acting(turn_of(colony_of()), (0, 0)), answer)


def test_settling_stops_where_there_is_a_choice():
    """C6.3."""
    colony = colony_of(worm(across(0, 0)), organ("brain", 0, 0))
    turn = acting(turn_of(colony), (0, 0))
    assert settled(turn) is turn
    assert settled(turn.pushed(EachFrame(()))).stack == turn.stack
