"""Who is connected and says nothing: a lid that was closed, a program that hangs (N5)."""

import time

from net.driver.links import Down, Up


def test_who_is_connected_and_says_nothing_for_long_is_let_go(room):
    """Its kernel still answers: only the program is silent."""
    a = room.peer(silent_s=1.5)
    stranger = room.stranger(a)
    stranger.send(b"hello")
    room.until(lambda: room.told(a, Up))
    began = time.monotonic()
    room.until(lambda: room.told(a, Down))
    assert time.monotonic() - began > 1


def test_a_dialed_peer_that_falls_silent_is_let_go_and_dialed_again(room):
    a, b = room.peer(silent_s=1.5), room.peer()
    room.joined(a, b)
    room.still(b)
    room.until(lambda: room.told(a, Down))
    room.still()
    room.until(lambda: len(room.told(a, Up)) == 2)


def test_peers_that_have_nothing_to_say_stay_connected_and_tell_nobody(room):
    a, b = room.peer(silent_s=3), room.peer(silent_s=3)
    room.joined(a, b)
    heard, end = room.heard(b), time.monotonic() + 4.5
    room.until(lambda: time.monotonic() > end)
    assert not room.told(a, Down)
    assert not room.told(b, Down)
    assert room.heard(b) == heard
    assert room.heard(a) == []
