"""What the makers of this program have signed: the digests of the builds of a release.

    worm-up-builds-1
    VERSION SYSTEM DIGEST          a line a build, as its parts list names it

The signature beside it is as minisign makes it: Ed25519 over the BLAKE2b hash of the file, and
over that signature with its trusted comment. Law: what is not signed by `MAKERS`, to its last byte,
says nothing; a signature says who made a build, and not that it is the newest.
"""

import binascii
import re
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import NamedTuple

from core.table.signing import KEY_BYTES, SIGNATURE_BYTES, SigningKey, verify

MAKERS = ""
"""The makers' public key, as minisign writes it; empty before the first release."""
LIST, SIGNATURE = EXTRAS = "builds.txt", "builds.txt.minisig"
"""The files that travel beside a build."""
SIGNED_MAX = 100_000

_FORMAT = "worm-up-builds-1"
_LINE = re.compile(r"(\S{1,24}) ([a-z]{1,12}-[a-z0-9]{1,12}) ([0-9a-f]{64})")
_KEY, _HASHED, _ID_BYTES = b"Ed", b"ED", 8
_UNTRUSTED, _TRUSTED = b"untrusted comment: ", b"trusted comment: "
_UNLOCKED = bytes(2) + b"B2" + bytes(32 + 8 + 8)
"""In a secret key: it is under no password."""
_UNCHECKED = bytes(32)


class Signed(NamedTuple):
    """A build that the makers have signed."""

    version: str
    system: str


def listed(builds: Iterable[tuple[str, str, str]]) -> bytes:
    """Return the list of *builds*: version, system and digest of each."""
    lines = sorted(f"{version} {system} {digest}\n" for version, system, digest in builds)
    return f"{_FORMAT}\n{''.join(lines)}".encode("ascii")


def signed(extras: Mapping[str, bytes], makers: str = MAKERS) -> dict[str, Signed]:
    """Return the builds, by digest, in the list in *extras* if the *makers* have signed it."""
    if not is_signed(extras.get(LIST, b""), extras.get(SIGNATURE, b""), makers):
        return {}
    return listed_builds(extras)


def listed_builds(extras: Mapping[str, bytes]) -> dict[str, Signed]:
    """Return the builds, by digest, in the list in *extras*, whoever has written it."""
    content = extras.get(LIST, b"")
    form, *lines = content.decode("ascii", "replace").splitlines() or [""]
    found = map(_LINE.fullmatch, lines if form == _FORMAT else [])
    return {line[3]: Signed(line[1], line[2]) for line in found if line}


def is_signed(content: bytes, signature: bytes, makers: str = MAKERS) -> bool:
    """Return whether *signature* is one of *content* by the key *makers*, in minisign's format."""
    try:
        alg, number, public = _split(makers, KEY_BYTES)
        lines = signature.split(b"\n")
        hashed, same, first = _split(lines[1], SIGNATURE_BYTES)
        trusted, second = lines[2].removeprefix(_TRUSTED), b64decode(lines[3], validate=True)
    except (binascii.Error, IndexError, ValueError):
        return False
    return (
        (alg, hashed, same) == (_KEY, _HASHED, number)
        and len(second) == SIGNATURE_BYTES
        and verify(public, blake2b(content).digest(), first)
        and verify(public, first + trusted, second)
    )


def _split(line: str | bytes, rest: int) -> tuple[bytes, bytes, bytes]:
    """Return algorithm, number of the key, and the last *rest* bytes of a *line* of minisign's."""
    data = b64decode(line, validate=True)
    if len(data) != 2 + _ID_BYTES + rest:
        msg = "of another length"
        raise ValueError(msg)
    return data[:2], data[2 : 2 + _ID_BYTES], data[2 + _ID_BYTES :]


class MakersKey:
    """A key that signs releases; guards that only its public half and signatures come out."""

    def __init__(self, seed: bytes, number: bytes) -> None:
        self._key, self._number = SigningKey(seed), number

    @property
    def public(self) -> str:
        """What `MAKERS` has to be."""
        return b64encode(_KEY + self._number + self._key.public).decode()

    def sign(self, content: bytes, comment: str) -> bytes:
        """Return minisign's signature of *content*, with a trusted *comment*."""
        first = self._key.sign(blake2b(content).digest())
        second = self._key.sign(first + comment.encode())
        lines = (
            _UNTRUSTED + b"signed by the makers of this program",
            b64encode(_HASHED + self._number + first),
            _TRUSTED + comment.encode(),
            b64encode(second),
        )
        return b"".join(line + b"\n" for line in lines)


def secret_file(seed: bytes, number: bytes) -> bytes:
    """Return the file of a secret key without a password, as minisign keeps it."""
    pair = number + seed + SigningKey(seed).public
    return _UNTRUSTED + b"secret\n" + b64encode(_KEY + _UNLOCKED + pair + _UNCHECKED) + b"\n"


def read_secret(file: bytes) -> MakersKey:
    """Read what `secret_file` makes. Raises ValueError, without any of the secret in it."""
    head = _KEY + _UNLOCKED
    try:
        data = b64decode(file.split(b"\n")[1], validate=True)
    except (binascii.Error, IndexError):
        data = b""
    number, seed, public = (
        data[len(head) + at : len(head) + to] for at, to in ((0, 8), (8, 40), (40, 72))
    )
    is_whole = len(data) == len(head) + 72 + len(_UNCHECKED) and data.startswith(head)
    if not is_whole or SigningKey(seed).public != public:
        msg = "this is no secret key of minisign's without a password"
        raise ValueError(msg)
    return MakersKey(seed, number)
