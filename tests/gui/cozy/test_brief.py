"""An hour in a few words."""

import re

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from core.cozy.decisions import ChooseToAct, ChooseToAdd, Pass, PlaceWorm, PutFood
from core.cozy.hour import legal
from gui.cozy.around.film import frames
from gui.cozy.around.past_hours import past_hours
from gui.cozy.brief import apart, brief, gain, stars, steps_of
from gui.cozy.sheet_words import space_words
from gui.kit.theme import Type, font
from tests.gui.cozy_log import cozy_game

HOURS = [
    (hour, done.outcome.state.turns[seat])
    for game in (cozy_game(), cozy_game(seats=3, number=1))
    for done in game[1].completed
    for seat, hour in past_hours(done).items()
]


def said(kind):
    return [
        brief(hour.start, hour.decisions)
        for hour, _ in HOURS
        if any(isinstance(one, kind) for one in hour.decisions)
    ]


@pytest.mark.parametrize(
    ("kind", "pattern"),
    [
        (PlaceWorm, r"The \w+ on [a-i]\d, an? \w+"),
        (ChooseToAdd, r"[A-J] gets an? \w+"),
        (ChooseToAct, "[A-J] woke up"),
        (Pass, "Passed$"),
    ],
)
def test_each_option_is_said_by_what_one_sees_of_it(kind, pattern):
    found = said(kind)
    assert found
    for one in found:
        assert re.match(pattern, one), one


def test_what_the_organs_brought_is_said_behind_it():
    behind = {one.partition(": ")[2].lstrip("0123456789 ") for one in said(PlaceWorm)}
    assert {"", "more food", "organ acts"} <= behind


def test_an_hour_of_an_absent_player_is_a_pass():
    assert brief(HOURS[0][0].start, ()) == "Passed"


def test_every_hour_fits_into_two_lines_of_a_small_card(qtbot):
    room = QRectF(0, 0, 166, 1000)
    for hour, _ in HOURS:
        letters = QFontMetricsF(font(Type.SMALL))
        box = letters.boundingRect(
            room, Qt.TextFlag.TextWordWrap, brief(hour.start, hour.decisions)
        )
        assert box.height() <= 2.1 * letters.lineSpacing()


def test_the_points_of_all_hours_are_those_of_the_game():
    state = cozy_game()[1].completed[-1].outcome.state
    start = cozy_game()[1].completed[0].outcome.state
    for seat, score in enumerate(state.scores()):
        gained = [
            gain(hours[seat].start, done.outcome.state.turns[seat])
            for done in cozy_game()[1].completed
            if (hours := past_hours(done))
        ]
        assert start.scores()[seat].total + sum(gained) == score.total


def test_stars_are_counted_and_not_crosses():
    turn = cozy_game()[1].completed[-1].outcome.state.turns[0]
    points = cozy_game()[1].completed[-1].outcome.state.scores()[0].points
    assert stars(turn) == sum(max(0, one) for one in points[:-1])


def test_choosing_to_end_is_no_step():
    hour = max((one for one, _ in HOURS), key=lambda one: len(one.decisions))
    assert 0 < steps_of(hour.decisions) <= len(hour.decisions)


def test_of_two_hours_that_read_alike_is_said_where_they_part():
    hour = next(one for one, _ in HOURS if isinstance(one.decisions[-1], PutFood))
    last = hour.decisions[-1]
    assert isinstance(last, PutFood)
    way = hour.decisions
    turn = frames(hour.start, way)[-2]
    other = (
        *way[:-1],
        next(one for one in legal(turn) if isinstance(one, PutFood) and one != last),
    )
    assert brief(hour.start, way) == brief(hour.start, other)
    said = apart(hour.start, way, other)
    assert said == f"{brief(hour.start, way)}, but a food on {space_words(last.cell)}"
    assert apart(hour.start, way, ()) == apart(hour.start, way, way) == brief(hour.start, way)
