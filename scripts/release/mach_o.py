"""Programs and libraries of macOS, read and thinned: Mach-O, for one CPU or several.

Law: only what is looked at is understood; a file of another kind has no slices.
"""

from __future__ import annotations  # see environment.py

import struct
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

CPUS = {"arm64": 0x0100000C, "x86_64": 0x01000007}
_FAT, _THIN = b"\xca\xfe\xba\xbe", b"\xcf\xfa\xed\xfe"
_HEAD = 32
"""How long the head of a slice is; its load commands follow."""
_BUILD_VERSION, _MIN_MACOS, _RPATH, _UUID, _SIGNATURE = 0x32, 0x24, 0x8000001C, 0x1B, 0x1D
_SYMBOLS = 0x2
_DEBUGGED, _PRIVATE, _KIND, _EXTERNAL = 0xE0, 0x10, 0x0E, 0x01
"""The bits of a symbol."""
_LOADS = {0xC, 0x80000018, 0x8000001F, 0x80000023}
"""Commands that name a library to load: plainly, weakly, passed on, upward."""


class Command(NamedTuple):
    """A load command: its kind, and its bytes, kind and size among them."""

    kind: int
    data: bytes

    @property
    def text(self) -> str:
        """The path in a command that has one."""
        start = struct.unpack_from("<I", self.data, 8)[0]
        return self.data[start:].split(b"\0")[0].decode()


def is_mach_o(data: bytes) -> bool:
    """Return whether *data* begins like a program or library of macOS."""
    return data[:4] in {_FAT, _THIN}


def slices(data: bytes) -> dict[int, bytes]:
    """Return what is for each CPU, by the CPU's number."""
    if data[:4] == _THIN:
        return {struct.unpack_from("<I", data, 4)[0]: data}
    if data[:4] != _FAT:
        return {}
    count = struct.unpack_from(">I", data, 4)[0]
    places = [struct.unpack_from(">5I", data, 8 + 20 * at) for at in range(count)]
    return {cpu: data[start : start + size] for cpu, _, start, size, _ in places}


def thin(data: bytes, machine: str) -> bytes:
    """Return the slice for *machine*; its signature stays as it was. Raises KeyError."""
    return slices(data)[CPUS[machine]]


def commands(data: bytes) -> Iterator[Command]:
    """Yield the load commands of a slice."""
    at = _HEAD
    for _ in range(struct.unpack_from("<I", data, 16)[0]):
        kind, size = struct.unpack_from("<2I", data, at)
        yield Command(kind, data[at : at + size])
        at += size


def linked_with(data: bytes) -> list[str]:
    """List the libraries that a slice loads, as it names them."""
    return [one.text for one in commands(data) if one.kind in _LOADS]


def search_paths(data: bytes) -> list[str]:
    """List where a slice looks for libraries that begin with @rpath."""
    return [one.text for one in commands(data) if one.kind == _RPATH]


def oldest_system(data: bytes) -> tuple[int, int]:
    """Return the oldest macOS that a slice asks for; (0, 0) if it does not say."""
    for one in commands(data):
        if one.kind in {_BUILD_VERSION, _MIN_MACOS}:
            version = struct.unpack_from("<I", one.data, 12 if one.kind == _BUILD_VERSION else 8)[0]
            return version >> 16, version >> 8 & 255
    return 0, 0


def has_uuid(data: bytes) -> bool:
    """Return whether a slice has the UUID by which macOS tells programs on the network apart."""
    return any(one.kind == _UUID for one in commands(data))


def is_signed(data: bytes) -> bool:
    """Return whether a slice carries a signature, of whomever."""
    return any(one.kind == _SIGNATURE for one in commands(data))


def symbols(data: bytes) -> tuple[set[str], set[str]]:
    """Return the names that a slice wants from others, and those that it has for others."""
    wanted: set[str] = set()
    exported: set[str] = set()
    for one in commands(data):
        if one.kind != _SYMBOLS:
            continue
        table, count, texts, _ = struct.unpack_from("<4I", one.data, 8)
        for place, kind, _, _, value in struct.iter_unpack(
            "<I2BHQ", data[table : table + 16 * count]
        ):
            if kind & _DEBUGGED or not kind & _EXTERNAL or kind & _PRIVATE:
                continue
            name = data[texts + place : data.index(b"\0", texts + place)].decode()
            (exported if kind & _KIND or value else wanted).add(name)
    return wanted, exported


def with_sdk(data: bytes, sdk: int) -> bytes:
    """Return a slice that says it was made with the SDK of macOS *sdk*."""
    made, at = bytearray(data), _HEAD
    for one in commands(data):
        if one.kind == _BUILD_VERSION:
            struct.pack_into("<I", made, at + 16, sdk << 16)
        at += len(one.data)
    return bytes(made)
