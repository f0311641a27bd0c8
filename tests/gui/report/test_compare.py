"""Two copies of a game: the same up to a step, then who differs."""

from typing import Any

from core.table.log import MAGIC, read, record
from core.table.messages import Content
from core.table.step import Completed
from gui.report.compare import Comparison, Copies, compare, copy_of
from gui.report.verdict import replay_of
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race


def compared(first: bytes, second: bytes) -> Comparison:
    return compare(copy_of(replay_of(read(first))), copy_of(replay_of(read(second))))


def test_two_copies_of_one_game_are_the_same_to_the_last_step():
    data, table = race()
    found = compared(data, data)
    assert found.copies is Copies.EQUAL
    assert found.step == len(table.completed)


def test_a_copy_that_ends_earlier_is_the_same_as_far_as_it_goes():
    whole, part = race()[0], race(steps_max=5)[0]
    assert compared(whole, part)[:2] == (Copies.SHORTER, 5)
    assert "the first goes on" in compared(whole, part).said
    assert "the second goes on" in compared(part, whole).said


def test_different_games_and_no_game_are_told_apart():
    for other in (race(seed=2)[0], cozy_game()[0], MAGIC):
        assert compared(race()[0], other).copies is Copies.OTHER_GAME


def forked(done: Completed[Any], content: Content) -> Completed[Any]:
    """Let *done* have come to *content*."""
    return done._replace(digest=bytes(32), outcome=done.outcome._replace(content=content))


def test_where_copies_part_the_step_and_the_seats_are_named():
    first, second = replay_of(read(race()[0])), replay_of(read(race()[0]))
    assert second.table is not None
    done = second.table.completed[6]
    author, _ = done.outcome.content.slots[-1]
    slots = (*done.outcome.content.slots[:-1], (author, bytes(32)))
    second.table.completed[6] = forked(done, done.outcome.content._replace(slots=slots))
    found = compare(copy_of(first), copy_of(second))
    assert found[:2] == (Copies.FORKED, 6)
    name = ("Ann", "Ben", "Cem")[author]
    assert "in step 7 they differ" in found.said
    assert f"the part of {name}." in found.said


def test_who_is_at_the_table_in_one_copy_only_is_named():
    first, second = replay_of(read(race()[0])), replay_of(read(race()[0]))
    assert second.table is not None
    done = second.table.completed[3]
    content = done.outcome.content
    second.table.completed[3] = forked(done, content._replace(at_table=content.at_table & ~2))
    assert "of Ben." in compare(copy_of(first), copy_of(second)).said


def test_a_copy_that_is_broken_behind_a_step_is_called_so():
    good = copy_of(replay_of(read(race()[0])))
    bad = copy_of(replay_of(read(race(steps_max=5)[0] + record(b"\xc0"))), is_broken=True)
    found = compare(good, bad)
    assert found[:2] == (Copies.BROKEN, 5)
    assert found.said.startswith("The second copy is broken behind step 5;")
    assert compare(bad, good).said.startswith("The first copy is broken")
    both = compare(bad, bad)
    assert both.said.startswith("Both copies are broken: the first proves 5 steps, the second 5")


def test_copies_that_contradict_each_other_do_so_also_where_one_is_broken():
    first, second = replay_of(read(race()[0])), replay_of(read(race()[0]))
    assert second.table is not None
    done = second.table.completed[3]
    content = done.outcome.content
    second.table.completed[3] = forked(done, content._replace(at_table=content.at_table & ~2))
    assert compare(copy_of(first), copy_of(second, is_broken=True)).is_forked
