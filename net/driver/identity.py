"""A person's identity key on this laptop, for all games (P3.1). Law: made once, never lost.

identity    0600, packed [seed of the key, name]; replaced whole, so no crash leaves half of it
"""

import contextlib
import os
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path

from core.table.encoding import MalformedError, Value, pack, unpack
from core.table.naming import logged_name_refusal, name_refusal
from core.table.trouble import Trouble
from net.driver.disk import (
    DiskError,
    make_directory,
    read_file,
    sync_directory,
    why,
    write_new,
    write_over,
    written_beside,
)
from net.protocol.troubles import IdentityReason

SEED_BYTES = 32
_BYTES_MAX = 4096
LAST = 0xFF
"""The first byte of a key that is behind those of nearly all people, found after some 256 tries."""


class IdentityError(DiskError):
    """The identity cannot be read or kept."""


@dataclass(frozen=True, slots=True)
class Identity:
    """The seed of the key that signs offers, sits and hellos, and the name last played under.

    *name* is "" until the player has chosen one.
    """

    seed: bytes = field(repr=False)
    name: str = ""


def data_directory() -> Path:
    """Return the directory in which this account keeps its identity and its games."""
    import platformdirs

    return Path(platformdirs.user_data_dir("wormup-lan", appauthor=False))


def load_identity(data: Path, *, is_last: bool = False) -> Identity:
    """Return the identity kept in directory *data*; make it at the first start.

    The lowest key opens the table (P3.3): one made with *is_last* leaves that to others. Two
    processes that start at once get the same one. Raises `IdentityError`.
    """
    path = data / "identity"
    try:
        if not path.exists():
            make_directory(data)
            _put_if_missing(path, Identity(_last_seed() if is_last else os.urandom(SEED_BYTES)))
        return _parse(path, unpack(read_file(path, _BYTES_MAX)))
    except OSError as error:
        trouble = Trouble(IdentityReason.UNUSABLE, path=str(path), why=why(error))
        raise IdentityError(trouble) from error
    except MalformedError as error:
        raise _replaced(path) from error


def rename(data: Path, name: str) -> Identity:
    """Store *name* beside the key in *data*; return the identity. Raises `IdentityError`."""
    if problem := name_refusal(name):
        raise IdentityError(problem)
    identity = replace(load_identity(data), name=name)
    path = data / "identity"
    try:
        write_over(path, _packed(identity))
    except OSError as error:
        trouble = Trouble(IdentityReason.NAME_NOT_KEPT, path=str(path), why=why(error))
        raise IdentityError(trouble) from error
    return identity


def renew(data: Path) -> Identity:
    """Make a new key for the player of *data*, and keep the old one in a file beside it.

    Raises `IdentityError`.
    """
    identity = replace(load_identity(data), seed=os.urandom(SEED_BYTES))
    path = data / "identity"
    try:
        number = next(n for n in count(1) if not (data / f"identity.{n}").exists())
        write_new(data / f"identity.{number}", read_file(path, _BYTES_MAX))
        write_over(path, _packed(identity))
    except OSError as error:
        trouble = Trouble(IdentityReason.UNUSABLE, path=str(path), why=why(error))
        raise IdentityError(trouble) from error
    return identity


def _last_seed() -> bytes:
    """Return the seed of a new key that begins with byte `LAST`."""
    from core.table.signing import SigningKey

    while SigningKey(seed := os.urandom(SEED_BYTES)).public[0] < LAST:
        pass
    return seed


def _put_if_missing(path: Path, identity: Identity) -> None:
    fresh = written_beside(path, _packed(identity))
    try:
        with contextlib.suppress(FileExistsError):
            _publish(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)
    sync_directory(path.parent)


def _packed(identity: Identity) -> bytes:
    return pack((identity.seed, identity.name))


def _publish(fresh: Path, path: Path) -> None:
    """Put the file at its name unless another process was first: then `FileExistsError`."""
    try:
        path.hardlink_to(fresh)
    except FileExistsError:
        raise
    except OSError:  # a file system without links, on a stick
        fresh.rename(path)


def _parse(path: Path, value: Value) -> Identity:
    match value:
        case (bytes(seed), str(name)) if len(seed) == SEED_BYTES and not (
            name and logged_name_refusal(name)
        ):
            # a name that was fine once but no longer is has to be chosen anew
            return Identity(seed, "" if name_refusal(name) else name)
    raise _replaced(path)


def _replaced(path: Path) -> IdentityError:
    return IdentityError(Trouble(IdentityReason.REPLACED, path=str(path)))
