"""The `puzzle` command: a file that is no puzzle ends in a sentence before a window opens."""

from gui.cli import main
from gui.terminal import puzzle


def test_without_a_file_the_first_puzzle_of_the_program_is_opened(monkeypatch) -> None:
    opened = []

    def show(_chosen, path):
        opened.append(path.name)
        return 0

    monkeypatch.setattr(puzzle, show.__name__, show)
    assert main(["puzzle"]) == 0
    assert opened == ["cozy-01.puzzle"]


def test_what_is_no_puzzle_is_refused(tmp_path, capsys) -> None:
    path = tmp_path / "list.puzzle"
    path.write_text("butter", encoding="utf-8")
    for asked in (path, tmp_path / "gone.puzzle"):
        assert main(["puzzle", str(asked)]) == 2
        told = capsys.readouterr()
        assert asked.name in told.err
        assert told.out == ""
