"""Vectors are read strictly: a state that is none is named, an action that is none is refused."""

import json
from typing import Any

import pytest

from core.wormup.profiles import Options
from core.wormup.race import Race
from environment import ROOT
from tests.core.wormup.races import TABLES, draws_of, played, start
from vectors.strict_json import Json, UnreadableError
from vectors.wormup import act, differences, flaw, lines, read_race, read_vector, write_race

VECTORS = ROOT / "tests" / "vectors" / "wormup"
BEFORE: Any = write_race(start("gryphon2010", 3))
REVEAL: Any = {"type": "reveal", "bids": [4, 5, 6]}


def changed(**fields: Json) -> Json:
    return {**BEFORE, **fields}


def vector(**fields: Json) -> str:
    return json.dumps({"before": BEFORE, "action": REVEAL, "refused": "why", **fields})


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_every_state_of_a_race_is_read_as_it_was_written(edition, seats):
    for before, _, after in played(start(edition, seats), draws_of(seats)):
        assert read_race(write_race(after)) == read_race(json.loads(json.dumps(write_race(after))))
        assert write_race(read_race(write_race(before))) == write_race(before)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("edition", "gryphon2011"),
        ("edition", None),
        ("rules", {}),
        ("rules", {**BEFORE["rules"], "reverse": "free"}),
        ("rules", {**BEFORE["rules"], "repose": True}),
        ("rules", {**BEFORE["rules"], "course": True}),
        ("rules", {**BEFORE["rules"], "lanes": "seat"}),
        ("round", 0),
        ("round", "1"),
        ("round", True),
        ("phase", "bids"),
        ("worms", BEFORE["worms"][:2]),
        ("worms", [*BEFORE["worms"], *BEFORE["worms"]]),
        ("worms", [worm[:6] for worm in BEFORE["worms"]]),
        ("worms", [[[1.0, 2]] * 7] * 3),
        ("worms", 7),
        ("start", BEFORE["start"][:1]),
        ("finish", [[1, 2], [3, "4"]]),
        ("active", [True, True]),
        ("active", [1, 1, 1]),
        ("active", [False, False, False]),
        ("rest", [None, None, 8]),
        ("bids", [None, None, "x"]),
        ("ghost", 1),
        ("numbers", [None, None, False]),
        ("x_seat", 3),
        ("queue", [0]),
        ("queue", None),
        ("busy", 0),
        ("idle", -1),
        ("winner", -1),
        ("end", "finish"),
        ("end", "lost"),
        ("phase", "move"),
        ("phase", "declare"),
        ("phase", "over"),
        ("more", None),
    ],
)
def test_a_state_of_another_form_is_unreadable_and_the_field_is_named(field, value):
    with pytest.raises(UnreadableError, match="before"):
        read_race(changed(**{field: value}))


def test_a_state_without_a_field_is_unreadable():
    for key in BEFORE:
        with pytest.raises(UnreadableError, match=f"missing \\['{key}'\\]"):
            read_race({k: v for k, v in BEFORE.items() if k != key})
    with pytest.raises(UnreadableError, match="before"):
        read_race([])


@pytest.mark.parametrize(
    ("phase", "queue", "numbers"), [("move", [0, 0], [4, 5, 6]), ("move", [0], [None, 5, 6])]
)
def test_a_queue_names_seats_with_a_number_once(phase, queue, numbers):
    with pytest.raises(UnreadableError, match="queue"):
        read_race(changed(phase=phase, queue=queue, numbers=numbers))


@pytest.mark.parametrize(
    "action",
    [
        None,
        [],
        {},
        {"type": "dance"},
        {"type": "reveal"},
        {"type": "reveal", "bids": [4, 5, 6.0]},
        {"type": "reveal", "bids": [4, 5, True]},
        {"type": "reveal", "bids": [4, 5, 6], "ghost": None},
        {"type": "reveal", "bids": [4, 5, 6], "ghosts": [4, 5]},
        {"type": "agree", "seat": 0},
        {"type": "resign"},
        {"type": "resign", "seat": True},
        {"type": "resign", "seat": 3},
        {"type": "resign", "seat": -1},
    ],
)
def test_an_action_of_another_form_is_refused(action):
    race = read_race(BEFORE)
    assert not isinstance(act(race, action), Race)
    assert isinstance(act(race, REVEAL), Race)


