"""The table from above: a place for each seat, and what lies on it."""

from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from gui.game_ui import GAMES
from gui.window.game_parts import parts_of
from gui.window.table.table_top import TablePlace, TableTop
from tests.settled import settled

RULES = {"wormup": "wormup/gryphon2010", "cozy": "cozy/1"}


@pytest.fixture
def top(qtbot):
    made = TableTop()
    qtbot.addWidget(made)
    made.resize(852, 500)
    made.show()
    return made


def tags(top) -> list[Any]:
    """List the names and keys that lie on the table, by seat."""
    settled()
    return [one for one in top.children() if isinstance(one, QWidget)]


def image_of(top) -> QImage:
    image: QImage = top.grab().toImage()
    return image


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_no_name_and_no_key_lies_over_another_or_leaves_the_table(top, seats):
    names = "Ann of the far woods", 24 * "W"
    for places in (
        *([TablePlace(name, "limbering up")] * seats for name in names),
        [TablePlace()] * seats,
    ):
        top.seat(places)
        frames = [tag.geometry() for tag in tags(top)]
        assert len(frames) == seats
        for at, frame in enumerate(frames):
            assert QRect(0, 0, 852, 500).contains(frame)
            assert not any(frame.intersects(other) for other in frames[at + 1 :])


def test_who_sits_who_comes_and_a_free_place_look_different(top):
    pictures = []
    for place in (
        TablePlace("Ann", "you"),
        TablePlace("Ann", "on the way", is_coming=True),
        TablePlace(),
    ):
        top.seat([place])
        for tag in tags(top):
            tag.hide()
        pictures.append(image_of(top))
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]


def test_the_same_places_keep_their_keys(top):
    """So that a key does not go away under the mouse with each piece of news."""
    top.seat([TablePlace("Ann", "you"), TablePlace()])
    key = tags(top)[1]
    top.seat([TablePlace("Ann", "you"), TablePlace()])
    assert tags(top)[1] is key


def test_no_bot_can_be_had_for_a_reason(qtbot, top):
    top.seat([TablePlace()], "All seats are taken.")
    (key,) = tags(top)
    assert key.why == "All seats are taken."
    with qtbot.assertNotEmitted(top.bot_asked):
        key.click()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_what_lies_on_the_table_shows_who_is_there(top, game, seats):
    bare = image_of(top)
    top.lay(parts_of(RULES[game]).paint_waiting)
    drawn = []
    for taken in range(seats + 1):
        places = [TablePlace(f"P{at}", "") if at < taken else TablePlace() for at in range(seats)]
        top.seat(places)
        drawn.append(image_of(top).copy(180, 120, 500, 260))
    assert all(one != bare.copy(180, 120, 500, 260) for one in drawn)
    assert len({bytes(one.constBits()) for one in drawn}) == seats + 1


@pytest.mark.usefixtures("german")
def test_no_key_of_a_free_place_lies_over_the_face_beside_it(top):
    top.resize(560, 330)
    top.seat(
        [
            TablePlace("Ann", "you"),
            TablePlace(),
            TablePlace("Cem", "limbering up"),
            TablePlace(),
            TablePlace(),
        ]
    )
    face = top._spots()[2].x() - 34 * top._unit
    assert tags(top)[1].geometry().right() < face
