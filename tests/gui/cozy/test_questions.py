"""What an hour asks, and what waits behind it."""

import re

import pytest

from core.cozy.chapter import read_sheet
from core.cozy.colony import start_colony
from core.cozy.hour import Hour
from core.cozy.sheet import Sheet
from core.cozy.turn import GrowFrame, Turn
from core.cozy.worm import OrganKind
from gui.cozy.explaining import explained
from gui.cozy.hour.hour_draft import HourDraft
from gui.cozy.hour.option_bar import OptionBar
from gui.cozy.hour.prompts import offers, prompt
from gui.cozy.questions import frame_words, question, waiting
from gui.cozy.story import roll_words
from gui.terminal.desk import Desk, LeaveError, Terminal
from tests.core.cozy.scenes import TEXT, TOP, after
from tests.gui.cozy.colonies import DANCE, asked, dancers


def test_every_question_is_one_and_no_two_kinds_ask_alike():
    asked_now = [question(turn) for turn in asked()]
    assert all(one.endswith("?") for one in asked_now)
    assert len(set(asked_now)) == len(asked_now)
    assert all(len(frame_words(turn.stack[-1])) > 5 for turn in asked())


def test_an_hour_begins_with_its_name_and_region():
    assert question(dancers()) == "7 AM, rows 5 to 8: what do you do?"


def test_growth_shows_its_sum():
    """C11.8, C5.8."""
    (turn,) = [turn for turn in asked() if isinstance(turn.stack[-1], GrowFrame)]
    frame = turn.stack[-1]
    assert isinstance(frame, GrowFrame)
    hearts = turn.colony.count(frame.worm, OrganKind.HEART)
    assert f"hearts {hearts} + grown before {frame.limit - hearts}" in question(turn)


def test_business_without_a_question_is_left_out():
    told = 0
    for turn in asked():
        lines = waiting(turn)
        assert lines[0] == frame_words(turn.stack[-1])
        assert set(lines) <= {frame_words(frame) for frame in turn.stack}
        told += len(lines)
    assert told < sum(len(turn.stack) for turn in asked())
    assert waiting(dancers()) == []


def test_the_innermost_question_comes_first_and_empty_business_is_left_out():
    turn = after(dancers(), *DANCE[:7])
    assert waiting(turn) == [
        "an organ for worm A",
        "mouths at food a2",
        "line A-C, acts left: 1",
    ]


def test_a_region_of_one_row_is_a_row_in_window_terminal_and_log(qtbot):
    sheet = read_sheet(TEXT.format(map="########\n" * 8).replace("rows 1-4", "rows 5-5"))
    assert isinstance(sheet, Sheet), sheet
    turn = Turn(start_colony(sheet), TOP, (1, 2, 3))
    draft, buttons, paper = HourDraft(), OptionBar(print), list[str]()
    qtbot.addWidget(buttons)
    draft.begin(turn)
    buttons.show_options(turn, draft.legal, None, "")
    window = [prompt(draft, None), *offers(turn), *explained(turn), *buttons.why.values()]
    terminal = Terminal(lambda _: "q", paper.append, lambda: 24)
    with pytest.raises(LeaveError):
        Desk(Hour(turn, (), turn), terminal, lambda _: None).played()
    for told in (window, paper, [roll_words(turn)]):
        assert any("row 5" in line for line in told), told
        assert not any(re.search(r"rows \d", line) for line in told), told
