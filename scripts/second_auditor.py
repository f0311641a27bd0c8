#!/usr/bin/env python3
"""A second checker of the log files of Worm Up!: second_auditor.py [--seeds] FILE...

It was written from docs/protocol.md by somebody who had read no line of the program, and shares none with it. P2, P7.4
and so on are paragraphs of that page. It prints what is wrong in each log, and what it has not looked at; --seeds adds
the joint seeds. It needs Python 3.11 and the package `cryptography`, nothing else. Exit code: 0 checks, 1 something is
wrong, or proves that a seat contradicts itself, 2 unreadable, 3 a newer version; of several files 1, else 2, else 3.
"""

import hashlib
import re
import struct
import sys
import unicodedata
import zlib
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

try:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
except ImportError:
    print("this needs the package `cryptography`, for Ed25519", file=sys.stderr)
    sys.exit(2)

Value: TypeAlias = Any  # what decode() gives: an int, a bool, a str, bytes, or a list of values
Pair: TypeAlias = Any  # [payload, signature]
Shape: TypeAlias = Any  # what fits() compares values with

CHECKS, WRONG, UNREADABLE, NEWER = range(4)
GENESIS, MESSAGE, COMPLETED, PROOF = range(4)  # how the body of a record begins (P11)
TAG, NAME, FORMAT = "wormup/1/", b"wormup-log\0", b"\0\0\0\0\1"  # the format: highest byte first
NO_CALL, SEATS_MAX, MAX_FINDINGS, MAX_SHOWN, MAX_FILE, MAX_RECORD = [0, 0, 0], 5, 1000, 40, 1 << 26, 1 << 18
BARRED = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}  # not Cn: what Unicode has not named yet differs from Python to Python
PRIME = 2**255 - 19
SMALL_Y = (0, 1, PRIME - 1, 0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD83D3D706A17C7,
           0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826)  # y of the eight points of small order
NOT_LOOKED_AT = (
    "the rules: legal moves, who has to act (the authors are taken from the seals), the game's options, who has won",
    "the hash of the state, but for its being the same in all seals; the hash of the rules",
    "what no log shows: emblem compared, consent, silence, in which order a seat signed; limits on numbers of calls",
    "whether the log goes on: one that was cut behind any record checks as well")

class BadError(Exception):
    """Something is not as protocol.md says; the text says what."""
class NewerError(Exception):
    """A higher version, or a field behind the last one that version 1 knows (P2)."""
class StopError(Exception):
    """What is behind this record cannot be judged."""

def fail(text: str, error: type[Exception] = BadError) -> NoReturn:
    raise error(text)
def need(condition: object, text: str) -> None:
    if not condition:
        fail(text)

# ---------------------------------------------------------------------------------- P2: encoding, hashes, signatures
def encode(value: Value) -> bytes:
    kind = type(value)
    if kind is bool:
        return b"\xc3" if value else b"\xc2"
    if kind is int:
        return encode_int(value)
    if kind is str:
        data: bytes = value.encode("utf-8")
        return sized(len(data), 0xA0, 32, 0xD9, 0xDA) + data
    if kind is bytes:
        return sized(len(value), 0, 0, 0xC4, 0xC5) + bytes(value)
    return sized(len(value), 0x90, 16, 0, 0xDC) + b"".join(map(encode, value))
def encode_int(value: int) -> bytes:
    if -32 <= value < 128:
        return bytes([value & 255])
    tag, size = next((n, 1 << n) for n in range(4) if -1 << (8 << n) - 1 <= value < 1 << (8 << n))
    return bytes([tag + (0xCC if value > 0 else 0xD0)]) + value.to_bytes(size, "big", signed=value < 0)
def sized(length: int, small: int, below: int, byte: int, word: int) -> bytes:
    if length < below:
        return bytes([small | length])
    return bytes([byte, length]) if length < 256 and byte else bytes([word]) + length.to_bytes(2, "big")
def decode(data: bytes) -> Value:
    """Return the value that data is, or BadError: only the kinds of P2, in their limits and form, nothing behind."""
    reader = Reader(data)
    try:
        value = reader.value(0)
    except UnicodeDecodeError:
        fail("a string that is not UTF-8")
    need(reader.at == len(data), f"{len(data) - reader.at} bytes behind the value")
    need(encode(value) == data, "a value that is not in its shortest form")
    return value

