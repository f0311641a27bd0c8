"""Take a picture of every page and state of the window: sizes, big text, grey, every language.

``python scripts/screenshots.py`` writes docs/screenshots/VARIANT/NAME.png and needs no display. The
tables shown are played in memory by bots; no network is touched.

A change that nobody shall see is held by it: ``--out BEFORE --variant SIZES`` before the change,
``--against BEFORE`` after it takes the same variants and names each picture that is not equal. Some
have slanted letters that Qt draws in one of two ways: take BEFORE twice, and give both folders.
"""

from __future__ import annotations  # see environment.py

import argparse
import contextlib
import functools
import gc
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import environment

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QImage

    from gui.window.main_window import MainWindow

INSIDE = "WORMUP_SCREENSHOTS"
"""Set in the process that runs in our own environment."""
STEADY = {"QT_QPA_PLATFORM": "offscreen", "QT_HASH_SEED": "0", "PYTHONHASHSEED": "0"}
"""The surroundings in which the same program draws the same pictures."""
GALLERY = "gallery"
TAKES = 3
"""So often a picture that differs is taken, before it is said to differ."""
_NUMBER = re.compile(r"^\d+-")
"""A scene more changes those after it."""
SHOWN_MS = 96
"""How long a page has been seen when its picture is taken: some frames."""
_LANGUAGES = sorted(file.stem for file in environment.ROOT.glob("gui/translations/*.po"))


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
    Variant("1024x600-evening", 1024, 600, light="evening"),
    Variant("1920x1080-evening", 1920, 1080, light="evening"),
    Variant("1280x720-de", 1280, 720, language="de"),
    *(Variant(f"1024x600-{code}", 1024, 600, language=code) for code in _LANGUAGES),
    Variant("1280x720-de-text150", 1280, 720, text=150, language="de"),
    Variant("1280x720-text200", 1280, 720, text=200),
    Variant("1280x720-grey", 1280, 720, is_grey=True),
)


SIZES = r"^\d+x\d+(-evening)?$"
"""The three sizes, by day and in the evening: what a change is held by."""
LARGEST = Variant("3840x2160", 3840, 2160)
"""The largest television; no window is taken so large."""


def main() -> int:
    """Take all pictures, or those whose page and variant contain a text."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--out", type=Path, default=environment.ROOT / "docs" / "screenshots", metavar="DIR"
    )
    parser.add_argument("--page", default="", metavar="TEXT", help="pages whose name holds TEXT")
    parser.add_argument(
        "--variant", default="", metavar="REGEX", help="variants that match it; SIZES: see there"
    )
    parser.add_argument(
        "--against", type=Path, nargs="+", metavar="FOLDER", help="compare with pictures in FOLDER"
    )
    options = parser.parse_args()
    pattern = SIZES if options.variant == "SIZES" else options.variant
    wanted = [one for one in (*VARIANTS, LARGEST) if re.search(pattern, one.name)]
    if INSIDE in os.environ:
        (variant,) = wanted
        take_all(variant, options.out / variant.name, options.page)
        return 0
    python = environment.prepare_or_exit(("dev",))
    differing = []
    for variant in wanted:
        now = options.out / variant.name
        run = functools.partial(_run_inside, python, variant, options.out, options.page)
        if options.against is None:
            run()
        elif before := [one for one in options.against if (one / variant.name).is_dir()]:
            folders = [one / variant.name for one in before]
            differing += [now / one for one in _differing(run, now, folders, options.page)]
    for picture in sorted(differing):
        print(f"differs: {picture}")
    return 1 if differing else 0


def _run_inside(python: Path, variant: Variant, out: Path, page: str) -> None:
    """Take one *variant* in a process of its own: what Qt keeps of others changes a pixel."""
    chosen = ["--variant", f"^{variant.name}$", "--page", page, "--out", str(out)]
    inside = environment.variables(**{INSIDE: "1", **STEADY})
    subprocess.run([str(python), __file__, *chosen], env=inside, check=True)


def _differing(run: Callable[[], None], now: Path, before: list[Path], page: str) -> set[str]:
    """Return the pictures that differ from those in each folder of *before*, in each of `TAKES`."""
    differing: set[str] | None = None
    for _ in range(TAKES):
        for old in now.glob("*.png"):
            old.unlink()
        run()
        for folder in before:
            found = compare(now, folder, page)
            differing = found if differing is None else differing & found
        if not differing:
            break
    return differing or set()


def compare(now: Path, before: Path, page: str = "") -> set[str]:
    """Return the pictures that are not the same in *now* and *before*, by names without number."""
    one, other = (
        {_NUMBER.sub("", picture.name): picture.read_bytes() for picture in folder.glob("*.png")}
        for folder in (now, before)
    )
    names = one.keys() | other.keys()
    return {name for name in names if page in name and one.get(name) != other.get(name)}


def take_all(variant: Variant, folder: Path, page: str) -> None:
    """Take all pictures of one *variant* into *folder*; no time passes by itself."""
    from gui.kit.clock import Timer
    from tests.turned_clock import TurnedClock

    Timer.clock = TurnedClock()
    gc.disable()  # a thread that reads logs must not collect the widgets of the last window
    if variant is not LARGEST:
        take(variant, folder, page)
        gc.collect()
    if variant.text == 100 and not variant.is_grey:
        take_television(variant, folder, page)


def take(variant: Variant, folder: Path, page: str) -> None:
    """Take the pictures of one *variant* into *folder*."""
    from PySide6.QtGui import QImage

    from gui.kit.theme import Look, wear
    from gui.kit.tokens import DAY, EVENING
    from gui.window.app import application
    from tests.turned_clock import pass_time
    from tests.window import scenes
    from tests.window.gallery import Gallery

    app = application()
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
            pass_time(SHOWN_MS)
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
    from gui.cli import VERSION
    from gui.window.app import application
    from gui.window.bridge import NodeBridge
    from gui.window.language import Speaker
    from gui.window.tv.television import Television
    from gui.window.tv.tv_page import CATCH_UP_MS
    from net.driver.place import NodePlace
    from tests.turned_clock import pass_time
    from tests.window import scenes

    wanted = [(name, show) for name, show in scenes.TELEVISION if page in name]
    if not wanted:
        return
    application()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        Speaker().speak(variant.language)
        place = NodePlace("Television", VERSION, Path(home))
        window = Television(NodeBridge(place), light=variant.light)
        window.resize(variant.width, variant.height)
        window.show()
        for name, show in wanted:
            window.page.begin()
            pass_time(CATCH_UP_MS)
            show(window.page)
            pass_time(SHOWN_MS)
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
    from net.driver.place import NodePlace

    speaker = Speaker()
    speaker.speak(variant.language)
    settings = Settings(data)
    settings.text_size, settings.light, settings.mute = variant.text, variant.light, True
    window = MainWindow(NodeBridge(NodePlace("Ann", VERSION, data)), settings, speaker)
    window.resize(variant.width, variant.height)
    window.show()
    return window


if __name__ == "__main__":
    sys.exit(main())
