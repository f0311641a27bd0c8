"""The rules and empty sheets, from the command line."""

import pytest

from gui.cli import main

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def here(tmp_path, monkeypatch):
    """Return the folder in which the command runs."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "file", "title"),
    [
        ([], "wormup-rules.html", "Worm Up!: the rules"),
        (["--game", "cozy"], "cozy-rules.html", "Worm &amp; Cozy: the rules"),
        (["--game", "cozy", "--language", "de"], "cozy-rules.html", "Worm &amp; Cozy: die Regeln"),
        (["--sheet", "7"], "cozy-sheet-7.html", "7. A Short Winter Day"),
        (["--sheet", "0"], "cozy-sheet-0.html", "8. "),
        (["--output", "mine.html"], "mine.html", "Worm Up!: the rules"),
    ],
)
def test_a_page_is_saved_and_its_file_told(here, capsys, arguments, file, title) -> None:
    assert main(["rules", *arguments]) == 0
    assert title in (here / file).read_text(encoding="utf-8")
    assert file in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--sheet", "9"], "--sheet 9: from 1 to 8; 0 is all"),
        (["--sheet", "-1"], "--sheet -1: from 1 to 8"),
        (["--game", "wormup", "--sheet", "1"], "--sheet: Worm Up! has no sheets"),
        (["--output", "nowhere/rules.html"], "nowhere/rules.html: "),
    ],
)
def test_what_cannot_be_printed_is_said_in_a_sentence(here, capsys, arguments, said) -> None:
    assert main(["rules", *arguments]) == 2
    assert said in capsys.readouterr().err
    assert list(here.iterdir()) == []
