"""Offer, Genesis and sit: how a table begins (P3). Law: parsed means every check of P3.3 was made.

offer = identity-signed [tag, name, identity key, table key, salt digest], then maybe a wish (P3.7)
genesis = [tag, rules id, rules hash, options, [offer, ...] in seat order]; its hash is the game
sit = identity-signed [tag, game]
"""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from core.table.agreed import Agreed, known
from core.table.digests import DIGEST_BYTES, game_digest, salt_digest
from core.table.encoding import MalformedError, Value, pack, unpack, unread
from core.table.looks import LookWish, Worn, fits, read_wish, shown, wish_value
from core.table.messages import SEATS_MAX, parse_wire
from core.table.naming import logged_name_refusal, logged_plain_name, name_refusal
from core.table.signing import SigningKey, TableSecret, Verify, is_sound_key, verify

OFFER_TAG = "wormup/1/offer"
GENESIS_TAG = "wormup/1/table"
SIT_TAG = "wormup/1/sit"
RULES_ID_MAX = 64


class Offer(NamedTuple):
    """A seat's "I would play, with these keys": verified, its keys sound."""

    name: str
    identity: bytes
    table_key: bytes
    salt_digest: bytes
    payload: bytes
    signature: bytes
    wish: LookWish | None = None
    """What this person would like to wear; None if nothing was chosen."""

    @property
    def wire(self) -> tuple[bytes, bytes]:
        """The offer as it is sent and stands in a genesis."""
        return self.payload, self.signature


@dataclass(frozen=True)
class Genesis:
    """What all seats agree to play; all but its rules is verified, for a rules core knows those."""

    rules_id: str
    rules_hash: bytes
    options: Value
    offers: tuple[Offer, ...]

    @cached_property
    def wire(self) -> Value:
        """The genesis as it is sent, logged and hashed."""
        offers = tuple(offer.wire for offer in self.offers)
        return (GENESIS_TAG, self.rules_id, self.rules_hash, self.options, offers)

    @property
    def agreed(self) -> Agreed:
        """What the table agrees to beyond the rules; nothing if this program does not know it."""
        return known(self.options)[0]

    @property
    def own_options(self) -> Value:
        """The options of the game alone."""
        return known(self.options)[1]

    @property
    def worms(self) -> tuple[Worn, ...]:
        """What everybody wears, by seat, as far as this program knows it."""
        return shown(self.agreed.worn, len(self.offers))

    @property
    def is_dressed(self) -> bool:
        """Whether what it says of what is worn fits the wishes in its offers (P3.7)."""
        return fits(self.agreed.worn, [offer.wish for offer in self.offers])

    @cached_property
    def game(self) -> bytes:
        """The game's name: the digest of the genesis, and digest(0)."""
        return game_digest(pack(self.wire))


class Sit(NamedTuple):
    """A seat's yes to a genesis."""

    seat: int
    payload: bytes
    signature: bytes

    @property
    def wire(self) -> tuple[bytes, bytes]:
        """The sit as it is sent and logged."""
        return self.payload, self.signature


def make_offer(
    name: str, identity: SigningKey, secret: TableSecret, wish: LookWish | None = None
) -> Offer:
    """Offer to play as *name*, dressed as in *wish*; ValueError for a name that P13 bars."""
    if problem := name_refusal(name):
        msg = f"{name!r}: {problem}"
        raise ValueError(msg)
    table_key = secret.key.public
    fixed = salt_digest(table_key, secret.salt)
    said = (OFFER_TAG, name, identity.public, table_key, fixed)
    payload = pack((*said, wish_value(wish)) if wish else said)
    signature = identity.sign(payload)
    return Offer(name, identity.public, table_key, fixed, payload, signature, wish)


def parse_offer(wire: Value, judge: Verify = verify) -> Offer:
    """Read and verify an offer, or raise `MalformedError`."""
    payload, signature = parse_wire(wire)
    match fields := unpack(payload):
        case (tag, str(name), bytes(identity), bytes(table_key), bytes(fixed), *wished) if (
            tag == OFFER_TAG and len(fixed) == DIGEST_BYTES and len(wished) <= 1
        ):
            wish = read_wish(wished[0]) if wished else None
        case _:
            msg = "an offer is [tag, name, identity key, table key, salt digest, maybe a wish]"
            raise unread(msg, fields, OFFER_TAG, 6)
    if problem := logged_name_refusal(name):
        raise MalformedError(str(problem))
    if not (is_sound_key(identity) and is_sound_key(table_key)):
        msg = f"the offer of {name} holds a key that is none"
        raise MalformedError(msg)
    if not judge(identity, payload, signature):
        msg = f"the offer of {name} is not signed with its identity key"
        raise MalformedError(msg)
    return Offer(name, identity, table_key, fixed, payload, signature, wish)


def parse_new_offer(wire: Value, judge: Verify = verify) -> Offer:
    """Read an offer made now: its name must obey more rules than one in an old log (P13)."""
    offer = parse_offer(wire, judge)
    if problem := name_refusal(offer.name):
        raise MalformedError(str(problem))
    return offer


def parse_genesis(wire: Value, judge: Verify = verify) -> Genesis:
    """Read a genesis and check all but its rules (P3.3), or raise `MalformedError`."""
    match wire:
        case (tag, str(rules_id), bytes(rules_hash), options, tuple(offers)) if (
            tag == GENESIS_TAG
            and len(rules_id) <= RULES_ID_MAX
            and len(rules_hash) == DIGEST_BYTES
            and 1 <= len(offers) <= SEATS_MAX
        ):
            pass
        case _:
            msg = "a genesis is [tag, rules, rules hash, options, 1 to 5 offers]"
            raise unread(msg, wire, GENESIS_TAG, 5)
    seats = tuple(parse_offer(offer, judge) for offer in offers)
    keys = [key for offer in seats for key in (offer.identity, offer.table_key)]
    if len(set(keys)) != len(keys):
        msg = "two seats of the genesis share a key"
        raise MalformedError(msg)
    names = [logged_plain_name(offer.name) for offer in seats]
    if len(set(names)) != len(names):
        msg = f"two seats of the genesis look alike: {', '.join(offer.name for offer in seats)}"
        raise MalformedError(msg)
    return Genesis(rules_id, rules_hash, options, seats)


def make_sit(genesis: Genesis, identity: SigningKey) -> Sit:
    """Sign a yes to *genesis*; ValueError if *identity* has no seat in it."""
    payload = pack((SIT_TAG, genesis.game))
    seats = [offer.identity for offer in genesis.offers]
    return Sit(seats.index(identity.public), payload, identity.sign(payload))


def parse_sit(
    wire: Value, genesis: Genesis, seated: Collection[int] = (), judge: Verify = verify
) -> Sit:
    """Read a sit of *genesis* and find its seat, or raise `MalformedError`.

    A sit names no seat, so every key is tried: first those of seats not *seated* yet.
    """
    payload, signature = parse_wire(wire)
    if unpack(payload) != (SIT_TAG, genesis.game):
        msg = "a sit names the game it is for"
        raise MalformedError(msg)
    for seat in sorted(range(len(genesis.offers)), key=lambda seat: seat in seated):
        if judge(genesis.offers[seat].identity, payload, signature):
            return Sit(seat, payload, signature)
    msg = "a sit that no seat of the genesis signed"
    raise MalformedError(msg)
