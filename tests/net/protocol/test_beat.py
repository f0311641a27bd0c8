"""What is done again and again falls into one turn."""

from hypothesis import given
from hypothesis import strategies as st

from net.driver.pulse import PULSE_S, Pulse
from net.protocol.beat import next_beat
from net.protocol.limits import LOBBY_EVERY_S

MOMENTS = st.floats(0, 1e9, allow_nan=False)


@given(MOMENTS, st.sampled_from([0.25, 0.5, 1.0, 10.0]))
def test_a_beat_comes_after_now_and_not_later_than_once_more(now, every_s):
    beat = next_beat(now, every_s)
    assert now < beat <= now + every_s
    assert beat % every_s == 0


@given(MOMENTS, MOMENTS)
def test_whatever_begins_when_an_idle_laptop_wakes_once_a_second(began, later):
    pulse = Pulse(began)
    pulse.beat(began + 0.25, is_alone=True)
    assert pulse.due == next_beat(began + 0.25, PULSE_S)
    assert next_beat(later, LOBBY_EVERY_S) % PULSE_S == 0