class Reader:
    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0
    def take(self, count: int) -> bytes:
        self.at += count
        need(self.at <= len(self.data), "a value that ends too early")
        return self.data[self.at - count : self.at]
    def size(self, byte: int, mask: int, one: int, most: int) -> int:
        """Return the length in the first byte, in one byte behind the byte `one`, or in two behind another."""
        length = byte & mask if byte < 0xC0 else int.from_bytes(self.take(1 if byte == one else 2), "big")
        need(length <= most, f"a string, bin or array of {length}, more than {most}")
        return length
    def value(self, depth: int) -> Value:
        byte = self.take(1)[0]
        if byte < 0x80 or byte >= 0xE0:
            return byte if byte < 0x80 else byte - 256
        if byte in (0xC2, 0xC3):
            return byte == 0xC3
        if 0xCC <= byte <= 0xD3:
            return int.from_bytes(self.take(1 << (byte & 3)), "big", signed=byte >= 0xD0)
        if byte in (0xC4, 0xC5):
            return self.take(self.size(byte, 0, 0xC4, 32768))
        if 0xA0 <= byte < 0xC0 or byte in (0xD9, 0xDA):
            return self.take(self.size(byte, 31, 0xD9, 256)).decode("utf-8")
        need(0x90 <= byte < 0xA0 or byte == 0xDC, f"the byte {byte:#04x}, which begins no value of P2")
        need(depth < 8, "arrays nested deeper than 8")
        return [self.value(depth + 1) for _ in range(self.size(byte, 15, 0, 512))]
def fits(value: Value, shape: Shape) -> bool:
    """Compare: a number means so many bytes, a type itself, a list its elements, a function what it says."""
    if type(shape) is int:
        return type(value) is bytes and len(value) == shape
    if type(shape) is type:
        return shape is object or type(value) is shape
    if type(shape) is list:
        return type(value) is list and len(value) == len(shape) and all(map(fits, value, shape))
    return bool(shape(value))
def up_to(least: int, most: int) -> Shape:
    return lambda value: type(value) is int and least <= value <= most
def some(shape: Shape, least: int, most: int) -> Shape:
    return lambda value: type(value) is list and least <= len(value) <= most and all(fits(one, shape) for one in value)
def rising(shape: Shape, most: int) -> Shape:
    return lambda value: fits(value, some(shape, 0, most)) and rises(value)
def rises(values: Iterable[Value]) -> bool:
    return all(a < b for a, b in pairwise(values))
def is_slots(value: Value) -> bool:
    return fits(value, some([NUMBER, is_id_or_empty], 1, SEATS_MAX)) and rises(slot[0] for slot in value)
def is_id_or_empty(value: Value) -> bool:
    return fits(value, 0) or fits(value, 32)
def is_small(value: Value) -> bool:
    return type(value) is str and re.fullmatch("[a-z]{1,24}", value) is not None
def look(paint: Shape) -> Shape:  # a list that may grow (P3.7)
    return lambda value: type(value) is list and fits(value[:3], [paint, is_small, str]) and is_known(value, 3)
def is_known(value: list[Value], count: int) -> bool:
    return len(value) <= count or fail(f"{count} fields are known here, and not {len(value)}", NewerError)
NUMBER = up_to(0, 2**31 - 1)
CALL = [up_to(0, 65535), up_to(0, 31), up_to(0, 31)]  # number, present, gone
BODIES = {"act": [list, is_id_or_empty], "here": [CALL, rising(32, 2 * SEATS_MAX), rising(32, 1)],
          "seal": [CALL, [is_slots, NUMBER, NUMBER, 32], rising(32, SEATS_MAX)]}  # P4
AGREED = {  # P3.3, P3.5, P3.6
    "coach": [lambda value: value is True],
    "draw": [NUMBER, some(32, 0, 5), rising(NUMBER, 10), list, some(list, 6, 25), 64, some([32, 64], 6, 25)],
    "nudge": [lambda value: type(value) is int and value in (60, 90, 120)],
    "origin": [32, up_to(1, 2**31), 32, some(32, 1, SEATS_MAX), bytes],
    "series": [16, up_to(1, 20), some(str, 1, 20), some(up_to(0, 100), 1, 5), bool, bool, bool, NUMBER, is_id_or_empty],
    "worn": [some(look(is_small), 1, SEATS_MAX)]}

def sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()
def tagged(tag: str, *values: Value) -> bytes:
    return sha(encode([TAG + tag, *values]))
def shuffled(seed: bytes, count: int) -> list[int]:
    """P6.3: the numbers below count, as a seed shuffles them."""
    stream, places = iter(hashlib.shake_256(seed).digest(4096)), list(range(count))
    for last in range(count - 1, 0, -1):
        other = next(byte for byte in stream if byte < 256 - 256 % (last + 1)) % (last + 1)
        places[last], places[other] = places[other], places[last]
    return places
def is_sound(key: bytes) -> bool:
    return int.from_bytes(key, "little") % 2**255 % PRIME not in SMALL_Y
def verify(key: bytes, pair: Pair) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(pair[1], pair[0])
    except (InvalidSignature, ValueError):
        return False
    return True
