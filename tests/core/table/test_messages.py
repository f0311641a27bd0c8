"""Act and seal (P4): golden payloads, one meaning for every payload, ids without signatures."""

from contextlib import nullcontext
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.digests import message_id
from core.table.encoding import DEPTH_MAX, MalformedError, pack, unpack
from core.table.messages import (
    CALL_NUMBER_MAX,
    HELD_MAX,
    NO_CALL,
    SEATS_MAX,
    STEP_MAX,
    Act,
    Call,
    Content,
    Here,
    Message,
    MessageKind,
    MessagePlace,
    Seal,
    mask_of,
    parse_message,
    parse_wire,
    seats_of,
    sign,
    unsigned,
)
from core.table.signing import SigningKey, verify
from tests.tampering import ODD, everywhere

KEY = SigningKey(bytes(32))
GAME, BEFORE, STATE = b"\x11" * 32, b"\x22" * 32, b"\x33" * 32
PLACE = MessagePlace(GAME, 300, 2, BEFORE)
ACT = Act(("move", (4, -5), True), b"\x44" * 32)
CONTENT = Content(((0, b"\x55" * 32), (2, b"")), 0b101, 0b111, STATE)
SEAL = Seal(NO_CALL, CONTENT, ())
HERE = Here(Call(257, 0b101, 0b010), (b"\x66" * 32, b"\x77" * 32), (b"\x88" * 32,))
SIGNATURE = bytes(64)


def payload(tag="wormup/1/act", body=(("move", 1), b""), **changed):
    place: dict[str, Any] = {"game": GAME, "step": 3, "seat": 1, "before": BEFORE}
    return pack((tag, *(place | changed).values(), body))


def sealed(call=(0, 0, 0), content=CONTENT, refs=()):
    return payload(tag="wormup/1/seal", body=(call, content, refs))


def content(slots=CONTENT.slots, at_table=0b101, in_game=0b111, state=STATE):
    return sealed(content=(slots, at_table, in_game, state))


def answered(call=(3, 0b101, 0b010), held=(), last=()):
    return payload(tag="wormup/1/here", body=(call, held, last))


FIELDS_OF_ACT = ("wormup/1/act", GAME, 3, 1, BEFORE, (("move", 1), b""))


# -- golden ----------------------------------------------------------------------------------------


def test_the_payload_of_an_act_has_exactly_these_bytes():
    """P4: [tag, game, step, seat, prev, [action, commit]]."""
    message = sign(KEY, PLACE, ACT)
    assert message.payload.hex() == (
        "96ac776f726d75702f312f616374"
        "c420" + "11" * 32 + "cd012c02"
        "c420" + "22" * 32 + "9293a46d6f76659204fbc3"
        "c420" + "44" * 32
    )


def test_the_payload_of_a_seal_has_exactly_these_bytes():
    """P4: [tag, game, step, seat, prev, [call, [slots, V, N, state], refs]]."""
    message = sign(KEY, PLACE, SEAL)
    assert message.payload.hex() == (
        "96ad776f726d75702f312f7365616c"
        "c420" + "11" * 32 + "cd012c02"
        "c420" + "22" * 32 + "9393000000949292"
        "00c420" + "55" * 32 + "9202c400"
        "0507c420" + "33" * 32 + "90"
    )


def test_the_payload_of_an_answer_has_exactly_these_bytes():
    """P4, P7.1: [tag, game, step, seat, prev, [[number, P, G], held, last]]."""
    message = sign(KEY, PLACE, HERE)
    assert message.payload.hex() == (
        "96ad776f726d75702f312f68657265"
        "c420" + "11" * 32 + "cd012c02"
        "c420" + "22" * 32 + "9393cd0101050292"
        "c420" + "66" * 32 + "c420" + "77" * 32 + "91c420" + "88" * 32
    )


def test_the_payload_of_a_seal_at_a_call_names_its_answers():
    """P4, P7.3: the call and the ids of all answers, in rising order."""
    at_call = SEAL._replace(call=HERE.call, refs=(b"\x66" * 32, b"\x77" * 32))
    normal, called = (sign(KEY, PLACE, body).payload.hex() for body in (SEAL, at_call))
    head, tail = normal.split("93000000")
    assert called == (head + "93cd01010502" + tail[:-2] + "92c420" + "66" * 32 + "c420" + "77" * 32)


