"""Opening a log is checking it; then every moment can be looked at, proved, saved and compared."""

import os
import re
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from core.table.encoding import pack
from core.table.log import MAGIC, read, record
from gui.parts import pictures
from gui.parts.log_view import LogView
from gui.parts.marked_worm import Mark, MarkedWorm
from gui.report.checks import CheckTopic
from gui.report.puzzles import AskedPuzzle, asked_at, own_files
from gui.report.step_words import news
from gui.window.past import opened_log
from gui.window.past.copies_page import CopiesPage
from gui.window.past.opened_log import LogLoader
from gui.window.past.verdict_card import VerdictPicture
from gui.window.ways import LogPart
from gui.words.mark_kinds import MarkKind
from net.driver.folder import folder_name
from net.driver.verifying import verify_on_all_cores
from tests.gui.cozy_log import cozy_game
from tests.gui.forged_log import forged
from tests.gui.on_screen import back, key, part, texts
from tests.gui.race_log import race
from tests.gui.report.test_judged import NEWER
from tests.gui.window.past.replayed import (
    card,
    game,
    opened,
    timeline,
    verdict,
    viewer,
    wait_until_judged,
    ways_to_play_on,
)
from tests.seats import secret_bytes
from tests.settled import settled

CALLS = Path(__file__).parents[3] / "golden" / "gryphon2010-4-calls.log"


def step_of(page):
    return timeline(page).step


def answer(page, text):
    """Press a key, read what is told, and go back to the game."""
    key(page, text).click()
    assert page.currentWidget() is page.fair
    told = page.fair.front.proof.said
    back(page.fair.front).click()
    return told


def proof(page, about):
    """Return what "Show me" tells of *about*."""
    card(page).click()
    page.fair.prove(about)
    told = page.fair.front.proof.said
    back(page.fair.front).click()
    return told


def test_a_good_log_checks_and_its_end_is_shown(page, qtbot, tmp_path):
    log, table = race()
    opened(page, qtbot, tmp_path / "log", log)
    assert verdict(page) == "Everything checks"
    assert card(page).told.picture is VerdictPicture.STAMP
    assert re.fullmatch(r"\d+ signatures, \d+ envelopes, \d+ moves, no doubts\.", card(page).said)
    assert "Ann, Ben, Cem, " in card(page).told.small, "game, people and date"
    assert step_of(page) == len(table.completed)
    assert page.findChild(LogView).count() > 10


@pytest.mark.parametrize(
    ("log", "told"),
    [
        (race(steps_max=9)[0], ("Checks, unfinished", VerdictPicture.HOURGLASS)),
        (CALLS.read_bytes(), ("Checks, with calls by the players", VerdictPicture.HAND)),
        (forged()[0], ("This copy was changed after the game", VerdictPicture.TORN)),
    ],
    ids=["unfinished", "calls", "forged"],
)
def test_each_verdict_has_its_picture(page, qtbot, tmp_path, log, told):
    opened(page, qtbot, tmp_path / "log", log)
    assert (verdict(page), card(page).told.picture) == told


def test_the_game_is_shown_before_every_signature_is_verified(page, qtbot, tmp_path, monkeypatch):
    may_go_on = threading.Event()

    def waits(signed):
        may_go_on.wait()
        return verify_on_all_cores(signed)

    monkeypatch.setattr(opened_log, "verify_on_all_cores", waits)
    (tmp_path / "log").write_bytes(race()[0])
    page.open(tmp_path / "log")
    qtbot.waitUntil(lambda: bool(viewer(page).steps))
    assert verdict(page) == "One moment", "nothing is said of it yet"
    assert not game(page).save.isEnabled()
    qtbot.keyClick(game(page), Qt.Key.Key_Left)
    assert game(page).play_on.why, "nobody plays on from what may be false"
    here = step_of(page)
    may_go_on.set()
    qtbot.waitUntil(lambda: verdict(page) == "Everything checks")
    assert step_of(page) == here < len(race()[1].completed), "one stays where one was"


