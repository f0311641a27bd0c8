"""Is it fair? Cards with a number each; the codes in a proof lead to the rules."""

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from gui.report.checks import Check, CheckTopic
from gui.window.past.fair_page import FairPage

CHECKS = [
    Check(CheckTopic.SIGNATURES, "12", "Signatures", "Each is right."),
    Check(CheckTopic.DICE, "3", "Dice", "All are right."),
]


@pytest.fixture
def asked():
    return []


@pytest.fixture
def page(qtbot, asked):
    page = FairPage(lambda: None, asked.append)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.show_checks("wormup/gryphon2010", CHECKS)
    return page


def test_show_me_asks_for_the_proof_of_its_card(page, asked):
    keys = [key for key in page.findChildren(QPushButton) if key.text() == "Show me"]
    assert [key.accessibleName() for key in keys] == ["Show me: Signatures", "Show me: Dice"]
    keys[1].click()
    assert asked == [CheckTopic.DICE]


def test_a_proof_is_shown_beside_its_card(page):
    page.show_proof(CheckTopic.DICE, "Dice", ["Ann's number & her seal.", "equal"])
    assert page.proof.isVisible()
    assert page.proof.said.startswith("Ann's number & her seal.")
    assert [card.is_chosen for card in page._cards] == [False, True]


def rich(page):
    """Return the label with the lines of the proof, and their links."""
    (lines,) = (one for one in page.proof.findChildren(QLabel) if one.text().startswith("<p>"))
    return lines


def test_a_code_leads_to_the_sentence_of_its_rule(page):
    page.show_proof(None, "Why?", ["They may not touch (rule W3.4).", "Key W99.9 is no rule."])
    text = rich(page).text()
    assert 'href="W3.4"' in text
    assert 'href="W99.9"' not in text
    rich(page).linkActivated.emit("W3.4")
    assert page.proof.rule.text().startswith("Rule W3.4: Two worms never touch.")
    (key,) = [key for key in page.proof.findChildren(QPushButton) if key.text() == "W3.4"]
    page.proof.rule.setText("")
    key.click()
    assert page.proof.rule.text().startswith("Rule W3.4: "), "also by keys"
    page.show_proof(None, "Dice", ["nothing"])
    assert page.proof.rule.isHidden()


def test_what_strangers_wrote_is_no_html(page):
    page.show_proof(None, "Who", ["<img src=x> sits down (rule W3.4)."])
    assert "<img" not in rich(page).text()


def test_cards_of_another_log_replace_the_first(page):
    page.show_checks("", [])
    assert page._cards == []
    page.show_proof(None, "This file", ["W3.4 is a code of no game"])
    assert "href" not in rich(page).text()
