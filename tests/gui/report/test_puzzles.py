"""Puzzles in files: those of the program can be won, and any other file is one sentence."""

import pytest

from core.table.log import MAGIC, read, record
from core.wormup.race import Result
from gui.report.puzzles import Asked, asked_at, puzzle_in, shipped
from gui.words.terms import UsageError
from tests.gui.cozy_log import cozy_game
from tests.gui.forged_log import forged
from tests.gui.race_log import race


@pytest.mark.parametrize("path", shipped(), ids=lambda path: path.stem)
def test_every_puzzle_of_the_program_is_won_by_a_move_that_is_not_straight_ahead(path) -> None:
    asked = asked_at(path)
    assert isinstance(asked, Asked), asked
    puzzle = asked.puzzle
    over = asked.steps[-1].outcome.state.race.move(puzzle.seat, puzzle.win)
    assert over.result is Result.FINISH
    assert not puzzle.is_plain


def test_there_is_a_handful_of_them() -> None:
    assert [path.name for path in shipped()] == [f"{number}.puzzle" for number in range(1, 9)]


def test_a_turn_of_a_saved_race_is_a_puzzle_for_somebody_else(tmp_path) -> None:
    log, table = race()
    path = tmp_path / "log"
    path.write_bytes(log)
    sent = tmp_path / "mine.puzzle"
    sent.write_bytes(puzzle_in(path, len(table.completed) - 1))
    assert isinstance(asked_at(sent), Asked)


_GENESIS, *_REST = read(race()[0]).bodies
_GENESIS = _GENESIS.replace(b"wormup/gryphon2010", b"wormup/gryphon2999")
_OTHER_RULES = MAGIC + b"".join(map(record, (_GENESIS, *_REST)))
_OTHER_FORMAT = MAGIC[:-1] + bytes([MAGIC[-1] + 1])


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"shopping list", "is no puzzle, or it is damaged"),
        (b"", "is no puzzle, or it is damaged"),
        (_OTHER_FORMAT + race()[0][len(MAGIC) :], "made by a newer version of this program"),
        (_OTHER_RULES, "made by a newer version of this program"),
        (forged()[0], "somebody has changed it"),
        (race(steps_max=8)[0] + record(b"\xc0"), "somebody has changed it"),
        (race()[0], "does not end where somebody has to move"),
        (race(steps_max=5)[0], "no winning move"),
        (cozy_game(seats=2)[0], "no race is in it"),
    ],
    ids=[
        "text",
        "nothing",
        "newer",
        "newer rules",
        "forged",
        "foreign record",
        "over",
        "no win",
        "cozy",
    ],
)
def test_what_is_no_puzzle_is_one_sentence_with_the_name_of_the_file(tmp_path, data, said) -> None:
    path = tmp_path / "sent.puzzle"
    path.write_bytes(data)
    found = asked_at(path)
    assert isinstance(found, UsageError)
    assert found.code == (3 if "newer" in said else 2)
    told = str(found)
    assert "sent.puzzle" in told
    assert said in told
    assert "\n" not in told
    assert not {"byte", "log", "format", "header", "signature"} & set(told.lower().split())


def test_a_file_that_is_not_there_or_a_folder_is_one_sentence(tmp_path) -> None:
    for path in (tmp_path / "gone.puzzle", tmp_path):
        told = asked_at(path)
        assert isinstance(told, UsageError)
        assert path.name in str(told)


def test_a_puzzle_that_was_torn_off_is_no_other_puzzle(tmp_path) -> None:
    whole = shipped()[1].read_bytes()
    path = tmp_path / "torn.puzzle"
    for share in (0.3, 0.6, 0.99):
        path.write_bytes(whole[: int(len(whole) * share)])
        assert isinstance(asked_at(path), UsageError), share