def test_a_signed_message_is_read_as_it_was_written():
    """P2, P4."""
    for body, kind in ((ACT, MessageKind.ACT), (HERE, MessageKind.HERE), (SEAL, MessageKind.SEAL)):
        message = sign(KEY, PLACE, body)
        assert verify(KEY.public, message.payload, message.signature)
        assert message.id == message_id(message.payload)
        assert (message.kind, message.step, message.seat) == (kind, 300, 2)
        assert parse_message(unpack(pack(message.wire))) == message


@pytest.mark.parametrize(
    ("most", "body"),
    [
        (HELD_MAX, lambda ids: HERE._replace(held=ids)),
        (1, lambda ids: HERE._replace(last=ids)),
        (SEATS_MAX, lambda ids: SEAL._replace(refs=ids)),
    ],
    ids=["held", "last", "refs"],
)
def test_a_message_cites_no_more_than_an_honest_one_ever_does(most, body):
    """P13: what waits has to be remembered, and searched."""
    ids = tuple(bytes([n]) * 32 for n in range(1, most + 2))
    good = sign(KEY, PLACE, body(ids[:-1]))
    assert parse_message(good.wire) == good
    with pytest.raises(MalformedError, match=f"up to {most} message ids"):
        parse_message(sign(KEY, PLACE, body(ids)).wire)


# -- an id covers the payload only -----------------------------------------------------------------


def test_a_message_is_named_by_its_payload_alone():
    """P2: a cheat can make many signatures of one payload; they are one message."""
    first, second = parse_message((payload(), SIGNATURE)), parse_message((payload(), b"\1" * 64))
    assert first.id == second.id == message_id(payload())
    assert unsigned(PLACE, ACT).id == sign(KEY, PLACE, ACT).id


