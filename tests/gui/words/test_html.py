"""Pieces of an HTML page."""

from xml.etree.ElementTree import fromstring

from gui.words.html import figure, paragraph, table_of


def test_a_table_has_a_head_and_a_name_before_each_line() -> None:
    root = fromstring(table_of([["", "A<"], ["x&", "1"]]))  # noqa: S314  # our own output
    assert [cell.text for cell in root.iter("th")] == [None, "A<", "x&"]
    assert [cell.text for cell in root.iter("td")] == ["1"]


def test_what_is_said_is_no_html() -> None:
    assert "<b>" not in paragraph("<b>") + figure("", "<b>")
