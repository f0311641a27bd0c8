"""Confetti."""

import pytest
from PySide6.QtCore import QRectF

from gui.parts.confetti import CONFETTI_MS, FEW, MANY, paint_confetti
from tests.gui.kit.drawn import changed, drawn

pytestmark = pytest.mark.usefixtures("qapp")


def _fallen(ms, count=MANY):
    """Return where confetti is after *ms*, on 300 by 200 px."""
    paint = (QRectF(0, 0, 300, 200), 1.0, ms, count)
    return changed(drawn(300, 200, lambda _: None), drawn(300, 200, paint_confetti, *paint))


def test_it_falls_and_is_the_same_every_time():
    early, half = (
        sum(y for _, y in _fallen(ms)) / len(_fallen(ms)) for ms in (300, CONFETTI_MS / 2)
    )
    assert early < half - 20
    assert _fallen(CONFETTI_MS / 2) == _fallen(CONFETTI_MS / 2)


def test_it_hangs_nowhere_before_and_after():
    for ms in (0, CONFETTI_MS, 2 * CONFETTI_MS):
        assert not _fallen(ms)


def test_no_piece_vanishes_in_sight():
    """The last ones are near the foot."""
    last = [y for _, y in _fallen(CONFETTI_MS - 40)]
    assert not last or min(last) > 150


def test_few_pieces_are_less():
    assert 0 < len(_fallen(CONFETTI_MS / 2, FEW)) < len(_fallen(CONFETTI_MS / 2)) / 2
