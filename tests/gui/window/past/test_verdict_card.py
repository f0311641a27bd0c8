"""The card with the verdict: nothing on it is cut, at any size of text."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QFontMetrics

from gui.kit.theme import Type, font, look, wear
from gui.window.past.verdict_card import LogVerdict, VerdictCard, VerdictPicture

TOLD = LogVerdict(
    VerdictPicture.TORN,
    "Does not check",
    "Cem's envelope held a 5, the file says 7, and this is a rather long sentence about it.",
    "Round 6:",
    "Worm Up! (Gryphon 2010, dice): Ann, Ben, Cem, Dana, 14 Nov",
    "Everything before that checks: 214 signatures, 20 envelopes, 24 moves",
)


@pytest.fixture
def card(qtbot):
    card = VerdictCard()
    qtbot.addWidget(card)
    return card


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("within", [520, 900])
def test_a_long_line_is_broken_where_the_page_ends(card, qapp, size, within):
    wear(qapp, replace(look(), size=size))
    card.tell(TOLD)
    card.keep_within(within)
    room = card._most() - card._left()
    letters = QFontMetrics(font(Type.BODY))
    assert " ".join(card._texts().lines) == card.said
    assert all(
        letters.horizontalAdvance(line) <= room for line in card._texts().lines if " " in line
    )
    assert " ".join(card._texts().proved) == TOLD.proved
    assert " ".join(card._texts().head) == TOLD.heading
    assert " ".join(card._texts().tail) == TOLD.small
    assert card.low <= card.y() + card.height()


def test_the_card_is_as_low_as_it_can_be(card):
    card.tell(LogVerdict(VerdictPicture.STAMP, "Everything checks"))
    low = card.low
    card.tell(TOLD)
    assert card.low > low


def test_everything_on_it_is_read_aloud(card):
    card.tell(TOLD)
    for said in (TOLD.heading, TOLD.said, TOLD.bold, TOLD.small, TOLD.proved):
        assert said in card.accessibleName()


@pytest.mark.parametrize("face", VerdictPicture)
def test_every_picture_can_be_painted(card, face):
    card.tell(LogVerdict(VerdictPicture.NONE, "Checks"))
    without = card.grab().toImage()
    card.tell(LogVerdict(face, "Checks"))
    assert (card.grab().toImage() == without) == (face is VerdictPicture.NONE)


def test_each_part_of_the_name_ends_with_one_full_stop(card):
    card.tell(
        LogVerdict(
            VerdictPicture.STAMP, "Everything checks", "356 signatures, no doubts.", small="A race"
        )
    )
    assert card.accessibleName() == "Everything checks. 356 signatures, no doubts. A race."
