"""One move: how far, which way round, where it ends, and the swing."""

import pytest

from core.wormup.moves import Move, Placement, Swing, Walk, moved
from core.wormup.profiles import Options, SwingWhen
from core.wormup.race import Race, Result
from core.wormup.refusals import WormUpReason, WormUpRefusal
from core.wormup.worm import Vec, Worm
from tests.core.wormup.races import TABLES, draws_of, played, start
from tests.core.wormup.scenes import CURLED, moving, straight, with_finish

OPEN = straight(10_000, 10_000)
EDITIONS = ("tidwell1994", "venice1995", "gryphon2008", "gryphon2010")
EITHER = Options(swing_when=SwingWhen.EITHER)
REPOSE = Options(repose=True)
UP = tuple(Vec(7600, 10_000 + 400 * j) for j in range(6, 0, -1))
"""A re-pose of OPEN, which leads up from its tail."""


def ahead(x: int, y: int, count: int, *, reverse: bool = False, step: int = 400) -> Move:
    spots = [Vec(x + step * (j + 1), y) for j in range(count)]
    return Move(tuple(Placement(spot, reverse and not j) for j, spot in enumerate(spots)))


def refused(race: Race, move: Move) -> WormUpReason | None:
    refusal = race.move_refusal(0, move)
    outcome = race.move(0, move)
    assert isinstance(outcome, WormUpRefusal) is (refusal is not None)
    return refusal.reason if refusal else None


