"""An hour at the terminal: every list can be answered, all can be taken back until signed."""

import random
import re
from collections.abc import Iterator

import pytest

from core.cozy.decisions import Pass, PlaceWorm
from core.cozy.hour import Hour, played
from core.cozy.turn import Turn, start_turn
from gui.cozy.sheet_text import WIDTH
from gui.terminal.desk import HELP, RULES, STUCK, Desk, LeaveError, Terminal
from tests.core.cozy.play import chapter, draws_of, rolled

READY = start_turn(chapter(1)).rolled((1, 6, 5))
_LINE = re.compile(r"(?:^|  ) *(\d+)  \S")


class Paper:
    """A terminal that gives prepared answers and keeps all that was said."""

    def __init__(
        self, answers: Iterator[str], height: int = 24, said: list[str] | None = None
    ) -> None:
        self.said: list[str] = [] if said is None else said
        self.kept: list[Hour] = []
        self._answers = answers
        self.terminal = Terminal(self._ask, self.said.append, lambda: height)

    def _ask(self, _: str) -> str:
        answer = next(self._answers, None)
        if answer is None:
            raise LeaveError
        return answer

    def play(self, turn: Turn, *decided: Pass | PlaceWorm) -> Hour:
        hour = Hour(turn, (), turn)
        for decision in decided:
            after = hour.decide(decision)
            assert isinstance(after, Hour)
            hour = after
        return Desk(hour, self.terminal, self.kept.append).played()


def said_after(*answers: str, height: int = 24) -> list[str]:
    """Give what was said to these answers in the first hour, which nobody signs."""
    paper = Paper(iter(answers), height)
    with pytest.raises(LeaveError):
        paper.play(READY)
    return paper.said


def at_random(said: list[str], rng: random.Random) -> Iterator[str]:
    """Answer with one of the numbers that the last question showed."""
    while True:
        last = len(said) - 1 - said[::-1].index("")
        yield rng.choice([number for line in said[last:] for number in _LINE.findall(line)])


@pytest.mark.parametrize(("number", "seed"), [(1, 1), (4, 2), (5, 3), (7, 4)])
def test_whole_games_can_be_played_by_numbers_alone(number: int, seed: int) -> None:
    """C6.5: whatever lines are chosen, what is signed is legal."""
    rng, draws, turn = random.Random(seed), draws_of("desk", seed), start_turn(chapter(number))
    while not turn.is_over:
        turn = rolled(turn, draws)
        said: list[str] = []
        paper = Paper(at_random(said, rng), said=said)
        hour = paper.play(turn)
        assert played(turn, hour.decisions) == hour.turn
        assert paper.kept[-1] == hour
        assert STUCK not in said
        assert max(map(len, said)) <= WIDTH
        turn = hour.turn


def test_nothing_is_signed_before_the_person_says_so() -> None:
    paper = Paper(iter(["2"]))
    with pytest.raises(LeaveError):
        paper.play(READY)
    assert [hour.decisions for hour in paper.kept] == [(Pass(),)]
    assert Paper(iter(["2", "1"])).play(READY).decisions == (Pass(),)


def test_five_spaces_place_a_worm_and_some_show_what_lies_on_them() -> None:
    said = said_after("a1 a2 b2 b3 c3")
    assert "Which organ does worm A get?" in said
    assert any("A──" in line for line in said[20:])
    said = said_after("b2 b3 c3")
    assert any(line.strip().startswith("1  a1 a2 b2 b3 c3") for line in said)


@pytest.mark.parametrize(
    ("spaces", "why"),
    [
        ("c2 c3", "a food lies on c2"),
        ("z9 z8", "a space lies outside of the sheet"),
        ("a1 a2 a3 a4 a5", "the spaces do not make the shape that is wanted"),
        ("e1 f1 f2 g2 g3", "no space of it lies in this hour's region"),
    ],
)
def test_a_worm_that_may_not_lie_there_is_told_why(spaces: str, why: str) -> None:
    """C7."""
    assert why in " ".join(said_after(spaces))


def test_one_decision_or_the_whole_hour_is_taken_back() -> None:
    paper = Paper(iter(["a1 a2 b2 b3 c3", "2", "1", "u", "o", "u"]))
    with pytest.raises(LeaveError):
        paper.play(READY)
    assert [len(hour.decisions) for hour in paper.kept] == [1, 2, 1, 0]
    assert "Nothing is decided yet in this hour." in paper.said


def test_an_hour_over_can_be_taken_back_too() -> None:
    paper = Paper(iter(["2", "u"]))
    with pytest.raises(LeaveError):
        paper.play(READY)
    assert [hour.is_over for hour in paper.kept] == [True, False]


def test_a_draft_that_was_kept_is_gone_on_with_and_told() -> None:
    cells = next(one for one in Hour(READY, (), READY).legal() if isinstance(one, PlaceWorm))
    paper = Paper(iter([]))
    with pytest.raises(LeaveError):
        paper.play(READY, cells)
    assert "Decided so far: places worm A, shape W, on a1 a2 b2 b3 c3." in paper.said
    assert "Which organ does worm A get?" in paper.said


@pytest.mark.parametrize("answer", ["99", "0", "-1", "x", "c4 and", "\x1b[A", "1 2"])
def test_an_answer_that_is_none_is_one_sentence(answer: str) -> None:
    assert STUCK in said_after(answer)


def test_help_rules_signs_sheet_and_rows_are_shown_when_asked_for() -> None:
    said = "\n".join(said_after("?", "h", "k", "s", "r"))
    assert HELP in said
    assert RULES in said
    assert "x a brain that is used up" in said
    assert said.count("[1 AM], 6 AM") == 2
    assert "spaces covered by worms" in said


def test_long_lists_have_pages_and_a_way_back() -> None:
    said = said_after("1", "m", "b", "", "q")
    assert sum("more: m" in line for line in said) == 2
    assert said.count("1 AM, columns a to d: what do you do?") == 5


def test_a_tall_terminal_shows_a_larger_sheet_and_the_rows() -> None:
    tall, small = said_after(height=40), said_after(height=24)
    assert sum("foods that a mouth is at" in line for line in tall) == 1
    assert sum("foods that a mouth is at" in line for line in small) == 0
    assert len(tall) > len(small) + 8
    assert len(small) <= 24
    assert len(tall) <= 40


def test_help_fits_a_small_terminal() -> None:
    assert max(map(len, [*HELP.split("\n"), *RULES.split("\n")])) <= WIDTH
    assert len(RULES.split("\n")) < 20
