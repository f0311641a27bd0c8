"""The puzzles of the program come out of their seeds, byte for byte."""

import puzzles


def test_a_puzzle_is_made_again_byte_for_byte() -> None:
    kept = sorted(puzzles.FOLDER.glob("*"))
    assert [path.name for path in kept] == [f"{n}.puzzle" for n in range(1, len(kept) + 1)]
    assert len(kept) == len(puzzles.SOURCES)
    assert puzzles.made(puzzles.SOURCES[1]) == kept[1].read_bytes()


def test_all_are_written_where_one_says(tmp_path, capsys, monkeypatch) -> None:
    monkeypatch.setattr(puzzles, "SOURCES", puzzles.SOURCES[1:2])
    assert puzzles.main(["--out", str(tmp_path / "new")]) == 0
    made = tmp_path / "new" / "1.puzzle"
    assert made.read_bytes() == (puzzles.FOLDER / "2.puzzle").read_bytes()
    assert str(made) in capsys.readouterr().out
