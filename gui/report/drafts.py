"""The draft of our next act on disk, so that a crash loses no thought; and what is practice.

Law: a draft binds nobody; one that cannot be read or kept counts as none.
"""

import contextlib
import json
from pathlib import Path

NAME = "draft"
_PRACTICE = "practice"
"""The file in the folder of a game that is played for practice."""


def keep(folder: Path, draft: object) -> None:
    """Keep *draft*, plain values, in a game's *folder*, whole or not at all."""
    fresh = folder / f"{NAME}.new"
    with contextlib.suppress(OSError):
        fresh.write_text(json.dumps(draft), encoding="utf-8")
        fresh.replace(folder / NAME)


def kept(folder: Path) -> object:
    """Return the draft kept in *folder*, or None."""
    try:
        draft: object = json.loads((folder / NAME).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return draft


def keep_practice(folder: Path) -> None:
    """Remember that the game in *folder* is played for practice."""
    with contextlib.suppress(OSError):
        (folder / _PRACTICE).touch()


def is_practice(folder: Path) -> bool:
    """Return whether the game in *folder* is played for practice."""
    return (folder / _PRACTICE).exists()
