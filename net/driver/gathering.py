"""Fetches a build from the page of another laptop in the room, and keeps it once it is checked.

Law: nothing is kept but a whole build that was packed anew here, with the digest that was asked
for; of what was fetched in vain nothing is left.
"""

import errno
import http.client
import os
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import BinaryIO

from core.table.trouble import Trouble
from net.driver.builds import PART, ShareError, keep, kept_folder
from net.driver.hints import is_laptop
from net.driver.packing import PackingError, repack, suffix
from net.protocol.handed import WantedBuild
from net.protocol.troubles import ShareReason

STILL_S = 10.0
"""How long the other laptop may say nothing."""
_PIECE = 1 << 18


def gather(
    data: Path, wanted: WantedBuild, tell: Callable[[int], None], *, loopback: bool = False
) -> Path:
    """Fetch what is *wanted* into *data*; *tell* how many bytes have come. Raises `ShareError`."""
    folder, system = kept_folder(data), wanted.build.system
    folder.mkdir(parents=True, exist_ok=True)
    mark = os.urandom(4).hex()  # another program may fetch the same now
    came, packed = (folder / f"{mark}.{system}{end}{PART}" for end in (".came", suffix(system)))
    try:
        with came.open("w+b") as file:
            _fetch_from_any(wanted, file, tell, loopback=loopback)
            with packed.open("wb") as to:
                listed, _ = repack(file, system, to)
        if bytes.fromhex(listed.digest) != wanted.build.digest:
            raise ShareError(Trouble(ShareReason.OTHER_BUILD, name=wanted.giver))
        return keep(data, system, packed, wanted.giver)
    except PackingError as error:
        raise ShareError(error.trouble) from None
    except OSError as error:
        raise ShareError(_not_fetched(wanted, error)) from None
    finally:
        for part in (came, packed):
            with suppress(OSError):
                part.unlink(missing_ok=True)


def _fetch_from_any(
    wanted: WantedBuild, to: BinaryIO, tell: Callable[[int], None], *, loopback: bool
) -> None:
    """Fetch the file from the first host that answers. Raises `ShareError`, OSError."""
    hosts = [host for host in wanted.program.hosts if is_laptop(host, loopback=loopback)]
    for at, host in enumerate(hosts):
        try:
            _fetch(host, wanted, to, tell)
        except (OSError, http.client.HTTPException) as error:
            if at == len(hosts) - 1:
                raise ShareError(_not_fetched(wanted, error)) from None
        else:
            to.seek(0)
            return
    raise ShareError(
        _not_fetched(wanted, ConnectionError(errno.EHOSTUNREACH, os.strerror(errno.EHOSTUNREACH)))
    )


def _fetch(host: str, wanted: WantedBuild, to: BinaryIO, tell: Callable[[int], None]) -> None:
    program, size, got = wanted.program, wanted.build.size, 0
    to.seek(0)
    to.truncate()
    with closing(http.client.HTTPConnection(host, program.port, timeout=STILL_S)) as asking:
        asking.request("GET", f"/{program.code}/{wanted.build.system}")
        with closing(asking.getresponse()) as answer:
            if answer.status != http.client.OK or answer.length != size:
                raise ConnectionError(f"{answer.status}, {answer.length} of {size}")
            while piece := answer.read(min(_PIECE, size - got)):
                to.write(piece)
                got += len(piece)
                tell(got)
    if got != size:
        raise ConnectionError(f"{got} of {size}")


def _not_fetched(wanted: WantedBuild, error: Exception) -> Trouble:
    what = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return Trouble(ShareReason.NOT_FETCHED, name=wanted.giver, what=what)
