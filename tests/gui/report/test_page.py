"""The report as one page: self-contained, safe to open, all that people ask in their order."""

import re
from dataclasses import replace
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

import pytest

from core.table.log import MAGIC, read
from core.table.seeds import JointSeed
from gui.kit.tokens import EVENING
from gui.report.judged import replay_of
from gui.report.page import report_page
from gui.report.second_opinion import second_opinion
from gui.report.verdict import report
from gui.words.emblem_words import emblem_words, key_words
from tests import seats
from tests.gui.cozy_log import cozy_game, state_after
from tests.gui.forged_log import forged
from tests.gui.kit.look_at import in_theme
from tests.gui.race_log import race, race_after

CALLS = Path(__file__).parents[2] / "golden" / "gryphon2010-4-calls.log"
HEADS = [
    "Who sat at the table",
    "The result",
    "What was checked",
    "What happened outside the rules",
    "What no log can show",
    "For experts",
]

pytestmark = pytest.mark.usefixtures("qapp")


def page(data):
    log = read(data)
    replay = replay_of(log)
    return report_page(replay, report(log, replay), "a&b.log")


def parsed(data) -> Element:
    """Read the page as strictly as XML is read: every mark closed, every sign escaped."""
    return fromstring(page(data))  # noqa: S314  # our own output


def text_of(data) -> str:
    return " ".join(" ".join(parsed(data).itertext()).split())


@pytest.mark.parametrize("game", [race, cozy_game])
def test_the_page_answers_in_the_order_in_which_people_ask(game):
    root = parsed(game()[0])
    (verdict,) = root.iter("h1")
    assert verdict.text == "✔ Everything checks"
    assert [head.text for head in root.iter("h2")] == HEADS


def test_a_second_opinion_stands_among_what_was_checked():
    log = read(race()[0])
    replay = replay_of(log)
    measured = second_opinion(replay.table)
    root = report_page(replay, replace(report(log, replay), second=measured))
    _, _, checked = root.partition("What was checked")
    checked, _, _ = checked.partition("What happened outside the rules")
    assert f"<p>{measured.lines[0]}.</p>" in checked


def test_who_sat_is_told_by_name_pattern_letter_and_key():
    text = text_of(race()[0])
    for seat, (name, pattern) in enumerate(
        (("Ann", "plain"), ("Ben", "striped"), ("Cem", "dotted"))
    ):
        key = seats.identity_of(1, seat).public
        words = " ".join(key_words(key))
        assert f"{name} {pattern}; key: {words} ({key.hex()[:16]})" in text


def test_ann_and_anna_have_different_letters():
    log = read(race()[0])
    replay = replay_of(log)
    found = report(log, replay)
    ann, ben, cem = found.seats
    found = replace(found, seats=(ann, ben._replace(name="Anna"), cem))
    root = fromstring(report_page(replay, found, "log"))  # noqa: S314  # our own output
    signs = [part for part in root.iter() if part.get("class") == "seat"]
    assert ["".join(sign.itertext()).strip() for sign in signs] == ["A", "N", "C"]


def test_the_emblem_is_drawn_with_its_words_and_the_edition_is_told():
    root = parsed(race()[0])
    (emblem,) = [part for part in root.iter("ul") if part.get("class") == "emblem"]
    drawn = [part for part in emblem.iter() if part.tag.endswith("svg")]
    assert len(drawn) == 4
    said = emblem_words(JointSeed(race()[1].completed[0].outcome.seed).emblem())
    assert ["".join(item.itertext()) for item in emblem] == [*said]
    assert "Worm Up! (Gryphon 2010, dice), 3 players" in text_of(race()[0])


def test_the_winning_placement_is_drawn_and_measured():
    data, table = race()
    text = text_of(data)
    winner = ("Ann", "Ben", "Cem")[race_after(table).winner or 0]
    assert re.search(
        rf"The winning placement: {winner}'s head, \d+\.\d\d mm (across|from) the", text
    )
    assert len(list(parsed(data).iter("figure"))) == 2


