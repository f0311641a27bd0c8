"""Opening a log is checking it; then every moment can be looked at."""

import os
import re

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from core.table.log import MAGIC, record
from gui.parts import pictures
from gui.parts.log_view import LogView
from gui.parts.text_box import TextBox
from gui.report.story import news
from gui.window.past.replay_page import ReplayPage
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race


@pytest.fixture
def page(qtbot):
    page = ReplayPage()
    qtbot.addWidget(page)
    page.resize(1000, 560)
    page.show()
    yield page
    page.stop()


def opened(page, qtbot, path, data):
    path.write_bytes(data)
    page.open(path)
    qtbot.waitUntil(lambda: "Checking" not in verdict(page))


def verdict(page):
    return page._verdict.text()


def button(page, text):
    return next(b for b in page.findChildren(QPushButton) if text in b.text())


def test_a_good_log_checks_and_its_end_is_shown(page, qtbot, tmp_path):
    log, table = race()
    opened(page, qtbot, tmp_path / "log", log)
    assert verdict(page) == "✔  Everything checks"
    assert page._viewer._timeline.step == len(table.completed)
    assert page.findChild(LogView).count() > 10


def test_a_line_of_the_log_leads_to_its_moment(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race()[0])
    log = page.findChild(LogView)
    log.itemClicked.emit(log.item(4))
    assert page._viewer._timeline.step == 6


