"""The `puzzle` command: a file that is no puzzle ends in a sentence before a window opens."""

import pytest

from gui.cli import main
from gui.report.puzzles import FOLDER, OWN, digest_of, shipped
from gui.report.solved import Solved
from gui.terminal import puzzle_command
from net.driver.identity import data_directory
from tests.gui.report.test_puzzles import BAD


def test_without_a_file_the_first_puzzle_of_the_program_is_opened(monkeypatch) -> None:
    opened = []

    def show(_chosen, path):
        opened.append(path.name)
        return 0

    monkeypatch.setattr(puzzle_command, show.__name__, show)
    assert main(["puzzle"]) == 0
    assert opened == ["cozy-01.puzzle"]


@pytest.mark.parametrize("name", [*BAD, "gone", "folder", "torn"])
def test_what_is_no_puzzle_is_one_sentence_and_nothing_is_lost(
    tmp_path, capsys, monkeypatch, name
) -> None:
    """Whether it is asked, in a window or in words, or lies on the shelf."""
    monkeypatch.setattr(puzzle_command, data_directory.__name__, lambda: tmp_path)
    path = tmp_path / OWN / "mine.puzzle"
    path.parent.mkdir()
    whole = shipped()[0].read_bytes()
    content = whole[: len(whole) // 2] if name == "torn" else BAD.get(name, (None,))[0]
    if content is not None:
        path.write_bytes(content)
    elif name == "folder":
        path.mkdir()
    is_newer = name.startswith("newer")
    for options in ((), ("--text",)):
        assert main(["puzzle", *options, str(path)]) == (3 if is_newer else 2)
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.count("\n") == 1
        assert path.name in told.err
    assert main(["puzzle", "--list"]) == (0 if name == "gone" else 2)
    told = capsys.readouterr()
    assert told.out.count("\n") == 49, "the others are there"
    assert told.err.count(path.name) == (name != "gone")
    assert content is None or path.read_bytes() == content


def test_a_name_that_no_puzzle_has_names_the_list_and_a_move_is_not_asked_in_words(capsys) -> None:
    assert main(["puzzle", "race-99"]) == 2
    assert "puzzle --list names those on the shelf" in capsys.readouterr().err
    assert main(["puzzle", "--text", "race-01"]) == 2
    assert "leave out --text" in capsys.readouterr().err
    assert main(["puzzle", "."]) == 2
    assert ": . cannot be read" in capsys.readouterr().err


def test_the_shelf_is_listed_with_knots_and_what_is_solved(tmp_path) -> None:
    told: list[str] = []
    first = shipped()[0]
    Solved(tmp_path).note(digest_of(first.read_bytes()), is_alone=True)
    assert puzzle_command.run_list(tmp_path, told.append) == 0
    assert len(told) >= 49
    assert told[1].startswith("cozy-01")
    assert "Find " in told[1]
    assert told[1].rstrip().endswith("solved")
    assert "ooo" in told[24]


def test_a_puzzle_of_the_shelf_is_asked_by_its_name(tmp_path, monkeypatch, capsys) -> None:
    """Also one from our own games; where a folder is named, it is no name."""
    monkeypatch.setattr(puzzle_command, data_directory.__name__, lambda: tmp_path)
    own = tmp_path / OWN / "0123456789abcdef.puzzle"
    own.parent.mkdir()
    own.write_bytes(shipped()[-1].read_bytes())
    listed: list[str] = []
    puzzle_command.run_list(tmp_path, listed.append)
    opened = []

    def show(_chosen, path):
        opened.append(path)
        return 0

    monkeypatch.setattr(puzzle_command, show.__name__, show)
    assert main(["puzzle", "race-03"]) == 0
    assert main(["puzzle", listed[-1].split()[0]]) == 0
    assert opened == [FOLDER / "race-03.puzzle", own]
    assert main(["puzzle", str(tmp_path / "race-03")]) == 2
    assert "race-03" in capsys.readouterr().err
