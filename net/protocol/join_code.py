"""Join code: where one peer is and what its key is, in 20 letters to read aloud (P10.3).

For networks that eat multicast and broadcast. Bits: address 32, port 16, hash of the key 40,
CRC 12; five to a letter, in groups of five letters. The CRC catches every single wrong letter and
every swap of neighbours, and all but 1 in 4096 of other mistakes. Law: a code is a hint; the peer
that answers there proves the key, and only a hello ties the key to a person.
"""

import ipaddress
from dataclasses import dataclass
from enum import Enum

from core.table.digests import link_digest
from core.table.rules import Reason, Refusal

LETTERS = 20
GROUP = 5

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS = str.maketrans("OIL", "011", " -\t\n")
_HASH_BYTES = 5
_CRC_BITS = 12
_CRC_POLYNOMIAL = 0x180F  # x^12 + x^11 + x^3 + x^2 + x + 1
_VERSION = 1  # the remainder of a good code; another version's codes read as mistyped


class CodeReason(Reason):
    """Why some letters are no join code."""

    LENGTH = "it has too few or too many letters"
    LETTER = "it has a letter that codes do not use"
    MISTYPED = "a letter is wrong"


class CodeAnswer(Enum):
    """The result of asking at the address of a join code."""

    FOUND = "the peer that showed the code answers"
    NOBODY = "nothing answers there"
    CLOSED = "the laptop answers that no program listens there"
    SOMEBODY_ELSE = "a peer with another key answers"


@dataclass(frozen=True, slots=True)
class JoinCode:
    """One address of a peer, and enough of its key's hash to recognize it."""

    host: str
    port: int
    key_hash: bytes

    def fits(self, public: bytes) -> bool:
        """Return whether this is the code of the peer with key *public*."""
        return self.key_hash == _hash(public)

    @property
    def text(self) -> str:
        """The code to read aloud.

        >>> make_join_code("192.168.1.23", 40123, bytes(32)).text
        'R2M02-5WWQD-A4Q8D-FWC5X'
        """
        number = int(ipaddress.IPv4Address(self.host)) << 16 | self.port
        number = (number << 8 * _HASH_BYTES | int.from_bytes(self.key_hash)) << _CRC_BITS
        number |= _remainder(number) ^ _VERSION
        letters = "".join(ALPHABET[number >> 5 * at & 31] for at in reversed(range(LETTERS)))
        return "-".join(letters[at : at + GROUP] for at in range(0, LETTERS, GROUP))


@dataclass(frozen=True, slots=True)
class CodeTried:
    """News of a code that our player entered, once each time the answer changes."""

    code: JoinCode
    answer: CodeAnswer


def make_join_code(host: str, port: int, public: bytes) -> JoinCode:
    """Return the code of the peer with key *public* (32 bytes) that listens at *host*, *port*."""
    return JoinCode(host, port, _hash(public))


def read_join_code(text: str) -> JoinCode | Refusal:
    """Return the code a person typed: any case, groups or none, O for 0, I and L for 1."""
    letters = as_meant(text)
    if wrong := next((letter for letter in letters if letter not in ALPHABET), ""):
        return Refusal(CodeReason.LETTER, wrong)
    if len(letters) != LETTERS:
        return Refusal(CodeReason.LENGTH, len(letters))
    number = 0
    for letter in letters:
        number = number << 5 | ALPHABET.index(letter)
    body = (number >> _CRC_BITS).to_bytes(6 + _HASH_BYTES)
    port = int.from_bytes(body[4:6])
    if _remainder(number) != _VERSION or not port:
        return Refusal(CodeReason.MISTYPED)
    return JoinCode(str(ipaddress.IPv4Address(body[:4])), port, body[6:])


def as_meant(text: str) -> str:
    """Return the letters that a person means by *text*.

    >>> as_meant("k7q2m-4oil")
    'K7Q2M4011'
    """
    return text.upper().translate(_READ_AS)


def _hash(public: bytes) -> bytes:
    return link_digest(public)[:_HASH_BYTES]


def _remainder(number: int) -> int:
    """Return what is left after division by the polynomial, as a CRC does."""
    while (extra := number.bit_length() - _CRC_BITS - 1) >= 0:
        number ^= _CRC_POLYNOMIAL << extra
    return number
