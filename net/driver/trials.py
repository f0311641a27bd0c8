"""Trials: does this laptop do what the program rests on? Each is tried for real; gui words it.

Law: a trial removes its files, tells no secret, and touches nobody else on the network. It
returns what it has found, or raises `TrialError` with the reason.
"""

import contextlib
import datetime
import hashlib
import platform
import secrets
import shutil
import socket
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import metadata
from pathlib import Path
from typing import NamedTuple, TypeVar

import psutil
import zmq

from core.table.signing import SigningKey, Verify, verify
from core.table.trouble import Trouble, TroubleError
from net.driver.disk import make_directory, why, write_new
from net.driver.folder import Folder, FolderError
from net.driver.link_events import Address, Frame, WrongKey
from net.driver.network_check import FREE_BYTES_MIN
from net.driver.place import LOOPBACK
from net.driver.sockets import Sockets
from net.protocol.troubles import TrialReason

LINK_S = 5.0
"""A connection on this machine takes a tenth of a second, even on a busy one."""
MEMORY_MIN = 200_000_000
YEARS = range(2025, 2100)
_TICK_S = 0.05
_TICK_MAX_S = 5.0
_TURN_MS = 20
_LIBRARIES = (
    "PySide6-Essentials", "cryptography", "pyzmq", "msgpack", "zeroconf", "ifaddr", "platformdirs",
    "pillow", "psutil", "rich", "segno", "miniaudio", "shapely",
)  # fmt: skip
_SEED = bytes.fromhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
_PUBLIC = bytes.fromhex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
_SIGNATURE = bytes.fromhex(
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
    "d25bf5f0595bbe24655141438e7a100b"
)
"""The first test of RFC 8032: a seed, its public key, and the signature of nothing."""

T = TypeVar("T")


class TrialError(TroubleError):
    """Something the program rests on is not so on this laptop."""


class DiskFound(NamedTuple):
    """What the disk does."""

    sync_ms: float
    free_bytes: int
    replaces_open: bool
    """Whether a file that is open can be replaced; Windows refuses that, and we can live with it.
    """


def timed(run: Callable[[], T]) -> tuple[T, float]:
    """Return what *run* returns, and how many seconds it took."""
    start = time.monotonic()
    return run(), time.monotonic() - start


def system() -> dict[str, str]:
    """Return by name the system, the processor, Python and all libraries with their versions."""
    found = {
        "system": f"{platform.system()} {platform.release()}, {platform.machine()}",
        "Python": f"{platform.python_version()}{' (bundled)' if hasattr(sys, 'frozen') else ''}",
        "libzmq": zmq.zmq_version(),
    }
    for name in _LIBRARIES:
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            found[name] = "?"  # a bundle may leave out what is said of a library
    return found


