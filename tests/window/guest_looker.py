"""The window of somebody who shares a laptop, with the peephole of `looker`.

The laptop's window starts it in place of the program. The test speaks with it through two pipes
beside the folder of its data, where it has said where the window lies, and hears its process first.
"""

import faulthandler
import os
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint

from gui import cli
from gui.window.main_window import MainWindow
from tests.window.looker import Looker


def main() -> int:
    """Show the window as the command does, and answer."""
    faulthandler.enable()
    data = Path(sys.argv[sys.argv.index("--data") + 1])
    os.dup2(os.open(data.with_suffix(".asks"), os.O_RDONLY), 0)
    os.dup2(os.open(data.with_suffix(".says"), os.O_WRONLY), 1)
    print(os.getpid(), flush=True)  # noqa: T201  # the test reads it
    x, y, width, height = map(int, data.with_suffix(".place").read_text().split())
    begin, lookers = MainWindow.start, []

    def seen(window: MainWindow, *asked: Any) -> None:
        window.move(QPoint(x, y))
        window.resize(width, height)
        lookers.append(Looker(window))
        begin(window, *asked)

    setattr(MainWindow, begin.__name__, seen)
    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
