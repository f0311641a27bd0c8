"""The report as one page: self-contained, safe to open."""

import re

from core.table.log import read
from gui.page import report_page
from gui.report import replay_of, report
from tests.gui.race_log import race


def page():
    log = read(race()[0])
    replay = replay_of(log)
    return report_page(replay, report(log, replay))


def test_the_page_has_the_verdict_the_players_and_the_board():
    text = page()
    assert "<h1>everything checks" in text.lower()
    assert "Ann" in text
    assert "<svg" in text


def test_the_page_needs_nothing_from_elsewhere():
    text = re.sub(r'xmlns="[^"]*"', "", page())
    assert not re.search(r"https?://|src=|<script|@import", text)
