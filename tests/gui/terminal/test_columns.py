"""Rows in columns, with a width and without."""

import pytest

from gui.terminal.columns import in_columns

ROWS = [("1", "Ann"), ("22", "[red]Ben[/red]"), ("3", "李李"), ("4", "x" * 30)]


HEAD = ("player", "key", "games", "mean place", "likes to bid", "most wins in a row")
PLAYERS = [("Ann of Green Gables", "1a2b3c4d", "12", "1.5", "4 X", "3"), ("Ben", *["7"] * 5)]


def test_without_a_width_nothing_is_wrapped_below_the_head() -> None:
    assert in_columns(ROWS, None, ("number", "name")) == [
        "number  name",
        "1       Ann",
        "22      [red]Ben[/red]",
        "3       李李",
        f"4       {'x' * 30}",
    ]


@pytest.mark.parametrize("width", [30, 45, 60, 80, 120])
def test_no_word_is_broken_at_any_width(width) -> None:
    lines = in_columns(PLAYERS, width, HEAD)
    assert max(map(len, lines)) <= width
    shown = " ".join(lines).translate({ord(one): " " for one in ":;"}).split()
    wanted = " ".join((*HEAD[1:], *sum(PLAYERS, ()))).split()
    assert not set(wanted) - set(shown)


def test_what_no_table_can_show_is_a_paragraph_for_each_row() -> None:
    assert in_columns(PLAYERS, 30, HEAD)[:3] == [
        "Ann of Green Gables",
        "  key: 1a2b3c4d; games: 12",
        "  mean place: 1.5",
    ]


def test_with_a_width_a_word_too_long_is_broken_and_not_cut() -> None:
    head, rule, *rows = in_columns(ROWS, 24, ("no", "name"))
    assert head.split() == ["no", "name"]
    assert set(rule) == {"─"}
    assert sum(row.count("x") for row in rows) == 30
    assert max(map(len, rows)) <= 24
