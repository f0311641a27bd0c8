"""Where the program for Windows begins: it looks whether all of its files are there, then runs."""

import sys
from pathlib import Path

from release.entry import missing


def main() -> int:
    """Run the program, or say what is missing; return the exit code."""
    if name := missing(Path(sys.executable).parent):
        _tell(
            f"This copy is not complete: {name} is missing or cut off. Delete the folder, unpack"
            " the whole zip again (right-click it, Extract All) and start it from there."
        )
        return 2
    if sys.platform == "win32":
        import ctypes

        # The task bar then shows the window's icon instead of Python's.
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID("wormup-lan")
    from gui.cli import start as run

    return run()


def _tell(text: str) -> None:
    """Say it in the terminal or, where there is none, in a box."""
    if sys.stderr:
        sys.stderr.write(f"wormup-lan: {text}\n")
    elif sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, "Worm Up!", 0x10)


if __name__ == "__main__":
    sys.exit(main())