def test_a_game_of_worm_and_cozy_shows_every_sheet_and_every_row():
    data, table = cozy_game()
    root = parsed(data)
    assert len(list(root.iter("figure"))) == 2
    (scores,) = root.iter("table")
    text = " ".join(scores.itertext())
    for score in state_after(table).scores():
        for count, points in zip(score.counts, score.points, strict=True):
            assert f"{count}: {points:+d}" in text
        assert str(score.total) in text


def test_counts_and_digests_are_those_of_the_audit():
    data, table = race()
    log = read(data)
    found = report(log, replay_of(log))
    text = text_of(data)
    assert f"{found.signatures} Signatures" in text
    assert f"{found.envelopes} Envelopes" in text
    assert f"{found.moves} Moves" in text
    assert all(done.digest.hex() in text for done in table.completed)
    assert found.export in text
    assert "wormup-lan audit a&b.log" in text


def test_calls_are_counted_and_quoted_with_who_signed():
    root = parsed(CALLS.read_bytes())
    (verdict,) = root.iter("h1")
    assert verdict.text == "✔ Checks, with calls by the players (7)"
    text = " ".join(root.itertext())
    assert (
        "The others agree to go on without Cem; the worm stays. Signed by Ann, Ben and Dana."
        in text
    )


def test_a_log_that_does_not_check_says_so_first():
    data = bytearray(race()[0])
    data[len(data) // 2] ^= 1
    root = parsed(bytes(data))
    (verdict,) = root.iter("h1")
    assert verdict.text == "✖ This copy is damaged"
    text = " ".join(root.itertext())
    assert "some of its bytes have changed. It is proved up to round" in text
    assert text.count("First fault: ") == 1
    assert "The board where the proof ends" in text
    assert "The race has not ended." not in text


@pytest.mark.parametrize("game", [race, cozy_game])
def test_names_are_text_and_never_markup(game, monkeypatch):
    names = ("<script>x()</script>"[:24], "</title><b>&\"'", "]]><img/>")
    monkeypatch.setattr(seats, "NAMES", names)
    data = game.__wrapped__(steps_max=8)[0]
    root = parsed(data)
    assert all(name in " ".join(root.itertext()) for name in names[:2])
    tags = {part.tag.rpartition("}")[2].lower() for part in root.iter()}
    assert not tags & {"script", "img", "iframe", "object", "link"}


@pytest.mark.parametrize("game", [race, cozy_game])
def test_the_page_needs_nothing_from_elsewhere(game):
    text = re.sub(r'xmlns(:\w+)?="[^"]*"', "", page(game()[0]))
    assert not re.search(r"https?://|src=|<script|@import", text)
    named = re.findall(r'\bid="([^"]+)"', text)
    assert len(named) == len(set(named)), "two drawings would share a gradient"


def test_a_log_without_a_game_makes_a_page_too():
    assert "Nobody sat down." in text_of(MAGIC)


@pytest.mark.parametrize("is_changed", [False, True])
def test_names_and_date_stand_below_the_verdict_but_not_of_a_changed_copy(is_changed):
    log = read(forged()[0] if is_changed else race()[0])
    replay = replay_of(log)
    root = fromstring(  # noqa: S314  # our own output
        report_page(replay, report(log, replay), "log", (), when=0.0)
    )
    (head,) = root.iter("header")
    said = " ".join("".join(head.itertext()).split())
    named = re.search(r"Ann, Ben, Cem, (31 Dec 1969|1 Jan 1970)", said)
    assert bool(named) is not is_changed
    assert ("Cem" in said) is not is_changed


def test_a_saved_report_looks_the_same_in_the_evening():
    by_day = page(race()[0])
    with in_theme(EVENING):
        assert page(race()[0]) == by_day
