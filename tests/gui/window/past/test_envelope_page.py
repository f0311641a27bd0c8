"""One envelope, closed and opened again: the same seal, and another one if anything is swapped."""

import hashlib
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from core.table.log import read
from gui.kit.theme import Look, wear
from gui.report.judged import replay_of
from gui.report.sealed import envelopes
from gui.window.past import envelope_cards
from gui.window.past.envelope_page import EnvelopePage, expert_lines
from gui.words.player_names import names_of
from gui.words.seats import Names
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race
from tests.settled import settled

END = envelope_cards.END + 100
CALLS = Path(__file__).parents[3] / "golden" / "gryphon2010-4-calls.log"


@pytest.fixture
def make(qtbot, clock):
    def made(table, at=0):
        page = EnvelopePage(lambda: None)
        qtbot.addWidget(page)
        page.resize(1280, 720)
        page.show()
        page.show_envelopes(envelopes(table.completed), names_of(table.genesis), at)
        page.setFocus()
        settled()
        clock.pass_time(END)
        return page

    return made


@pytest.fixture
def page(make):
    return make(race()[1])


def verdict(page):
    assert page.shown is not None
    return page.stage.same.verdict(page.shown)


def test_what_it_held_makes_the_seal_again(page):
    assert verdict(page) == "All 43 tiles are the same"
    assert page.tray.heading.text() == "The envelope held a 4 all along"
    assert page.which.text() == "Round 1: Ann's bid"


def test_any_other_number_makes_another_seal_and_again_puts_back_what_it_held(page, clock):
    for _ in page.stage.faces:
        page.swap.click()
        clock.pass_time(END)
        assert verdict(page) == "Not the seal that Ben and Cem hold"
        assert page.shown.differ
    page.again.click()
    clock.pass_time(END)
    assert verdict(page) == "All 43 tiles are the same"


def test_the_key_of_a_face_puts_it_in(page, qtbot, clock):
    qtbot.keyClick(page, Qt.Key.Key_7)
    clock.pass_time(END)
    assert page.shown.die == "7"
    assert verdict(page).startswith("Not the seal")
    qtbot.keyClick(page, Qt.Key.Key_4)
    assert page.shown.die == "7", "that is what it held: no other die of it lies there"


def test_arrows_go_through_all_envelopes_and_round_whatever_key_has_the_focus(page, qtbot):
    seen = []
    for _ in range(len(envelopes(race()[1].completed))):
        seen.append(page.which.text())
        qtbot.keyClick(page.again, Qt.Key.Key_Right)
    assert len({*seen}) == len(seen)
    assert page.which.text() == seen[0]
    qtbot.keyClick(page.swap, Qt.Key.Key_Left)
    assert page.which.text() == seen[-1]


def test_nothing_moves_once_all_is_told(page, clock):
    assert clock.pending() == []
    page.slowly.click()
    assert clock.pending()
    clock.pass_time(4 * END)
    assert clock.pending() == []


def test_in_calm_motion_it_is_told_at_once(page, qapp, clock):
    wear(qapp, Look(is_calm=True))
    page.again.click()
    clock.pass_time(200)
    assert clock.pending() == []
    assert verdict(page) == "All 43 tiles are the same"


def test_a_share_of_a_roll_has_pictures_alone_and_one_of_them_can_be_swapped(make, clock):
    page = make(cozy_game()[1])
    assert not page.stage.faces
    assert page.swap.text() == "Swap a picture"
    assert verdict(page) == "All 43 tiles are the same"
    page.swap.click()
    clock.pass_time(END)
    assert verdict(page).startswith("Not the seal")


def test_one_that_was_never_opened_says_so_and_offers_nothing(make):
    table = replay_of(read(CALLS.read_bytes())).table
    assert table is not None
    at = [one.is_open for one in envelopes(table.completed)].index(False)
    page = make(table, at)
    assert page.tray.heading.text() == "This envelope stayed closed"
    assert verdict(page) == "Never opened: there is nothing to compare."
    assert not [key for key in (page.swap, page.again, page.slowly) if key.isVisible()]
    assert "Cem never opened it." in page.stage.number.accessibleName()


def test_a_count_shows_all_pictures_and_fewer_again(page):
    few, all_of_them = page.stage.counts[0], "43 of 43"
    assert few.text() == "8 of 43"
    few.click()
    assert [count.text() for count in page.stage.counts] == [all_of_them, all_of_them]
    few.click()
    assert few.text() == "8 of 43"


def test_experts_get_what_other_programs_need(page):
    """No word is so long that its end would be cut off."""
    lines, seal = expert_lines(page.shown.envelope), page.shown.envelope.seal
    packed = bytes.fromhex(lines[-1].split("echo ")[1].split("|")[0])
    assert hashlib.sha256(packed).digest() == seal
    page.stage.experts.click()
    assert seal.hex(" ", -4) in page.proof.said
    assert max(map(len, page.proof.said.split())) < 12
    page.shut.click()
    assert page.proof.isHidden()


def test_no_hex_stands_on_the_front(page):
    texts = [step.accessibleName() for step in page.stage.steps]
    assert page.shown.envelope.seal.hex()[:8] not in " ".join(texts)


def test_a_name_from_right_to_left_turns_nothing_round(make) -> None:
    table = race()[1]
    page = make(table)
    names = names_of(table.genesis)
    page.show_envelopes(envelopes(table.completed), Names(("\u05d3\u05df", *names[1:])))
    assert page.which.text() == "Round 1: \u2068\u05d3\u05df\u2069's bid"
