"""Rows in columns, with a width and without."""

from gui.terminal.columns import in_columns

ROWS = [("1", "Ann"), ("22", "[red]Ben[/red]"), ("3", "李李"), ("4", "x" * 30)]


def test_without_a_width_nothing_is_wrapped_and_there_is_no_head() -> None:
    assert in_columns(ROWS, None, ("number", "name")) == [
        "1   Ann",
        "22  [red]Ben[/red]",
        "3   李李",
        f"4   {'x' * 30}",
    ]


def test_with_a_width_a_word_too_long_is_broken_and_not_cut() -> None:
    head, rule, *rows = in_columns(ROWS, 24, ("no", "name"))
    assert head.split() == ["no", "name"]
    assert set(rule) == {"─"}
    assert sum(row.count("x") for row in rows) == 30
    assert max(map(len, rows)) <= 24
