"""The script of the first race: what is shown fits, what leads astray is explained, one wins."""

import pytest

from core.bots.choose import StepChoice
from core.wormup.actions import BID, DECLARE
from core.wormup.legality import ground_of
from core.wormup.profiles import Face
from core.wormup.race import Stage
from gui.wormup.first_race import BO, MO, TRIES, YOU, FirstRace, begin, bid_of, nose_words
from gui.wormup.move.measure import line_mm


def led() -> list[tuple[FirstRace, StepChoice | None]]:
    """Return the script at each try, with the choice that it shows."""
    now, found = begin(), []
    while not now.is_over:
        found.append((now, now.shown()))
        now, _ = now.after(now.shown())
    return [*found, (now, None)]


@pytest.fixture(scope="module")
def tries():
    return led()


def test_who_does_what_is_shown_comes_by_every_try_and_wins_by_a_nose(tries):
    assert [now.at for now, _ in tries[:-1]] == [*range(len(TRIES))]
    last = tries[-1][0]
    assert last.race.winner == YOU
    away = line_mm(last.race.course, last.race.worms[BO].head)
    assert 0 < away < 10
    title, said = nose_words(last.race, ("You", "Bo", "Mo"))
    assert (title, said[:14]) == ("By a nose", "3 mm before Bo")


def test_what_is_shown_fits_by_the_rules_and_by_the_script(tries):
    for now, own in tries:
        assert own is None or not now.stand.refusal(YOU, own)
        assert own is None or not now.astray(own)
        assert (own is None) is not bool(now.now.right) or now.is_over


def test_the_first_bid_moves_the_second_bumps_and_the_third_blocks_somebody(tries):
    bids = [(now, own) for now, own in tries if own and own.action == BID]
    after = [now.after(own)[0].race for now, own in bids]
    assert [bid_of(own) for _, own in bids] == [Face.FIVE, Face.SIX, Face.FOUR, Face.X, Face.SEVEN]
    assert after[0].queue == (YOU,), "alone"
    bumped, _ = bids[1][0].after(bids[1][1])
    assert bumped.race.worms[YOU] == bids[1][0].race.worms[YOU]
    assert bumped.race.worms[MO] != bids[1][0].race.worms[MO]
    ((now, own),) = ((now, own) for now, own in tries if now.now.title == "It blocks")
    moved, _ = now.after(own)
    assert moved.race.worms[BO] == now.race.worms[BO], "no room"


def test_every_other_bid_and_number_is_explained_and_not_played(tries):
    for now, own in tries[:-1]:
        if now.race.stage is Stage.BID and own:
            others = [StepChoice(BID, (face.value,)) for face in Face if face is not bid_of(own)]
        elif now.race.stage is Stage.DECLARE:
            others = [StepChoice((DECLARE, 5)), StepChoice((DECLARE, 4))]
        else:
            continue
        assert all(now.astray(other) == now.now.astray for other in others)


def test_a_legal_move_that_does_not_do_what_is_asked_is_explained(tries):
    """Away from the thread, beside Bo, without a swing, past the thread."""
    for now, own in tries[:-1]:
        if own is None or now.race.stage is not Stage.MOVE:
            continue
        ground, worm, laid = (
            ground_of(now.race.worms, YOU, now.race.course),
            now.race.worms[YOU],
            [],
        )
        for _ in range(now.race.numbers[YOU]):
            spot = ground.nearest_spot(worm, (-1, -3))
            assert spot is not None
            worm = worm.advanced(spot)
            laid.append((spot.x, spot.y, False))
        astray = StepChoice(("move", tuple(laid), (), ()))
        assert not now.stand.refusal(YOU, astray)
        assert now.astray(astray) == now.now.astray


def test_bo_and_mo_never_win_and_say_that_they_play_their_parts(tries):
    assert all(now.race.winner in {None, YOU} for now, _ in tries)
    assert any("play their parts" in one.said for one in TRIES)
    assert "nobody knows" in nose_words(tries[-1][0].race, ("You", "Bo", "Mo"))[1]
