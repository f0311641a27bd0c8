"""Another geometry library measures what the rules core allowed, and says where it disagrees."""

import ast
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.table.rules import Slot
from core.table.step import Completed
from core.wormup.actions import move_action, read_move
from core.wormup.game import GameState
from core.wormup.legality import ground_of
from core.wormup.moves import Move, Placement, Swing
from core.wormup.profiles import PROFILES, Options
from core.wormup.race import Race, Result, Stage, put, start_race
from core.wormup.refusals import WormUpReason, WormUpRefusal
from core.wormup.worm import SEGMENTS, Vec, Worm
from gui.wormup import remeasure as module
from gui.wormup.remeasure import remeasured
from tests.core.wormup.races import direction, draws_of, positions
from tests.core.wormup.scenes import straight, with_finish
from tests.golden.test_golden_logs import LOGS, replayed

_HALF = 0.5
"""The tolerance of 0.02 mm in units."""


def steps_of(name: str) -> list[Completed[Any]]:
    table = replayed(name)[1].table
    assert table is not None
    return list(table.completed)


ANY_STEP = steps_of("venice1995-5")[-1]
ANN, BEN = (offer.name for offer in ANY_STEP.step.genesis.offers[:2])
"""The players of seats 0 and 1."""


def differences(steps: Sequence[Completed[Any]]) -> tuple[str, ...]:
    """List what is measured otherwise."""
    return remeasured(steps)[2]


def step(race: Race, move: Move, after: Race | None = None, seat: int = 0) -> Completed[Any]:
    """Make a step in which *seat* moves and everything goes as it would if that were legal."""
    nobody = (0,) * len(race.worms)
    end = GameState(after or race.after_move(seat, move), nobody)
    slots = (Slot(seat, move_action(move)),)
    return ANY_STEP._replace(
        step=ANY_STEP.step._replace(number=37, state=GameState(race, nobody)),
        outcome=ANY_STEP.outcome._replace(slots=slots, state=end),
    )


def race_of(worms: Sequence[Worm], edition: str = "gryphon2008", seat: int = 0) -> Race:
    """Let *seat* be about to move."""
    race = start_race(PROFILES[edition], Options(), tuple(range(len(worms))))
    return race._replace(
        worms=tuple(worms), stage=Stage.MOVE, queue=(seat,), numbers=put(race.numbers, seat, 7)
    )


def placing(race: Race, *spots: tuple[int, int]) -> Move:
    return Move(tuple(Placement(Vec(*spot)) for spot in spots))


LONE = straight(10_000, 10_000)
AWAY = [straight(3000, 17_000), straight(3000, 18_000)]
RACE = race_of([LONE, *AWAY])


@pytest.mark.parametrize("name", LOGS)
def test_every_kept_race_is_measured_alike(name):
    steps = steps_of(name)
    moves = sum(read_move(slot.action) is not None for done in steps for slot in done.outcome.slots)
    assert remeasured(steps) == (moves, 0.02, ())


def test_a_worm_that_a_state_shows_elsewhere_is_found_and_named():
    steps = steps_of("gryphon2010-3")
    number = next(n for n, d in enumerate(steps) if d.outcome.slots[0].action[:1] == ("move",))
    done, seat = steps[number], steps[number].outcome.slots[0].seat
    race = done.outcome.state.race
    head, *others = race.worms[seat].segments
    moved = Worm((Vec(head.x + 3, head.y), *others))
    state = done.outcome.state._replace(race=race._replace(worms=put(race.worms, seat, moved)))
    steps[number] = done._replace(outcome=done.outcome._replace(state=state))
    name = done.step.genesis.offers[seat].name
    (said,) = differences(steps)
    where = f"step {number + 1}, {name}'s worm: the end of the step finds it elsewhere"
    assert said == f"{where}, measured 0.12 mm"


def test_a_post_that_a_state_shows_elsewhere_is_found_and_named():
    after = RACE.after_move(0, Move())
    (first, second) = after.course.finish
    moved = with_finish(after, first, (second.x, second.y + 25))
    (said,) = differences([step(RACE, Move(), moved)])
    assert said.startswith("step 37, finish post 2: the end of the step finds it elsewhere")


@pytest.mark.parametrize(
    ("spots", "other", "said"),
    [
        ([(10_397, 10_000)], None, "1: the new segment and the one next to it do not just touch"),
        ([(10_404, 10_000)], None, "1: the new segment and the one next to it do not just touch"),
        ([(10_400, 10_000), (10_100, 10_265)], None, "2: the worm overlaps itself"),
        ([(10_400, 10_000)], straight(10_800, 10_000, (400, 0)), f"1: it touches {BEN}'s worm"),
    ],
    ids=["too near", "too far", "own", "foreign"],
)
def test_a_wrong_placement_is_found_and_named(spots, other, said):
    """W3.4, W4.2."""
    race = race_of([LONE, other or AWAY[0], AWAY[1]])
    (found,) = differences([step(race, placing(race, *spots))])
    assert found.startswith(f"step 37, {ANN}'s placement {said}, measured ")


