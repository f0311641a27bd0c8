"""Mistakes of a sheet's file, collected."""

import re

from core.cozy.flaws import Reading, SheetFlaw


def test_every_flaw_names_its_rule_and_has_a_code_of_its_own():
    """C1.4."""
    codes = [flaw.value[1] for flaw in SheetFlaw]
    assert len(set(codes)) == len(codes)
    assert all(re.fullmatch(r"C\d+(\.\d+)?", flaw.value[0]) for flaw in SheetFlaw)


def test_a_reading_goes_on_behind_a_mistake():
    """C1.4."""
    reading = Reading()
    table: dict[str, object] = {"a": 1, "b": True, "c": ["x", 1], "d": "x"}
    assert reading.text(table, "a") == ""
    assert reading.number(table, "b", default=3) == 3
    assert reading.texts(table, "c", ()) == ()
    assert reading.table(table, "d") == {}
    assert reading.text(table, "x.e") == ""
    reading.only(table, "x.", "abc")
    assert [(one.where, one.code) for one in reading.mistakes] == [
        ("a", "form"), ("b", "form"), ("c", "form"), ("d", "form"), ("x.e", "missing"),
        ("x.d", "unknown field"),
    ]  # fmt: skip


def test_a_long_value_is_cut():
    reading = Reading()
    reading.note("x", SheetFlaw.FORM, "y" * 1000)
    assert len(reading.mistakes[0].value) == 80