def test_of_a_changed_copy_the_board_is_shown_where_the_proof_ends(page, qtbot, tmp_path):
    """P12: one sentence for all that follows, no name, and the fault for experts."""
    data = race(steps_max=9)[0] + record(b"\xc0") * 40
    opened(page, qtbot, tmp_path / "log", data)
    assert verdict(page).startswith("✖  Does not check: this copy was changed after the game")
    assert page._viewer._timeline.step == 9
    _, _, experts = answer(page, "What was checked").partition("For experts")
    assert experts.count("fault") == 1


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_what_is_no_file_is_told_at_once(page, qtbot, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    page.open(tmp_path / "pipe")
    qtbot.waitUntil(lambda: "Checking" not in verdict(page))
    assert verdict(page).startswith("✖ pipe cannot be read: it is a pipe or a device")


def test_keys_are_known_from_the_games_of_this_laptop(page, qtbot, tmp_path):
    page._data = tmp_path
    opened(page, qtbot, tmp_path / "log", race()[0])
    told = answer(page, "What was checked")
    assert told.count("this key was in no other game on this laptop") == 3


def test_what_was_checked_says_what_another_library_measures(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race()[0])
    said = "moves also measured with another geometry library: all agree within 0.02 mm"
    assert said in answer(page, "What was checked")


def test_a_log_is_shown_where_nothing_can_be_measured_again(page, qtbot, tmp_path, no_shapely):
    opened(page, qtbot, tmp_path / "log", race()[0])
    assert verdict(page) == "✔  Everything checks"
    assert "the distances cannot be measured again" in answer(page, "What was checked")


def test_a_file_is_judged_no_longer_than_somebody_looks(page, tmp_path):
    """A person who goes back does not wait for 64 megabytes to be checked."""
    (tmp_path / "log").write_bytes(race()[0])
    page.open(tmp_path / "log")
    judge = page._judge
    judge.requestInterruption()
    told: list[object] = []
    judge.judged.connect(lambda *_: told.append(1))
    judge.wait()
    QApplication.processEvents()
    assert told == []


def test_a_forged_log_does_not_check_and_says_where(page, qtbot, tmp_path):
    data = bytearray(race()[0])
    data[len(data) // 2] ^= 1
    opened(page, qtbot, tmp_path / "log", bytes(data))
    assert verdict(page).startswith("✖")
    assert "step" in verdict(page)


@pytest.mark.parametrize(
    ("data", "said"),
    [(b"GIF89a" + bytes(40), "is not a log of this program"), (b"", "is not a log")],
)
def test_what_is_no_log_is_told_in_a_sentence(page, qtbot, tmp_path, data, said):
    opened(page, qtbot, tmp_path / "file", data)
    assert said in verdict(page)
    assert not button(page, "Why?").isEnabled()
    told = answer(page, "What was checked")
    assert told.startswith(verdict(page).removeprefix("✖ "))
    assert MAGIC.hex() in told or not data


def test_digits_for_experts_are_not_in_the_sentence_about_a_wrong_file(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "song.mp3", bytes(range(200)))
    assert verdict(page).startswith("✖ song.mp3 is not a log of this program.")
    assert not re.search("[0-9a-f]{8}", verdict(page))


def test_a_wrong_file_hides_what_was_found_in_the_one_before(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race()[0])
    opened(page, qtbot, tmp_path / "song.mp3", bytes(200))
    assert "signatures" not in answer(page, "What was checked")


def test_a_missing_file_is_told_in_a_sentence(page, qtbot, tmp_path):
    page.open(tmp_path / "missing")
    qtbot.waitUntil(lambda: "Checking" not in verdict(page))
    assert "cannot be read" in verdict(page)


def test_a_log_without_a_game_says_that_nothing_was_completed(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", MAGIC)
    assert "No step of this game was completed." in page._empty.text()


def answer(page, text):
    """Press a button and read what is told."""
    button(page, text).click()
    (box,) = page.findChildren(TextBox)
    told = box.text.toPlainText()
    box.reject()
    box.setParent(None)
    return told


def test_what_was_checked_is_told_with_its_counts(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race()[0])
    plain, _, experts = answer(page, "What was checked").partition("For experts")
    assert plain.startswith("Everything checks.")
    assert "each allowed by the rules" in plain
    assert "digest" not in plain
    assert "signatures verified" in experts
    assert "last digest" in experts


@pytest.mark.parametrize("game", [race, cozy_game])
def test_every_moment_says_what_happened_which_rules_bear_on_it_and_whose_dice_they_are(
    page, qtbot, tmp_path, game
):
    log, table = game()
    opened(page, qtbot, tmp_path / "log", log)
    opening = next(d.step.number for d in table.completed if d.step.opens)
    page._viewer._timeline.go(opening)
    why = answer(page, "Why?")
    assert why.startswith(f"Step {opening}\n{news(table.completed[opening - 1])[0]}")
    assert re.search(r"\b[CW]\d+\.\d", why), "the tag of a rule"
    for step in (opening, opening + 1):
        page._viewer._timeline.go(step)
        dice = answer(page, "Dice")
        assert dice.startswith(f"Step {opening} joins")
        assert "NOT" not in dice
    with qtbot.waitSignal(page._viewer.board.dice_asked, raising=True):
        page._viewer.board.dice_asked.emit()
    assert page.findChildren(TextBox)


def test_one_step_on_is_shown_in_motion_and_a_jump_at_once(page, qtbot, tmp_path):
    log, table = race()
    opened(page, qtbot, tmp_path / "log", log)
    opening = next(d.step.number for d in table.completed if d.step.opens)
    page._viewer._timeline.go(opening - 1)
    assert not page._viewer.board.is_moving
    page._viewer._timeline.go(opening)
    assert page._viewer.board.is_moving
    page._viewer._timeline.go(1)
    assert not page._viewer.board.is_moving


def test_the_report_is_saved_as_one_page(page, qtbot, tmp_path, monkeypatch):
    target = tmp_path / "report.html"
    monkeypatch.setattr(pictures, "ask_path", lambda *_: target)
    opened(page, qtbot, tmp_path / "log", race()[0])
    page._export("html")  # what the menu does
    assert page._file.text() == f"Saved: {target}"
    text = target.read_text(encoding="utf-8")
    assert "<svg" in text
    assert "wormup-lan audit log<" in text


@pytest.mark.parametrize("game", [race, cozy_game])
def test_pictures_and_the_score_of_either_game_are_saved(page, qtbot, tmp_path, monkeypatch, game):
    opened(page, qtbot, tmp_path / "log", game()[0])
    assert page._score.isEnabled()
    for kind in ("png", "svg", "csv"):
        target = tmp_path / f"saved.{kind}"
        monkeypatch.setattr(pictures, "ask_path", lambda *_, t=target: t)
        page._export(kind)
        assert target.stat().st_size > 100


def test_another_copy_is_compared_and_the_report_tells_it(page, qtbot, tmp_path, monkeypatch):
    opened(page, qtbot, tmp_path / "log", race()[0])
    other = tmp_path / "other"
    other.write_bytes(race(steps_max=5)[0])
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(other), ""))
    button(page, "Compare").click()
    qtbot.waitUntil(lambda: bool(page.findChildren(TextBox)))
    (box,) = page.findChildren(TextBox)
    assert "the same up to step 5" in box.text.toPlainText()
    assert "checks, unfinished" in box.text.toPlainText()
    target = tmp_path / "report.html"
    monkeypatch.setattr(pictures, "ask_path", lambda *_: target)
    page._export("html")
    assert "other: Both copies are the same up to step 5" in target.read_text(encoding="utf-8")


def test_a_file_that_cannot_be_compared_is_told_in_a_sentence(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race()[0])
    page.compare(tmp_path / "missing")
    qtbot.waitUntil(lambda: bool(page.findChildren(TextBox)))
    assert button(page, "Compare").isEnabled()
    assert "cannot be read" in page.findChild(TextBox).text.toPlainText()


def test_an_unfinished_game_has_no_score_to_save(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race(steps_max=5)[0])
    assert not page._score.isEnabled()


def test_who_asked_what_was_checked_sees_that_alone_and_goes_back_from_there(page, qtbot, tmp_path):
    (tmp_path / "log").write_bytes(race()[0])
    page.open_checks(tmp_path / "log")
    qtbot.waitUntil(lambda: page.currentWidget() is page._fair)
    with qtbot.waitSignal(page.left):
        page._fair.left.emit()
    page.open(tmp_path / "log")
    qtbot.waitUntil(lambda: page._opened is not None)
    assert page.currentWidget() is page._game