def signed(pair: Pair, what: str) -> Value:
    need(fits(pair, [bytes, 64]), f"{what} is not [payload, signature]")
    return decode(pair[0])
def fields(payload: Value, tag: str, shape: list[Shape]) -> list[Value]:
    """Return what is behind the tag of something that may grow: a higher tag, or more fields, is newer."""
    need(type(payload) is list and payload and type(payload[0]) is str, f"no tag, where {TAG + tag!r} has to be")
    match = re.fullmatch(r"wormup/([1-9][0-9]{0,3})/([a-z-]+)", payload[0])
    if match is None or match[2] != tag:
        fail(f"{payload[0]!r} instead of {TAG + tag!r}")
    if match[1] != "1" or len(payload) > len(shape) + 1:
        fail(f"{payload[0]} with {len(payload)} fields", NewerError)
    need(fits(payload[1:], shape), f"the fields of {payload[0]} are malformed")
    return list(payload[1:])
def seats_of(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
def mask_of(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in set(seats))
def plain(text: str) -> str:
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in text)

# ---------------------------------------------------------------------------------- P11: the file
def read_file(path: Path) -> bytes:
    need(path.is_file(), "there is no such file (folders, devices and pipes are not read)")
    need(path.stat().st_size <= MAX_FILE, "files above 64 MiB are not read")
    return path.read_bytes()
def is_header_whole(data: bytes) -> bool:
    """Tell whether the header is that of a log; BadError if it never was one."""
    if len(data) >= 16 and data.startswith(NAME) and data[11:16] > FORMAT:
        fail(f"the file has the format {int.from_bytes(data[11:16], 'big')}", NewerError)
    is_whole = data.startswith(NAME + FORMAT)
    need(is_whole or body_at(data, 16), "not a log of Worm Up!: it begins with other bytes")
    return is_whole
def body_at(data: bytes, at: int) -> bytes:
    """Return the body of the record at this place; nothing if there is none."""
    length, crc = struct.unpack_from("<II", data, at) if at + 8 <= len(data) else (0, 0)
    body = data[at + 8 : at + 8 + length] if 0 < length <= MAX_RECORD else b""
    return body if body and len(body) == length and zlib.crc32(body) == crc else b""
def is_torn(rest: bytes) -> bool:
    """Tell whether a crash can have left this: zeros, or the beginning of a record, and no other one within."""
    if len(rest) < 8 or not rest.strip(b"\0"):
        return True
    length, crc = struct.unpack_from("<II", rest)
    if not len(rest) - 8 < length <= MAX_RECORD or (len(rest) > 8 and zlib.crc32(rest[8:]) == crc):
        return False
    starts = (match.start() for match in re.finditer(rb"(?=.{3}\0.{4}[\x92-\x94][\0-\3])", rest, re.DOTALL))
    return not any(body_at(rest, at) for at in starts if at)