@pytest.mark.parametrize("count", [0, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_whole_number_is_placed_unless_a_player_may_stop(edition, count):
    """W3.1: T94-12, G08-25, G10-27 must, V95-17, V95-25 may stop earlier, nobody does more."""
    wanted = None
    if count > 4:
        wanted = WormUpReason.TOO_LONG
    elif count < 4 and edition != "venice1995":
        wanted = WormUpReason.TOO_SHORT
    assert refused(moving(edition, OPEN), ahead(10_000, 10_000, count)) is wanted


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blocked_worm_stops_where_it_is(edition):
    """W3.2: the rest of its number is lost, and nobody has to reverse (G10-28)."""
    assert refused(moving(edition, CURLED), Move()) is None


def test_a_player_may_steer_into_a_dead_end():
    """W3.1, W3.2: each placement is compulsory while one is legal, and only then."""
    walk = moving("gryphon2010", Worm((*CURLED.segments[1:], Vec(2600, 1153)))).walk(0)
    assert isinstance(walk, Walk)
    assert walk.end_refusal()
    inside = walk.place(Placement(CURLED.head))
    assert isinstance(inside, Walk)
    assert inside.end_refusal() is None


BACK = Placement(Vec(2297, 1293), reverse=True)
"""Out of the curl by its tail."""


@pytest.mark.parametrize(
    ("edition", "reason"),
    [
        ("tidwell1994", None),
        ("venice1995", WormUpReason.REVERSE_NEVER),
        ("gryphon2008", None),
        ("gryphon2010", None),
    ],
)
def test_a_blocked_head_lets_the_worm_turn_round_unless_the_edition_knows_no_reversing(
    edition, reason
):
    """W3.14: T94-30, G08-25, G10-28; V95 has none. The old tail is the head from then on."""
    steps = [BACK, *(Placement(Vec(2297, 1293 + 400 * j)) for j in range(1, 4))]
    race = moving(edition, CURLED)
    assert refused(race, Move(tuple(steps))) is reason
    if reason is None:
        after = race.move(0, Move(tuple(steps)))
        assert isinstance(after, Race)
        assert after.worms[0].segments[4:] == CURLED.segments[:3:-1]


@pytest.mark.parametrize(
    ("edition", "reason"),
    [
        ("tidwell1994", WormUpReason.REVERSE_FREE_HEAD),
        ("venice1995", WormUpReason.REVERSE_NEVER),
        ("gryphon2008", None),
        ("gryphon2010", WormUpReason.REVERSE_FREE_HEAD),
    ],
)
def test_with_a_free_head_only_gryphon2008_may_turn_round_and_only_at_first(edition, reason):
    """W3.14, W3.15: one direction a turn; G08-25 against T94-30, G10-28."""
    race = moving(edition, OPEN)
    assert refused(race, ahead(7600, 10_000, 4, reverse=True, step=-400)) is reason
    later = Move((*ahead(10_000, 10_000, 3).placements, Placement(Vec(7200, 10_000), reverse=True)))
    wanted = {
        "venice1995": WormUpReason.REVERSE_NEVER,
        "tidwell1994": WormUpReason.REVERSE_LATER,
    }.get(edition, WormUpReason.REVERSE_FREE_HEAD)
    assert refused(race, later) is wanted


@pytest.mark.parametrize(
    ("edition", "reason"),
    [
        ("tidwell1994", WormUpReason.REVERSE_LATER),
        ("gryphon2008", None),
        ("gryphon2010", None),
    ],
)
def test_blocked_midway_it_may_go_on_from_the_other_end_except_in_tidwells_text(edition, reason):
    """W3.2, W3.14, W3.15."""
    race = moving(edition, Worm((*CURLED.segments[1:], Vec(2600, 1153))), number=2)
    assert refused(race, Move((Placement(CURLED.head), BACK))) is reason
    assert refused(race, Move((Placement(CURLED.head),))) is None


def test_the_last_segment_goes_to_the_front_of_the_other_end_after_a_reversal():
    """W3.14, G08-25: or vice versa."""
    after = moving("gryphon2008", OPEN).move(0, ahead(7600, 10_000, 4, reverse=True, step=-400))
    assert isinstance(after, Race)
    assert [spot.x for spot in after.worms[0].segments] == [6000 + 400 * j for j in range(7)]


def test_every_placement_is_legal_not_only_the_last():
    """W3.3, T94-29: a move is refused as a whole."""
    race = moving("gryphon2010", OPEN, straight(11_200, 10_000, (400, 0)))
    assert refused(race, ahead(10_000, 10_000, 4)) is WormUpReason.WORM
    spots = [(10_400, 10_000), (10_800, 10_000), (10_800, 10_400), (10_800, 10_800)]
    around = Move(tuple(Placement(Vec(*spot)) for spot in spots))
    assert refused(race, around) is WormUpReason.WORM
    gap = Move(tuple(Placement(Vec(*spot)) for spot in [*spots[:1], *spots[2:], (10_800, 11_200)]))
    assert refused(race, gap) is WormUpReason.LINK


FINISHES = [  # head, step, edition, is it won
    ((20_640, 10_000), 400, "gryphon2010", True),
    ((20_640, 10_000), 400, "venice1995", True),
    ((21_840, 10_000), -400, "gryphon2010", True),
    ((21_840, 10_000), -400, "gryphon2008", True),
    ((21_840, 10_000), -400, "tidwell1994", False),
    ((21_840, 10_000), -400, "venice1995", False),
]


@pytest.mark.parametrize(("head", "step", "edition", "won"), FINISHES)
def test_the_race_ends_at_the_placement_that_touches_the_line(head, step, edition, won):
    """W3.17, W3.18, W3.19: from the front always, from behind only where the side is free.

    G10-2, G10-34, G08-2, G08-31, V95-13, V95-32; the rest of the number is not placed.
    """
    x, y = head
    race = moving(edition, straight(x, y, (-step, 0)), number=6)
    race = with_finish(race, (21_240, 7775), (21_240, 12_225))
    move, whole = ahead(x, y, 1, step=step), ahead(x, y, 6, step=step)
    if won:
        after = race.move(0, move)
        assert isinstance(after, Race)
        assert (after.result, after.winner) == (Result.FINISH, 0)
        assert refused(race, whole) is WormUpReason.FINISHED
    else:
        assert refused(race, move) in {None, WormUpReason.TOO_SHORT}
        after = race.move(0, whole)  # on over the line, which is no obstacle
        assert isinstance(after, Race)
        assert after.result is None


@pytest.mark.parametrize(("x", "won"), [(21_239, True), (21_240, False)])
def test_who_stands_on_the_line_does_not_look_at_the_word(x, won):
    """W3.18, W3.19, V95-32: a worm lies across the line from behind; its neck decides."""
    race = moving("venice1995", straight(x, 10_000, (400, 0)), number=3)
    race = with_finish(race, (21_240, 7775), (21_240, 12_225))
    after = race.move(0, Move((Placement(Vec(x - 100, 10_388)),)))
    assert isinstance(after, Race)
    assert (after.result is Result.FINISH) is won


def test_head_or_any_segment_is_the_same():
    """W3.17: whatever touches the line first is the segment just placed, in every edition."""
    for number, (edition, seats) in enumerate(TABLES):
        for before, _, after in played(start(edition, seats), draws_of(500 + number)):
            worms = [worm for worm in before.worms if before.result is None]
            if before.profile.side.value == "either":
                assert not any(before.course.is_touched_at(s) for w in worms for s in w.segments)
            if after.result is Result.FINISH:
                assert after.winner is not None
                assert after.course.is_touched_at(after.worms[after.winner].head)


def x_race(edition: str = "gryphon2010", number: int = 4, options: Options | None = None) -> Race:
    return moving(edition, OPEN, number=number, x=True, options=options)


TURNED = Swing(0, Vec(16_790, 12_225))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_x_may_swing_a_post_after_its_advance_and_nobody_else(edition):
    """W3.11: G10-31, G08-15, G08-28, T94-14, T94-32, V95-19, V95-30."""
    race = with_finish(x_race(edition), (21_240, 7775), (21_240, 12_225))
    move = ahead(10_000, 10_000, 4)._replace(swing=TURNED)
    after = race.move(0, move)
    assert isinstance(after, Race)
    assert after.course.finish == ((16_790, 12_225), (21_240, 12_225))
    assert after.worms[0].head == (11_600, 10_000)
    assert refused(race, move._replace(swing=None)) is None  # G10-31: may choose to
    plain = with_finish(moving(edition, OPEN), (21_240, 7775), (21_240, 12_225))
    assert refused(plain, move) is WormUpReason.SWING_WITHOUT_X


def test_the_swing_waits_for_the_whole_number():
    """W3.11, W5: the full-number test comes before the swing."""
    race = x_race()
    assert refused(race, ahead(10_000, 10_000, 3)._replace(swing=TURNED)) is WormUpReason.TOO_SHORT
    walk = race.walk(0)
    assert isinstance(walk, Walk)
    early = walk.swung(TURNED)
    assert isinstance(early, WormUpRefusal)
    assert early.reason is WormUpReason.TOO_SHORT
    stopped = x_race("venice1995")
    short = ahead(10_000, 10_000, 2)._replace(swing=Swing(0, Vec(17_800, 12_225)))
    assert refused(stopped, short) is None


def test_an_x_without_a_number_may_still_swing_and_places_nothing():
    """G10-16, G10-17, W3.7."""
    race = x_race(number=0)
    assert refused(race, Move(swing=TURNED)) is None
    assert refused(race, Move()) is None
    assert refused(race, ahead(10_000, 10_000, 1)) is WormUpReason.TOO_LONG


def test_before_the_advance_a_post_is_swung_only_if_the_table_chose_so():
    """W3.11: swing_when = either, and once a move."""
    first = TURNED._replace(first=True)
    move = ahead(10_000, 10_000, 4)._replace(swing=first)
    assert refused(x_race(), move) is WormUpReason.SWING_FIRST
    race = x_race(options=EITHER)
    assert refused(race, move) is None
    assert refused(race, move._replace(swing=TURNED)) is None
    walk = race.walk(0)
    assert isinstance(walk, Walk)
    once = walk.swung(first)
    assert isinstance(once, Walk)
    twice = once.swung(Swing(1, Vec(16_790, 7775)))
    assert isinstance(twice, WormUpRefusal)
    assert twice.reason is WormUpReason.SWING_TWICE


def test_a_first_swing_moves_the_line_that_the_advance_then_touches():
    """W3.11: the order of W5 is first swing, re-pose, placements, swing."""
    race = moving("gryphon2010", straight(18_000, 12_700), number=4, x=True, options=EITHER)
    near = Placement(Vec(18_265, 12_400))
    after = race.move(0, Move((near,), swing=TURNED._replace(first=True)))
    assert isinstance(after, Race)
    assert (after.result, after.course.finish[0]) == (Result.FINISH, TURNED.to)
    assert refused(race, Move((near,))) is WormUpReason.TOO_SHORT


def test_nobody_swings_after_the_finish():
    """W3.17: no swing, and later seats do not move."""
    race = moving("gryphon2010", straight(20_640, 10_000), number=4, x=True)
    move = ahead(20_640, 10_000, 1)
    assert refused(race, move) is None
    swing = Swing(1, Vec(25_690, 7775))
    assert refused(race, move._replace(swing=swing)) is WormUpReason.FINISHED


def test_a_swing_is_judged_with_the_worm_where_it_is_then():
    """W3.13: after the advance, not before it."""
    race = moving("gryphon2010", straight(19_000, 9575), number=4, x=True)
    swing = Swing(1, Vec(16_790, 7775))
    assert race.course.swing_refusal(1, swing.to, race.worms) is None
    down = Move(tuple(Placement(Vec(19_000, 9575 - 400 * j)) for j in range(1, 5)), swing=swing)
    assert refused(race, down) is WormUpReason.SWING_LINE_ON_WORM


def test_a_swing_never_ends_the_race():
    """W3.13: wherever a random swing is allowed, no segment touches the new line."""
    for number, (edition, seats) in enumerate(TABLES):
        swings = 0
        for before, deed, after in played(start(edition, seats), draws_of(600 + number)):
            if deed[0] == "move" and before.course != after.course:
                swings += 1
                spots = [spot for worm in after.worms for spot in worm.segments]
                assert not any(after.course.is_touched_at(spot) for spot in spots)
                assert after.result is None
        assert swings


def test_a_swing_of_no_post_is_refused():
    assert refused(x_race(number=0), Move(swing=Swing(2, TURNED.to))) is WormUpReason.FORM


@pytest.mark.parametrize("edition", ["tidwell1994", "venice1995"])
def test_a_re_pose_comes_before_the_first_placement_and_one_must_follow(edition):
    """W3.16, W3.15: V95-33, V95-34."""
    steps = tuple(Placement(Vec(7600 + 400 * j, 12_400)) for j in range(1, 5))
    race = moving(edition, OPEN, options=REPOSE)
    after = race.move(0, Move(steps, UP))
    assert isinstance(after, Race)
    assert after.worms[0].segments[4:] == UP[:3]
    assert refused(race, Move((), UP)) is WormUpReason.REPOSE_ALONE
    assert refused(race, Move(steps, OPEN.segments[:-1])) is WormUpReason.REPOSE_NOTHING
    assert refused(moving(edition, OPEN), Move(steps, UP)) is WormUpReason.REPOSE_OFF
    none = moving(edition, OPEN, number=0, x=True, options=REPOSE)
    assert refused(none, Move((), UP)) is WormUpReason.REPOSE_ALONE


def test_a_re_pose_is_not_made_later_nor_twice():
    """W3.16: before the first placement."""
    walk = moving("venice1995", OPEN, options=REPOSE).walk(0)
    assert isinstance(walk, Walk)
    placed = walk.place(Placement(Vec(10_400, 10_000)))
    posed = walk.repose(UP)
    assert isinstance(placed, Walk)
    assert isinstance(posed, Walk)
    for after in (placed.repose(UP), posed.repose(UP)):
        assert isinstance(after, WormUpRefusal)
        assert after.reason is WormUpReason.REPOSE_LATE


def test_after_a_re_pose_tidwell_may_reverse_only_if_the_head_is_blocked_then():
    """W3.15, W3.16: the order of W5 is re-pose, then placements with their reversals."""
    race = moving("tidwell1994", OPEN, options=REPOSE)
    move = Move((Placement(Vec(7200, 10_000), reverse=True),), UP)
    assert refused(race, move) is WormUpReason.REVERSE_FREE_HEAD


def test_a_move_made_without_tests_is_the_move_that_was_tested():
    """`moved` only follows the placements: what `refusal` let pass is not tested twice."""
    race = moving("gryphon2008", OPEN)
    move = ahead(7600, 10_000, 4, reverse=True, step=-400)
    tested = race.walk(0)
    assert isinstance(tested, Walk)
    for placement in move.placements:
        tested = tested.place(placement)
        assert isinstance(tested, Walk)
    assert moved(OPEN, move) == tested.worm
    assert moved(OPEN, Move((), UP)).segments == (*UP, OPEN.tail)