@pytest.mark.parametrize(
    "other",
    [
        payload(game=BEFORE),
        payload(step=4),
        payload(seat=0),
        payload(before=GAME),
        payload(body=(("move", True), b"")),
        payload(body=(("move", 1), bytes(32))),
        sealed(),
    ],
)
def test_everything_in_a_payload_counts(other):
    """P2, F4: nothing replays in another game, step or seat."""
    assert parse_message((other, SIGNATURE)).id != parse_message((payload(), SIGNATURE)).id


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(payload(tag="wormup/1/here"), id="an answer to a call"),
        pytest.param(payload(tag="wormup/1/sit"), id="a sit"),
        pytest.param(payload(tag="wormup/2/act"), id="another version"),
        pytest.param(payload(tag=b"wormup/1/act"), id="a tag of bytes"),
        pytest.param(payload(game=GAME[:31]), id="a short game"),
        pytest.param(payload(before=b""), id="no digest before"),
        pytest.param(payload(game=GAME.hex()), id="a game in letters"),
        pytest.param(payload(step=0), id="step 0"),
        pytest.param(payload(step=-1), id="a step below"),
        pytest.param(payload(step=True), id="a bool for a step"),
        pytest.param(payload(step=STEP_MAX), id="a step too high"),
        pytest.param(payload(step="3"), id="a step in letters"),
        pytest.param(payload(seat=-1), id="a seat below"),
        pytest.param(payload(seat=SEATS_MAX), id="a sixth seat"),
        pytest.param(payload(seat=False), id="a bool for a seat"),
        pytest.param(pack((*FIELDS_OF_ACT, 0)), id="a field too many"),
        pytest.param(pack(FIELDS_OF_ACT[:5]), id="no body"),
        pytest.param(payload(body=()), id="an empty body"),
        pytest.param(payload(body=(("move",), b"", 0)), id="an act of three"),
        pytest.param(payload(body=("move", b"")), id="an action that is no array"),
        pytest.param(payload(body=(("move",), b"\0")), id="a commitment of one byte"),
        pytest.param(payload(body=(("move",), bytes(33))), id="a commitment of 33 bytes"),
        pytest.param(payload(body=(("move",), "")), id="a commitment in letters"),
        pytest.param(payload(body=((0, 0, 0), CONTENT, ())), id="an act with a seal's body"),
        pytest.param(
            payload(tag="wormup/1/seal", body=(("move",), b"")), id="a seal with an act's"
        ),
        pytest.param(sealed(call=(0, 0)), id="a call of two"),
        pytest.param(sealed(call=(False, 0, 0)), id="a call with a bool"),
        pytest.param(sealed(call=0), id="a call that is a number"),
        pytest.param(sealed(refs=(bytes(32), bytes(32))), id="an answer named twice"),
        pytest.param(sealed(refs=(b"\1" * 32, bytes(32))), id="answers in falling order"),
        pytest.param(sealed(content=CONTENT[:3]), id="a content without a state"),
        pytest.param(content(slots=((0, b""),) * 6), id="six slots"),
        pytest.param(content(slots=((5, b""),)), id="a slot of a sixth seat"),
        pytest.param(content(slots=((True, b""),)), id="a slot of a bool"),
        pytest.param(content(slots=((0, b"\0"),)), id="an act id of one byte"),
        pytest.param(content(slots=((0, b"", 0),)), id="a slot of three"),
        pytest.param(content(slots=(0,)), id="a slot that is a number"),
        pytest.param(content(slots=0), id="no slots"),
        pytest.param(content(at_table=True), id="a bool for a mask"),
        pytest.param(content(in_game="7"), id="a mask in letters"),
        pytest.param(content(state=7), id="a number for a state"),
        pytest.param(payload(tag="wormup/1/hear", body=(HERE.call, (), ())), id="another tag"),
        pytest.param(answered(call=(3, 5)), id="an answer to a call of two"),
        pytest.param(answered(call=(True, 5, 2)), id="an answer to a call with a bool"),
        pytest.param(answered(call=("3", 5, 2)), id="an answer to a call in letters"),
        pytest.param(answered(held=0), id="an answer that holds a number"),
        pytest.param(answered(held=(b"short",)), id="an answer that holds a short id"),
        pytest.param(answered(held=(STATE, BEFORE)), id="ids that fall"),
        pytest.param(answered(held=(STATE, STATE)), id="an id twice"),
        pytest.param(answered(last=(BEFORE, STATE)), id="two last seals"),
        pytest.param(answered(last=BEFORE), id="a last seal that is no array"),
        pytest.param(sealed(refs=(STATE, BEFORE)), id="answers that fall"),
        pytest.param(b"\xc0", id="no value"),
        pytest.param(payload() + b"\0", id="a byte behind"),
        pytest.param(payload()[:-1], id="a byte too few"),
        pytest.param(pack("act"), id="a word"),
    ],
)
def test_a_payload_of_another_form_is_refused(data):
    """P4, P13."""
    with pytest.raises(MalformedError):
        parse_message((data, SIGNATURE))


@pytest.mark.parametrize(
    "wire",
    [
        (),
        (payload(),),
        (payload(), SIGNATURE, b""),
        (payload(), SIGNATURE[:63]),
        (payload(), SIGNATURE + b"\0"),
        (payload().hex(), SIGNATURE),
        (payload(), "a" * 64),
        (payload(), 0),
        payload(),
        7,
    ],
)
def test_a_signed_message_is_a_payload_and_64_bytes(wire):
    """P2."""
    with pytest.raises(MalformedError):
        parse_wire(wire)
    with pytest.raises(MalformedError):
        parse_message(wire)


def test_the_first_and_the_last_step_seat_and_slot_are_read():
    """P4, P13: the bounds themselves belong to them."""
    for step in (1, STEP_MAX - 1):
        for seat in (0, SEATS_MAX - 1):
            message = parse_message((payload(step=step, seat=seat), SIGNATURE))
            assert (message.step, message.seat) == (step, seat)
    five = tuple((seat, bytes(32)) for seat in range(SEATS_MAX))
    body = parse_message((content(slots=five), SIGNATURE)).body
    assert isinstance(body, Seal)
    assert body.content.slots == five


# -- one meaning, one payload ----------------------------------------------------------------------

FIELDS = st.recursive(
    st.integers(-2, 6) | st.sampled_from(["move", GAME, b"", (), (0, 0, 0), True, False]),
    lambda inner: st.lists(inner, max_size=4).map(tuple),
    max_leaves=8,
)


