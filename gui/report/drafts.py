"""The draft of our next act on disk, so that a crash loses no thought.

Law: a draft binds nobody; one that cannot be read or kept counts as none.
"""

import contextlib
import json
from pathlib import Path

NAME = "draft"


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
