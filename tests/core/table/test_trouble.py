"""A trouble is a value: it can be compared and kept, and nobody changes it."""

from dataclasses import FrozenInstanceError

import pytest

from core.table.log import LogReason
from core.table.trouble import Trouble, TroubleError

PART = Trouble(LogReason.PART, count=3)


def test_the_same_reason_with_the_same_values_is_the_same_trouble():
    first = Trouble(LogReason.AFTER_RECORDS, byte=42, why=PART)
    again = Trouble(LogReason.AFTER_RECORDS, why=Trouble(LogReason.PART, count=3), byte=42)
    assert first == again
    assert len({first, again, PART}) == 2


@pytest.mark.parametrize(
    "other",
    [Trouble(LogReason.PART, count=4), Trouble(LogReason.ZEROS, count=3), Trouble(LogReason.PART)],
    ids=str,
)
def test_another_reason_or_value_is_another_trouble(other):
    assert other != PART


def test_a_trouble_does_not_change():
    with pytest.raises(FrozenInstanceError):
        PART.reason = LogReason.ZEROS  # type: ignore[misc]


def test_a_developer_sees_the_reason_and_all_values():
    outer = Trouble(LogReason.AFTER_RECORDS, byte=42, why=PART)
    assert (
        str(TroubleError(outer)) == "LogReason.AFTER_RECORDS(byte=42, why=LogReason.PART(count=3))"
    )
