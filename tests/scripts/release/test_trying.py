"""A build that does not do what it should is found."""

import os
import sys

import pytest

from gui.cli import VERSION
from release import trying

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-in is a shell script")


@pytest.fixture
def place(tmp_path):
    strangers = tmp_path / trying.PLACE
    trying.plant_strangers(strangers)
    (strangers / "x").mkdir()
    return strangers


def _program(place, **said):
    """Write a program that says for each command what its build should, but for *said*."""
    right = {
        "--version": f"wormup-lan {VERSION}",
        "--help": "Optionen:",
        "demo": "All 3 logs tell the same game",
        "audit": "everything checks",
        "window": '{"colours": 99, "missing": []}',
    }
    words = {**right, **said}
    cases = "".join(f"{key}) echo '{text}' ;;\n" for key, text in words.items())
    program = place / "program"
    program.write_text(f'#!/bin/sh\ncase "$1" in\n{cases}esac\n', encoding="utf-8")
    program.chmod(0o755)
    return program


def test_a_build_is_read_in_english_whatever_is_spoken_here(place, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "de")
    program = _program(place)
    words = program.read_text("utf-8").replace("case", '[ "$LANGUAGE" = en ] || exit 1\ncase', 1)
    program.write_text(words, "utf-8")
    assert trying.try_out(program, place, place / "x") == 0


def test_a_build_that_runs_passes(place):
    assert trying.try_out(_program(place), place, place / "x") == 0


@pytest.mark.parametrize(
    "said",
    [
        {"--version": "wormup-lan 0.0.0"},
        {"--help": "options:"},
        {"demo": "The 3 logs do NOT agree."},
        {"audit": "does not check"},
        {"window": '{"colours": 1, "missing": []}'},
        {"window": '{"colours": 99, "missing": ["Nunito"]}'},
    ],
)
def test_a_build_that_does_something_else_fails(place, said):
    assert trying.try_out(_program(place, **said), place, place / "x") == 1


def test_a_build_that_ends_badly_fails(place):
    program = _program(place)
    program.write_text("#!/bin/sh\nexit 3\n", encoding="utf-8")
    assert trying.try_out(program, place, place / "x") == len(trying.tries(place))


def test_what_a_program_writes_into_its_own_folder_is_seen(tmp_path):
    (tmp_path / "a").touch()
    before = trying.tree(tmp_path)
    assert trying.tree(tmp_path) == before
    (tmp_path / "b").touch()
    assert trying.tree(tmp_path) != before


def test_a_program_that_imports_strangers_ends(place):
    python = place / "python"
    python.write_text(
        f'#!/bin/sh\nexec "{sys.executable}" -c "import core; print(\'wormup-lan {VERSION}\')"\n',
        encoding="utf-8",
    )
    python.chmod(0o755)
    assert trying.try_out(python, place, place / "x") == len(trying.tries(place))
