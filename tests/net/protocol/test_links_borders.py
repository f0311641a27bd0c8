"""Where the door's limits begin: the largest frame before hello, the waits between two hellos."""

from core.table.encoding import pack
from net.protocol.effects import Penalize
from net.protocol.hello_packets import Greeting, make_hello
from net.protocol.limits import BAD_PACKETS_MAX
from net.protocol.links import Links
from net.protocol.packets import encode
from tests.seats import identity_of

OUR_KEY, BEN_KEY = bytes([1]) * 32, bytes([2]) * 32
ANN, BEN = identity_of(1, 0), identity_of(1, 1)


def greeting_of(size: int) -> bytes:
    """Make a greeting whose frame has *size* bytes."""
    fill = ("x" * 100, bytes(32))
    spare = size - len(pack(Greeting("Ann", "", (fill,) * 6 + (("x" * 64, bytes(32)),)).value))
    return encode(Greeting("Ann", "", (fill,) * 6 + (("x" * (64 + spare), bytes(32)),)))


def test_a_frame_of_a_kibibyte_is_read_before_hello():
    """P13: not blamed, only asked for the hello; what is larger is not decoded at all."""
    frame = greeting_of(1024)
    assert len(frame) == 1024
    door = Links(ANN, OUR_KEY)
    door.up(BEN_KEY, 0.0)
    for number in range(2 * BAD_PACKETS_MAX):
        _, effects = door.receive(BEN_KEY, frame, number / 100)
        assert not any(isinstance(effect, Penalize) for effect in effects)


def test_the_wait_between_two_hellos_doubles_up_to_four_seconds():
    """P10.2: less than the five in which a hello has to come."""
    door = Links(ANN, OUR_KEY)
    door.up(BEN_KEY, 0.0)
    hello = encode(make_hello(BEN, BEN_KEY, OUR_KEY))
    halves = range(1, 40)
    answered = [half / 2 for half in halves if door.receive(BEN_KEY, hello, half / 2)[1]]
    assert answered == [1, 3, 7, 11, 15, 19]


def test_the_five_seconds_for_a_hello_begin_with_the_connection():
    """P13."""
    door = Links(ANN, OUR_KEY)
    door.up(BEN_KEY, 100.0)
    assert not any(isinstance(effect, Penalize) for effect in door.tick(104.9))
    assert any(isinstance(effect, Penalize) for effect in door.tick(105.1))
