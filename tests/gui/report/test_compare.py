"""Two copies of a game: the same up to a step, then who has signed it twice, if anybody has."""

from typing import Any

from core.table.audit import Replay
from core.table.log import MAGIC, read, record
from core.table.messages import Act, MessageKind, MessagePlace, sign
from core.table.signing import TableSecret
from gui.report.compare import Comparison, CopiesState, compare, copy_of
from gui.report.judged import replay_of
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race


def compared(first: bytes, second: bytes) -> Comparison:
    return compare(copy_of(replay_of(read(first))), copy_of(replay_of(read(second))))


def test_two_copies_of_one_game_are_the_same_to_the_last_step():
    data, table = race()
    found = compared(data, data)
    assert found.copies is CopiesState.EQUAL
    assert found.step == len(table.completed)


def test_a_copy_that_ends_earlier_is_the_same_as_far_as_it_goes():
    whole, part = race()[0], race(steps_max=5)[0]
    assert compared(whole, part)[:2] == (CopiesState.SHORTER, 5)
    assert "the first goes on" in compared(whole, part).said
    assert "the second goes on" in compared(part, whole).said


def test_different_games_and_no_game_are_told_apart():
    for other in (race(seed=2)[0], cozy_game()[0], MAGIC):
        assert compared(race()[0], other).copies is CopiesState.OTHER_GAME


def forked(data: bytes, at: int, **changes: Any) -> Replay:
    """Return the audit of *data*, as if its step with index *at* had ended otherwise."""
    replay = replay_of(read(data))
    assert replay.table is not None
    done = replay.table.completed[at]
    replay.table.completed[at] = done._replace(digest=bytes(32), **changes)
    return replay


def test_where_copies_differ_nobody_is_blamed_whose_two_signatures_are_not_there():
    """The act of an honest player counts in one copy and not in the other, where another chose."""
    data, table = race()
    done = table.completed[6]
    acts = [message for message in done.certificate if message.kind is MessageKind.ACT]
    for missing in acts:
        rest = tuple(message for message in done.certificate if message is not missing)
        found = compare(copy_of(replay_of(read(data))), copy_of(forked(data, 6, certificate=rest)))
        assert found[:2] == (CopiesState.FORKED, 6)
        assert "in step 7 they differ. They do not show who" in found.said
        assert not any(name in found.said for name in ("Ann", "Ben", "Cem"))


def test_two_copies_name_the_one_who_signed_a_step_twice():
    """P9: that is a proof, and nothing else is."""
    data, table = race()
    done = table.completed[6]
    act = next(message for message in done.certificate if message.kind is MessageKind.ACT)
    place = MessagePlace(act.game, act.step, act.seat, act.previous)
    other = sign(TableSecret(bytes(32)).key, place, Act(("move", 1), b""))
    twice = tuple(other if one is act else one for one in done.certificate)
    found = compare(copy_of(replay_of(read(data))), copy_of(forked(data, 6, certificate=twice)))
    assert found.copies is CopiesState.FORKED
    name = table.genesis.offers[act.seat].name
    assert found.said.endswith(f"Two different things are signed there by {name}.")


def test_a_copy_that_is_broken_behind_a_step_is_called_so():
    good = copy_of(replay_of(read(race()[0])))
    bad = copy_of(replay_of(read(race(steps_max=5)[0] + record(b"\xc0"))), is_broken=True)
    found = compare(good, bad)
    assert found[:2] == (CopiesState.BROKEN, 5)
    assert found.said.startswith("The second copy is broken behind step 5;")
    assert compare(bad, good).said.startswith("The first copy is broken")
    both = compare(bad, bad)
    assert both.said.startswith("Both copies are broken: the first proves 5 steps, the second 5")


def test_copies_that_contradict_each_other_do_so_also_where_one_is_broken():
    data = race()[0]
    broken = copy_of(forked(data, 3), is_broken=True)
    assert compare(copy_of(replay_of(read(data))), broken).is_forked
