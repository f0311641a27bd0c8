"""When something was, as people say it."""

import datetime

from gui.words.words import marked, words

_DAYS = (
    marked("Monday"), marked("Tuesday"), marked("Wednesday"), marked("Thursday"),
    marked("Friday"), marked("Saturday"), marked("Sunday"),
)  # fmt: skip
_MONTHS = (
    marked("Jan"), marked("Feb"), marked("Mar"), marked("Apr"), marked("May"), marked("Jun"),
    marked("Jul"), marked("Aug"), marked("Sep"), marked("Oct"), marked("Nov"), marked("Dec"),
)  # fmt: skip
_EVENING = 17
"""The hour at which evening begins."""
_WEEK = 7


def day_words(when: float, now: float | None = None) -> str:
    """Return the day of the moment *when*, seen from *now*, by the clock of this laptop."""
    moment, here = _local(when), _local(now)
    days = (here.date() - moment.date()).days
    if days == 0:
        return words("today")
    if days == 1:
        return words("last night") if moment.hour >= _EVENING else words("yesterday")
    if 0 < days < _WEEK:
        return words(_DAYS[moment.weekday()])
    return date_words(when, now)


def weekday_words(when: float) -> str:
    """Return the day of the week of the moment *when*."""
    return words(_DAYS[_local(when).weekday()])


def date_words(when: float, now: float | None = None) -> str:
    """Return the date of the moment *when*; its year, too, if it is another than that of *now*."""
    moment, here = _local(when), _local(now)
    named = {"day": moment.day, "month": words(_MONTHS[moment.month - 1])}
    if moment.year == here.year:
        return words("{day} {month}", **named)
    return words("{day} {month} {year}", year=moment.year, **named)


def iso_day(when: float) -> str:
    """Return the date of the moment *when* for the name of a file."""
    return _local(when).date().isoformat()


def _local(moment: float | None) -> datetime.datetime:
    now = datetime.datetime.now(datetime.UTC)
    found = now if moment is None else datetime.datetime.fromtimestamp(moment, datetime.UTC)
    return found.astimezone()
