"""The driver's seconds are told as the time of day."""

import datetime
import time

from net.driver.time_of_day import time_of_day


def test_a_moment_is_as_long_ago_on_the_wall_as_it_is_for_the_driver():
    now, wall = time.monotonic(), datetime.datetime.now().astimezone()
    minute = datetime.timedelta(seconds=60)
    assert abs(time_of_day(now - 60) - (wall - minute)) < datetime.timedelta(seconds=1)
    assert time_of_day(now - 60) < time_of_day(now) < time_of_day(now + 1)