@pytest.mark.parametrize(
    ("worm", "spot", "said"),
    [
        (straight(5600, 7775), (6000, 7775), "it overlaps a post, measured 14.00 mm of overlap"),
        (straight(10_000, 595), (10_000, 195), "it does not lie wholly on the table"),
        (straight(10_000, 195), (10_000, -205), "it does not lie wholly on the table"),
    ],
    ids=["post", "across the edge", "off the table"],
)
def test_a_segment_on_a_post_or_over_the_edge_is_found(worm, spot, said):
    """W3.5, W3.6."""
    race = race_of([worm, *AWAY])
    (found,) = differences([step(race, placing(race, spot))])
    assert found.startswith(f"step 37, {ANN}'s placement 1: {said}")


BEFORE_THE_LINE = race_of([straight(20_600, 10_000), *AWAY])


def test_a_race_that_goes_on_although_a_worm_is_at_the_line_is_found():
    """W3.17."""
    race = BEFORE_THE_LINE
    on = placing(race, (21_000, 10_000), (21_400, 10_000))
    won = race.after_move(0, on)
    after = won._replace(result=None, winner=None)
    found = differences([step(race, on, after)])
    assert len(found) == 1, "the second disc is as far beyond the line as the first is before it"
    assert "placement 2: it touches the finish line, but the race goes on" in found[0]


def test_a_touch_before_the_last_placement_is_found():
    """W3.17: it ends at the very placement that touches."""
    race = race_of([straight(20_700, 10_000), *AWAY])
    on = placing(race, (21_100, 10_000), (21_100, 10_400))
    ended = race.after_move(0, on)
    assert ended.result is Result.FINISH
    (said,) = differences([step(race, on, ended)])
    assert "placement 1: it touches the finish line, but the race goes on" in said


def test_an_end_without_a_touch_is_found():
    race = BEFORE_THE_LINE
    on = placing(race, (21_000, 10_000))
    ended = race.after_move(0, on)._replace(result=Result.FINISH, winner=0)
    (said,) = differences([step(race, on, ended)])
    assert said.endswith("it does not touch the finish line, but the race ends, measured 1.60 mm")


@pytest.mark.parametrize(
    ("edition", "ends", "found"),
    [
        ("tidwell1994", True, 1),
        ("tidwell1994", False, 0),
        ("gryphon2008", True, 0),
        ("gryphon2008", False, 1),
    ],
)
def test_from_behind_only_either_side_may_win(edition, ends, found):
    """W3.18: the neck lies in front where the edition says so."""
    line = start_race(PROFILES[edition], Options(), (0, 1, 2)).course.finish[0].x
    race = race_of([straight(line + 550, 10_000, (400, 0)), *AWAY], edition)
    on = placing(race, (line + 150, 10_000))
    result = (Result.FINISH, 0) if ends else (None, None)
    after = race.after_move(0, on)._replace(result=result[0], winner=result[1])
    assert len(differences([step(race, on, after)])) == found


LINE = RACE.course.finish[0].x


@pytest.mark.parametrize(
    ("worm", "to", "said"),
    [
        (LONE, (LINE + 4450, 7780), []),
        (LONE, (LINE + 4447, 7775), ["the finish posts are not 178 mm apart"]),
        (LONE, (LINE + 4454, 7775), ["the finish posts are not 178 mm apart"]),
        (
            straight(LINE + 4700, 7775, (400, 0)),
            (LINE + 4450, 7775),
            ["the post overlaps a segment"],
        ),
        (
            straight(LINE + 2000, 7970, (0, 400)),
            (LINE + 4450, 7775),
            ["the finish line touches a segment"],
        ),
    ],
    ids=["good", "nearer", "farther", "on a worm", "line on a worm"],
)
def test_a_wrong_swing_is_found_and_named(worm, to, said):
    """W3.13, W4.5."""
    race = race_of([worm, *AWAY])
    found = differences([step(race, Move(swing=Swing(1, Vec(*to))))])
    heads = [f"step 37, {ANN}'s swing: {one}, measured" for one in said]
    assert len(found) == len(heads)
    assert all(one.startswith(head) for one, head in zip(found, heads, strict=True))


