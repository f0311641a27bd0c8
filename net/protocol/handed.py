"""What a person's program is, and what its page hands over now: a field of the greeting (P10.3).

Law: it is a hint. What is fetched from there is judged by its own bytes.
"""

import ipaddress
import re
from dataclasses import dataclass
from typing import NamedTuple

from core.table.digests import DIGEST_BYTES
from core.table.encoding import MalformedError, Value, pack, unpack
from net.protocol.join_code import ALPHABET, GROUP
from net.protocol.parts import BYTES_MAX

HOSTS_MAX, BUILDS_MAX = 8, 8
PORT_MAX = 65_535
_SYSTEM = re.compile(r"[a-z]{1,12}-[a-z0-9]{1,12}")
_CODE = re.compile(f"[{ALPHABET}]{{{GROUP}}}")


class BuildHere(NamedTuple):
    """A build that is handed over: for which system, what names it, and how large its file is."""

    system: str
    digest: bytes
    size: int


class Loading(NamedTuple):
    """A load under way: of what file, by whom, and how far it is."""

    name: str
    host: str
    percentage: int


@dataclass(frozen=True, slots=True)
class Program:
    """A program for a *system*, and its page: where it is and what is there; no port if nowhere."""

    system: str = ""
    port: int = 0
    code: str = ""
    hosts: tuple[str, ...] = ()
    builds: tuple[BuildHere, ...] = ()

    @property
    def value(self) -> Value:
        """The field as it is packed."""
        return (self.system, self.port, self.code, self.hosts, tuple(map(tuple, self.builds)))


@dataclass(frozen=True, slots=True)
class WantedBuild:
    """A *build* that the *program* of *giver* hands over."""

    build: BuildHere
    program: Program
    giver: str


def read_program(value: Value) -> Program:
    """Read the field. Raises `MalformedError`."""
    match value:
        case (str(system), int(port), str(code), tuple(hosts), tuple(builds), *_) if (
            (_SYSTEM.fullmatch(system) or not system)
            and type(port) is int
            and (0 < port <= PORT_MAX if _CODE.fullmatch(code) else port == 0 and not code)
            and len(hosts) <= HOSTS_MAX
            and len(builds) <= BUILDS_MAX
        ):
            return Program(system, port, code, tuple(map(_host, hosts)), tuple(map(_build, builds)))
    raise _malformed()


def _host(value: Value) -> str:
    try:
        return str(ipaddress.IPv4Address(value if isinstance(value, str) else ""))
    except ipaddress.AddressValueError:
        raise _malformed() from None


def _build(value: Value) -> BuildHere:
    match value:
        case (str(system), bytes(digest), int(size), *_) if (
            _SYSTEM.fullmatch(system)
            and len(digest) == DIGEST_BYTES
            and type(size) is int
            and 0 < size <= BYTES_MAX
        ):
            return BuildHere(system, digest, size)
    raise _malformed()


def _malformed() -> MalformedError:
    return MalformedError("not what a program is and hands over")


def line_of(wanted: WantedBuild) -> str:
    """Return what is *wanted* as text, for another process."""
    build, program = wanted.build, wanted.program
    return pack((tuple(build), program.value, wanted.giver)).hex()


def wanted_of(line: str) -> WantedBuild:
    """Return what `line_of` made a *line* of. Raises `MalformedError`."""
    match unpack(bytes.fromhex(line)):
        case (build, (system, port, code, hosts, _), str(giver)):
            program = read_program((system, port, code, hosts, (build,)))
            return WantedBuild(program.builds[0], program, giver)
        case _:
            msg = "nothing that can be wanted"
            raise MalformedError(msg)
