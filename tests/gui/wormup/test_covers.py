"""The small pictures of the race fill their frame, in both lights."""

import pytest

from gui.kit.tokens import DAY, EVENING
from gui.wormup import covers
from tests.gui.kit.drawn import keeps_to_its_frame
from tests.gui.kit.look_at import in_theme

PAINTS = (
    covers.paint_cover,
    covers.paint_repose,
    covers.paint_last,
    covers.paint_swing,
    covers.paint_lot,
    covers.paint_unopened,
)


@pytest.mark.parametrize("theme", [DAY, EVENING])
@pytest.mark.parametrize("paint", PAINTS)
def test_each_fills_its_frame(qapp, theme, paint):
    with in_theme(theme):
        assert keeps_to_its_frame(paint)
