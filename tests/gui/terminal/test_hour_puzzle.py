"""A puzzle of an hour on the terminal: by numbers alone, tried again, helped, shown, left."""

from collections.abc import Iterator

import pytest

from core.cozy.decisions import Decision, Pass
from core.cozy.hour import Hour, drafted
from core.review.puzzle import decisions_of
from gui.report.puzzles import FOLDER, AskedPuzzle, answers_in, asked_at
from gui.report.solved import How, Solved
from gui.terminal import puzzle_command
from gui.terminal.desk import LeaveError, Terminal
from gui.terminal.hour_menu import hour_menu
from gui.terminal.menu import Menu
from gui.words.wanted import UsageError

HINT, SHOW, SIGN = "2", "3", "1"


@pytest.fixture(scope="module")
def asked() -> AskedPuzzle:
    found = asked_at(FOLDER / "cozy-02.puzzle", answers_in(FOLDER))
    assert isinstance(found, AskedPuzzle)
    return found


@pytest.fixture(scope="module")
def answer(asked: AskedPuzzle) -> list[Decision]:
    return decisions_of(asked.puzzle)


def numbers(asked: AskedPuzzle, decisions: list[Decision], laid: int = 0) -> Iterator[str]:
    """Give the numbers of the lines that lead to *decisions* once so many are *laid*."""
    hour = drafted(asked.state.turns[0], decisions[:laid])
    for wanted in decisions[laid:]:
        found: Menu[Decision] | Decision = hour_menu(hour)
        while isinstance(found, Menu):
            groups = [[one.value for one in group] for group in found.groups()]
            number = next(at for at, group in enumerate(groups, 1) if wanted in group)
            yield str(number)
            found = found.pick(number)
        after = hour.decide(wanted)
        assert isinstance(after, Hour)
        hour = after


def played(asked, data, answers):
    """Ask the puzzle with these *answers*; return the code and all that was said."""
    said, rest = list[str](), iter(answers)

    def ask(_prompt):
        given = next(rest, None)
        if given is None:
            raise LeaveError
        return given

    return puzzle_command.run_text(asked, data, Terminal(ask, said.append, lambda: 24)), said


def test_an_hour_that_lacks_points_says_so_and_is_tried_again_and_solved(
    tmp_path, asked, answer
) -> None:
    wrong, right = numbers(asked, [Pass()]), numbers(asked, answer)
    code, said = played(asked, tmp_path, [*wrong, SIGN, "butter", "", *right, SIGN])
    assert code == 0
    assert said[0].startswith("Find 4 points. The Compost Heap, 6 PM. 1 knot")
    assert "Not this one: 4 points more are there" in said
    assert said[-1] == "That is it"
    assert Solved(tmp_path).how(asked.digest) is How.SOLVED


def test_a_hint_lays_the_first_step_and_who_leaves_a_try_is_asked_once_more(
    tmp_path, asked, answer
) -> None:
    code, said = played(asked, tmp_path, ["q", HINT, *numbers(asked, answer, 1), SIGN])
    assert code == 0
    assert any(line.startswith("Decided so far: ") for line in said)
    assert Solved(tmp_path).how(asked.digest) is How.SOLVED
    code, said = played(asked, tmp_path / "other", ["q", "q"])
    assert (code, said[-1]) == (0, "  1  try again     2  a hint     3  show me     q  leave")
    assert not (tmp_path / "other").exists()


def test_the_answer_is_told_and_the_puzzle_is_seen(tmp_path, asked) -> None:
    code, said = played(asked, tmp_path, ["q", SHOW])
    assert code == 0
    assert "".join(said).count("This hour: ") == 1
    assert Solved(tmp_path).how(asked.digest) is How.SEEN


def test_what_is_solved_where_nothing_can_be_kept_says_so(tmp_path, asked, answer) -> None:
    (tmp_path / "puzzles").write_bytes(b"a file in the way")
    with pytest.raises(UsageError, match="cannot be kept"):
        played(asked, tmp_path, [*numbers(asked, answer), SIGN])
