"""A race looked back at: every step, every bid and every move is judged from the log alone."""

from itertools import pairwise

from core.bots.contest import X
from core.review import race_review as review
from core.wormup.actions import MOVE, read_move
from core.wormup.race import Race
from tests.gui.race_log import race, race_after

RACES = 40


def test_every_step_has_its_chances_and_a_sealed_bid_changes_none() -> None:
    _, table = race()
    found = list(review.points(table.completed, b"seed", RACES))
    assert [point.step for point in found] == [d.step.number for d in table.completed]
    for (before, after), done in zip(pairwise(found), table.completed[1:], strict=True):
        if done.outcome.state.committed:
            assert before.counts == after.counts
    winner = race_after(table).winner
    assert winner is not None
    assert found[-1].counts.wins[winner] == RACES


def test_the_bids_of_an_opening_are_those_that_the_rules_saw() -> None:
    _, table = race()
    opened = review.openings(table.completed)
    assert opened
    for done in opened:
        made = review.opened(done)
        after = done.outcome.state.race
        if after.round == review.race_before(done).round:
            assert [made.get(s) for s in range(3)] == [f.number or X for f in after.bids]


def test_each_bid_is_compared_with_every_face_that_did_not_rest() -> None:
    _, table = race()
    opened = review.openings(table.completed)
    all_bids = [review.opened(done) for done in opened]
    for done in opened[:2]:
        before = review.race_before(done)
        for bid in review.bids(done, all_bids, b"seed", RACES):
            free = [f for f in before.profile.faces if not before.bid_refusal(bid.seat, f)]
            assert [one.face for one in bid.faces] == [f.number or X for f in free]
            assert bid.made.face == bid.bid == all_bids[opened.index(done)][bid.seat]
            assert bid.lost == bid.best.known - bid.made.known >= 0
            assert set(bid.bumped) == {
                seat
                for seat, face in review.opened(done).items()
                if face == bid.bid and seat != bid.seat
            }


def test_the_best_move_is_allowed_and_wins_no_less() -> None:
    _, table = race()
    for done in review.moves(table.completed)[:4]:
        found = review.placed(done, b"seed", RACES)
        before = review.race_before(done)
        move = read_move(found.action)
        assert found.action[0] == MOVE
        assert move is not None
        assert isinstance(before.move(found.seat, move), Race)
        assert found.best >= found.made
