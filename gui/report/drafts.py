"""The draft of our next act on disk, so that a crash loses no thought; and what is practice.

Law: a draft binds nobody; one that cannot be read or kept counts as none.
"""

import contextlib
import json
from pathlib import Path

from net.driver.disk import read_file, write_over

NAME = "draft"
_BYTES_MAX = 1 << 20
_PRACTICE = "practice"
"""The file in the folder of a game that is played for practice."""


def keep(folder: Path, draft: object) -> None:
    """Keep *draft*, plain values, in a game's *folder*, whole or not at all."""
    with contextlib.suppress(OSError):
        write_over(folder / NAME, json.dumps(draft).encode())


def kept(folder: Path) -> object:
    """Return the draft kept in *folder*, or None."""
    try:
        draft: object = json.loads(read_file(folder / NAME, _BYTES_MAX))
    except (OSError, ValueError, RecursionError):
        return None
    return draft


def keep_practice(folder: Path) -> None:
    """Remember that the game in *folder* is played for practice."""
    with contextlib.suppress(OSError):
        (folder / _PRACTICE).touch()


def is_practice(folder: Path) -> bool:
    """Return whether the game in *folder* is played for practice."""
    return (folder / _PRACTICE).exists()
