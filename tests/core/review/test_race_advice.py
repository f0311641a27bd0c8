"""The coach of a race: every choice is judged, ever finer, and the best place is allowed."""

from core.bots.contest import X
from core.review.race_advice import AT_ONCE, TIMES, Advice, advices
from core.review.race_review import opened, openings
from core.wormup.actions import read_move
from core.wormup.game import GameState
from core.wormup.race import Race, Stage
from tests.gui.race_log import race


def moments(stage: Stage) -> list[tuple[Race, int, int]]:
    """List the races of one game in *stage* with the seat that acts and the steps before."""
    found = []
    for at, done in enumerate(race(2)[1].completed, 1):
        state = done.outcome.state
        assert isinstance(state, GameState)
        if state.race.stage is stage and not state.committed:
            found.append((state.race, state.race.actor() or 0, at))
    return found


def advised(stage: Stage) -> tuple[Race, int, list[Advice]]:
    where, seat, steps = moments(stage)[-1]
    bids = [opened(done) for done in openings(race(2)[1].completed[:steps])]
    return where, seat, list(advices(where, seat, bids, b"seed"))


def test_every_face_that_may_be_bid_is_judged_ever_finer() -> None:
    where, seat, found = advised(Stage.BID)
    free = [f for f in where.profile.faces if not where.bid_refusal(seat, f)]
    assert [advice.races for advice in found] == [AT_ONCE * n for n in range(1, TIMES + 1)]
    assert [advice.is_whole for advice in found] == [False] * (TIMES - 1) + [True]
    for advice in found:
        assert [face for face, _ in advice.wins] == [f.number or X for f in free]
        assert all(0 <= advice.share(face) <= 1 for face, _ in advice.wins)
        assert advice.share(advice.ranked()[0]) == max(advice.share(f) for f, _ in advice.wins)


def test_every_number_that_an_x_may_name_is_judged() -> None:
    where, _, found = advised(Stage.DECLARE)
    assert {number for number, _ in found[-1].wins} == set(where.free_numbers())


def test_the_best_place_is_allowed() -> None:
    where, seat, found = advised(Stage.MOVE)
    move = read_move(found[-1].action)
    assert move is not None
    assert isinstance(where.move(seat, move), Race)
    assert found[-1].wins == ((0, found[-1].wins[0][1]),)


def test_the_same_question_has_the_same_answer() -> None:
    assert advised(Stage.BID) == advised(Stage.BID)
