"""Why a file is no log, in a sentence for whoever has got or found it."""

from __future__ import annotations  # so that a page shows its first picture before all else

from typing import TYPE_CHECKING

from gui.words.words import words

if TYPE_CHECKING:
    from core.table.log import NotALogError

_PACKED = {
    "504b0304": "zip",
    "1f8b": "gz",
    "425a68": "bz2",
    "fd377a585a00": "xz",
    "377abcaf271c": "7z",
    "526172211a07": "rar",
    "28b52ffd": "zst",
}
"""How a packed file begins, in hexadecimal digits."""


def no_log_words(file: object, error: NotALogError) -> str:
    """Return that *file* is no log by *error*, and where the log of a game is."""
    return packed_words(file, error) or words(
        "{file} is not a log of this program. The log of a game is the file called 'log' in the"
        " folder of that game.",
        file=file,
    )


def packed_words(file: object, error: NotALogError) -> str:
    """Return that *file* is packed, and what to do; "" if it is not."""
    found = str(dict(error.trouble.values).get("found", ""))
    kind = next((kind for begin, kind in _PACKED.items() if found.startswith(begin)), "")
    return kind and words(
        "{file} is packed ({kind}): unpack it, and open the file that was in it.",
        file=file,
        kind=kind,
    )
