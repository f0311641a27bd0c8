"""Which mutants of a toy project survive, how they are reported, and what the notes say of ours."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from mutants.results import Results
from mutants.run import NOTES, drawn, listed, main, noted
from tests.architecture.tree import ROOT, plant
from tests.tiers import long
from tests.world import HANG_S

needs_fork = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no fork()")

TOY = """
def is_adult(age):
    return age >= 18

def waits(age):
    while age < 18:
        age += 1
    return age
"""
TESTS = """
from functools import cache

from place.toy import is_adult, waits

@cache
def of_twenty():
    return is_adult(20)

def test_it_knows_an_adult():
    assert of_twenty()

def test_it_knows_a_child():
    assert of_twenty() and not is_adult(16)

def test_it_waits():
    assert waits(15) == 18
"""
BORDER = "`is_adult`: `age >= 18` -> `age > 18`"
OFF_BY_ONE = "`is_adult`: `age >= 18` -> `age >= 19`"


@pytest.fixture
def toy(tmp_path):
    plant(tmp_path, "pytest.ini", "[pytest]\npythonpath = .\naddopts = --import-mode=importlib\n")
    plant(tmp_path, "place/toy.py", TOY)
    return plant(tmp_path, "tests/place/test_toy.py", TESTS)


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    script = ROOT / "scripts" / "mutants" / "run.py"
    command = [sys.executable, str(script), "--root", str(root), "--only", "place", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=HANG_S, check=False)


@needs_fork
def test_what_no_test_notices_survives_and_what_runs_for_ever_is_killed(toy):
    """`age -= 1` waits for ever; the cache of a test hides nothing from the second one."""
    done = run(toy)
    assert done.stdout.splitlines()[:2] == [
        f"place/toy.py:3: {BORDER}",
        f"place/toy.py:3: {OFF_BY_ONE}",
    ]
    assert "`waits`" not in done.stdout
    assert "together" in done.stdout
    assert " 2 survive" in done.stdout
    assert done.returncode == 1


@long
@needs_fork
def test_a_missing_test_kills_the_survivor(toy):
    tests = TESTS + "\ndef test_it_knows_the_border():\n    assert is_adult(18)\n"
    done = run(plant(toy, "tests/place/test_toy.py", tests))
    assert " 0 survive" in done.stdout
    assert done.returncode == 0


@long
@needs_fork
def test_a_survivor_with_a_reason_is_counted_and_not_told(toy):
    note = f"### place/toy.py\n\n- {BORDER}: nobody asks at eighteen.\n"
    done = run(plant(toy, NOTES.as_posix(), note), "--jobs", "2")
    assert BORDER not in done.stdout
    assert " 2 survive" in done.stdout
    assert " 1 of them with a reason" in done.stdout


@needs_fork
def test_tests_that_fail_without_a_mutation_judge_nothing(toy):
    done = run(plant(toy, "tests/place/test_toy.py", TESTS + "\ndef test_no(): assert False\n"))
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == (
        "tests/place/test_toy.py::test_no fails without a mutation: run it"
    )


@needs_fork
def test_a_file_that_is_not_there_is_told_in_a_sentence(toy, capsys):
    with pytest.raises(SystemExit) as stop:
        main(["--root", str(toy), "--only", "place/none.py"])
    assert stop.value.code == 2
    assert "--only wants files or folders of the project" in capsys.readouterr().err


@pytest.fixture
def small(toy):
    """Four mutants of one function, of which two survive."""
    plant(toy, "place/toy.py", TOY.partition("def waits")[0])
    tests = (
        "from place.toy import is_adult\n\ndef test_it(): assert is_adult(20) and not is_adult(9)\n"
    )
    return plant(toy, "tests/place/test_toy.py", tests)


@needs_fork
def test_a_run_that_was_stopped_goes_on_where_it_ended(small):
    """The last line of its results was torn off in the middle."""
    first, second = (json.dumps({"mutant": f"place/toy.py {m}", "by": ""}) for m in (BORDER, "`f`"))
    kept = plant(small, "kept", f"{first}\n{second[:20]}") / "kept"
    done = run(small, "--results", str(kept))
    assert "2 of 3, 1 survive; place/toy.py:3: tests/place/test_toy.py::test_it" in done.stderr
    assert f"place/toy.py:3: {OFF_BY_ONE}" in done.stdout
    assert BORDER not in done.stdout
    assert len(Results.read(kept).by) == 3


@long
@needs_fork
def test_the_same_mutants_are_found_again_in_a_program_that_has_changed(small):
    """What no test noticed before is no loss; what is not there any more is counted."""
    by = {BORDER: "", OFF_BY_ONE: "a test", "`is_adult`: `1` -> `2`": "a test"}
    lines = (json.dumps({"mutant": f"place/toy.py {m}", "by": test}) for m, test in by.items())
    plant(small, "earlier", "\n".join(lines))
    plant(small, "place/toy.py", "\n\n" + (small / "place/toy.py").read_text("utf-8"))
    done = run(small, "--same", str(small / "earlier"))
    last = "1 of 3 have no source any more; noticed only before: 1", f"place/toy.py {OFF_BY_ONE}"
    assert tuple(done.stdout.splitlines()[-2:]) == last
    assert done.returncode == 1


@long
@needs_fork
def test_what_survives_its_folder_meets_the_wider_tests(small):
    wider = "from place.toy import is_adult\n\ndef test_the_border(): assert is_adult(18)\n"
    plant(small, "tests/other/test_border.py", wider)
    done = run(small, "--results", str(small / "kept"), "--wider", "tests/other")
    assert " 0 survive" in done.stdout
    kept = Results.read(small / "kept").by
    assert kept[f"place/toy.py {BORDER}"] == "tests/other/test_border.py::test_the_border"


def test_a_draw_is_the_same_for_the_same_seed():
    every = listed({"place/toy.py": ast.parse(TOY)})
    some = drawn(every, 3, 7)
    assert some == drawn(every, 3, 7)
    assert len(set(some)) == 3
    assert set(some) < set(every)
    assert drawn(every, 99, 7) == every


def test_a_draw_keeps_what_is_still_there_when_something_else_has_changed():
    """Else each change of the program would draw quite other mutants."""
    every = listed({"place/toy.py": ast.parse(TOY)})
    some = [mutant.key for mutant in drawn(every, 3, 7)]
    fewer = [mutant for mutant in every if mutant.key != some[0]]
    assert [mutant.key for mutant in drawn(fewer, 3, 7)][:2] == some[1:]


def test_mutants_of_two_files_have_places_of_their_own():
    tree = ast.parse(TOY)
    numbers = [m.number for m in listed({"a.py": tree, "b.py": tree})]
    first, second = numbers[: len(numbers) // 2], numbers[len(numbers) // 2 :]
    assert not set(first) & set(second)


def test_every_survivor_in_the_notes_is_still_in_the_source():
    """A change to such a line removes its note, or writes it anew."""
    notes = noted((ROOT / NOTES).read_text("utf-8"))
    files = {key.partition(" ")[0] for key in notes}
    trees = {file: ast.parse((ROOT / file).read_bytes()) for file in files}
    assert notes - {mutant.key for mutant in listed(trees)} == set()


def test_an_item_without_a_reason_is_no_note():
    text = "### a.py\n\n- `f`: `1` -> `2`: it is a size.\n- `f`: `3` -> `4`:\n"
    assert noted(text) == {"a.py `f`: `1` -> `2`"}


def test_what_was_found_of_a_file_that_has_moved_is_known_in_its_new_folder():
    """Unless two files of its name hold the same mutant: nobody knows which it was."""
    before, tree = listed({"place/toy.py": ast.parse(TOY)}), ast.parse(TOY)
    found = Results({mutant.key: "a test" for mutant in before})
    moved = listed({"far/place/toy.py": tree, "place/other.py": tree})
    assert found.followed(before) == found
    assert found.followed(moved).by.keys() == {f"far/{mutant.key}" for mutant in before}
    twice = listed({"far/toy.py": tree, "near/toy.py": tree})
    assert found.followed(twice) == found
