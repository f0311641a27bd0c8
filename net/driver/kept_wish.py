"""What the person at this laptop would like to wear, kept beside the identity (P3.7).

wish    packed [[paint, ...], hat, letter]. Law: one that cannot be read is none.
"""

from pathlib import Path

from core.table.encoding import MalformedError, pack, unpack
from core.table.looks import LookWish, read_wish, wish_value
from core.table.trouble import Trouble
from net.driver.disk import DiskError, make_directory, read_file, why, write_over
from net.protocol.troubles import IdentityReason

_FILE = "wish"
_BYTES_MAX = 1024


def load_wish(data: Path) -> LookWish | None:
    """Return the wish kept in directory *data*; None where nothing was chosen."""
    try:
        return read_wish(unpack(read_file(data / _FILE, _BYTES_MAX)))
    except (OSError, DiskError, MalformedError):
        return None


def keep_wish(data: Path, wish: LookWish) -> None:
    """Keep *wish* in directory *data*. Raises `DiskError`."""
    path = data / _FILE
    try:
        make_directory(data)
        write_over(path, pack(wish_value(wish)))
    except OSError as error:
        trouble = Trouble(IdentityReason.WISH_NOT_KEPT, path=str(path), why=why(error))
        raise DiskError(trouble) from error