@pytest.mark.parametrize(
    "change",
    [
        {"steps": 4},
        {"steps": [[6200, 8500]]},
        {"steps": [{"at": [6200, 8500], "rev": 1}]},
        {"steps": [{"at": [6200, 8500], "reverse": True}]},
        {"steps": [{"at": [6200, 8500, 0]}]},
        {"seat": "0"},
        {"repose": []},
        {"repose": [[1, 2]] * 5},
        {"swing": None},
        {"swing": {"post": 1}},
        {"swing": {"post": 1, "to": [1, 2], "first": True}},
        {"swing": {"post": 0, "to": [16_790, 12_225]}, "swing_first": {"post": 1, "to": [1, 2]}},
        {"more": 1},
    ],
)
def test_a_move_of_another_form_is_refused(change):
    race = act(read_race(BEFORE), REVEAL)
    assert isinstance(race, Race)
    steps: Any = [{"at": [5800 + 400 * j, 8500]} for j in range(1, 5)]
    move: Any = {"type": "move", "seat": 0, "steps": steps}
    assert isinstance(act(race, move), Race)
    assert not isinstance(act(race, {**move, **change}), Race)


@pytest.mark.parametrize(
    "text",
    ["[]", "{}", "7", "no", vector(after={}), vector(refused=3), vector(more=1), '{"before": 1}'],
)
def test_a_line_of_another_form_is_unreadable(text):
    with pytest.raises(UnreadableError):
        read_vector(text)


def test_a_wrong_acceptance_and_a_wrong_field_are_found():
    assert [one.field for one in differences(read_vector(vector()))] == ["action"]
    line = json.loads(vector())
    del line["refused"]
    refused = {**line, "action": {"type": "agree", "seat": 1}, "after": BEFORE}
    assert [one.field for one in differences(read_vector(json.dumps(refused)))] == ["action"]
    race = act(read_race(BEFORE), REVEAL)
    assert isinstance(race, Race)
    right = {**line, "after": write_race(race)}
    assert differences(read_vector(json.dumps(right))) == []
    wrong = {**line, "after": {**write_race(race), "queue": [0, 2, 1], "busy": None}}
    found = differences(read_vector(json.dumps(wrong)))
    assert [(one.field, one.want, one.got) for one in found] == [
        ("after.queue[1]", "2", "1"),
        ("after.queue[2]", "1", "2"),
        ("after.busy", "null", "false"),
    ]


def test_a_state_that_no_race_can_reach_is_told():
    worms = BEFORE["worms"]
    assert flaw(read_race(BEFORE)) is None
    assert flaw(read_race(changed(worms=[worms[0], worms[0], worms[2]]))) is not None
    assert flaw(read_race(changed(worms=[worms[0], worms[1], [[1, 2]] * 7]))) is not None
    assert flaw(read_race(changed(finish=[[1, 2], [3, 4]]))) is not None


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "holds no vector"),
        (b" \n\n", "holds no vector"),
        (b"\xff\xfe", "is not UTF-8"),
        (b'{"sheet": 1,\n "games": []}', "a file of Worm & Cozy has games"),
        (b"{}", "no keys"),
    ],
)
def test_a_file_of_something_else_is_told(data, words):
    with pytest.raises(UnreadableError, match=words):
        lines(data)


def test_lines_are_numbered_and_the_last_newline_is_no_line():
    assert lines(b"a\nb\n") == [(1, "a"), (2, "b")]
    assert lines(b"a\n\nb") == [(1, "a"), (2, ""), (3, "b")]


def test_a_longer_course_is_the_tables_choice():
    race = start("venice1995", 3, Options(course=9000))
    assert read_race(write_race(race)) == race
