"""Take a picture of every page and state of the window: sizes, big text, grey, every language.

``python scripts/screenshots.py`` writes docs/screenshots/VARIANT/NAME.png and needs no display. The
tables shown are played in memory by bots; no network is touched.
"""

from __future__ import annotations  # see environment.py

import argparse
import contextlib
import gc
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import environment

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from gui.window.main_window import MainWindow

INSIDE = "WORMUP_SCREENSHOTS"
"""Set in the process that runs in our own environment."""
GALLERY = "gallery"
_SETTLED = 5
"""After so many rounds of events everything lies where it belongs."""
_LANGUAGES = sorted(file.stem for file in environment.ROOT.glob("gui/translations/*.ts"))


class Variant(NamedTuple):
    """One way to look at everything: window size in px, text size in %, language, light, grey."""

    name: str
    width: int
    height: int
    text: int = 100
    language: str = "en"
    light: str = "day"
    is_grey: bool = False


VARIANTS = (
    Variant("1280x720", 1280, 720),
    Variant("1024x600", 1024, 600),
    Variant("1920x1080", 1920, 1080),
    Variant("1280x720-evening", 1280, 720, light="evening"),
    Variant("1280x720-de", 1280, 720, language="de"),
    *(Variant(f"1024x600-{code}", 1024, 600, language=code) for code in _LANGUAGES),
    Variant("1280x720-de-text150", 1280, 720, text=150, language="de"),
    Variant("1280x720-text200", 1280, 720, text=200),
    Variant("1280x720-grey", 1280, 720, is_grey=True),
)


LARGEST = Variant("3840x2160", 3840, 2160)
"""The largest television; no window is taken so large."""


def main() -> int:
    """Take all pictures, or those whose page and variant contain a text."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--out", type=Path, default=environment.ROOT / "docs" / "screenshots", metavar="DIR"
    )
    parser.add_argument("--page", default="", metavar="TEXT", help="pages whose name holds TEXT")
    parser.add_argument("--variant", default="", metavar="TEXT", help="variants that hold TEXT")
    options = parser.parse_args()
    if INSIDE not in os.environ:
        python = environment.prepare_or_exit(("dev",))
        inside = environment.variables(**{INSIDE: "1", "QT_QPA_PLATFORM": "offscreen"})
        return subprocess.run([str(python), *sys.argv], env=inside, check=False).returncode
    gc.disable()  # a thread that reads logs must not collect the widgets of the last window
    for variant in VARIANTS:
        if options.variant in variant.name:
            take(variant, options.out / variant.name, options.page)
            gc.collect()
    for variant in (*VARIANTS, LARGEST):
        if options.variant in variant.name and variant.text == 100 and not variant.is_grey:
            take_television(variant, options.out / variant.name, options.page)
            gc.collect()
    return 0


def take(variant: Variant, folder: Path, page: str) -> None:
    """Take the pictures of one *variant* into *folder*."""
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

    from gui.parts.theme import ARGUMENTS, Look, wear
    from gui.parts.tokens import DAY, EVENING
    from tests.window import scenes
    from tests.window.gallery import Gallery

    app = QApplication.instance() or QApplication(["screenshots", *ARGUMENTS])
    assert isinstance(app, QApplication)
    folder.mkdir(parents=True, exist_ok=True)
    folder = folder.absolute()
    with tempfile.TemporaryDirectory() as home, contextlib.chdir(home):
        data = Path("games-of-ann")  # the pages show where files are
        data.mkdir()
        window = _window(variant, data)
        for number, (name, show) in enumerate(scenes.ALL, 1):
            if page not in name:
                continue
            show(window)
            for _ in range(_SETTLED):
                QApplication.processEvents()
            image = window.grab().toImage()
            if variant.is_grey:
                image = image.convertToFormat(QImage.Format.Format_Grayscale8)
            _save(image, folder / f"{number:02}-{name}.png")
        if page in GALLERY and variant is VARIANTS[0]:
            for light in (DAY, EVENING):
                wear(app, Look(light))
                _save(Gallery().picture().toImage(), folder / f"{GALLERY}-{light.name}.png")
        window.close()


def take_television(variant: Variant, folder: Path, page: str) -> None:
    """Take the pictures of a television of one *variant* into *folder*."""
    from PySide6.QtWidgets import QApplication

    from gui.cli import VERSION
    from gui.parts.theme import ARGUMENTS
    from gui.window.bridge import NodeBridge
    from gui.window.language import Speaker
    from gui.window.tv.television import Television
    from net.driver.place import Place
    from tests.window import scenes

    wanted = [(name, show) for name, show in scenes.TELEVISION if page in name]
    if not wanted:
        return
    QApplication.instance() or QApplication(["screenshots", *ARGUMENTS])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        Speaker().speak(variant.language)
        place = Place("Television", VERSION, Path(home))
        window = Television(NodeBridge(place), light=variant.light)
        window.resize(variant.width, variant.height)
        window.show()
        for name, show in wanted:
            window.page.begin()
            show(window.page)
            for _ in range(_SETTLED):
                QApplication.processEvents()
            _save(window.grab().toImage(), folder / f"{name}.png")
        window.close()


def _save(image: QImage, picture: Path) -> None:
    image.save(str(picture))
    print(picture)


def _window(variant: Variant, data: Path) -> MainWindow:
    """Open the window as *variant* sets it."""
    from gui.cli import VERSION
    from gui.window.bridge import NodeBridge
    from gui.window.language import Speaker
    from gui.window.main_window import MainWindow
    from gui.window.settings import Settings
    from net.driver.place import Place

    speaker = Speaker()
    speaker.speak(variant.language)
    settings = Settings(data)
    settings.text_size, settings.light, settings.mute = variant.text, variant.light, True
    window = MainWindow(NodeBridge(Place("Ann", VERSION, data)), settings, speaker)
    window.resize(variant.width, variant.height)
    window.show()
    return window


if __name__ == "__main__":
    sys.exit(main())
