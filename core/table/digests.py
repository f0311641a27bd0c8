"""Every hash of the protocol: one function and one domain tag each, so no hash fits two uses (P2).

A digest is 32 bytes of SHA-256 over the packed array of its tag and its fields.
"""

import hashlib

from core.table.encoding import Value, pack

DIGEST_BYTES = 32
SERIES_ID_BYTES = 16


def message_id(payload: bytes) -> bytes:
    """Return the id of a message, from its payload alone: a signature is never hashed (P2).

    >>> message_id(b"").hex()[:8]
    'e3b0c442'
    """
    return hashlib.sha256(payload).digest()


def salt_digest(table_pub: bytes, salt: bytes) -> bytes:
    """Commit to the *salt* that a seat opens in step 1 (P3.3)."""
    return _tagged("wormup/1/salt", table_pub, salt)


def game_digest(genesis: bytes) -> bytes:
    """Return a game's name, from the genesis all seats agree to; also digest(0) (P3.3, P5.2)."""
    return hashlib.sha256(genesis).digest()


def step_digest(game: bytes, step: int, previous: bytes, content: Value) -> bytes:
    """Chain a completed *step* to the one before it (P5.2)."""
    return _tagged("wormup/1/step", game, step, previous, content)


def commitment_digest(game: bytes, step: int, seat: int, value: Value, nonce: bytes) -> bytes:
    """Commit *seat* to a sealed *value*; a copy is useless, for the seat is inside (P6.1)."""
    return hashlib.sha256(commitment_payload(game, step, seat, value, nonce)).digest()


def commitment_payload(game: bytes, step: int, seat: int, value: Value, nonce: bytes) -> bytes:
    """Return what a commitment is the digest of, for who computes it elsewhere (P6.1)."""
    return pack(("wormup/1/seal-value", game, step, seat, value, nonce))


def dice_digest(game: bytes, step: int, committed: bytes, nonces: Value) -> bytes:
    """Return the joint seed of an opening *step*; *committed* is digest(step - 1) (P6.3)."""
    return _tagged("wormup/1/dice", game, step, committed, nonces)


def emblem_digest(seed: bytes) -> bytes:
    """Derive the emblem from the joint *seed* of step 1 (P3.4)."""
    return _tagged("wormup/1/emblem", seed)


def state_digest(canonical: bytes) -> bytes:
    """Return the digest of a rules core's state, from its canonical bytes (P4)."""
    return hashlib.sha256(canonical).digest()


def rules_digest(rules_id: str, version: int, data: Value) -> bytes:
    """Return the hash of a game's rules: id, version of the core, profile or sheet (P3.3)."""
    return _tagged("wormup/1/rules", rules_id, version, data)


def called_digest(rules_id: str, rules_hash: bytes, options: Value) -> bytes:
    """Return the hash of what all tables of a tournament play (P3.5)."""
    return _tagged("wormup/1/called", rules_id, rules_hash, options)


def draw_nonce_digest(tournament: bytes, identity: bytes, nonce: bytes) -> bytes:
    """Commit *identity* to its *nonce* in the draw of a *tournament* (P3.5)."""
    return _tagged("wormup/1/draw-nonce", tournament, identity, nonce)


def draw_digest(roll: bytes, nonces: Value) -> bytes:
    """Return the joint seed of the draw among all on the *roll* (P3.5)."""
    return _tagged("wormup/1/draw", roll, nonces)


def week_digest(week: int, sheet: bytes, hour: int) -> bytes:
    """Return the seed of a roll that everybody knows: of an *hour* in a *week* (P6.3)."""
    return _tagged("wormup/1/week", week, sheet, hour)


def link_digest(public: bytes) -> bytes:
    """Hash the key of a peer's connections; a join code carries the beginning (P10.3)."""
    return _tagged("wormup/1/join-code", public)


def _tagged(tag: str, *fields: Value) -> bytes:
    return hashlib.sha256(pack((tag, *fields))).digest()
