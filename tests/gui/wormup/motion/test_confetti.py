"""Confetti."""

import pytest
from PySide6.QtCore import QRectF

from gui.wormup.motion.confetti import CONFETTI_MS, FEW, MANY, paint_confetti
from tests.gui.parts.drawn import changed, drawn

pytestmark = pytest.mark.usefixtures("qapp")


def _fallen(ms, count=MANY):
    """Return where confetti is after *ms*, on 300 by 200 px."""
    paint = (QRectF(0, 0, 300, 200), 1.0, ms, count)
    return changed(drawn(300, 200, lambda _: None), drawn(300, 200, paint_confetti, *paint))


def test_it_falls_lies_still_at_its_end_and_is_the_same_every_time():
    early, half, end = (
        sum(y for _, y in _fallen(ms)) / len(_fallen(ms))
        for ms in (300, CONFETTI_MS / 2, CONFETTI_MS)
    )
    assert early < half - 40 < end - 50
    assert not _fallen(0)
    assert _fallen(CONFETTI_MS) == _fallen(2 * CONFETTI_MS)


def test_in_calm_motion_there_is_less_of_it():
    assert 1_000 < len(_fallen(CONFETTI_MS, FEW)) < len(_fallen(CONFETTI_MS)) / 2
