"""Barriers: what on this laptop keeps it from the others, as far as anybody may see it (P10.3)."""

import contextlib
import errno
import ntpath
import socket
import sys
from collections.abc import Iterable, Iterator

from net.driver.adapters import Adapter
from net.driver.link_events import Address

if sys.platform == "win32":
    import winreg

KEPT_IN = frozenset((errno.EHOSTUNREACH, errno.EPERM, errno.EACCES))
"""Why nothing can be sent into a network: no permission on macOS, a VPN, a filter of Linux."""
_SLOW = frozenset((errno.EAGAIN, errno.EINPROGRESS, errno.ETIMEDOUT))
"""What comes of a connection whose packets a filter drops."""
DIAL_S = 0.5
ECHO_S = 0.5

_DISCARD = 9
_ECHO = b"wormup-lan: is anything dropped here?"
_RULES = r"SYSTEM\CurrentControlSet\Services\SharedAccess\Parameters\FirewallPolicy\FirewallRules"


def is_barred(peers: Iterable[Address], adapters: Iterable[Adapter]) -> bool:
    """Return whether there is no way to any of *peers* nor to a network of *adapters*."""
    out = [one for one in adapters if one.broadcast]
    whispers = {_whisper(one.broadcast) for one in [a for a in out if not a.is_virtual] or out}
    dials = {_dial(address) for address in peers}
    return whispers <= KEPT_IN and dials <= KEPT_IN | _SLOW and bool((whispers | dials) & KEPT_IN)


def _dial(address: Address) -> int:
    """Return why no connection to *address* came up at once, 0 if one did."""
    with socket.socket() as dialed:
        dialed.settimeout(DIAL_S)
        return dialed.connect_ex(address)


def _whisper(host: str) -> int | None:
    """Return why an empty datagram cannot be sent to all at *host*; 0 if it can."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        sender.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        try:
            sender.sendto(b"", (host, _DISCARD))
        except OSError as error:
            return error.errno
    return 0


def is_filtered(adapters: Iterable[Adapter]) -> bool:
    """Return whether a word of ours to all on a network does not come back: something drops it.

    Linux gives it back to us through the same filter that others' words pass.
    """
    near = [one for one in adapters if one.is_alive and one.broadcast and not one.is_virtual]
    near = [one for one in near if not one.is_loopback]
    if sys.platform != "linux" or not near:
        return False
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as ear:
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        ear.settimeout(ECHO_S)
        ear.bind(("", 0))
        sent = [_shout(ear, one.broadcast) for one in near]
        try:
            return any(sent) and not ear.recv(len(_ECHO))
        except TimeoutError:
            return True
    return False


def _shout(ear: socket.socket, host: str) -> bool:
    with contextlib.suppress(OSError):
        return bool(ear.sendto(_ECHO, (host, ear.getsockname()[1])))
    return False


def is_kept_closed() -> bool:
    """Return whether Windows' firewall keeps others out of this program in private networks."""
    programs = (sys.executable, getattr(sys, "_base_executable", ""))  # a venv's is a launcher
    return any(blocks(rule, programs) for rule in _rules())


def blocks(rule: str, programs: Iterable[str]) -> bool:
    r"""Return whether *rule* of Windows' firewall keeps others out of one of *programs*.

    >>> rule = r"v2.31|Action=Block|Active=TRUE|Dir=In|Profile=Private|App=C:\Worm Up.exe|"
    >>> blocks(rule, [r"c:\worm up.EXE"]), blocks(rule, [r"C:\other.exe"])
    (True, False)
    """
    fields = [field.partition("=")[::2] for field in rule.split("|")]
    said = dict(fields)
    profiles = {value for name, value in fields if name == "Profile"}
    ours = {ntpath.normcase(program) for program in programs if program}
    is_ours = ntpath.normcase(said.get("App", "")) in ours
    is_wall = (said.get("Action"), said.get("Active"), said.get("Dir")) == ("Block", "TRUE", "In")
    return is_ours and is_wall and (not profiles or "Private" in profiles)


if sys.platform == "win32":

    def _rules() -> Iterator[str]:
        """Yield the rules of the firewall, which every account may read."""
        with (
            contextlib.suppress(OSError),
            winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, _RULES) as key,
        ):
            for number in range(winreg.QueryInfoKey(key)[1]):
                _, rule, _ = winreg.EnumValue(key, number)
                yield str(rule)
else:

    def _rules() -> Iterator[str]:
        """Yield nothing: this is not Windows."""
        yield from ()
