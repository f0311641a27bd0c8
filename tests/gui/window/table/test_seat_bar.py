"""The seats: what each is doing, in words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel

from core.wormup.race import Stage
from gui.parts.discs import disc
from gui.window.table.seat_bar import DISC_PX, SeatBar, after, state_words
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of


def at_start(**changes):
    return snapshot_of(race(steps_max=1)[1], **changes)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, "thinking"),
        ({"acted": 0b010}, "sealed"),
        ({"authors": 0b001}, "waiting"),
        ({"silent_since": (None, 1.0, None)}, "silent"),
        ({"silent_since": (None, 1.0, None), "left": 0b010}, "has left for now"),
        ({"farewells": 0b010}, "leaves for good"),
        ({"at_table": 0b101}, "left out for now"),
        ({"in_game": 0b101}, "has left the game"),
        ({"proven": 0b010}, "signed two different things"),
        ({"is_over": True}, "finished"),
    ],
)
def test_a_seat_says_what_it_is_doing(changes, said):
    assert state_words(at_start(**changes), 1) == said


def test_each_seat_has_a_chip_that_a_screen_reader_can_read(qtbot):
    bar = SeatBar()
    qtbot.addWidget(bar)
    bar.show_table(at_start(), ("rests: 5", "", ""))
    chips = bar.findChildren(QFrame, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert [chip.accessibleName() for chip in chips] == [
        "Ann: thinking · rests: 5",
        "Ben: thinking",
        "Cem: thinking",
    ]


def test_ann_and_anna_have_different_letters(qtbot):
    bar = SeatBar()
    qtbot.addWidget(bar)
    bar.show_table(at_start(names=("Ann", "Anna", "Cem")))
    shown = [
        label.pixmap().toImage()
        for label in bar.findChildren(QLabel)
        if not label.pixmap().isNull()
    ]
    ratio = bar.devicePixelRatioF()
    drawn = [disc(seat, DISC_PX, letter, ratio).toImage() for seat, letter in enumerate("ANC")]
    assert shown == drawn


def test_of_an_earlier_step_the_seats_tell_what_they_had_to_do_then():
    table = race()[1]
    over = snapshot_of(table, silent_since=(None, 1.0, None), proven=0b001)
    assert over.is_over
    bidding = next(d for d in table.completed if d.outcome.state.race.stage is Stage.BID)
    moving = next(d for d in table.completed if d.outcome.state.race.stage is Stage.MOVE)
    then = after(over, bidding)
    assert [state_words(then, seat) for seat in range(3)] == ["thinking"] * 3
    actor = moving.outcome.state.race.actor()
    then = after(over, moving)
    assert then.state is moving.outcome.state
    assert [seat for seat in range(3) if state_words(then, seat) == "thinking"] == [actor]
    assert state_words(after(over, table.completed[-1]), 1) == "finished"
