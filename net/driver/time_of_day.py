"""Clock: the driver's seconds as the time of day, for people; no rule ever reads it."""

import datetime
import time


def time_of_day(moment: float) -> datetime.datetime:
    """Return what the wall clock showed, or will show, at *moment* of the driver's seconds."""
    ago = datetime.timedelta(seconds=time.monotonic() - moment)
    return datetime.datetime.now().astimezone() - ago
