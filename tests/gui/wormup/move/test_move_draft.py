"""Our next move while it is laid."""

from core.wormup.moves import Move
from core.wormup.profiles import Options, SwingWhen
from core.wormup.refusals import BodyKind, WormUpReason
from core.wormup.worm import Vec
from gui.wormup.move.move_draft import MoveDraft, blockers
from tests.core.wormup.scenes import CURLED, moving, straight

_WORM = straight(8_000, 8_000)


def _ahead(draft):
    head = draft.worm.head
    return Vec(head.x + 400, head.y)


def _draft(number=4, edition="gryphon2010", worm=_WORM, **more):
    return MoveDraft(moving(edition, worm, number=number, **more), 0)


def test_segments_are_laid_and_taken_back_freely():
    draft = _draft()
    spots = []
    for _ in range(3):
        spots.append(_ahead(draft))
        assert draft.place(spots[-1]) is None
    draft.undo()
    assert draft.left == 2
    assert [step.at for step in draft.now.move.placements] == spots[:2]
    for _ in range(5):
        draft.undo()
    assert draft.worm == _WORM
    assert not draft.can_undo


def test_what_is_refused_changes_nothing():
    draft = _draft()
    refusal = draft.place(Vec(8_300, 8_000))
    assert refusal.reason is WormUpReason.LINK
    assert draft.now.move == Move()


def test_the_move_may_end_when_the_number_is_laid():
    draft = _draft(number=4)
    assert draft.end_refusal().reason is WormUpReason.TOO_SHORT  # W3.1
    for _ in range(4):
        draft.place(_ahead(draft))
    assert draft.end_refusal() is None
    assert draft.left == 0


def test_turning_round_belongs_to_the_segment_that_follows():
    draft = _draft(worm=CURLED)
    assert draft.is_blocked
    assert draft.turn() is None
    assert draft.worm == CURLED.turned()  # W3.14
    assert not draft.is_blocked
    assert draft.now.move == Move()
    spot = draft.walk.ground.spots(draft.walk.worm)[0]
    assert draft.place(spot) is None
    assert [step.reverse for step in draft.now.move.placements] == [True]
    assert not draft.now.is_turning


def test_turning_back_is_nothing():
    draft = _draft(worm=CURLED)
    draft.turn()
    draft.turn()
    assert draft.worm == CURLED
    assert _draft().turn().reason is WormUpReason.REVERSE_FREE_HEAD


def test_what_bars_the_way_is_named():
    kinds = {(body.kind, body.seat) for body in blockers(_draft(worm=CURLED))}
    assert kinds == {(BodyKind.SEGMENT, 0), (BodyKind.EDGE, -1)}


def test_a_post_is_swung_after_the_advance():
    draft = _draft(number=4, x=True)
    to = draft.course.swing_spot(0, (1, 1))
    assert draft.swing_barred().reason is WormUpReason.TOO_SHORT  # W3.11
    for _ in range(4):
        draft.place(_ahead(draft))
    assert draft.swing_barred() is None
    assert draft.swing(0, to) is None
    assert draft.now.move.swing.to == to
    assert draft.course.finish[0] == to
    assert draft.swing_barred().reason is WormUpReason.SWING_TWICE


def test_where_the_table_allows_it_a_post_is_swung_first():
    draft = _draft(number=4, x=True, options=Options(swing_when=SwingWhen.EITHER))
    assert draft.swing(0, draft.course.swing_spot(0, (1, 1))) is None
    assert draft.now.move.swing.first
    assert draft.left == 4


def test_six_segments_are_laid_anew_where_the_table_plays_it():
    draft = _draft(edition="venice1995", options=Options(repose=True))
    assert draft.repose_barred() is None
    tail = _WORM.tail
    assert draft.repose([Vec(tail.x, tail.y + 400 * k) for k in range(6, 0, -1)]) is None
    assert draft.worm.head == (tail.x, tail.y + 2_400)
    assert draft.repose_barred().reason is WormUpReason.REPOSE_LATE  # W3.16
    assert _draft().repose_barred().reason is WormUpReason.REPOSE_OFF
