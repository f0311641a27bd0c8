"""A window that nobody sees, as `selftest` tries it: in a process of its own, which may crash."""

import json
import os
import subprocess
import tempfile
from collections.abc import Mapping
from typing import Any

from gui.self_command import self_command
from gui.words.words import words
from net.driver.place import lonely_meet

WINDOW_S = 20
COLOURS_MIN = 50
"""The first page has more than a thousand; an empty one has one."""


class WindowError(Exception):
    """The window does not do what it has to; the message says what to do."""


def try_window(seconds: int = WINDOW_S) -> str:
    """Open a window, look at its first page, close it; return how. Raises `WindowError`."""
    with tempfile.TemporaryDirectory(prefix="wormup-", ignore_cleanup_errors=True) as data:
        command = [*self_command(), "window", "--trial", "--loopback", "--data", data]
        try:
            done = subprocess.run(  # noqa: S603  # our own program
                [*command, "--meet", str(lonely_meet())],
                env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise WindowError(
                words(
                    "the window did not open within {seconds} s: close other programs, and test"
                    " again",
                    seconds=seconds,
                )
            ) from None
    return judge(_found(done), done.returncode)


def _found(done: "subprocess.CompletedProcess[bytes]") -> dict[str, Any]:
    """Return what the window has said of itself. Raises `WindowError` if it has not."""
    for line in done.stdout.decode(errors="replace").splitlines():
        if line.startswith("{"):
            found: dict[str, Any] = json.loads(line)
            return found
    said = done.stderr.decode(errors="replace").strip()
    said = said or words("exit code {code}", code=done.returncode)
    raise WindowError(
        words(
            "the window does not open ({what}): install what is missing there, or the program"
            " again",
            what=said.splitlines()[-1].removeprefix("wormup-lan: "),
        )
    )


def judge(found: Mapping[str, Any], code: int) -> str:
    """Return that the window *found* is as it has to be, or raise `WindowError`."""
    if found["missing"]:
        missing = ", ".join(found["missing"])
        raise WindowError(
            words("the letters {names} are missing: install the program again", names=missing)
        )
    if found["colours"] < COLOURS_MIN:
        raise WindowError(words("the first page stays empty: install the program again"))
    if code:
        raise WindowError(
            words("the window ended with exit code {code}: please send us this report", code=code)
        )
    screens: dict[str, str] = found["screens"]
    if screens and all(screens.values()):
        raise WindowError(_no_screen(" / ".join(screens.values())))
    if not screens:
        return words(
            "a window opens and paints its first page (Qt {qt}), but here is no screen to show it",
            qt=found["qt"],
        )
    return words("a window opens, paints its first page and closes (Qt {qt})", qt=found["qt"])


def _no_screen(what: str) -> str:
    if "xcb-cursor" in what:
        return words(
            "no window can be shown, for a library is missing: `sudo apt install libxcb-cursor0`,"
            " or the package xcb-util-cursor of other systems"
        )
    return words("no window can be shown here ({what}): install what is missing", what=what)
