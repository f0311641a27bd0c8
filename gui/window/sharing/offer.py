"""What is handed over, as the command tells the window in lines of JSON."""

import json
from dataclasses import asdict, dataclass, field
from enum import Enum
from typing import NamedTuple

from gui.words.emblem_words import key_words
from gui.words.words import decimal, marked, words
from net.protocol.handed import BUILDS_MAX, HOSTS_MAX, BuildHere, Loading, Program


class System(Enum):
    """The system of a laptop; the value is how people call it."""

    WINDOWS = "Windows"
    MACOS = "macOS"
    LINUX = "Linux"
    OTHER = marked("other systems")
    PHONE = marked("a phone")

    @property
    def words(self) -> str:
        """The name of the system."""
        return words(self.value)


_PARTS = {"-windows-": System.WINDOWS, "-macos": System.MACOS, "-linux-": System.LINUX}
_KINDS = {
    "-setup.exe": marked("to install"),
    ".deb": marked("for Debian and Ubuntu"),
    "-macos-arm64": marked("Apple chip"),
    "-macos-x64": marked("Intel chip"),
    "-linux-arm64": marked("ARM chip"),
}
SMALL = 10_000_000
"""From so many bytes on, tenths of a megabyte say nothing."""
_SIGNS = (
    (("Android", "iPhone", "iPad", "Mobile"), System.PHONE),
    (("Windows",), System.WINDOWS),
    (("Mac OS X", "Macintosh"), System.MACOS),
    (("Linux", "X11"), System.LINUX),
)


def system_of(agent: str) -> System:
    """Return the system of the browser that calls itself *agent*.

    >>> system_of("Mozilla/5.0 (Windows NT 10.0; Win64; x64)").name
    'WINDOWS'
    """
    found = (system for signs, system in _SIGNS if any(sign in agent for sign in signs))
    return next(found, System.OTHER)


def megabytes(size: int) -> str:
    """Return a *size* in words.

    >>> megabytes(2_340_000), megabytes(61_400_000)
    ('2.3 MB', '61 MB')
    """
    if size < SMALL:
        return words("{size} MB", size=decimal(max(size / 1e6, 0.1), 1))
    return words("{size} MB", size=f"{size / 1e6:.0f}")


@dataclass(frozen=True, slots=True)
class Offer:
    """A file that can be loaded: *digest* names the build in it, *hashed* is that of the file."""

    name: str
    size: int
    digest: str
    hashed: str = ""
    giver: str = ""
    """From whose laptop it was gathered, if it is not this one's own."""
    is_signed: bool = False
    """Whether the makers of the program have signed the digest."""
    system_tag: str = ""
    """What builds for its system are called; "" for a file that is none."""
    is_made_up: bool = False
    """Whether the makers have signed another build for its version and system."""

    @property
    def system(self) -> System:
        """The system that it is for."""
        return next((one for part, one in _PARTS.items() if part in self.name), System.OTHER)

    @property
    def is_whole(self) -> bool:
        """Whether it starts without anything else: no Python, no internet."""
        return self.system is not System.OTHER and not self.name.endswith("-macos.zip")

    @property
    def label(self) -> str:
        """For whom it is: the system, of a Mac also the kind."""
        return f"{self.system.words}, {self.kind}" if self.kind else self.system.words

    @property
    def kind(self) -> str:
        """Which of several of its system it is, in words; "" for the usual one."""
        return next((words(said) for part, said in _KINDS.items() if part in self.name), "")

    @property
    def megabytes(self) -> str:
        """Its size in words."""
        return megabytes(self.size)

    def origin(self, holder: str) -> str:
        """Return who vouches for it, in words; *holder* is who hands it over, or ""."""
        if self.is_signed:
            return words("signed by the makers of the program")
        if self.is_made_up:
            return words("not what the makers of the program have signed: do not start it")
        if name := self.giver or holder:
            return words("packed on {name}'s laptop, not signed by the makers", name=name)
        return words("packed on the laptop that gives it, not signed by the makers")

    @property
    def fingerprint(self) -> tuple[str, ...]:
        """Four words that stand for its digest."""
        return key_words(bytes.fromhex(self.digest))


class Browser(NamedTuple):
    """Somebody's browser that has our page: where, on what system, since how many minutes."""

    host: str
    system_name: str
    minutes: int

    @property
    def system(self) -> System:
        """The system that it runs on."""
        return System[self.system_name]


@dataclass(frozen=True, slots=True)
class Sharing:
    """How everything stands: where, what, and who loads."""

    addresses: tuple[str, ...]
    """Addresses for a browser, the likeliest first."""
    offers: tuple[Offer, ...] = ()
    is_checked: bool = False
    loading: tuple[Loading, ...] = ()
    loaded: int = 0
    left_s: int = 0
    trouble: dict[str, str] = field(default_factory=dict)
    """Why nothing is handed over, by language; empty if all is well."""
    system: str = ""
    """What the builds for this laptop are called."""
    browsers: tuple[Browser, ...] = ()
    """Those that have our page, the newest last."""
    kept: str = ""
    """The folder where what was gathered lies."""

    @property
    def program(self) -> Program:
        """What the others in the room are told of it."""
        places = [address.removeprefix("http://").split("/") for address in self.addresses]
        ends = [(*place.split(":"), code) for place, code in places]
        if not ends or not self.left_s:
            return Program(self.system)
        builds = tuple(
            BuildHere(one.system_tag, bytes.fromhex(one.digest), one.size)
            for one in self.offers
            if one.system_tag
        )
        _, port, code = ends[0]
        hosts = tuple(host for host, *_ in ends)
        return Program(self.system, int(port), code, hosts[:HOSTS_MAX], builds[:BUILDS_MAX])


@dataclass(frozen=True, slots=True)
class Gathering:
    """How far a build is fetched from another laptop, or why it was not, by language."""

    got: int = 0
    is_done: bool = False
    trouble: dict[str, str] = field(default_factory=dict)


def packed(sharing: Sharing | Gathering) -> str:
    """Return *sharing* as one line."""
    return json.dumps(asdict(sharing))


def unpacked(line: str) -> Sharing:
    """Return what `packed` made a *line* of.

    >>> unpacked(packed(Sharing(("x",)))) == Sharing(("x",))
    True
    """
    found = json.loads(line)
    found["addresses"] = tuple(found["addresses"])
    found["offers"] = tuple(Offer(**one) for one in found["offers"])
    found["loading"] = tuple(Loading(*one) for one in found["loading"])
    found["browsers"] = tuple(Browser(*one) for one in found["browsers"])
    return Sharing(**found)


def gathering_of(line: str) -> Gathering:
    """Return what `packed` made a *line* of."""
    return Gathering(**json.loads(line))
