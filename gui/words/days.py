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
_FIRST_S, _LAST_S = 0.0, 32_470_000_000.0
"""From 1970 to 2998: a disk may say anything, and Windows knows no other dates."""


def day_words(when: float, now: float | None = None) -> str:
    """Return the day of the moment *when*, seen from *now*, by the clock of this laptop."""
    moment, here = moment_of(when), moment_of(now)
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
    return words(_DAYS[moment_of(when).weekday()])


def date_words(when: float, now: float | None = None) -> str:
    """Return the date of the moment *when*; its year, too, if it is another than that of *now*."""
    return night_words(moment_of(when).date(), moment_of(now).year)


def night_words(day: datetime.date, year: int) -> str:
    """Return the date of *day*; its year, too, if it is another one than *year*."""
    named = {"day": day.day, "month": words(_MONTHS[day.month - 1])}
    if day.year == year:
        return words("{day} {month}", **named)
    return words("{day} {month} {year}", year=day.year, **named)


def iso_day(when: float) -> str:
    """Return the date of the moment *when* for the name of a file."""
    return moment_of(when).date().isoformat()


def moment_of(when: float | None) -> datetime.datetime:
    """Return *when*, or now, by the clock of this laptop, which knows some centuries only.

    >>> moment_of(-1e15) == moment_of(0.0), moment_of(1e15).year
    (True, 2998)
    """
    now = datetime.datetime.now(datetime.UTC)
    seconds = now.timestamp() if when is None else min(max(when, _FIRST_S), _LAST_S)
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).astimezone()
