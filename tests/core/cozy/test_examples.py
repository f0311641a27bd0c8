"""The examples of the printed rules, played decision by decision, and what is said of them."""

from core.cozy.measures import things_counted
from core.cozy.scoring import score_of
from core.cozy.sheet import Arguments, Measure, SheetRow
from core.cozy.turn import (
    AddFrame,
    EachFrame,
    EyeFrame,
    Frame,
    LineFrame,
    MouthsFrame,
    TailFrame,
    Turn,
    start_turn,
)
from core.cozy.worm import OrganKind
from core.table.encoding import Value
from tests.core.cozy.scenes import (
    across,
    after,
    code,
    colony_of,
    dice_of,
    down,
    filled,
    offered,
    organ,
    path,
    sheet_of,
    turn_of,
    worm,
)


def hour(turn: Turn, dice: str, *wires: tuple[Value, ...]) -> Turn:
    """Roll *dice* and take decisions."""
    first, second, shape = dice.split()
    return after(turn.rolled(dice_of(turn.sheet, first, second, shape)), *wires)


def whole(turn: Turn, dice: str, *wires: tuple[Value, ...]) -> Turn:
    ended = hour(turn, dice, *wires)
    assert ended.hour == turn.hour + 1
    return ended


def test_the_conga_line_of_the_printed_rules():
    """S57, S44, S52, S53, C5.5, C6.2, C6.3: the worked turn, with its stack after each decision."""
    colony = colony_of(
        worm(across(0, 0)), worm(down(1, 4)),
        worm(path((5, 5), (5, 6), (5, 7), (6, 7), (7, 7)), "V", faced=False),
        organ("mouth", 0, 0, "S"), organ("tail", 0, 4, "S"), organ("eye", 2, 4, "W"),
        organ("tail", 5, 4, "E"), organ("brain", 5, 6),
    )  # fmt: skip
    base: tuple[Frame, ...] = (EachFrame(()),)
    one, none = LineFrame((0, 2), 1), EachFrame(())
    eye, new_eye = EyeFrame(path((2, 4))[0], 0), path((0, 1))[0]
    add = AddFrame(0, tuple(OrganKind), must=False)
    mouths = MouthsFrame(path((1, 0))[0])
    expected: list[tuple[tuple[Value, ...], tuple[Frame, ...]]] = [
        (("B", 2), (AddFrame(2, (OrganKind.TAIL,), must=True),)),
        (("add", "tail", (7, 7), "E", ()), (EachFrame(path((7, 7))),)),
        (("act", (7, 7)), (*base, TailFrame(path((7, 7))[0]))),
        (("line", 0), (*base, LineFrame((0, 1, 2), 2))),
        (("act", (2, 4)), (*base, one, EyeFrame(path((2, 4))[0], 1))),
        (("food", (1, 0)), (*base, one, eye, mouths)),
        (("act", (0, 0)), (*base, one, eye, mouths, add)),
        (("add", "eye", (0, 1), "S", ()), (*base, one, eye, mouths, EachFrame(path((0, 1))))),
        (("act", (0, 1)), (*base, one, eye, mouths, none, EyeFrame(new_eye, 1))),
        (("food", (7, 1)), (*base, one)),
    ]  # fmt: skip
    turn = turn_of(colony, "tail brain Z", hour=6)
    for wire, stack in expected:
        turn = after(turn, wire)
        assert turn.stack == stack, wire
    assert turn.colony.worms[2].ends == ((5, 5), (7, 7))
    assert offered(turn, "act") == [("act", (5, 6))]
    ended = after(turn, ("act", (5, 6)))
    assert (ended.hour, ended.credits) == (7, 1)


def test_the_heart_grows_by_one_then_three_then_five():
    """S71, S66, S67, S68, C5.8."""
    turn = whole(
        start_turn(sheet_of()), "heart eye I",
        ("A", across(0, 0)), ("add", "heart", (0, 2), (), ()), ("act", (0, 2)),
        ("grow", (0, 5), (0, 4)),
    )  # fmt: skip
    turn = whole(
        turn, "heart eye I",
        ("B", 0), ("add", "heart", (0, 3), (), ()), ("act", (0, 3)),
        ("grow", (0, 6), (0, 5)), ("grow", (0, 7), ()), ("grow", (1, 7), ()),
    )  # fmt: skip
    turn = hour(
        turn, "heart eye W",
        ("C", 0), ("act", (0, 2)), ("grow", (2, 7), (1, 7)), ("grow", (3, 7), ()),
        ("grow", (4, 7), ()), ("grow", (5, 7), ()),
    )  # fmt: skip
    assert code(turn, "grow", (0, 0), (0, 0)) == "malformed"
    turn = after(turn, ("grow", (6, 7), ()), ("done",))
    worm_of_all = turn.colony.worms[0]
    assert (len(worm_of_all.cells), worm_of_all.extension, turn.hour) == (14, 5, 3)


def test_brains_change_one_die_by_a_credit_and_one_by_being_filled_in():
    """S33, S34, S18, S20, S21, S64, S65, C4.2: both in one hour; then a W with a heart."""
    turn = whole(
        start_turn(sheet_of()), "brain eye L",
        ("A", path((0, 3), (0, 2), (0, 1), (0, 0), (1, 0))), ("add", "brain", (0, 1), (), ()),
        ("done",),
    )  # fmt: skip
    assert turn.credits == 0
    turn = whole(
        turn, "brain eye I",
        ("A", down(3, 4)), ("add", "brain", (5, 4), (), ()), ("act", (5, 4)),
    )  # fmt: skip
    assert turn.credits == 1
    turn = whole(
        turn, "eye eye Z",
        ("dice", 2, 5), ("fill", (0, 1), 0, 6),
        ("A", path((2, 0), (2, 1), (3, 1), (3, 2), (4, 2))), ("add", "heart", (3, 1), (), ()),
        ("done",),
    )  # fmt: skip
    assert turn.credits == 0
    assert turn.colony.organ_at[filled(0, 1).cell] == filled(0, 1)


