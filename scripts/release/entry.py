"""Where a frozen program begins: it looks whether all of its files are there, then runs.

`PARTS` lies beside the libraries (its form: net/protocol/parts.py). What lies beside that folder is
for people, and its loss bars no start.
"""

import os
import sys
from collections.abc import MutableMapping
from pathlib import Path

PARTS = "parts.txt"


def missing(folder: Path) -> str:
    """Return the first file of `PARTS` in *folder* that is not there in full; "" if all are."""
    try:
        _, _, place, *lines = (folder / PARTS).read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return PARTS
    *above, _ = place.split("/")[1:]
    inside = "".join(f"{name}/" for name in above)
    for line in lines:
        mode, _, size, path = line.split(" ", 3)
        name = path.removeprefix(inside)
        if (inside and name == path) or mode == "link":
            continue
        try:
            is_whole = size in {"-", str((folder / name).stat().st_size)}
        except OSError:
            is_whole = False
        if not is_whole:
            return name
    return ""


def forget(variables: MutableMapping[str, str]) -> None:
    """Take out of *variables* what PyInstaller has put there for this process alone.

    A browser or a file manager that we open would load our libraries in place of its own.
    """
    for name in [name for name in variables if name.startswith("_PYI_")]:
        del variables[name]
    before = variables.pop("LD_LIBRARY_PATH_ORIG", None)
    variables.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        variables["LD_LIBRARY_PATH"] = before


def main() -> int:
    """Run the program, or say what is missing; return the exit code."""
    from multiprocessing import freeze_support

    freeze_support()  # a process that shares the work of another never comes back from here
    inside: str = sys._MEIPASS  # type: ignore[attr-defined]  # noqa: SLF001  # PyInstaller's name
    if name := missing(Path(inside)):
        if sys.stderr:
            sys.stderr.write(
                f"wormup-lan: this copy is not complete: {name} is missing or cut off; delete"
                " the folder, unpack the whole archive again and start it from there\n"
            )
        return 2
    if sys.platform == "linux":
        forget(os.environ)
    from gui.cli import start as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
