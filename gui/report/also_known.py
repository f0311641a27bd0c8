"""Which identity keys are one player, as somebody of this laptop has said.

Law: no log says so, and no verdict rests on it. It is the one file about saved games that cannot be
made anew from the logs, so a torn one is never written over.
"""

import json
from collections.abc import Collection, Iterable
from pathlib import Path

from gui.words.wanted import UsageError
from gui.words.words import words
from net.driver.disk import make_directory, read_file, write_over

NAME = "also-known.json"
_BYTES_MAX = 1 << 20
_KEY_BYTES = 32

Group = tuple[bytes, ...]
"""The keys of one player, the one that others were added to first."""


def groups_in(data: Path) -> tuple[Group, ...]:
    """Return the keys that were merged in the folder *data*. Raises `UsageError` if torn."""
    path = data / NAME
    try:
        groups = _read(read_file(path, _BYTES_MAX))
    except FileNotFoundError:
        return ()
    except (OSError, ValueError, RecursionError):  # no file, a loop of links, a disk that fails
        raise UsageError(
            words(
                "{path} cannot be read: mend it or move it away; until then nobody is merged",
                path=path,
            )
        ) from None
    return groups


def merge(data: Path, one: bytes, other: bytes) -> None:
    """Note that *one* and *other* are keys of one player. Raises `UsageError` and OSError."""
    groups = groups_in(data)
    both = dict.fromkeys((*_group_of(groups, one), *_group_of(groups, other)))
    _write(data, (*(group for group in groups if not both.keys() & set(group)), tuple(both)))


def split(data: Path, key: bytes) -> None:
    """Note that *key* is a player of its own again. Raises `UsageError` and OSError."""
    _write(data, (tuple(one for one in group if one != key) for group in groups_in(data)))


def _group_of(groups: Iterable[Group], key: bytes) -> Group:
    return next((group for group in groups if key in group), (key,))


def _read(data: bytes) -> tuple[Group, ...]:
    """Return the groups in *data*. Raises ValueError if they are not as we write them."""
    found = json.loads(data)
    if not isinstance(found, list) or not all(isinstance(group, list) for group in found):
        raise ValueError(found)
    texts = [key for group in found for key in group]
    if not all(isinstance(key, str) for key in texts):
        raise ValueError(texts)
    groups = tuple(tuple(map(bytes.fromhex, group)) for group in found)
    keys: Collection[bytes] = [key for group in groups for key in group]
    if len(set(keys)) < len(keys) or any(len(key) != _KEY_BYTES for key in keys):
        raise ValueError(texts)
    return groups


def _write(data: Path, groups: Iterable[Group]) -> None:
    make_directory(data)
    kept = [[key.hex() for key in group] for group in groups if len(group) > 1]
    write_over(data / NAME, json.dumps(kept, indent=2).encode())
