"""Take a picture of every page and state of the window: sizes, big text, grey, both languages.

``python scripts/screenshots.py`` writes docs/screenshots/VARIANT/NAME.png and needs no display. The
tables shown are played in memory by bots; no network is touched.
"""

from __future__ import annotations  # see environment.py

import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import environment

if TYPE_CHECKING:
    from gui.window.main_window import MainWindow

INSIDE = "WORMUP_SCREENSHOTS"
"""Set in the process that runs in our own environment."""
POINTS = 9.0


class Variant(NamedTuple):
    """One way to look at everything: window size in px, text size in %, language, grey or not."""

    name: str
    width: int
    height: int
    text: int = 100
    language: str = "en"
    is_grey: bool = False


VARIANTS = (
    Variant("1280x720", 1280, 720),
    Variant("1024x600", 1024, 600),
    Variant("1280x720-de", 1280, 720, language="de"),
    Variant("1024x600-de", 1024, 600, language="de"),
    Variant("1280x720-text200", 1280, 720, text=200),
    Variant("1280x720-grey", 1280, 720, is_grey=True),
)


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
    for variant in VARIANTS:
        if options.variant in variant.name:
            take(variant, options.out / variant.name, options.page)
    return 0


def take(variant: Variant, folder: Path, page: str) -> None:
    """Take the pictures of one *variant* into *folder*."""
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

    from tests.window import scenes

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
            QApplication.processEvents()
            image = window.grab().toImage()
            if variant.is_grey:
                image = image.convertToFormat(QImage.Format.Format_Grayscale8)
            picture = folder / f"{number:02}-{name}.png"
            image.save(str(picture))
            print(picture)
        window.close()


def _window(variant: Variant, data: Path) -> MainWindow:
    """Open the window as *variant* sets it."""
    from PySide6.QtWidgets import QApplication

    from gui.cli import VERSION
    from gui.parts.theme import ARGUMENTS, dress, size_text
    from gui.window.bridge import NodeBridge
    from gui.window.language import Speaker
    from gui.window.main_window import MainWindow
    from gui.window.settings import Settings
    from net.driver.place import Place

    app = QApplication.instance() or QApplication(["screenshots", *ARGUMENTS])
    assert isinstance(app, QApplication)
    dress(app)
    size_text(app, POINTS)
    speaker = Speaker()
    speaker.speak(variant.language)
    settings = Settings(data)
    settings.text_size, settings.mute = variant.text, True
    window = MainWindow(NodeBridge(Place("Ann", VERSION, data)), settings, speaker)
    window.resize(variant.width, variant.height)
    window.show()
    return window


if __name__ == "__main__":
    sys.exit(main())
