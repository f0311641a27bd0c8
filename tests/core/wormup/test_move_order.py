"""The parts of a move come in one order, and each is judged where the ones before have led (W5)."""

from core.wormup.moves import Move, Placement, Swing, Walk, walked
from core.wormup.profiles import Options, SwingWhen
from core.wormup.race import Race
from core.wormup.refusals import WormUpReason
from core.wormup.worm import Vec
from tests.core.wormup.scenes import EDGY, moving, reason, straight, with_finish
from tests.core.wormup.test_moves import OPEN, REPOSE, TURNED, UP, ahead, refused, x_race


def walk_of(race: Race) -> Walk:
    walk = race.walk(0)
    assert isinstance(walk, Walk)
    return walk


def swung(walk: Walk, swing: Swing) -> Walk:
    after = walk.swung(swing)
    assert isinstance(after, Walk)
    return after


def test_after_the_swing_that_ends_a_move_nothing_is_placed_or_laid_anew():
    """W3.11, W3.16: the order of W5; a mover that may stop may have placed nothing at all."""
    race = with_finish(x_race("venice1995", options=REPOSE), (21_240, 7775), (21_240, 12_225))
    after = swung(walk_of(race), TURNED)
    assert reason(after.place(Placement(Vec(10_400, 10_000)))) is WormUpReason.TOO_LONG
    assert reason(after.repose(UP)) is WormUpReason.REPOSE_LATE


def test_who_has_no_number_lays_nothing_anew():
    """W3.16: a placement must follow, and there is none to come."""
    race = moving("venice1995", OPEN, number=0, x=True, options=REPOSE)
    assert reason(walk_of(race).repose(UP)) is WormUpReason.REPOSE_ALONE


def test_a_first_swing_does_not_come_after_a_placement_nor_after_a_re_pose():
    """W3.11: before everything else."""
    first = TURNED._replace(first=True)
    race = x_race(options=Options(repose=True, swing_when=SwingWhen.EITHER))
    placed = walk_of(race).place(Placement(Vec(10_400, 10_000)))
    posed = walk_of(race).repose(UP)
    for after in (placed, posed):
        assert isinstance(after, Walk)
        assert reason(after.swung(first)) is WormUpReason.SWING_FIRST


def test_a_swing_that_frees_the_head_leaves_the_move_ended():
    """W3.2, W3.11: blocked at the swing is blocked enough, wherever the post goes."""
    race = with_finish(moving("gryphon2010", EDGY, x=True), (200, 10_240), (200, 14_690))
    after = swung(walk_of(race), Swing(0, Vec(4650, 14_690)))
    assert not after.ground.is_blocked(EDGY)
    assert after.end_refusal() is None


def test_a_swing_keeps_clear_of_the_worm_of_the_next_seat():
    """W3.13."""
    race = moving("gryphon2010", OPEN, straight(19_000, 12_225), number=0, x=True)
    assert refused(race, Move(swing=TURNED)) is WormUpReason.SWING_LINE_ON_WORM


def test_a_move_that_is_too_short_is_told_before_its_swing_is_looked_at():
    """W5: the full-number test comes before the swing."""
    move = ahead(10_000, 10_000, 3)._replace(swing=TURNED)
    assert refused(moving("gryphon2010", OPEN), move) is WormUpReason.TOO_SHORT


def test_a_whole_move_ends_where_its_parts_lead():
    race = x_race()
    move = ahead(10_000, 10_000, 4)
    after = walk_of(race).placed_all(move.placements)
    assert walked(walk_of(race), move) == after
    assert isinstance(after, Walk)
    assert walked(walk_of(race), move._replace(swing=TURNED)) == swung(after, TURNED)


def test_a_re_pose_after_a_refused_swing_is_refused_for_the_swing():
    """W5: the first part that is refused is told."""
    race = x_race(options=REPOSE)
    move = Move(ahead(7600, 12_400, 4).placements, UP, TURNED._replace(first=True))
    assert refused(race, move) is WormUpReason.SWING_FIRST
