"""Screenshots: a picture of a page, in the size that was asked for."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

import screenshots
from environment import ROOT, variables
from screenshots import VARIANTS
from tests.tiers import few, long


@pytest.mark.parametrize("some", few(1, ["grey", ""]))
def test_a_page_is_taken_in_every_variant_and_its_size(some, tmp_path):
    inside = variables(**{screenshots.INSIDE: "1", "QT_QPA_PLATFORM": "offscreen"})
    command = [sys.executable, str(ROOT / "scripts" / "screenshots.py"), "--out", str(tmp_path)]
    subprocess.run(
        [*command, "--page", "open-race", "--variant", some],
        check=True,
        env=inside,
        capture_output=True,
    )
    for variant in (one for one in VARIANTS if some in one.name):
        (picture,) = (tmp_path / variant.name).glob("*.png")
        image = QImage(str(picture))
        assert (image.width(), image.height()) == (variant.width, variant.height), variant.name
        assert image.isGrayscale() == variant.is_grey


@long
def test_the_gallery_shows_all_parts_by_day_and_in_the_evening(tmp_path):
    inside = variables(**{screenshots.INSIDE: "1", "QT_QPA_PLATFORM": "offscreen"})
    command = [sys.executable, str(ROOT / "scripts" / "screenshots.py"), "--out", str(tmp_path)]
    subprocess.run([*command, "--page", "gallery"], check=True, env=inside, capture_output=True)
    day, evening = (
        QImage(str(tmp_path / VARIANTS[0].name / f"gallery-{light}.png"))
        for light in ("day", "evening")
    )
    assert day.size() == evening.size() == QSize(1280, 2440)
    assert day != evening
