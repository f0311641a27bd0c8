"""What several runs have measured is written into a page of people, with a chart beside it."""

import errno
import os
import re
from xml.etree import ElementTree as Xml

import pytest

from bench.page import BEGIN, END, PageError, chart, merged, table, write
from bench.rows import Goal, Row
from environment import ROOT
from gui.kit.tokens import DAY

GOOD = Row("decode <strictly> / verify", (0.03, 0.04, 0.05), Goal.AT_MOST, 0.06)
BAD = Row("audit / signatures", (0.5,), Goal.AT_LEAST, 0.75)
LOUD = Row("wall", (3, 9), Goal.AT_MOST, 4, noisy="loaded: 3.0 on 2 cores")
COUNT = Row("fsyncs", (4, 4), Goal.EXACTLY, 4)
ROWS = [GOOD, BAD, LOUD, COUNT]


def test_of_each_run_a_ratio_gives_its_median_and_a_count_every_value() -> None:
    second = [Row(row.name, (1, 2), row.goal, row.limit) for row in ROWS]
    good, _, loud, count = merged([ROWS, second])
    assert good.values == (0.04, 1.5)
    assert count.values == (4, 4, 1, 2)
    assert count.is_reached is False, "once is too often"
    assert loud.noisy == LOUD.noisy


def test_a_row_that_only_one_run_has_is_kept() -> None:
    assert [row.name for row in merged([[GOOD], [GOOD, COUNT]])] == [GOOD.name, COUNT.name]


def test_the_table_tells_each_row_its_spread_and_whether_its_goal_is_reached() -> None:
    _, _, good, bad, loud, count = table(ROWS).splitlines()
    assert good == "| decode <strictly> / verify | 0.04 | 0.03 to 0.05 | <= 0.06 | yes |"
    assert bad == "| audit / signatures | 0.5 |  | >= 0.75 | NO |"
    assert loud.endswith("| loaded: 3.0 on 2 cores |")
    assert count == "| fsyncs | 4 |  | = 4 | yes |"


def dots(drawing: str) -> list[tuple[float, str]]:
    """Return where each dot of the chart stands, and its colour."""
    circles = Xml.fromstring(drawing).iter("{http://www.w3.org/2000/svg}circle")  # noqa: S314
    return [(float(one.attrib["cx"]), one.attrib["stroke"]) for one in circles]


def test_on_the_chart_a_reached_goal_is_right_of_the_line_and_a_missed_one_left_of_it() -> None:
    exact = Row("exact", (7,), Goal.AT_MOST, 7)
    (good, green), (bad, red), (_, grey), (line, _) = dots(chart([GOOD, BAD, LOUD, COUNT, exact]))
    assert bad < line < good
    assert (green, red, grey) == (DAY.good, DAY.bad, DAY.ink2)


def test_what_is_far_from_its_goal_stays_on_the_chart() -> None:
    far = [Row("x", (value,), Goal.AT_MOST, 1) for value in (1e-9, 1e-3, 1e3, 1e9)]
    best, well, ill, worst = (at for at, _ in dots(chart(far)))
    assert best == well > ill == worst > 0


def test_the_chart_has_the_colours_of_the_look_and_of_nothing_else() -> None:
    assert set(re.findall(r"#\w+", chart(ROWS))) <= {*DAY}


def test_only_what_stands_between_the_marks_is_replaced(tmp_path) -> None:
    page = tmp_path / "speed.md"
    page.write_text(f"# Speed\n\n{BEGIN}\nold\n{END}\n\n## Tried\n", encoding="utf-8")
    write(page, ROWS, 3)
    once = page.read_text(encoding="utf-8")
    write(page, ROWS, 3)
    assert page.read_text(encoding="utf-8") == once
    assert once.startswith("# Speed\n\n")
    assert once.endswith("\n\n## Tried\n")
    assert "old" not in once
    assert "Medians of 3 runs" in once
    assert table(ROWS) in once
    assert "(speed.svg)" in once
    assert (tmp_path / "speed.svg").read_text(encoding="utf-8") == chart(ROWS)


def test_a_page_without_marks_is_left_alone(tmp_path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"{END} {BEGIN}", encoding="utf-8")
    with pytest.raises(PageError, match="are missing"):
        write(page, ROWS, 1)
    assert page.read_text(encoding="utf-8") == f"{END} {BEGIN}"
    assert list(tmp_path.iterdir()) == [page]


def test_a_page_that_is_not_there_is_told_in_a_sentence(tmp_path) -> None:
    why = os.strerror(errno.ENOENT)  # in whatever language the system tells it
    with pytest.raises(PageError, match=rf"page\.md: {re.escape(why)}"):
        write(tmp_path / "page.md", ROWS, 1)


def test_the_page_of_the_docs_can_be_written_again() -> None:
    head, begin, rest = (ROOT / "docs" / "performance.md").read_text("utf-8").partition(BEGIN)
    assert begin
    assert END in rest
    assert "scripts/bench/run.py --runs 3 --write docs/performance.md" in head