# ---------------------------------------------------------------------------------- P3: the genesis
class Genesis:
    def __init__(self, genesis: Value) -> None:
        self.rules_id, self.rules_hash, options, offers = fields(genesis, "table", [str, 32, object, list])
        need(1 <= len(offers) <= SEATS_MAX and len(self.rules_id) <= 64, "too many seats, or too long an id of rules")
        self.game, self.unseen = sha(encode(genesis)), list[str]()
        self.offers = [read_offer(pair) for pair in offers]  # each [name, identity key, table key, salt digest, wish?]
        keys = [key for offer in self.offers for key in offer[1:3]]
        need(len(set(keys)) == len(keys), "two of the keys are the same")
        need_names([offer[0] for offer in self.offers])
        tag = options[0] if type(options) is list and options else ""
        if type(tag) is str and re.fullmatch(r"wormup/[1-9][0-9]{0,3}/agreed", tag):
            self.read_agreement(*fields(options, "agreed", [some(list, 1, 512), object]))
    def read_agreement(self, entries: list[Value], own: Value) -> None:
        is_named = all(entry and type(entry[0]) is str for entry in entries)
        need(is_named and rises(entry[0] for entry in entries), "the agreement is malformed, or not sorted")
        need(sum(entry[0] in ("draw", "origin", "series") for entry in entries) < 2, "two of draw, origin and series")
        for name, *values in entries:
            need(is_small(name) and is_known(values, len(AGREED[name]) if name in AGREED else -1), f"{name!r}: no name")
            need(fits(values, AGREED.get(name, bool)), f"what the agreement says of {name!r} is malformed")
            if name == "draw":
                others = [entry for entry in entries if entry[0] not in ("draw", "worn")]
                self.check_draw(values, [TAG + "agreed", others, own] if others else own)
            elif name == "worn":  # P3.7
                worn, wishes = values[0], [offer[4:] for offer in self.offers]
                need(len({look[0] for look in worn}) == len(worn) == len(wishes), "not one paint each is worn")
                is_as_wished = all(not wish or wish[0][1:] == look[1:] for wish, look in zip(wishes, worn, strict=True))
                need(is_as_wished, "a hat or a letter is worn that is not the one of the offer")
            elif name in ("origin", "series"):
                self.unseen.append(f"the {name} in the agreement, but for its form: it is about other games")
    def check_draw(self, draw: list[Value], terms: Value) -> None:
        """P3.5. terms: the options of the genesis as they were without the draw."""
        number, games, finalists, call, comes, roll_signature, reveals = draw
        _, caller, played = fields(signed(call, "the call of the draw"), "tournament", [16, 32, 32])
        need(is_sound(caller) and verify(caller, call), "the call of the draw is not signed")
        need(played == tagged("called", self.rules_id, self.rules_hash, terms), "the call was for something else")
        tournament = sha(call[0])
        people = [read_come(come, tournament) for come in comes]
        need(rises(one[0] for one in people), "who comes is not in the order of the identity keys")
        need_names([one[1] for one in people])
        roll = encode([TAG + "roll", tournament, [one[3] for one in people]])
        need(verify(caller, [roll, roll_signature]), "the caller has not signed the roll")
        need(len(reveals) == len(people), "a reveal is missing")
        for (identity, name, digest, _), (nonce, signature) in zip(people, reveals, strict=True):
            need(tagged("draw-nonce", tournament, identity, nonce) == digest, f"{name} reveals another nonce")
            told = [encode([TAG + "reveal", sha(roll), nonce]), signature]
            need(verify(identity, told), f"the reveal of {name} is not signed")
        order = shuffled(tagged("draw", sha(roll), [nonce for nonce, _ in reveals]), len(people))
        tables = -(-len(people) // 5)
        going = (0, 0) if number else (tables, tables if tables > 2 else 4)
        need(number <= tables and (len(games), len(finalists)) == going, "no table of this draw")
        need(all(one < len(people) for one in finalists), "who goes on is not on the roll")
        drawn = {people[one][0] for one in (order[number - 1 :: tables] if number else finalists)}
        need(all(offer[1] in drawn for offer in self.offers), "here sits somebody who was not drawn for this table")
def read_offer(pair: Pair) -> list[Value]:
    payload = signed(pair, "an offer")
    wish = [look(some(is_small, 0, 16))] * (type(payload) is list and len(payload) == 6)
    offer = fields(payload, "offer", [str, 32, 32, 32, *wish])
    need(is_sound(offer[1]) and is_sound(offer[2]), f"{offer[0]} has a key of small order")
    need(verify(offer[1], pair), f"the offer of {offer[0]} is not signed by its identity key")
    return offer
def read_come(pair: Pair, tournament: bytes) -> list[Value]:
    """Return the identity key, name, digest of the nonce, and id of somebody who comes to a draw."""
    payload = signed(pair, "a come")
    more = [[up_to(1, 99), rising(32, 8)]] * (type(payload) is list and len(payload) == 6)  # of the draws before
    its, identity, name, digest, *_ = fields(payload, "come", [32, 32, str, 32, *more])
    need(its == tournament, f"the come of {name} is for another draw")
    need(is_sound(identity) and verify(identity, pair), f"the come of {name} is not signed")
    return [identity, name, digest, sha(pair[0])]
def need_names(names: list[str]) -> None:
    """P3.3, P13: each is one that a log may have, and no two look the same."""
    for name in names:
        kinds = {unicodedata.category(c) for c in re.sub("[\u200c\u200d\ufe0f]", "", name)}
        is_tidy = name == unicodedata.normalize("NFC", name) == name.strip()
        need(1 <= len(name) <= 24 and is_tidy and not kinds & BARRED, f"{name!r} is no name")
    looks = {unicodedata.normalize("NFKC", name).casefold() for name in names}
    need(len(looks) == len(names), "two of the names look the same")

# ---------------------------------------------------------------------------------- P4: a message of the game
class Message:
    def __init__(self, pair: Pair, game: bytes, seats: int) -> None:
        payload = signed(pair, "the message")
        need(fits(payload, [str, 32, NUMBER, NUMBER, 32, list]), "the message is not [tag, game, step, seat, ...]")
        tag, its_game, self.step, self.seat, self.previous, body = payload
        self.kind = tag.removeprefix(TAG)
        need(tag == TAG + self.kind and self.kind in BODIES, f"{tag!r} is no message of a game")
        need(fits(body, BODIES[self.kind]), f"the body of the {self.kind} is malformed")
        need(its_game == game and self.step > 0 and self.seat < seats, "a message of another game, or no step or seat")
        self.pair, self.id, self.record = pair, sha(pair[0]), 0
        nothing: list[Value] = [NO_CALL, [], []]
        self.action, self.commit = body if self.kind == "act" else ([], b"")
        self.call, self.held, self.last = body if self.kind == "here" else nothing
        self.call, self.content, self.refs = body if self.kind == "seal" else (self.call, [], [])
        self.acts: list[bytes] = [ident for _, ident in self.content[0] if ident] if self.content else self.held
        self.slot = (self.kind, *self.call)

# ---------------------------------------------------------------------------------- what a log has shown so far
class Shown:
    def __init__(self) -> None:
        self.game, self.offers, self.sat = b"", list[list[Value]](), dict[int, Pair]()
        self.digests: list[bytes] = []  # of step s at [s]; at [0] the game
        self.contents: list[Value] = []  # of step s at [s - 1]
        self.commits: dict[int, bytes] = {}  # those of the step before that are to be opened in this one, by seat
        self.messages: dict[bytes, Message] = {}
        self.own: dict[tuple[int, int, bool], list[Message]] = {}
        self.seals: dict[int, list[Message]] = {}  # the valid ones, by step
        self.contradictions: list[tuple[bytes, bytes, int]] = []  # two ids, and whose they are
        self.seeds, self.emblem = dict[int, bytes](), list[int]()
    def name(self, seat: int) -> str:
        return f"seat {seat} ({plain(self.offers[seat][0])})"
    def seats_before(self, step: int) -> list[int]:  # V and N of this step (P5.1)
        return list(self.contents[step - 2][1:3]) if step > 1 else [mask_of(range(len(self.offers)))] * 2
    def authors(self, step: int) -> list[int] | None:
        """List those who act in this step, as far as P3.4, P6.2 or its seals show that."""
        if step == 1:
            return list(range(len(self.offers)))
        if step == len(self.digests) and self.commits:
            return sorted(self.commits)
        seals = self.seals.get(step)
        return [seat for seat, _ in seals[0].content[0]] if seals else None
    def known(self, idents: Iterable[bytes], kind: str) -> list[Message]:
        return [message for message in map(self.messages.get, idents) if message and message.kind == kind]
    def find(self, message: Message, idents: list[bytes], kind: str) -> list[Message]:
        """Return what a message cites, each of this kind and of its step, and before it."""
        found = {one.id: one for one in self.known(idents, kind) if one.step == message.step}
        for ident in idents:
            need(ident in found, f"it rests on the {kind} {ident.hex()}, which this step of the log has not before it")
        return list(found.values())
    def contradict(self, one: Message, other: Message) -> bool:
        """Tell whether no honest seat signs both, two messages of one seat and step (P9)."""
        if one.slot == other.slot:
            return True
        answer, seal = (one, other) if one.kind == "here" else (other, one)
        if answer.kind != "here" or seal.kind != "seal" or seal.call >= answer.call:
            return False
        lower = [one for one in self.known(answer.last, "seal") if one.step == seal.step and one.call < seal.call]
        return len(lower) == len(answer.last)  # a seal that is named and not here proves nothing
    def bad_seats(self, answers: list[Message]) -> int:
        """Return who contradicts itself in these and in all that they cite, also through others (P7.4.1)."""
        if not self.contradictions:
            return 0
        found, ahead = set[bytes](), list(answers)
        while ahead:
            message = ahead.pop()
            if message.id not in found:
                found.add(message.id)
                cited = [*message.acts, *message.last, *message.refs]
                ahead += [self.messages[ident] for ident in cited if ident in self.messages]
        return mask_of(seat for one, other, seat in self.contradictions if found >= {one, other})
    def deciding(self, seal: Message) -> list[Message]:
        """Return the seals of all who have to seal like this one, by seat; none while one is missing."""
        must = seats_of(self.seats_before(seal.step)[0] if seal.call == NO_CALL else seal.call[1])
        by_seat = {m.seat: m for m in self.seals[seal.step] if m.call == seal.call and m.content == seal.content}
        return [by_seat[seat] for seat in must] if by_seat.keys() >= set(must) else []

# ---------------------------------------------------------------------------------- the judge of one log
class Judge(Shown):
    def __init__(self, data: bytes) -> None:
        super().__init__()
        self.data, self.findings, self.notes, self.unseen = data, list[str](), list[str](), list[str]()
    def wrong(self, record: int, text: str, step: int = 0, *, stop: bool = False) -> None:
        self.findings.append((f"step {step}, " if step else "") + f"record {record}: {text}")
        if stop or len(self.findings) >= MAX_FINDINGS:
            raise StopError
    def run(self) -> None:
        at, number = 16, 0
        try:
            if not is_header_whole(self.data):
                self.wrong(0, "the header of the file is damaged, and records follow it", stop=True)
            while body := body_at(self.data, at):
                self.take_record(number, body)
                at, number = at + 8 + len(body), number + 1
            if not is_torn(self.data[at:]):
                self.wrong(number, "no record is here, and no crash has left it like this")
            elif self.data[at:]:
                self.notes.append("the end is torn, as a crash can leave it (P11)")
            self.close()
        except StopError:
            self.notes.append("what is behind the last finding has not been judged")
    def take_record(self, number: int, body: bytes) -> None:
        kinds: dict[int, tuple[int, Callable[..., None]]] = {
            GENESIS: (2, self.take_genesis), MESSAGE: (2, self.take_message),
            COMPLETED: (4, self.take_completed), PROOF: (3, self.take_proof)}
        try:
            record = decode(body)
            need(type(record) is list and record and type(record[0]) is int, "a record that is none")
            length, take = kinds.get(record[0], (0, self.take_genesis))
            need(len(record) == length, "a record of an unknown kind, or with other fields")
            need((record[0] == GENESIS) == (not self.game), "the genesis is the first record, and no other")
            take(number, *record[1:])
        except BadError as error:
            self.wrong(number, str(error), stop=not self.game)
    def take_genesis(self, _: int, genesis: Value) -> None:
        read = Genesis(genesis)
        self.game, self.offers, self.unseen, self.digests = read.game, read.offers, read.unseen, [read.game]
    def take_sit(self, pair: Pair) -> None:
        need(len(self.sat) < len(self.offers), "a sit, and all have sat")
        if pair not in self.sat.values():
            seat = next((seat for seat, offer in enumerate(self.offers) if verify(offer[1], pair)), -1)
            need(seat >= 0 and seat not in self.sat, "a sit that no identity key of this game has signed, or twice")
            self.sat[seat] = pair
    # ------------------------------------------------------------ P4, P5.3: messages
    def take_message(self, number: int, pair: Pair) -> None:
        if signed(pair, "the message") == [TAG + "sit", self.game]:
            self.take_sit(pair)
        elif sha(pair[0]) not in self.messages:  # a payload again adds nothing, whatever its signature (P5.3)
            self.take_new(number, Message(pair, self.game, len(self.offers)))
    def take_new(self, number: int, message: Message) -> None:
        message.record, step, seat = number, message.step, message.seat
        what = f"the {message.kind} of {self.name(seat)}"
        need(verify(self.offers[seat][2], message.pair), f"{what} is not signed by its table key, and does not count")
        if len(self.sat) < len(self.offers):
            self.wrong(number, f"the game begins, and only these seats have sat: {sorted(self.sat)}", step)
        if step > len(self.digests):
            self.wrong(number, f"{what} comes before step {step - 1} is complete", step, stop=True)
        need(message.previous == self.digests[step - 1], f"{what} rests on another past, {message.previous.hex()}")
        own = self.own.setdefault((step, seat, message.kind == "act"), [])
        if len(own) == 1000:
            self.wrong(number, f"{self.name(seat)} has more than 1000 messages in this step (P13)", step, stop=True)
        self.messages[message.id] = message
        for other in own:
            if self.contradict(message, other):
                self.contradictions.append((message.id, other.id, seat))
                self.wrong(number, f"PROOF: {what} contradicts the {other.kind} of record {other.record}", step)
        own.append(message)
        try:
            {"act": self.check_act, "here": self.check_here, "seal": self.check_seal}[message.kind](message)
        except BadError as error:
            self.wrong(number, f"{what}: {error}", step)
    def check_act(self, act: Message) -> None:
        action, sealed = act.action, self.commits.get(act.seat)
        need(self.seats_before(act.step)[0] >> act.seat & 1, "it is not at the table")
        if act.step == 1:
            need(fits(action, [str, 32]) and action[0] == "salt" and not act.commit, "step 1 is for salts (P3.4)")
            table_key, digest = self.offers[act.seat][2:4]
            need(tagged("salt", table_key, action[1]) == digest, "its salt is not the one in its offer (P3.3)")
        elif act.step == len(self.digests):  # else the step is complete already, and the act adds nothing
            need(action and type(action[0]) is str, "an action without a name")
            need((action[0] == "open") == bool(self.commits), "openings follow commitments, and only these (P6.2)")
            need(action[0] != "salt", "a salt after step 1")
            if action[0] == "open":
                need(sealed and not act.commit, "it opens and had sealed nothing, or it seals as well")
                need(fits(action[1:], [NUMBER, object, 32]) and action[1] == act.step - 1, "it opens another step")
                is_true = tagged("seal-value", self.game, act.step - 1, act.seat, *action[2:]) == sealed
                need(is_true, "value and nonce are not what it sealed in the step before (P6.1)")
    def check_call(self, message: Message) -> None:
        (number, present, gone), in_game = message.call, self.seats_before(message.step)[1]
        need(number and not (present | gone) & ~in_game, "a call 0, or of a seat that is not in the game")
        need(2 * present.bit_count() > in_game.bit_count(), "those present are no majority")
        need(2 * (present & ~gone).bit_count() > (in_game & ~gone).bit_count(), "those who stay are no majority")
        need(present >> message.seat & 1, "it is not among those that the call names as present")
    def check_here(self, answer: Message) -> None:
        self.check_call(answer)
        held = [act.seat for act in self.find(answer, answer.held, "act")]
        need(all(held.count(seat) < 3 for seat in held), "it holds more than two acts of a seat")
        has_acted = (answer.step, answer.seat, True) in self.own
        need(held.count(answer.seat) == has_acted, "it does not hold the one act that its seat signs before (R3)")
        for seal in self.find(answer, answer.last, "seal"):
            need(seal.seat == answer.seat and seal.call < answer.call, "it names no own, earlier seal")
    def check_seal(self, seal: Message) -> None:
        slots, *next_seats, state = seal.content
        table, in_game = self.seats_before(seal.step)
        self.find(seal, seal.acts, "act")
        need(all(self.messages[ident].seat == seat for seat, ident in slots if ident), "it has an act for another seat")
        need(all(table >> seat & 1 for seat, _ in slots), "it has a place for a seat that is not at the table")
        need(self.authors(seal.step) in (None, [seat for seat, _ in slots]), "it has other authors than the step has")
        same = [other for other in self.seals.get(seal.step, []) if other.content[:3] == seal.content[:3]]
        need(all(other.content[3] == state for other in same), "another seal of the same has another state")
        if seal.call == NO_CALL:
            need(table >> seal.seat & 1, "it is not at the table, and seals without a call")
            need(not seal.refs and all(ident for _, ident in slots), "it seals without a call, and an act is missing")
            need(next_seats == [table, in_game], "without a call nobody comes to the table, and nobody goes")
        else:
            self.check_call(seal)
            answers = self.find(seal, seal.refs, "here")
            need(all(answer.call == seal.call for answer in answers), "it cites an answer to another call")
            need(sorted(one.seat for one in answers) == seats_of(seal.call[1]), "it cites not just one answer of each")
            self.check_outcome(seal, answers, in_game)
        self.seals.setdefault(seal.step, []).append(seal)
        self.count_seals(seal)
    def check_outcome(self, seal: Message, answers: list[Message], in_game: int) -> None:
        """P7.4.2 to P7.4.4."""
        _, present, gone = seal.call
        bad = self.bad_seats(answers)
        need(not bad & present, "the call counts on a seat that contradicts itself: it has no outcome")
        named = self.known([ident for answer in answers for ident in answer.last], "seal")
        bound = [one.content for one in named if one.call == max(other.call for other in named)]
        if bound and all(content == bound[0] for content in bound):
            return need(seal.content[:3] == bound[0][:3], "its content is not that of the highest seal that binds it")
        held = {act.seat: act.id for act in self.known([i for answer in answers for i in answer.held], "act")}
        acts = {seat: ident for seat, ident in held.items() if not bad >> seat & 1}
        need({slot[0]: slot[1] for slot in seal.content[0] if slot[1]} == acts, "its acts are not those that are held")
        need(seal.content[1] == present & ~gone, "at the table next are not those who are present and stay")
        return need(seal.content[2] == in_game & ~gone & ~bad, "in the game next are not those who stay and are good")
    # ------------------------------------------------------------ P5.4: complete steps
    def count_seals(self, seal: Message) -> None:
        step = seal.step
        if not self.deciding(seal) or step < len(self.digests):
            is_same = step == len(self.digests) or seal.content == self.contents[step - 1]
            return need(is_same or not self.deciding(seal), "with it the step is complete twice, differently")
        slots = {seat: self.messages[ident] if ident else None for seat, ident in seal.content[0]}
        opened = {seat: act.action for seat, act in slots.items() if act and act.action[:1] in (["salt"], ["open"])}
        nonces = [[seat, action[-1]] for seat, action in opened.items()]
        if nonces:
            self.seeds[step] = tagged("dice", self.game, step, self.digests[-1], nonces)
        if step == 1 and len(nonces) == len(self.offers):
            bits = int.from_bytes(tagged("emblem", self.seeds[1])[:3], "big")
            self.emblem = [bits >> place & 63 for place in (18, 12, 6, 0)]
        what = "the opening" if self.commits else "an act"
        self.notes += [f"step {step}: without {what} of {self.name(seat)}" for seat, act in slots.items() if not act]
        there = seats_of(seal.content[1])
        self.commits = {seat: act.commit for seat, act in slots.items() if act and act.commit and seat in there}
        self.digests.append(tagged("step", self.game, step, self.digests[-1], seal.content))
        return self.contents.append(seal.content)
    def take_completed(self, _: int, step: Value, digest: Value, ids: Value) -> None:
        """Compare the note that a step is complete with the seals (P11)."""
        need(up_to(1, len(self.digests) - 1)(step), f"it calls step {step} complete, which it is not")
        need(digest == self.digests[step], f"the digest of step {step} is {self.digests[step].hex()}")
        seals = self.known(ids, "seal") if fits(ids, some(32, 1, 512)) else []
        need(seals and len(seals) == len(ids), "the certificate names a seal that is not in the log before it")
        decisive = self.deciding(seals[-1]) if seals[-1].step == step else []
        last = [(seal.seat, seal.call, seal.content) for seal in seals[-len(decisive) :]]
        must = [(seal.seat, seal.call, seal.content) for seal in decisive]
        need(must and last == must, "the certificate does not end with one equal seal of each who must seal")
        for place, seal in enumerate(seals):
            named = {ident for answer in self.known(seal.refs, "here") for ident in answer.last}
            need(named <= set(ids[:place]), "the certificate lacks an earlier seal that its answers name")
    def take_proof(self, number: int, *pairs: Pair) -> None:
        one, two = (Message(pair, self.game, len(self.offers)) for pair in pairs)
        need(len(self.sat) == len(self.offers), "a proof before all have sat")
        need(all(verify(self.offers[m.seat][2], m.pair) for m in (one, two)), "the proof is not signed by its seat")
        need((one.seat, one.step) == (two.seat, two.step) and one.id != two.id, "a proof of two seats or steps")
        need(self.contradict(one, two), "the two messages of a proof do not contradict each other")
        self.wrong(number, f"PROOF: {self.name(one.seat)} has signed both of these messages", one.step)
    def close(self) -> None:
        for message in self.messages.values():
            authors, what = self.authors(message.step), f"the {message.kind} of {self.name(message.seat)}"
            is_author = authors is None or message.seat in authors
            if message.kind == "act" and not is_author:
                self.wrong(message.record, f"{what}: it does not act in this step", message.step)
            holds_own = message.seat in [act.seat for act in self.known(message.held, "act")]
            if message.kind == "here" and authors and is_author and not holds_own:
                self.wrong(message.record, f"{what}: it does not hold its own act", message.step)
        if any(step == len(self.digests) for step, *_ in self.own):
            self.notes.append(f"the log ends in step {len(self.digests)}")

# ---------------------------------------------------------------------------------- the program
def judge_file(path: str, put: Callable[[str], None], *, seeds: bool = False) -> int:
    try:
        judge = Judge(read_file(Path(path)))
        judge.run()
    except (NewerError, BadError, OSError, ValueError) as error:
        is_newer = isinstance(error, NewerError)
        put(f"{path}: {'needs a newer program: ' * is_newer}{error}")
        return NEWER if is_newer else UNREADABLE
    told = [f"WRONG: {text}" for text in judge.findings[:MAX_SHOWN]] + [f"note: {text}" for text in judge.notes]
    told += [f"step {step}: joint seed {seed.hex()}" for step, seed in judge.seeds.items() if seeds]
    names = ", ".join(map(judge.name, range(len(judge.offers))))
    told += [f"game {judge.game.hex()} of {names}" if names else "note: no game has begun here"]
    told += [f"emblem {judge.emblem or 'none'}; {len(judge.contents)} steps, {len(judge.messages)} messages, digest "
             + digest.hex() for digest in judge.digests[-1:]]
    told += [f"not looked at: {text}" for text in judge.unseen]
    for text in [*told, f"{len(judge.findings)} things are WRONG" if judge.findings else "checks"]:
        put(f"{path}: {text}")
    return WRONG if judge.findings else CHECKS
def main(arguments: list[str]) -> int:
    paths = [argument for argument in arguments if argument != "--seeds"]
    if not paths or any(path.startswith("-") for path in paths):
        print("usage: second_auditor.py [--seeds] FILE...", file=sys.stderr)
        return UNREADABLE
    codes = {judge_file(path, lambda text: print(plain(text)), seeds="--seeds" in arguments) for path in paths}
    print("\n".join(f"not looked at, in any log: {text}" for text in NOT_LOOKED_AT))
    return next((code for code in (WRONG, UNREADABLE, NEWER) if code in codes), CHECKS)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