@pytest.mark.parametrize("proved", [5, 0])
def test_what_was_shown_beyond_a_false_signature_is_taken_back(page, qtbot, tmp_path, proved):
    log, table = race()
    signature = table.completed[proved].certificate[0].wire[1]
    bodies = [body.replace(signature, bytes(64)) for body in read(log).bodies]
    shown: list[int] = []
    viewer(page).turned.connect(lambda: shown.append(len(viewer(page).steps)))
    opened(page, qtbot, tmp_path / "log", MAGIC + b"".join(map(record, bodies)))
    assert verdict(page) == "This copy was changed after the game"
    steps = len(viewer(page).steps)
    assert (steps, max(shown)) == (proved, len(table.completed))
    assert step_of(page) == max(steps, 1)


def test_the_next_thing_is_to_watch_the_game_from_its_start(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race()[0])
    page.activateWindow()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert step_of(page) == 1
    viewer(page).timeline.stop()


def test_a_step_that_was_asked_for_is_shown_first(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race()[0], step=8)
    assert step_of(page) == 8
    opened(page, qtbot, tmp_path / "log", race()[0], step=9999)
    assert step_of(page) == len(race()[1].completed)


@pytest.mark.parametrize("name", ["log", "back", "why"])
def test_arrows_step_wherever_the_keys_are(page, qtbot, tmp_path, name):
    opened(page, qtbot, tmp_path / "log", race()[0])
    page.activateWindow()
    last = step_of(page)
    here = page.findChild(LogView) if name == "log" else getattr(game(page), name)
    here.setFocus()
    qtbot.keyClick(here, Qt.Key.Key_Left)
    assert step_of(page) == last - 1
    qtbot.keyClick(here, Qt.Key.Key_Right)
    assert step_of(page) == last


def test_space_plays_but_presses_a_key_that_has_the_focus(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race()[0])
    page.activateWindow()
    page.findChild(LogView).setFocus()
    qtbot.keyClick(page.findChild(LogView), Qt.Key.Key_Space)
    assert step_of(page) == 1
    viewer(page).timeline.stop()
    game(page).why.setFocus()
    qtbot.keyClick(game(page).why, Qt.Key.Key_Space)
    assert page.currentWidget() is page.fair


def test_the_log_is_closed_and_opened_by_its_key(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race()[0])
    drawer = viewer(page).drawer
    assert drawer.is_open
    assert not game(page).log.isVisible()
    qtbot.keyClick(game(page), Qt.Key.Key_F2)
    assert not drawer.is_open
    game(page).log.click()
    assert drawer.is_open


def test_in_a_narrow_window_the_log_is_closed_at_first_and_open_it_hides_the_verdict(
    page, qtbot, tmp_path
):
    page.resize(640, 480)
    opened(page, qtbot, tmp_path / "log", race()[0])
    assert not viewer(page).drawer.is_open
    assert card(page).isVisible()
    game(page).log.click()
    assert not card(page).isVisible()
    page.resize(1_280, 720)
    assert card(page).isVisible()
    assert card(page).geometry().right() < viewer(page).drawer.geometry().left()


def test_a_line_of_the_log_leads_to_its_moment(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race()[0])
    log = page.findChild(LogView)
    line = next(log.item(row) for row in range(log.count()) if "Ann crawls" in log.item(row).text())
    log.itemClicked.emit(line)
    assert step_of(page) == 6


def test_of_a_changed_copy_the_board_is_shown_where_the_proof_ends(page, qtbot, tmp_path):
    """P12: one sentence for all that follows, no name, and the fault for experts."""
    data = race(steps_max=9)[0] + record(b"\xc0") * 40
    opened(page, qtbot, tmp_path / "log", data)
    assert verdict(page) == "This copy was changed after the game"
    assert step_of(page) == 9
    assert card(page).told.proved.startswith("Proved up to round 3: ")
    _, _, experts = proof(page, CheckTopic.SIGNATURES).partition("For experts")
    assert experts.count("fault") == 1


def test_of_a_forged_bid_log_and_timeline_show_where_the_proof_ends_and_no_name(
    page, qtbot, tmp_path
):
    opened(page, qtbot, tmp_path / "log", forged()[0])
    log = part(page, LogView)
    lines = [log.item(row).text() for row in range(log.count())]
    assert lines[-2] == card(page).said
    assert not any(name in card(page).accessibleName() for name in ("Ann", "Ben", "Cem"))
    last = len(viewer(page).steps)
    more = len(race()[1].completed) - last
    assert lines[-1] == f"Behind that, {more} steps are not read any more."
    assert game(page).other.isVisibleTo(game(page))
    assert not game(page).compare.isVisibleTo(game(page))
    steps = len(race()[1].completed)
    assert part(timeline(page), MarkedWorm).maximum() == steps
    timeline(page).go(steps)
    assert step_of(page) == last, "behind it nothing is shown"
    opened(page, qtbot, tmp_path / "log", race()[0])
    assert not game(page).other.isVisibleTo(game(page)), "of the next log that checks"


