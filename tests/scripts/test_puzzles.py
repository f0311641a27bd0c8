"""The puzzles of the program come out of their seeds, byte for byte."""

import pytest

import puzzles
from core.review.puzzle import SUFFIX, Puzzle, puzzle_at
from gui.report.puzzles import FOLDER, PuzzleAnswer, answers_in, digest_of


def _made(name: str, number: int) -> bytes:
    """Make a puzzle again, and see that its answer is found again."""
    kinds, source = puzzles.KINDS[name][0], puzzles.SOURCES[name][number - 1]
    kind = kinds[source.kind]
    moment = next(one for one in puzzles.moments(kind, source.seed) if one.step == source.step)
    data = puzzles.made(kind, moment)
    answer = answers_in(FOLDER)[digest_of(data)]
    puzzle = puzzle_at(1, moment.state)
    assert isinstance(puzzle, Puzzle)
    assert answer == PuzzleAnswer.of(data, puzzle, kind.rules_id, moment.state)
    return data


@pytest.mark.parametrize(("name", "number"), [("race", 2), ("cozy", 1)])
def test_a_puzzle_is_made_again_byte_for_byte(name: str, number: int) -> None:
    kept = FOLDER / f"{name}-{number:02}{SUFFIX}"
    assert _made(name, number) == kept.read_bytes()


def test_all_are_written_where_one_says_with_their_answers(tmp_path, capsys, monkeypatch) -> None:
    first = {name: sources[:1] for name, sources in puzzles.SOURCES.items()}
    monkeypatch.setattr(puzzles, "SOURCES", first)
    assert puzzles.main(["--out", str(tmp_path / "new")]) == 0
    for name in ("race-01", "cozy-01"):
        made = tmp_path / "new" / f"{name}{SUFFIX}"
        assert made.read_bytes() == (FOLDER / made.name).read_bytes()
        assert str(made) in capsys.readouterr().out or name == "cozy-01"
    made_anew, ours = answers_in(tmp_path / "new"), answers_in(FOLDER)
    assert len(made_anew) == 2
    assert made_anew.items() <= ours.items()


def test_a_search_finds_each_puzzle_once_and_the_easy_ones_stand_first(capsys, monkeypatch) -> None:
    kinds, _ = puzzles.KINDS["race"]
    monkeypatch.setattr(puzzles, "KINDS", {"race": (kinds[4:5], 8)})
    assert puzzles.main(["--search", "race"]) == 0
    told = capsys.readouterr()
    assert told.out.count("Source(") == len({*told.out.splitlines()}) > 0
