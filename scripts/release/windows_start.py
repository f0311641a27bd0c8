"""Where the program for Windows begins: it looks whether all of its files are there, then runs."""

import sys
from pathlib import Path

from release import archive


def main() -> int:
    """Run the program, or say what is missing; return the exit code."""
    folder = Path(__file__).parent
    sys.frozen = True  # type: ignore[attr-defined]  # the starter starts itself again, as bots and helpers
    try:
        archive.install(folder)
        from release.entry import missing

        name = missing(folder)
    except (OSError, ImportError, ValueError):
        name = archive.NAME
    if name:
        _tell(
            f"This copy is not complete: {name} is missing or cut off. Delete the folder, unpack"
            " the whole zip again (right-click it, Extract All) and start it from there."
        )
        return 2
    from multiprocessing import freeze_support

    freeze_support()  # a process that shares the work of another never comes back from here
    if sys.platform == "win32":
        import ctypes

        # The task bar then shows the window's icon, from wherever it was started.
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
