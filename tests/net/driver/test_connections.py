"""What bounds a peer at every connection, and how a monitor is read (P13)."""

import zmq

from net.driver.connections import Keys, next_event, set_options


def test_a_secret_key_is_not_shown():
    keys = Keys(b"\1" * 32, b"secret" * 5 + b"!!")
    assert repr(keys) == "Keys(01010101...)"


def test_every_socket_is_bounded_and_notices_a_dead_connection():
    with zmq.Context() as context, context.socket(zmq.DEALER) as dealer:
        set_options(dealer)
        assert (dealer.linger, dealer.maxmsgsize, dealer.sndhwm, dealer.rcvhwm) == (
            0,
            65536,
            256,
            16,
        )
        assert (dealer.handshake_ivl, dealer.tcp_maxrt) == (4000, 4000)
        assert dealer.heartbeat_ivl == 0  # see pulse.py


def test_a_monitor_is_read_to_its_end():
    with (
        zmq.Context() as context,
        context.socket(zmq.DEALER) as dealer,
        dealer.get_monitor_socket(zmq.EVENT_LISTENING) as monitor,
    ):
        dealer.bind("tcp://127.0.0.1:*")
        assert monitor.poll(10_000)
        event = next_event(monitor)
        assert event is not None
        assert event[0] == zmq.EVENT_LISTENING
        assert next_event(monitor) is None