@pytest.mark.parametrize(
    ("first", "to", "said"),
    [
        ((26_000, 10_000), (26_000, 14_450 + 4400), "nearer than 48 mm"),
        ((6_100, 7775 + 4450), (6_100, 7775), "the post overlaps a start post"),
        ((6_010, 10_000), (6_010, 14_450), "the finish line touches a start post"),
    ],
    ids=["edge", "post", "line"],
)
def test_a_swing_to_the_edge_or_a_start_post_is_found(first, to, said):
    """W3.13."""
    race = with_finish(RACE, first, (first[0] + 4450, first[1]))
    assert any(
        one.startswith(f"step 37, {ANN}'s swing: ") and said in one
        for one in differences([step(race, Move(swing=Swing(1, Vec(*to))))])
    )


def test_a_first_swing_is_measured_before_the_advance():
    """W3.11: the line that a head touches is where it was swung to."""
    race = race_of([straight(LINE + 1600, 7600), *AWAY])
    swing = Swing(1, Vec(LINE + 4450, 7775), first=True)
    on = Move(placing(race, (LINE + 2000, 7600)).placements, swing=swing)
    found = differences([step(race, on, race.after_move(0, on))])
    said = f"{ANN}'s swing: the finish line touches a segment"
    assert [one.split(", ")[1] for one in found] == [said]


def test_a_re_posed_worm_is_measured_segment_by_segment():
    """W3.16: linked, off others and off the finish line."""
    race = race_of([LONE, *AWAY])
    tail = LONE.tail
    spots = [Vec(tail.x, tail.y + 400 * n) for n in range(SEGMENTS - 1, 0, -1)]
    good = Move(repose=tuple(spots))
    assert differences([step(race, good)]) == ()
    spots[0] = Vec(spots[0].x, spots[0].y + 3)
    found = differences([step(race, Move(repose=tuple(spots)))])
    assert [one.split(":")[0] for one in found] == [f"step 37, {ANN}'s segment 1"]
    worm = straight(LINE, 8400, (0, 400))
    on_line = race_of([worm, *AWAY])
    lies = Move(repose=worm.segments[:-1])
    found = differences([step(on_line, lies)])
    assert len(found) == 6
    assert all("laid anew, it touches the finish line" in one for one in found)


def test_a_worm_that_turned_round_is_measured_from_its_tail():
    """W3.14."""
    spot = Vec(LONE.tail.x - 400, LONE.tail.y)
    assert differences([step(RACE, Move((Placement(spot, reverse=True),)))]) == ()
    (said,) = differences([step(RACE, Move((Placement(spot),)))])
    assert "placement 1: the new segment and the one next to it do not just touch" in said


def margin(refusal: WormUpRefusal) -> float:
    """Return by how many units the two bodies of a refusal miss their limit."""
    assert refusal.contact is not None, refusal
    (above, below), limit = refusal.contact.square, refusal.contact.limit
    far, least = math.sqrt(above / below), math.sqrt(limit[0] / limit[1])
    is_long = refusal.reason in {WormUpReason.LINK, WormUpReason.SWING_LENGTH} and far > least
    return far - least - 1 if is_long else abs(far - least)


def agrees(refusal: WormUpRefusal | None, found: Sequence[str]) -> bool:
    """Return whether what shapely *found* may stand beside the *refusal* of the rules core."""
    if refusal is None:
        return not found
    return bool(found) or margin(refusal) <= _HALF


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 149), st.integers(0, 1 << 32), st.integers(-6, 6), st.integers(-6, 6))
def test_a_placement_is_judged_as_the_integers_judge_it(place, chance, dx, dy):
    """W4.2: whatever the core accepts, and what it refuses by more than 0.02 mm."""
    worms, seat, course = positions(150)[place]
    race = race_of(worms, seat=seat)._replace(course=course)
    way = direction(draws_of(chance))
    spot = Vec(worms[seat].head.x + way.x + dx, worms[seat].head.y + way.y + dy)
    refusal = ground_of(worms, seat, course).refusal(spot, worms[seat])
    found = differences([step(race, placing(race, spot), seat=seat)])
    assert agrees(refusal, found), (refusal, found)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 149), st.integers(0, 1), st.integers(0, 1 << 32), st.integers(-3, 3))
def test_a_swing_is_judged_as_the_integers_judge_it(place, post, chance, longer):
    """W3.13, W4.5."""
    worms, seat, course = positions(150)[place]
    race = race_of(worms, seat=seat)._replace(course=course)
    x, y = course.swing_spot(post, direction(draws_of(chance)))
    to = Vec(x + longer, y)
    refusal = course.swing_refusal(post, to, worms)
    found = differences([step(race, Move(swing=Swing(post, to)), seat=seat)])
    if refusal is not None and refusal.reason is WormUpReason.SWING_NOTHING:
        return
    assert agrees(refusal, found), (refusal, found)


def test_no_distance_comes_from_the_rules_core():
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    core = {a.name for n in imports if (n.module or "").startswith("core.wormup") for a in n.names}
    assert core == {
        "Move", "Placement", "Race", "Result", "Side", "Swing", "Vec", "read_move",
    }  # fmt: skip