def test_the_eye_sees_past_a_rock_and_feeds_a_mouth_before_its_second_food():
    """S55, S47, S48, S49, S46, C5.3."""
    colony = colony_of(
        worm(down(3, 0)), worm(down(1, 4)[::-1]), organ("eye", 4, 0, "E"), organ("eye", 3, 0, "N"),
        organ("mouth", 4, 4, "W"),
        picture="........\n" * 4 + "......#.\n" + "........\n" * 3,
    )  # fmt: skip
    turn = after(turn_of(colony, "eye eye I", hour=3), ("C", 0), ("act", (4, 0)))
    seen = {wire[1] for wire in offered(turn, "food")}
    assert {(4, 7), (3, 7), (0, 0), (2, 0)} <= seen
    assert (4, 6) not in seen
    assert (2, 1) not in seen
    turn = after(turn, ("food", (4, 3)), ("act", (4, 4)), ("add", "brain", (3, 4), (), ()))
    turn = after(turn, ("act", (3, 4)), ("food", (0, 0)))
    assert turn.stack == (EachFrame(path((3, 0))),)
    assert after(turn, ("act", (3, 0)), ("done",)).credits == 1


def test_of_two_mouths_only_the_one_at_a_food_acts():
    """S56, S50, S51, S58, C5.4."""
    colony = colony_of(
        worm(across(1, 1)), worm(across(2, 2)), organ("mouth", 1, 1, "N"),
        organ("mouth", 2, 2, "W"), organ("mouth", 2, 3, "S"), foods=((2, 1),),
    )  # fmt: skip
    turn = after(turn_of(colony, "mouth eye Z", hour=2), ("C", 1))
    assert offered(turn, "act") == [("act", (2, 2))]
    assert code(turn, "act", (2, 3)) == "nothing-to-do"
    ended = after(turn, ("act", (2, 2)), ("add", "tail", (2, 6), "E", ()))
    assert ended.hour == 3


def test_two_collars_and_one_of_the_partner_make_three_things_and_then_two():
    """S69, S70, S59, S60, S61, S62, C5.6: babies, organs for them, and a line to the partner."""
    colony = colony_of(
        worm(across(6, 0)), worm(across(5, 0)), organ("collar", 6, 1), organ("collar", 5, 1)
    )
    turn = after(
        turn_of(colony, "collar brain I", hour=3),
        ("B", 0), ("add", "collar", (6, 3), (), ()), ("act", (6, 3)), ("partner", 1),
        ("baby", ((7, 0), (7, 1))), ("baby", ((4, 0), (4, 1), (4, 2))), ("organs",),
        ("add", "brain", (7, 0), (), ()), ("add", "tail", (4, 2), "S", ()),
        ("act", (7, 0)), ("act", (4, 2)), ("line", 3), ("act", (5, 1)),
    )  # fmt: skip
    assert code(turn, "partner", 0) is None
    turn = after(turn, ("partner", 0), ("baby", ((7, 3), (7, 4))))
    assert code(turn, "act", (6, 1)) == "wrong-step"
    ended = after(turn, ("baby", ((4, 4), (4, 5), (5, 5))))
    assert (ended.hour, ended.credits) == (4, 1)
    assert len(things_counted(ended.colony, SheetRow(Measure.BABIES, Arguments(), ()))) == 4
    assert {worm.parents for worm in ended.colony.worms[2:]} == {(0, 1)}


def test_either_organ_with_the_shape_and_else_only_beside_the_other_one():
    """S30, S31, S10, C4.3."""
    colony = colony_of(worm(across(0, 0), "L"), worm(across(2, 0), "N"), organ("tail", 2, 4, "E"))
    turn = turn_of(colony, "tail mouth L")
    by_shape = after(turn, ("B", 0)).stack[-1]
    by_organ = after(turn, ("B", 1)).stack[-1]
    assert by_shape == AddFrame(0, (OrganKind.MOUTH, OrganKind.TAIL), must=True)
    assert by_organ == AddFrame(1, (OrganKind.MOUTH,), must=True)


def test_no_organ_acts_twice_in_a_turn_however_the_chain_goes():
    """S45, S70, C5.1: a line that comes back to the worm it began with."""
    colony = colony_of(
        worm(across(0, 0)), worm(across(1, 0)[::-1]), organ("tail", 0, 4, "S"),
        organ("tail", 1, 0, "N"), organ("brain", 0, 1), organ("brain", 1, 1),
    )  # fmt: skip
    turn = after(turn_of(colony, "tail brain Z"), ("C", 0), ("act", (0, 1)), ("act", (0, 4)))
    turn = after(turn, ("line", 0))
    assert offered(turn, "act") == [("act", (1, 1))]
    assert after(turn, ("act", (1, 1))).credits == 2


def test_a_first_score_below_zero_is_nothing_to_be_ashamed_of():
    """S84, S2, C8.2: every worm beside a blank space costs two."""
    colony = colony_of(worm(across(0, 0)), worm(across(4, 0)))
    assert score_of(colony).total == -4 + 1
