"""Screenshots: a picture of a page, in the size that was asked for."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, qRgb

from environment import ROOT
from screenshots import VARIANTS, compare
from tests.tiers import few, long


@pytest.mark.parametrize("some", few(1, ["grey", ""]))
def test_a_page_is_taken_in_every_variant_and_its_size(some, tmp_path):
    command = [sys.executable, str(ROOT / "scripts" / "screenshots.py"), "--out", str(tmp_path)]
    subprocess.run(
        [*command, "--page", "open-race", "--variant", some],
        check=True,
        capture_output=True,
    )
    for variant in (one for one in VARIANTS if some in one.name):
        (picture,) = (tmp_path / variant.name).glob("*.png")
        image = QImage(str(picture))
        assert (image.width(), image.height()) == (variant.width, variant.height), variant.name
        assert image.isGrayscale() == variant.is_grey


@long
def test_the_gallery_shows_all_parts_by_day_and_in_the_evening(tmp_path):
    command = [sys.executable, str(ROOT / "scripts" / "screenshots.py"), "--out", str(tmp_path)]
    subprocess.run([*command, "--page", "gallery"], check=True, capture_output=True)
    day, evening = (
        QImage(str(tmp_path / VARIANTS[0].name / f"gallery-{light}.png"))
        for light in ("day", "evening")
    )
    assert day.size() == evening.size() == QSize(1280, 2440)
    assert day != evening


def _picture(file, shade):
    file.parent.mkdir(parents=True, exist_ok=True)
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(qRgb(9, 9, 9))
    image.setPixel(7, 7, qRgb(9, 9, shade))
    image.save(str(file))


def test_a_picture_that_differs_by_one_shade_of_one_pixel_is_named(tmp_path):
    now, before = tmp_path / "now", tmp_path / "before"
    for folder in (now, before):
        _picture(folder / "01-same.png", 9)
        _picture(folder / "02-other.png", 9 if folder == now else 10)
    _picture(now / "03-new.png", 9)
    _picture(before / "04-gone.png", 9)
    assert compare(now, before) == {"other.png", "new.png", "gone.png"}
    assert compare(now, before, "same") == set()


def test_a_scene_more_changes_only_the_numbers_after_it(tmp_path):
    now, before = tmp_path / "now", tmp_path / "before"
    _picture(now / "02-same.png", 9)
    _picture(before / "01-same.png", 9)
    assert compare(now, before) == set()
