"""A review in words: what turned it, what stands out, a card a round, and who is spoken to."""

import json

import pytest

from core.bots.contest import X
from core.review.chances import Counts
from core.review.race_review import FaceOutcome, Point, ReviewedBid
from gui.report.kept_review import can_be_told
from gui.report.review import Review
from gui.report.review_text import ReviewText
from gui.report.review_words import told
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race
from tests.gui.report.reviewed import bid, found

EVEN = Review((Point(1, 1, Counts((40, 30, 30), 100)),))
NAMES = ("Ann", "Ben", "Cem")


def round_said(*bids: ReviewedBid, own: int | None = None) -> str:
    """Return what is said of the round of *bids*."""
    (shown,) = told(EVEN._replace(bids=bids), race()[1], own).rounds
    return shown.line.said


def headlines(shown: ReviewText) -> dict[str, str]:
    return {one.what: one.line.said for one in shown.headlines}


def all_lines(shown: ReviewText) -> list[str]:
    lines = [line.said for line in shown.turnings] + list(headlines(shown).values())
    for one in shown.rounds:
        lines += [one.line.said, *(line.said for line in one.moves)]
    return lines + [row.line.said for _, rows in shown.hours for row in rows]


def test_a_bump_is_told_with_what_would_have_won_more() -> None:
    said = round_said(bid(5, 1, lost=31))
    assert said == (
        "Ann bid 5 and bumped into Ben; 7 alone would have won 31 % more."
        " By the others' habits 5 was best."
    )
    assert "bumped into Ben and the ghost" in round_said(bid(5, 1, 3, lost=31))


@pytest.mark.parametrize(
    ("made", "own", "said"),
    [
        (bid(5, lost=31), 0, "You bid 5; 7 would have won 31 % more."),
        (bid(5, 1, lost=31), 0, "You bid 5 and bumped into Ben; 7 alone would have won 31 % more."),
        (bid(5, 1, lost=31), 1, "Ann bid 5 and bumped into you; 7 alone would have"),
        (bid(5, 1, 2, lost=31), 1, "Ann bid 5 and bumped into you and Cem; 7 alone would have"),
        (bid(5, 1, lost=31), 2, "Ann bid 5 and bumped into Ben; 7 alone would have"),
    ],
)
def test_who_looks_at_the_own_log_is_spoken_to(made, own, said) -> None:
    assert round_said(made, own=own).startswith(said)


def test_our_own_bid_is_told_before_a_worse_one_of_others_but_only_if_it_was_beaten() -> None:
    ours, theirs = bid(5, lost=20), bid(6, seat=1, lost=50)
    assert round_said(ours, theirs).startswith("Ben bid 6;")
    assert round_said(ours, theirs, own=0).startswith("You bid 5;")
    assert round_said(bid(5, lost=2), theirs, own=0).startswith("Ben bid 6;")
    assert round_said(bid(5, lost=2), own=0) == "No other face would clearly have won more."


def test_headlines_speak_to_who_looks_at_the_own_log() -> None:
    bids = (bid(4, lost=2), bid(5, 2, seat=1, lost=60), bid(5, 1, seat=2, lost=3))
    step = bids[0].step
    points = (
        Point(step - 1, 2, Counts((30, 35, 35), 100)),
        Point(step, 2, Counts((60, 20, 20), 100)),
    )
    done = Review(points, bids)
    said = headlines(told(done, race()[1]))
    assert said["Worst bid"] == "Ben's 5 in round 2; 7 would have won 60 % more."
    assert said["Luckiest bump"] == "In round 2 Ben and Cem bumped, and Ann gained 30 %."
    ours = headlines(told(done, race()[1], 0))
    assert ours["Luckiest bump"] == "In round 2 Ben and Cem bumped, and you gained 30 %."
    ours = headlines(told(done, race()[1], 1))
    assert ours["Worst bid"] == "Your 5 in round 2; 7 would have won 60 % more."
    assert ours["Luckiest bump"] == "In round 2 you and Cem bumped, and Ann gained 30 %."
    (turned,) = told(done, race()[1], 0).turnings
    assert turned.said == f"Step {step}, round 2: you go from 30 to 60 %."
    assert turned.is_good


def test_nobody_is_lucky_by_its_own_bump() -> None:
    bids = (bid(5, 1, seat=0), bid(5, 0, seat=1))
    step = bids[0].step
    counts = (Counts((30, 35, 35), 100), Counts((60, 20, 20), 100))
    points = tuple(Point(at, 2, one) for at, one in zip((step - 1, step), counts, strict=True))
    assert "Luckiest bump" not in headlines(told(Review(points, bids), race()[1]))


def test_a_name_is_spoken_to_only_in_its_own_log() -> None:
    done, table = found()
    for own in (None, 0, 1, 2):
        lines = all_lines(told(done, table, own))
        spoken = [line for line in lines if "you" in line.lower().replace("your ", "you ").split()]
        assert bool(spoken) is (own is not None), own
        if own is not None:
            assert not [line for line in lines if line.startswith(f"{NAMES[own]} ")]


