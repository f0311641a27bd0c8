"""Ed25519 keys and the secret of one table (P3). Law: a secret is never printed.

The only module that knows cryptography, and so the sole judge of signatures. Implementations differ
on crafted keys, so small-order and non-canonical public keys are refused beforehand.
"""

import hmac
from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from core.table.encoding import pack

KEY_BYTES = 32
SIGNATURE_BYTES = 64

Verify = Callable[[bytes, bytes, bytes], bool]
"""(public key, payload, signature) -> whether the key's owner signed the payload."""

Signed = tuple[bytes, bytes, bytes]
"""Public key, payload, signature."""

VerifyMany = Callable[[Sequence[Signed]], int]
"""-> how many are true before the first false one; all if none is false."""

_FIELD = 2**255 - 19
_ORDER_8 = int.from_bytes(
    bytes.fromhex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"), "little"
)
_SMALL_ORDER_Y = frozenset((0, 1, _FIELD - 1, _ORDER_8, _FIELD - _ORDER_8))


class SigningKey:
    """A private key; guards that only its public half and its signatures come out."""

    def __init__(self, seed: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(seed)
        self.public = self._key.public_key().public_bytes_raw()

    def sign(self, payload: bytes) -> bytes:
        """Return the signature of *payload*, 64 bytes."""
        return self._key.sign(payload)


class TableSecret:
    """The 32 random bytes of a seat; all that it signs and seals with derives from them (P3.2)."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != KEY_BYTES:
            msg = f"a table secret has {KEY_BYTES} bytes, not {len(secret)}"
            raise ValueError(msg)
        self._secret = secret
        self.key = SigningKey(self._derive(b"wormup/1/table-key"))
        self.salt = self._derive(b"wormup/1/salt")

    def nonce(self, game: bytes, step: int) -> bytes:
        """Derive the nonce of the commitment made in *step*; a crash cannot lose it (P6.1)."""
        return self._derive(pack(("wormup/1/nonce", game, step)))

    def _derive(self, label: bytes) -> bytes:
        return hmac.digest(self._secret, label, sha256)


def is_sound_key(public: bytes) -> bool:
    """Return whether *public* may be in a genesis: canonical and not of small order (P3.3).

    >>> is_sound_key(bytes([1]) + bytes(31)), is_sound_key(SigningKey(bytes(32)).public)
    (False, True)
    """
    if len(public) != KEY_BYTES:
        return False
    y = int.from_bytes(public, "little") & (1 << 255) - 1
    return y < _FIELD and y not in _SMALL_ORDER_Y


def verify(public: bytes, payload: bytes, signature: bytes) -> bool:
    """Return whether the owner of *public* signed *payload*."""
    try:
        _public_key(public).verify(signature, payload)
    except InvalidSignature:
        return False
    return True


def verify_many(these: Sequence[Signed]) -> int:
    """Return how many are true before the first false one; all if none is false."""
    return next((count for count, one in enumerate(these) if not verify(*one)), len(these))


@lru_cache(maxsize=64)
def _public_key(public: bytes) -> Ed25519PublicKey:
    return Ed25519PublicKey.from_public_bytes(public)
