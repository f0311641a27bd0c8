"""What a peer may cost us (P13)."""

from hypothesis import given
from hypothesis import strategies as st

from core.table.encoding import pack
from core.table.signing import SIGNATURE_BYTES
from net.protocol import limits
from net.protocol.limits import (
    BAD_PACKETS_MAX,
    PACKETS_BURST,
    PACKETS_PER_S,
    SIGNATURE_PACKETS,
    STEPS_PER_ANSWER,
    Allowance,
)


def test_the_numbers_are_those_of_the_protocol():
    """P10.2, P10.4, P13: to change one is to change what peers may expect."""
    assert limits.FRAME_MAX == 64 * 1024
    assert limits.FRAME_BEFORE_HELLO_MAX == 1024
    assert (PACKETS_PER_S, PACKETS_BURST) == (200, 400)
    assert (BAD_PACKETS_MAX, limits.PENALTY_S) == (20, 60)
    assert limits.HELLO_WITHIN_S == 5
    assert limits.WAITING_MAX == 64
    assert (limits.HAVE_IDS_MAX, limits.STEPS_PER_ANSWER) == (400, 20)
    assert limits.HAVE_EVERY_S == 1
    assert limits.SPECTATORS_MAX == 8
    assert limits.ASIDES == {
        "laid": (5, 1),
        "again": (5, 1),
        "gesture": (1, 5),
        "look": (5, 1),
        "point": (5, 1),
    }
    assert limits.ASIDE_BYTES_MAX == 2048


def test_what_a_peer_can_make_us_keep_and_dial_is_bounded_by_these_numbers():
    """P13: ours alone; a larger one would cost more memory, disk or dialling than was measured."""
    assert limits.MSGS_BYTES_MAX == 32 * 1024
    assert limits.JUDGED_MAX == 512
    assert limits.BUMPS_MAX == 16
    assert (limits.AVOIDED_MAX, limits.GIVEN_UP_MAX, limits.PEOPLE_MAX) == (256, 16, 64)
    assert (limits.PLACES_PER_PEER_MAX, limits.PLACES_NAMED_MAX) == (8, 64)
    assert limits.PORT_MIN == 1024


def test_a_packet_of_a_full_kib_counts_as_one_more():
    """P13."""
    for size, cost in ((0, 1), (1023, 1), (1024, 2), (2047, 2), (2048, 3)):
        allowance = Allowance(0.0)
        assert allowance.spend(0.0, size)
        assert allowance.tokens == PACKETS_BURST - cost


def test_the_envelope_of_a_message_is_not_more_than_is_counted_for_it():
    """P10.4: a message in a packet has its payload, a signature, and heads of up to 16 bytes."""
    payload = bytes(32 * 1024)
    envelope = len(pack((payload, bytes(SIGNATURE_BYTES)))) - len(payload)
    assert envelope <= limits.ENVELOPE_BYTES == SIGNATURE_BYTES + 16


def heard(allowance: Allowance, now: float, packets: int) -> int:
    """Let so many *packets* come at once, and count those that are heard."""
    return sum(allowance.spend(now, 0) for _ in range(packets))


def test_a_burst_is_heard_and_what_exceeds_it_is_not():
    assert heard(Allowance(100.0), 100.0, 1000) == PACKETS_BURST


def test_two_hundred_packets_a_second_are_heard_for_ever():
    allowance = Allowance(0.0)
    assert all(allowance.spend(number / PACKETS_PER_S, 0) for number in range(20_000))


def test_a_quiet_hour_saves_up_no_more_than_one_burst():
    allowance = Allowance(0.0)
    assert heard(allowance, 3600.0, 1000) == PACKETS_BURST


def test_who_sent_too_much_is_heard_again_after_a_pause():
    allowance = Allowance(0.0)
    heard(allowance, 0.0, 500)
    assert not allowance.spend(0.0, 0)
    assert allowance.spend(3.0, 0)


@given(st.lists(st.tuples(st.floats(0, 2), st.integers(0, 600)), max_size=20))
def test_no_rhythm_gets_more_through_than_the_rate_and_one_burst(waves):
    """Whatever the pauses: in time t no more than 400 + 200 t (P13)."""
    allowance, now, total = Allowance(0.0), 0.0, 0
    for pause, packets in waves:
        now += pause
        total += heard(allowance, now, packets)
        assert total <= PACKETS_BURST + PACKETS_PER_S * now + 1


def test_who_sends_a_little_too_much_is_heard_at_the_rate():
    """A limit of 200 a second leaves 200 a second (P13)."""
    allowance = Allowance(0.0)
    got = sum(allowance.spend(number / 300, 0) for number in range(3000))
    assert got >= 10 * PACKETS_PER_S


def test_the_twentieth_bad_packet_is_one_too_many():
    allowance = Allowance(0.0)
    blamed = [allowance.blame() for _ in range(BAD_PACKETS_MAX)]
    assert blamed == [False] * (BAD_PACKETS_MAX - 1) + [True]


def test_a_large_packet_counts_as_several():
    """P13: of 60 KiB, six come at once and then three a second, for their content costs us time."""
    allowance = Allowance(0.0)
    assert sum(allowance.spend(0.0, 60 * 1024) for _ in range(50)) == 6
    assert sum(allowance.spend(t / 100, 60 * 1024) for t in range(1, 1000)) == 33
    assert heard(Allowance(0.0), 0.0, 1000) == PACKETS_BURST


def test_a_signature_costs_half_a_packet_beyond_what_its_bytes_cost():
    """P13: 400 a second and no more, however small the packets are that bring them."""
    allowance = Allowance(0.0)
    assert all(allowance.spend(0.0, 0) and allowance.verify(30, 0) for _ in range(26))
    assert not (allowance.spend(0.0, 0) and allowance.verify(30, 0))
    large = Allowance(0.0)
    assert large.spend(0.0, 60 * 1024)
    before = large.tokens
    assert large.verify(120, 60 * 1024)
    assert large.tokens == before


def test_who_cannot_pay_for_its_signatures_pays_for_its_packet_only():
    allowance = Allowance(0.0, tokens=2)
    assert allowance.spend(0.0, 0)
    assert not allowance.verify(100, 0)
    assert allowance.tokens == 1


def test_certificates_for_who_is_far_behind_stay_far_below_the_limit():
    """At a table of five, for each step five acts and five seals (P10.4)."""
    signatures = STEPS_PER_ANSWER * 5 * 2
    assert signatures * SIGNATURE_PACKETS <= PACKETS_BURST / 4