def fingerprint(root: Path) -> tuple[str, int]:
    """Return a hash over the program's own files below *root*, and how many they are.

    A bundle has them in its executable, on Windows in the archive beside it.
    """
    kept = [root / name for name in ("core", "net", "gui")]
    files = sorted(file for folder in kept for file in folder.rglob("*") if _is_own(file))
    if hasattr(sys, "frozen"):
        root, archive = Path(sys.executable).parent, "program/code.zip"
        files = [Path(sys.executable), *root.glob(archive)]
    whole = hashlib.sha256()
    for file in files:
        named = file.relative_to(root).as_posix().encode()
        whole.update(hashlib.sha256(named).digest() + hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()[:16], len(files)


def _is_own(file: Path) -> bool:
    return file.is_file() and "__pycache__" not in file.parts


def try_signatures(verify: Verify = verify) -> None:
    """Sign and verify what has a known answer; a changed message must not pass."""
    key = SigningKey(_SEED)
    is_right = (key.public, key.sign(b"")) == (_PUBLIC, _SIGNATURE)
    is_right &= verify(_PUBLIC, b"", _SIGNATURE) and not verify(_PUBLIC, _PUBLIC, _SIGNATURE)
    fresh = SigningKey(secrets.token_bytes(32))
    is_right &= verify(fresh.public, b"worm", fresh.sign(b"worm"))
    if not is_right:
        raise TrialError(Trouble(TrialReason.WRONG_SIGNATURES))


def try_links(seconds: float = LINK_S) -> None:
    """Connect two programs by CURVE on this machine; a false key must not get through."""
    if not zmq.has("curve"):
        raise TrialError(Trouble(TrialReason.NO_CURVE))
    with Sockets(LOOPBACK) as ann, Sockets(LOOPBACK) as ben:
        end, refused = time.monotonic() + seconds, False
        false = secrets.token_bytes(32)
        ann.connect(ben.public, [(LOOPBACK, ben.port)])
        while not _hears(ben, ann, b"worm"):
            if time.monotonic() > end:
                raise TrialError(Trouble(TrialReason.NOT_CONNECTED, seconds=round(seconds)))
            ann.send(ben.public, b"worm")
        ann.connect(false, [(LOOPBACK, ben.port)])
        while not refused and time.monotonic() < end:
            refused = any(isinstance(event, WrongKey) for event in ann.receive(_TURN_MS))
            ben.receive(0)
            if ann.send(false, b"secret"):
                break
        if not refused:
            raise TrialError(Trouble(TrialReason.KEY_NOT_CHECKED))


def _hears(one: Sockets, other: Sockets, data: bytes) -> bool:
    """Let *one* and *other* have a turn; return whether *one* hears *data* from *other*."""
    other.receive(_TURN_MS)
    heard = one.receive(_TURN_MS)
    return Frame(other.public, data) in heard


def try_ports(addresses: Sequence[str], shared: Sequence[int] = ()) -> None:
    """Take a free TCP port and a free UDP port at each of *addresses* and at all at once.

    The UDP ports *shared* are fixed: other programs may have them too, if they let us.
    """
    for address in ("", *addresses):
        for kind, name in ((socket.SOCK_STREAM, "TCP"), (socket.SOCK_DGRAM, "UDP")):
            if what := _refusal(kind, (address, 0)):
                where = address or "0.0.0.0"  # noqa: S104  # shown to a person
                raise TrialError(Trouble(TrialReason.NO_PORT, kind=name, address=where, what=what))
    for port in shared:
        if what := _refusal(socket.SOCK_DGRAM, ("", port)):
            raise TrialError(Trouble(TrialReason.PORT_HELD, port=port, what=what))


def _refusal(kind: int, address: Address) -> str:
    """Return why a socket of *kind* cannot be bound to *address*, or "" if it can."""
    with contextlib.closing(socket.socket(socket.AF_INET, kind)) as tried:
        try:
            if address[1]:
                tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if hasattr(socket, "SO_REUSEPORT"):
                    tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            tried.bind(address)
            if kind == socket.SOCK_STREAM:
                tried.listen(1)
        except OSError as error:
            return error.strerror or str(error)
    return ""


def try_disk(folder: Path) -> DiskFound:
    """Write, sync, lock and replace files below *folder*, which must have room; remove them."""
    path = folder / f"selftest-{secrets.token_hex(8)}"
    try:
        with _removed(path):
            make_directory(path)
            _, seconds = timed(lambda: write_new(path / "new", bytes(4096)))
            _try_lock(path)
            (path / "new").replace(path / "old")
            write_new(path / "new", b"new")
            with (path / "old").open("rb"):
                replaces_open = _replaces(path / "new", path / "old")
            free = shutil.disk_usage(path).free
    except FolderError as error:
        raise TrialError(error.trouble) from error
    except OSError as error:
        raise TrialError(Trouble(TrialReason.NO_DISK, why=why(error))) from error
    if free < FREE_BYTES_MIN:
        raise TrialError(Trouble(TrialReason.NO_ROOM, free=round(free / 1e6)))
    return DiskFound(seconds * 1000, free, replaces_open)


@contextlib.contextmanager
def _removed(path: Path) -> Iterator[None]:
    try:
        yield
    finally:
        shutil.rmtree(path, ignore_errors=True)


def _replaces(new: Path, old: Path) -> bool:
    try:
        new.replace(old)
    except PermissionError:
        return False
    return True


def _try_lock(path: Path) -> None:
    """Open a game twice: the second time must be refused, or two windows would play one seat."""
    folder = Folder.create(path, secrets.token_bytes(32), b"")
    try:
        with contextlib.suppress(FolderError):
            Folder.open(folder.path).close()
            raise TrialError(Trouble(TrialReason.NO_LOCK))
    finally:
        folder.close()


class Clocks(NamedTuple):
    """The clocks of this laptop: the time of day, the seconds that we count, and a rest."""

    wall: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic
    rest: Callable[[float], None] = time.sleep


def try_clocks(clocks: Clocks = Clocks()) -> float:  # noqa: B008  # it is frozen
    """Return how many ms a rest of 50 ms takes; both clocks must go, and the date be possible."""
    wall, start = clocks.wall(), clocks.steady()
    clocks.rest(_TICK_S)
    took, walked = clocks.steady() - start, clocks.wall() - wall
    if not (_TICK_S / 2 < took < _TICK_MAX_S and abs(walked - took) < _TICK_MAX_S):
        raise TrialError(Trouble(TrialReason.CLOCK_STUMBLES))
    shown = datetime.datetime.fromtimestamp(wall, datetime.UTC)
    if shown.year not in YEARS:
        raise TrialError(Trouble(TrialReason.CLOCK_WRONG, date=f"{shown:%Y-%m-%d}"))
    return took * 1000


def try_memory(free: int | None = None) -> int:
    """Return how many bytes of memory are *free*; there must be enough for a window."""
    found = psutil.virtual_memory().available if free is None else free
    if found < MEMORY_MIN:
        raise TrialError(Trouble(TrialReason.NO_MEMORY, free=round(found / 1e6)))
    return found