@given(st.sampled_from(list(MessageKind)), st.lists(FIELDS, min_size=3, max_size=4), FIELDS)
def test_what_is_read_is_exactly_what_was_signed(kind, fields, body):
    """P2: every payload that is read means itself; its parts packed again are its bytes."""
    data = pack((kind.value, GAME, *fields, body))
    reads_as_signed(data)


@given(st.data())
def test_a_changed_payload_is_refused_or_means_what_it_says(data):
    """P2: nothing but `MalformedError` is raised."""
    changed = bytearray(data.draw(st.sampled_from([payload(), sealed(), sign(KEY, PLACE, ACT)[0]])))
    changed[data.draw(st.integers(0, len(changed) - 1))] ^= data.draw(st.integers(1, 255))
    if b"\xc7\0" not in changed:  # see test_an_extension_without_bytes_is_refused_too
        reads_as_signed(bytes(changed))


@pytest.mark.parametrize("body", [ACT, SEAL, HERE], ids=lambda body: type(body).__name__)
@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_what_is_no_value_is_refused_wherever_in_a_message_it_stands(body, odd):
    """P2, P13: reading a message looks at every part of it, however deep in an action."""
    fields = unpack(unsigned(PLACE, body).payload)
    for changed in everywhere(fields, odd):
        with pytest.raises(MalformedError):
            parse_message((pack(changed), SIGNATURE))


def test_an_action_is_nested_no_deeper_than_any_value():
    """P13: the payload and the body are arrays round it."""
    action: Any = (7,)
    for depth in range(3, DEPTH_MAX + 2):
        data, fits = payload(body=(action, b"")), depth <= DEPTH_MAX
        for read in (unpack, lambda data: parse_message((data, SIGNATURE))):
            with nullcontext() if fits else pytest.raises(MalformedError, match="nested deeper"):
                read(data)
        action = (action,)


def reads_as_signed(data):
    try:
        message = parse_message((data, SIGNATURE))
    except MalformedError:
        return
    assert isinstance(message, Message)
    place = MessagePlace(message.game, message.step, message.seat, message.previous)
    assert unsigned(place, message.body).payload == data
    assert 0 < message.step < STEP_MAX
    assert 0 <= message.seat < SEATS_MAX


# -- masks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mask", range(1 << SEATS_MAX))
def test_a_mask_is_its_seats_in_order(mask):
    """P4: bit i is seat i."""
    seats = seats_of(mask)
    assert list(seats) == [seat for seat in range(SEATS_MAX) if mask & 1 << seat]
    assert mask_of(seats) == mask_of(reversed(seats)) == mask_of([*seats, *seats]) == mask


# -- calls and limits ------------------------------------------------------------------------------


def is_majority(some: set[int], of: set[int]) -> bool:
    return some <= of and len(some) > len(of - some)


def test_a_call_is_allowed_to_strict_majorities_and_to_nobody_else():
    """P7.2: most are present, and most of those that stay; every call of up to five seats."""
    for number in range(32**3):
        in_game, present, gone = number >> 10, number >> 5 & 31, number & 31
        playing, here, leaving = (set(seats_of(mask)) for mask in (in_game, present, gone))
        allowed = (
            is_majority(here, playing)
            and leaving <= playing
            and is_majority(here - leaving, playing - leaving)
        )
        assert Call(1, present, gone).is_allowed(in_game) is allowed, Call(in_game, present, gone)


@pytest.mark.parametrize(
    ("number", "allowed"), [(-1, False), (0, False), (1, True), (65_535, True), (65_536, False)]
)
def test_the_number_of_a_call_has_two_bytes(number, allowed):
    """P7.2."""
    assert Call(number, 0b111, 0).is_allowed(0b111) is allowed


def test_the_limits_of_a_message_are_these():
    """P4: another program that reads our games holds us to the same."""
    assert (SEATS_MAX, STEP_MAX, CALL_NUMBER_MAX, HELD_MAX) == (5, 2**31, 65_535, 10)


def test_a_message_without_a_signature_has_none():
    assert unsigned(PLACE, ACT).signature == b""