def test_a_round_has_every_bid_and_no_chance_of_a_face_that_rests() -> None:
    done, table = found()
    shown = told(done, table)
    rows = [row for one in shown.rounds for row in one.rows]
    assert {one.faces for one in shown.rounds} == {("4", "5", "6", "7", "X")}
    assert len(rows) == len(done.bids)
    for made, row in zip(done.bids, rows, strict=True):
        free = {"X" if one.face == X else str(one.face) for one in made.faces}
        cells = dict(zip(shown.rounds[0].faces, row.cells, strict=True))
        assert {face for face, cell in cells.items() if cell} == free
        assert [face for face, cell in cells.items() if cell and cell.is_made] == [row.face]
        assert row.has_bumped is bool(made.bumped)


def test_the_best_face_is_the_one_with_the_highest_number_of_equals_the_own() -> None:
    for lost, best in ((0, "4"), (1, "7"), (11, "7")):
        (shown,) = told(EVEN._replace(bids=(bid(4, lost=lost),)), race()[1]).rounds
        cells = zip(shown.faces, shown.rows[0].cells, strict=True)
        assert [face for face, cell in cells if cell and cell.is_best] == [best]
    done, table = found()
    for row in (row for one in told(done, table).rounds for row in one.rows):
        free = [cell for cell in row.cells if cell]
        (highest,) = (cell for cell in free if cell.is_best)
        assert highest.known == max(cell.known for cell in free)
        assert highest.is_made or highest.known > next(one.known for one in free if one.is_made)


def test_without_bids_nothing_is_said_of_faces() -> None:
    done, table = found()
    whole, bare = told(done, table), told(done._replace(bids=()), table)
    assert whole.legend
    assert not bare.legend
    assert not bare.headlines


def test_moves_as_good_as_the_best_are_counted() -> None:
    done, table = found()
    good = done.moves[0]._replace(made=40, best=40, races=100)
    bad = good._replace(made=0)
    said = told(done._replace(moves=(good, bad, good)), table).moves
    assert said == "Moves as good as the best that a bot found: 2 of 3."


def test_what_may_be_luck_is_not_called_better() -> None:
    for lost, is_told in ((10, False), (11, True)):
        said = f"Ann bid X; 7 would have won {lost} % more."
        assert round_said(bid(X, lost=lost)).startswith(said) is is_told


def test_a_bid_that_another_face_would_have_beaten_is_not_the_best_one() -> None:
    step = bid(4).step
    much, little = FaceOutcome(4, 60, 10), FaceOutcome(5, 50, 40)
    beaten = ReviewedBid(step, 2, 0, 4, (), (much, FaceOutcome(7, 90, 10)), 100)
    unbeaten = ReviewedBid(step, 2, 1, 5, (), (little, FaceOutcome(6, 45, 40)), 100)
    said = headlines(told(EVEN._replace(bids=(beaten, unbeaten)), race()[1]))
    assert said["Best bid"] == "Ben's 5 in round 2."
    alone = headlines(told(EVEN._replace(bids=(beaten,)), race()[1]))
    assert alone["Best bid"] == "Ann's 4 in round 2."


def test_a_sentence_about_a_step_leads_there_and_one_about_a_better_move_knows_it() -> None:
    done, table = found()
    move = done.moves[0]._replace(made=0, best=20)
    shown = told(done._replace(moves=(move,)), table)
    (line,) = [line for one in shown.rounds for line in one.moves]
    assert line.better == move
    assert line.step == move.step
    steps = {d.step.number for d in table.completed}
    assert {line.step for line in shown.turnings} <= steps
    assert {one.line.step for one in shown.rounds} <= steps
    assert {one.line.step for one in shown.headlines} <= steps


def test_programs_are_told_the_same_sentences() -> None:
    for is_race in (True, False):
        done, table = found(is_race=is_race)
        shown = told(done, table, 0)
        plain = json.dumps(shown.plain(), ensure_ascii=False)
        assert all(json.dumps(line, ensure_ascii=False) in plain for line in all_lines(shown))


def test_of_a_broken_log_is_told_how_far_it_was_reviewed() -> None:
    done, table = found()
    assert not told(done, table).part
    said = told(done, table, doubt="This copy is damaged.").part
    assert said == f"This copy is damaged. It is reviewed up to step {len(table.completed)}."


def test_a_log_without_a_step_is_told_so() -> None:
    table = race(steps_max=0)[1]
    assert "nothing to look back at" in told(Review(), table).by
    assert can_be_told(Review(), table)


def test_a_log_without_an_hour_is_told_so() -> None:
    table = cozy_game(steps_max=3)[1]
    assert table.completed
    assert "no hour of this game was played" in told(Review(), table).by
