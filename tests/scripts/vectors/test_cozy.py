"""Vectors of Worm & Cozy: every one of ours agrees, and whatever is changed is found."""

import copy
import json
from typing import Any

import pytest

from core.cozy.decisions import ActOrgan
from core.cozy.grid import Cell
from environment import ROOT
from tests.core.cozy.play import game
from vectors.cozy import checks, holds_games, read_games, read_map, write_map
from vectors.strict_json import UnreadableError

VECTORS = ROOT / "tests" / "vectors" / "cozy"
SCENES = json.loads((VECTORS / "scenes.json").read_text(encoding="utf-8"))


def differences(data: object) -> list[tuple[str, str]]:
    """List where a file and our core differ, and in which field."""
    found = []
    for one in read_games(json.dumps(data).encode()):
        found += [(where, each.field) for where, all_of in checks(one) for each in all_of]
    return found


@pytest.fixture
def file() -> Any:
    """Take the scene of the Conga Line alone."""
    scene = next(one for one in SCENES["scenes"] if one["scene"] == "tail")
    return copy.deepcopy({"sheets": {"tail": SCENES["sheets"]["tail"]}, "scenes": [scene]})


@pytest.mark.parametrize("path", sorted(VECTORS.glob("*.json")), ids=lambda path: path.stem)
def test_every_vector_agrees(path):
    """C1.5, C6.6, C7, C8.2: lists, refusals, audit states, counts and scores of another program."""
    data = path.read_bytes()
    assert holds_games(data)
    found = [check for one in read_games(data) for check in checks(one)]
    assert len(found) > 100
    assert [check for check in found if check[1]] == []


def test_the_scene_is_judged_as_a_whole(file):
    """Labels, such as the players' names, are none of our business."""
    file["made by"] = file["scenes"][0]["player"] = "somebody"
    assert differences(file) == []
    (one,) = read_games(json.dumps(file).encode())
    assert len(list(checks(one))) == 1 + 25 + 7 + 1


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda scene: scene.update(sheet_digest="00"), "sheet_digest"),
        (lambda scene: scene["hours"][2]["steps"][1]["legal"].__setitem__(0, 7), "legal[0]"),
        (lambda scene: scene["hours"][2]["steps"][1]["legal"].__setitem__(1, "0"), "legal[1]"),
        (lambda scene: scene["hours"][2]["steps"][1].update(after="0"), "after"),
        (lambda scene: scene["hours"][3]["counts"].__setitem__(3, 9), "counts[3]"),
        (lambda scene: scene["final"].update(credits=0), "final.credits"),
        (lambda scene: scene["final"]["worms"][0].update(ext=1), "final.worms[0].ext"),
        (lambda scene: scene.update(score={"total": 1}), "score.total"),
        (lambda scene: scene["hours"][6]["steps"].pop(), "hour"),
    ],
)
def test_a_difference_is_found_in_its_field(file, change, field):
    change(file["scenes"][0])
    assert field in {found for _, found in differences(file)}


@pytest.mark.parametrize(
    ("tried", "code", "agrees"),
    [
        ({"do": "B", "worm": 9}, "no-such-worm", True),
        ({"do": "B", "worm": 9}, "no-match", False),
        ({"do": "pass"}, "malformed", False),
        ({"do": "pass", "x": 1}, "malformed", True),
    ],
)
def test_a_refusal_is_compared_by_its_code(file, tried, code, agrees):
    """C7."""
    file["scenes"][0]["hours"][0]["steps"][0]["refused"] = [[tried, code]]
    assert (differences(file) == []) is agrees


def test_behind_a_decision_that_we_refuse_nothing_is_judged(file):
    file["scenes"][0]["hours"][1]["steps"][0]["decision"] = {"do": "nod"}
    found = differences(file)
    assert [field for _, field in found] == ["decision", "hour"]
    assert found[0][0] == "tail, hour 1, step 0"


@pytest.mark.parametrize(
    "change",
    [
        lambda file: file.update(more=[1]),
        lambda file: file["scenes"][0].update(more={}),
        lambda file: file["scenes"][0]["hours"][0].update(more=1),
        lambda file: file["scenes"][0]["hours"][0]["steps"][0].update(more=1),
        lambda file: file["scenes"][0]["hours"][0].update(dice=[1, 2]),
        lambda file: file["scenes"][0]["hours"][0].update(dice=[1, 2, 7]),
        lambda file: file["scenes"][0]["hours"][0]["steps"].append({}),
        lambda file: file["scenes"][0].update(scene="other"),
        lambda file: file["sheets"]["tail"].pop("rocks"),
        lambda file: file["sheets"]["tail"].update(hours=[["1 AM", "diagonals", 0, 3]]),
        lambda file: file["sheets"]["tail"].update(hours=[["1 AM"]]),
        lambda file: file["sheets"]["tail"]["penalty"].update(measure="nothing"),
    ],
)
def test_what_cannot_be_compared_is_told(file, change):
    change(file)
    with pytest.raises(UnreadableError):
        differences(file)


@pytest.mark.parametrize(
    ("data", "holds"),
    [(b'{"games": 1}', True), (b'{"scenes": []}', True), (b"{}", False), (b"[]", False),
     (b'{"before": 1}', False), (b'{"games": 1}\n{}', False), (b"\xff", False), (b"", False)],
)  # fmt: skip
def test_a_file_of_games_is_told_from_lines(data, holds):
    assert holds_games(data) is holds


@pytest.mark.parametrize(
    "value",
    [None, [], "pass", {"do": "pass", "x": 0}, {"do": "act"}, {"do": "act", "cell": [0, 1.0]},
     {"do": "act", "cell": None}, {"do": "act", "cell": "ab"}, {"do": ["act"]}, {"cell": [0, 0]},
     {"do": "add", "kind": "heart", "cell": [0, 0], "face": []},
     {"do": "add", "kind": "heart", "cell": [0, 0], "face": None},
     {"do": "grow", "cell": [0, 0], "from": []}, {"do": "grow", "cell": [0, 0], "from": [0]},
     {"do": "A", "cells": []}, {"do": "dice", "die": True, "to": 1}],
)  # fmt: skip
def test_a_map_with_other_fields_is_no_decision(value):
    """C6.1, C7."""
    assert read_map(value) is None


def test_a_map_is_read_as_it_was_written():
    """C6.1: fields neither missing nor extra."""
    assert read_map({"do": "act", "cell": [0, 1]}) == ActOrgan(Cell(0, 1))
    for number in range(1, 9):
        for _, decision, _ in game(number, 0):
            assert read_map(json.loads(json.dumps(write_map(decision)))) == decision
