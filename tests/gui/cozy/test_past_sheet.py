"""A sheet as an hour left it: what a bot would have done is a ghost on it, what was done is not."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from core.review.prospects import hours
from gui.cozy.past_sheet import hour_look
from gui.kit.theme import look
from tests.gui.cozy_log import better_hour_in, cozy_game

DONE = hours(cozy_game(hours=3)[1].completed)[0]


def painted(action, *decisions) -> QImage:
    image = QImage(260, 260, QImage.Format.Format_RGB32)
    image.fill(0)
    with QPainter(image) as painter:
        hour_look(DONE, 0, action).paint(painter, QRectF(image.rect()), *decisions)
    return image


def rings(image: QImage) -> int:
    ring = QColor(look().theme.ring).rgb()
    return sum(image.pixel(x, y) == ring for x in range(260) for y in range(260))


def test_a_bots_hour_is_a_ghost_on_the_sheet_and_the_one_that_was_played_is_none(qapp) -> None:
    own = DONE.outcome.slots[0].action
    assert rings(painted(())) == rings(painted(own)) == 0
    assert painted(()) == painted(own)
    assert rings(painted(better_hour_in(DONE).action)) > 50


def test_an_hour_is_painted_decision_by_decision_up_to_its_end(qapp) -> None:
    look_at = hour_look(DONE, 0, ())
    seen = [painted((), done) for done in range(look_at.decisions + 1)]
    assert seen[-1] == painted(())
    assert seen[0] != seen[-1]
    assert look_at.title.startswith("1 AM, columns")
