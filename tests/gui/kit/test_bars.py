"""Counts as bars: each as high as its count, with both said in words too."""

from gui.kit.bars import Bar, Bars
from gui.kit.theme import look


def test_a_bar_is_as_high_as_its_count(qtbot) -> None:
    bars = Bars([Bar("X", 4), Bar("7", 2), Bar("4", 0)], "X: 4, 7: 2, 4: 0")
    qtbot.addWidget(bars)
    bars.resize(bars.sizeHint())
    high = [bars.bar(at).height() for at in range(3)]
    assert high == [high[0], high[0] / 2, 0]
    image = bars.grab().toImage()
    ratio = image.devicePixelRatio()

    def painted(at):
        x = round(bars.bar(at).center().x() * ratio)
        filled = [image.pixelColor(x, y).name().upper() for y in range(image.height())]
        return filled.count(look().theme.act) / ratio

    assert abs(painted(0) - high[0]) <= 1
    assert abs(painted(1) - high[1]) <= 1
    assert painted(2) == 0
    assert bars.accessibleName() == "X: 4, 7: 2, 4: 0"