@pytest.mark.parametrize("kind", ["format 2", "genesis", "edition", "option"])
def test_a_game_of_a_newer_version_is_offered_ways_on_and_not_called_damaged(
    page, qtbot, tmp_path, kind, shell
):
    opened(page, qtbot, tmp_path / "log", NEWER[kind])
    assert verdict(page) == "Made by a newer version"
    assert game(page).newer.isVisibleTo(page)
    assert "damaged" not in card(page).accessibleName()
    game(page).newer.back.click()
    assert shell.backs == 1


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_what_is_no_file_is_told_at_once(page, qtbot, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    page.open(tmp_path / "pipe")
    wait_until_judged(page, qtbot)
    assert card(page).said.startswith("pipe cannot be read: it is a pipe or a device")


def test_keys_are_known_from_the_games_of_this_laptop(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race()[0])
    told, _, _ = proof(page, CheckTopic.SIGNATURES).partition("For experts")
    assert told.lower().count("this key was in no other game on this laptop") == 3


def test_what_was_checked_says_what_another_library_measures(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race()[0])
    said = "moves measured again by a second ruler: all agree within 0.02 mm"
    assert said in proof(page, CheckTopic.AGAIN)


def test_a_log_is_shown_where_nothing_can_be_measured_again(page, qtbot, tmp_path, no_shapely):
    opened(page, qtbot, tmp_path / "log", race()[0])
    assert verdict(page) == "Everything checks"
    assert "the distances cannot be measured again" in proof(page, CheckTopic.AGAIN).lower()


def test_a_file_is_judged_no_longer_than_somebody_looks(page, tmp_path):
    """A person who goes back does not wait for 64 megabytes to be checked."""
    (tmp_path / "log").write_bytes(race()[0])
    page.open(tmp_path / "log")
    opening = part(page, LogLoader)
    page.stop()
    opening.wait()
    settled()
    assert verdict(page) == "One moment"


def test_a_damaged_log_does_not_check_and_says_where(page, qtbot, tmp_path):
    data = bytearray(race()[0])
    data[len(data) // 2] ^= 1
    opened(page, qtbot, tmp_path / "log", bytes(data))
    assert card(page).told.picture is VerdictPicture.TORN
    assert card(page).said.startswith("This copy is damaged: some of its bytes have changed. It is")


@pytest.mark.parametrize("data", [b"GIF89a" + bytes(40), b""])
def test_what_is_no_log_is_told_in_a_sentence(page, qtbot, tmp_path, data):
    opened(page, qtbot, tmp_path / "file", data)
    assert "is not a log of this program" in card(page).said
    assert game(page).why.is_barred
    card(page).click()
    told = page.fair.front.proof.said
    assert told.startswith(card(page).said)
    assert MAGIC.hex() in told or not data


def test_digits_for_experts_are_not_in_the_sentence_about_a_wrong_file(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "song.mp3", bytes(range(200)))
    assert card(page).said.startswith("song.mp3 is not a log of this program.")
    assert not re.search("[0-9a-f]{8}", card(page).said)


def test_a_wrong_file_hides_what_was_found_in_the_one_before(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race()[0])
    opened(page, qtbot, tmp_path / "song.mp3", bytes(200))
    card(page).click()
    assert "signatures" not in page.fair.front.proof.said
    assert viewer(page).board is None
    assert not viewer(page).drawer.is_open


def test_after_a_game_of_hours_a_wrong_file_is_told_and_the_next_game_shown(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", cozy_game(hours=1)[0])
    for name, data in (("song.mp3", bytes(200)), ("next", race()[0])):
        viewer(page).clear()
        settled()  # the board is gone, and its key with it
        opened(page, qtbot, tmp_path / name, data)
        assert card(page).said.startswith("song.mp3 is not") is (name == "song.mp3")
    assert viewer(page).board is not None


def test_a_missing_file_is_told_in_a_sentence(page, qtbot, tmp_path):
    page.open(tmp_path / "missing")
    wait_until_judged(page, qtbot)
    assert "cannot be read" in card(page).said


def test_a_log_without_a_game_says_that_nothing_was_completed(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", MAGIC)
    assert "No step of this game was completed." in texts(page)


def test_what_was_checked_is_told_with_its_counts(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race()[0])
    plain, _, experts = proof(page, CheckTopic.SIGNATURES).partition("For experts")
    assert "each sealed by all at the table or by a call" in plain
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
    timeline(page).go(opening)
    why = answer(page, "Why?")
    assert why.startswith(f"Step {opening}\n{news(table.completed[opening - 1])[0]}")
    assert re.search(r"\b[CW]\d+\.\d", why), "the tag of a rule"
    for step in (opening, opening + 1):
        timeline(page).go(step)
        dice = answer(page, "Dice")
        assert dice.startswith(f"Step {opening} joins")
        assert "NOT" not in dice
    viewer(page).board.dice_asked.emit()
    assert page.currentWidget() is page.fair


def test_one_step_on_is_shown_in_motion_and_a_jump_at_once(page, qtbot, tmp_path):
    log, table = race()
    opened(page, qtbot, tmp_path / "log", log)
    opening = next(d.step.number for d in table.completed if d.step.opens)
    timeline(page).go(opening - 1)
    assert not viewer(page).board.is_moving
    timeline(page).go(opening)
    assert viewer(page).board.is_moving
    timeline(page).go(1)
    assert not viewer(page).board.is_moving


def test_the_report_is_saved_as_one_page_and_the_toast_leads_to_it(
    page, qtbot, tmp_path, monkeypatch
):
    target = tmp_path / "report.html"
    asked: list[str] = []

    def ask_path(_parent, name):
        asked.append(name)
        return target

    monkeypatch.setattr(pictures, "ask_path", ask_path)
    shown: list[str] = []
    monkeypatch.setattr(
        "gui.window.past.exports.QDesktopServices.openUrl",
        lambda url: shown.append(url.toLocalFile()),
    )
    opened(page, qtbot, tmp_path / "log", race()[0])
    os.utime(tmp_path / "log", (0, 0))
    page.exports.save("html")  # what the menu does
    assert re.fullmatch(r"worm-up-\d{4}-\d\d-\d\d-ann-ben-cem\.html", asked[0])
    assert page.exports.toast.said == f"Saved: {target}"
    text = target.read_text(encoding="utf-8")
    assert "<svg" in text
    assert "wormup-lan audit log<" in text
    qtbot.mouseClick(page.exports.toast, Qt.MouseButton.LeftButton)
    assert [Path(one) for one in shown] == [tmp_path]


@pytest.mark.parametrize("game", [race, cozy_game])
def test_pictures_the_score_and_the_log_of_either_game_are_saved(
    page, qtbot, tmp_path, monkeypatch, game
):
    opened(page, qtbot, tmp_path / "log", game()[0])
    page.exports.offer()
    assert page.exports.score.isEnabled()
    page.exports.menu.close()
    for kind in ("png", "svg", "csv", "log"):
        target = tmp_path / f"saved.{kind}"
        monkeypatch.setattr(pictures, "ask_path", lambda *_, t=target: t)
        page.exports.save(kind)
        assert target.stat().st_size > 100
    assert (tmp_path / "saved.log").read_bytes() == game()[0]


def test_a_turn_that_wins_is_put_on_the_shelf_of_puzzles_once_and_any_other_says_why_not(
    page, qtbot, tmp_path
):
    opened(page, qtbot, tmp_path / "log", race()[0])
    viewer(page).look_back_to(3)
    page.exports.puzzle.trigger()
    qtbot.waitUntil(lambda: "no puzzle here" in page.maker.toast.said)
    assert own_files(tmp_path) == []
    viewer(page).look_back_to(len(race()[1].completed))
    for told in ("with the puzzles now", "with the puzzles already"):
        page.exports.puzzle.trigger()
        qtbot.waitUntil(lambda told=told: told in page.maker.toast.said)
    (own,) = own_files(tmp_path)
    assert isinstance(asked_at(own), AskedPuzzle)


def test_other_copies_are_compared_and_the_report_tells_it(page, qtbot, tmp_path, monkeypatch):
    opened(page, qtbot, tmp_path / "log", race()[0])
    other = tmp_path / "other"
    other.write_bytes(race(steps_max=5)[0])
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(other)], ""))
    key(page, "Compare").click()
    copies = page.currentWidget()
    assert isinstance(copies, CopiesPage)
    qtbot.waitUntil(lambda: bool(copies.lines()))
    target = tmp_path / "report.html"
    monkeypatch.setattr(pictures, "ask_path", lambda *_: target)
    copies.left.emit()
    page.exports.save("html")
    assert "other: Both copies are the same up to step 5" in target.read_text(encoding="utf-8")
    key(page, "Go to step 5").click()
    assert page.currentWidget() is game(page)
    assert step_of(page) == 5


def test_an_unfinished_game_has_no_score_to_save(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", race(steps_max=5)[0])
    page.exports.offer()
    assert not page.exports.score.isEnabled()
    page.exports.menu.close()


def test_who_asked_what_was_checked_sees_that_alone_and_goes_back_from_there(
    page, qtbot, tmp_path, shell
):
    (tmp_path / "log").write_bytes(race()[0])
    page.open(tmp_path / "log", part=LogPart.CHECKS)
    qtbot.waitUntil(lambda: page.currentWidget() is page.fair)
    back(page.fair.front).click()
    assert shell.backs == 1
    page.open(tmp_path / "log")
    wait_until_judged(page, qtbot)
    assert page.currentWidget() is game(page)


def test_back_leads_from_the_proofs_to_the_game_and_from_there_away(page, qtbot, tmp_path, shell):
    opened(page, qtbot, tmp_path / "log", race()[0])
    card(page).click()
    back(page.fair.front).click()
    assert page.currentWidget() is game(page)
    game(page).back.click()
    assert shell.backs == 1


def test_a_line_of_what_happened_leads_to_the_sheet_of_whom_it_is_about(page, qtbot, tmp_path):
    (tmp_path / "log").write_bytes(cozy_game(hours=3)[0])
    page.open(tmp_path / "log")
    wait_until_judged(page, qtbot)
    log = part(page, LogView)
    lines = [log.item(row) for row in range(log.count())]
    step = viewer(page).steps[3].step.number
    for name in ("Ben", "Ann"):
        line = next(one for one in lines if one.text().startswith(f"{name}: places"))
        log.itemClicked.emit(line)
        assert viewer(page).looked_at.step.number == step
        assert viewer(page).board.parts.large.shown.name == name


def test_of_a_game_of_hours_who_leads_is_large_and_the_board_plays_on(page, qtbot, tmp_path):
    log, table = cozy_game(hours=3)
    opened(page, qtbot, tmp_path / "log", log)
    board = viewer(page).board
    best = max(range(2), key=lambda seat: table.completed[-1].outcome.state.scores()[seat].total)
    assert board.parts.large.shown.name == ("Ann", "Ben")[best]
    assert game(page).play_on.isHidden(), "the board has a button of its own"
    board.play_on.click()
    assert QApplication.activePopupWidget() is None, "it is over at the end"
    viewer(page).look_back_to(4)
    assert ways_to_play_on(page)[1]


def test_a_star_of_the_timeline_has_the_colour_of_who_earned_it(page, qtbot, tmp_path):
    opened(page, qtbot, tmp_path / "log", cozy_game(seats=3, number=1)[0])
    marks = [one for one in part(timeline(page), MarkedWorm).marked() if isinstance(one, Mark)]
    stars = [one for one in marks if one.sign is MarkKind.STAR]
    assert stars
    for one in stars:
        name = one.said.partition(":")[0]
        assert one.who == part(game(page), LogView).worms[("Ann", "Ben", "Cem").index(name)]


@pytest.mark.parametrize("seat", [0, 1])
def test_our_own_sheet_is_large_in_a_game_of_ours(page, qtbot, tmp_path, seat):
    secret = secret_bytes(1, seat)
    ours = tmp_path / folder_name(secret)
    ours.mkdir()
    (ours / "key").write_bytes(pack((secret, b"offer")))
    opened(page, qtbot, ours / "log", cozy_game(hours=3)[0])
    shown = viewer(page).board.parts.large.shown
    assert (shown.name, shown.is_own) == (("Ann", "Ben")[seat], True)
