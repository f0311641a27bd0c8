"""Where Worm Up.app begins: it looks whether all of its files are there, then runs."""

import re
import sys
from pathlib import Path

from release.entry import missing

_TRACKER = re.compile(r"from multiprocessing\.resource_tracker import main; ?main\((\d+)\)")
"""What multiprocessing asks of the Python that it takes this program for."""


def main() -> int:
    """Run the program, or say what is missing; return the exit code."""
    sys.frozen = True  # type: ignore[attr-defined]  # this file starts itself again, as bots and helpers
    from multiprocessing import freeze_support

    freeze_support()  # a process that shares the work of another never comes back from here
    if sys.argv[1:] and (asked := _TRACKER.fullmatch(sys.argv[-1])):
        from multiprocessing import resource_tracker

        resource_tracker.main(int(asked[1]))
        return 0
    if name := missing(Path(__file__).parent):
        _tell(
            f"This copy is not complete: {name} is missing or cut off. Delete it, unpack the whole"
            " zip again and start it from there."
        )
        return 2
    from gui.cli import start as run

    return run()


def _tell(text: str) -> None:
    """Say it in the terminal and, on a Mac that was double-clicked, in a box."""
    sys.stderr.write(f"Worm Up: {text}\n")
    if sys.platform == "darwin" and not sys.stderr.isatty():
        import subprocess

        script = 'on run words\ndisplay alert "Worm Up!" message (item 1 of words)\nend run'
        subprocess.run(["/usr/bin/osascript", "-e", script, text], check=False)


if __name__ == "__main__":
    sys.exit(main())
