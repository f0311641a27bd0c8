"""The puzzles of the program come out of their seeds, byte for byte."""

import puzzles
from core.review.puzzle import SUFFIX
from gui.report.puzzles import FOLDER, answers_in


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
    monkeypatch.setattr(puzzles, "KINDS", {"race": (kinds[5:7], 2)})
    assert puzzles.main(["--search", "race"]) == 0
    told = capsys.readouterr()
    found = [line.split(" ", 1) for line in told.err.splitlines()]
    picked = [line.strip(" ,") for line in told.out.splitlines()]
    assert [knots for knots, _ in found] == ["3", "1", "2", "3"]
    assert picked == [source for _, source in sorted(found, key=lambda one: one[0])]
    assert len(set(picked)) == len(picked)
