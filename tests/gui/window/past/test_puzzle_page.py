"""The page of puzzles: one move is asked for; it is told why that is no win, or that it is one."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.bots import straight
from core.cozy.decisions import Pass
from core.review.puzzle import decisions_of
from core.wormup.actions import move_action, read_move
from gui.kit.theme import look, wear
from gui.parts import pictures
from gui.report.puzzles import FOLDER
from gui.report.solved import How, Solved
from gui.window.pages import NO_ICONS
from gui.window.past.own_puzzle_key import OwnPuzzleKey
from gui.window.past.puzzles_page import PuzzlesPage
from gui.wormup.motion.moving import usual_ms
from net.protocol.commands import Play
from tests.gui.dialogs import answer_with
from tests.gui.on_screen import label, part
from tests.settled import settled


@pytest.fixture
def puzzles(qtbot, tmp_path, shell):
    page = PuzzlesPage(shell, tmp_path)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.setUpdatesEnabled(False)  # to paint is dear: who looks at it grabs it
    page.show()
    page.show_shelf()
    qtbot.waitUntil(lambda: page.shelf.shelf.count() > 0)
    yield page
    page.stop()


@pytest.fixture
def page(puzzles):
    """Return what asks one puzzle."""
    return puzzles.page


def ask(puzzles, qtbot, name):
    """Ask the puzzle in the file *name* of the program."""
    games = puzzles.shelf.shelf.games()
    puzzles.shelf.choose(next(one for one in games if one.path.stem == name))
    puzzles.try_chosen()
    qtbot.waitUntil(lambda: puzzles.page.table is not None and begun(puzzles.page))


def ask_hour(puzzles, qtbot, name):
    """Ask the puzzle in the file *name*, of an hour."""
    games = puzzles.shelf.shelf.games()
    puzzles.shelf.choose(next(one for one in games if one.path.stem == name))
    puzzles.try_chosen()
    qtbot.waitUntil(lambda: puzzles.page.riddle is not None)


def view_of(page):
    return page.table.viewer.live


def begun(page):
    return page._stand is not None and page._stand.is_ours


def play(page, qtbot, move):
    """Make *move*, and wait until it has been judged."""
    page.submit(Play(len(page._stand.steps) + 1, move_action(move)))
    judged(page, qtbot)


def judged(page, qtbot):
    qtbot.waitUntil(lambda: not page.tray.isHidden())


def race_of(page):
    return page._stand.state.race, page._stand.branch.seat


def answer(page):
    return read_move(page.shelved.asked.puzzle.action)


def test_a_wrong_move_stays_says_why_and_enter_tries_again_until_the_win_is_found(
    puzzles, page, qtbot, tmp_path, shell
) -> None:
    ask(puzzles, qtbot, "race-02")
    assert page.title.text().startswith("Puzzle 2: ")
    assert page.title.text().endswith("Find the win.")
    assert page.accessibleName() == page.title.text()
    assert page.icons_at() == NO_ICONS
    race, seat = race_of(page)
    play(page, qtbot, straight.move(race, seat))
    assert page.tray.heading.text().startswith("Not this one: ")
    assert shell.spoken[-1].startswith("Not this one: ")
    assert view_of(page).answer is not None
    assert "moving" not in {one.said for one in view_of(page).seat_states(None)}
    assert view_of(page)._state is page._stand.state, "what was laid stays"
    assert page.tray.again.hasFocus()
    assert not page.tray.again.isHidden()
    assert page.tray.next.isHidden()
    QTest.keyClick(page.tray.again, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: begun(page) and page.tray.isHidden())
    assert Solved(tmp_path).how(page.shelved.asked.digest) is None
    play(page, qtbot, answer(page))
    assert page.tray.heading.text() == "That is the win"
    assert not page._stamp.isHidden()
    assert label(page.tray, "small").text() == "try 2"
    assert Solved(tmp_path).how(page.shelved.asked.digest) is How.SOLVED
    assert "Solved, 1 of 24. Next puzzle." in shell.spoken
    assert page.tray.next.hasFocus()
    assert {path.name for path in (tmp_path / "puzzles").iterdir()} == {"solved"}
    QTest.keyClick(page.tray.next, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: begun(page) and page.title.text().startswith("Puzzle 3: "))


def test_who_would_win_crawls_once_as_fast_as_a_move_beside_the_keys(
    puzzles, page, qtbot, clock
) -> None:
    ask(puzzles, qtbot, "race-02")
    play(page, qtbot, straight.move(*race_of(page)))
    view = view_of(page)
    clock.pass_time(usual_ms(1))
    assert 0.0 < view.answer.crawled < 1.0
    halfway = view.board.picture().toImage()
    clock.pass_time(usual_ms(7))
    assert view.answer.crawled == 1.0
    assert view.board.picture().toImage() != halfway
    assert "Glide" not in " ".join(clock.pending())
    view.answer.tell(view, view.update)
    assert view.answer.crawled == 1.0, "once"


def test_in_calm_motion_who_would_win_is_there_at_once(puzzles, page, qtbot, qapp) -> None:
    wear(qapp, replace(look(), is_calm=True))
    ask(puzzles, qtbot, "race-02")
    play(page, qtbot, straight.move(*race_of(page)))
    assert view_of(page).answer.crawled == 1.0


def test_show_me_plays_it_and_what_was_shown_is_seen_and_not_solved(
    puzzles, page, qtbot, tmp_path
) -> None:
    ask(puzzles, qtbot, "race-01")
    QTest.keyClick(page, Qt.Key.Key_S)
    judged(page, qtbot)
    assert page.tray.heading.text() == "That is the win"
    assert page._stamp.isHidden()
    assert label(page.tray, "strong").text() == "0 of 24"
    assert Solved(tmp_path).how(page.shelved.asked.digest) is How.SEEN


def test_a_hint_lays_the_first_step_also_after_a_wrong_move(puzzles, page, qtbot) -> None:
    ask(puzzles, qtbot, "race-02")
    first = answer(page)
    QTest.keyClick(page, Qt.Key.Key_H)
    assert view_of(page).picture.hand.draft.now.move.placements == first.placements[:1] * (
        not first.repose
    )
    play(page, qtbot, straight.move(*race_of(page)))
    page.tray.hint.click()
    qtbot.waitUntil(lambda: begun(page) and page.tray.isHidden())
    assert view_of(page).picture.hand.draft.now.move.repose == first.repose
    play(page, qtbot, first)
    assert label(page.tray, "small").text() == "try 2"
    assert not page._stamp.isHidden(), "a hint is no answer"


def test_what_is_solved_where_nothing_can_be_kept_says_so(
    puzzles, page, qtbot, tmp_path, shell
) -> None:
    (tmp_path / "puzzles").write_bytes(b"a file in the way")
    ask(puzzles, qtbot, "race-01")
    play(page, qtbot, answer(page))
    assert shell.toasts[-1] == "It cannot be kept: the disk does not take it."
    assert page.tray.heading.text() == "That is the win"


def test_after_the_last_puzzle_all_is_done_and_the_shelf_comes(puzzles, page, qtbot) -> None:
    for one in puzzles.shelf.of("wormup")[1:]:
        puzzles.shelf.solved.note(one.asked.digest, is_alone=True)
    ask(puzzles, qtbot, "race-01")
    play(page, qtbot, answer(page))
    assert page.tray.next.text() == "All done"
    assert label(page.tray, "strong").text() == "24 of 24"
    page.tray.next.click()
    assert puzzles.currentWidget() is puzzles.shelf


def test_escape_and_the_arrow_lead_back_to_the_shelf_which_tells_what_is_solved(
    puzzles, page, qtbot
) -> None:
    ask(puzzles, qtbot, "race-01")
    play(page, qtbot, answer(page))
    page.back.click()
    assert puzzles.currentWidget() is puzzles.shelf
    assert puzzles.icons_at() is None
    assert puzzles.shelf.chosen.path.stem == "race-01"
    shelf = puzzles.shelf.shelf
    assert shelf.item(shelf.currentRow()).text().endswith(", solved")
    assert puzzles.shelf._count.text() == "1 of 24"


def test_a_file_that_somebody_sent_is_asked_and_one_that_is_none_is_a_sentence(
    puzzles, page, qtbot, tmp_path, shell
) -> None:
    puzzles.open(FOLDER / "race-03.puzzle")
    qtbot.waitUntil(lambda: page.table is not None and begun(page))
    assert "Puzzle" not in page.title.text()
    play(page, qtbot, answer(page))
    assert label(page.tray, "strong").isHidden(), "it is on no shelf"
    assert shell.spoken[-1] == "That is the win. All done."
    path = tmp_path / "list.puzzle"
    path.write_bytes(b"butter")
    puzzles.open(path)
    qtbot.waitUntil(lambda: bool(shell.toasts))
    assert "list.puzzle is no puzzle" in shell.toasts[0]
    assert puzzles.currentWidget() is puzzles.shelf


def test_the_keys_of_an_hour_help_and_none_of_them_is_that_of_a_race(puzzles, page, qtbot) -> None:
    ask_hour(puzzles, qtbot, "cozy-02")
    draft = page.riddle.view.draft_of_hour
    QTest.keyClick(page.riddle, Qt.Key.Key_H)
    assert len(draft.decisions) == 1
    ask(puzzles, qtbot, "race-01")
    QTest.keyClick(page, Qt.Key.Key_S)
    judged(page, qtbot)


def test_an_hour_that_was_over_too_early_counts_as_a_try(puzzles, page, qtbot) -> None:
    ask_hour(puzzles, qtbot, "cozy-02")
    draft = page.riddle.view.draft_of_hour
    draft.decide(Pass())
    draft.undo_all()
    for decision in decisions_of(page.riddle.puzzle):
        draft.decide(decision)
    page.riddle.view.editor.row.sign.click()
    settled()
    assert page.tray.heading.text() == "That is it"
    assert label(page.tray, "small").text() == "try 2"


def test_a_puzzle_made_meanwhile_lies_on_the_shelf(puzzles, qtbot, tmp_path) -> None:
    assert puzzles.shelf.of("") == []
    own = tmp_path / "puzzles" / "own.puzzle"
    own.parent.mkdir()
    own.write_bytes((FOLDER / "race-05.puzzle").read_bytes())
    puzzles.show_shelf()
    qtbot.waitUntil(lambda: [one.path for one in puzzles.shelf.of("")] == [own])


def test_a_puzzle_of_ours_is_given_as_a_file_and_deleted_and_no_other_is(
    puzzles, qtbot, tmp_path, monkeypatch
):
    own = tmp_path / "puzzles" / "own.puzzle"
    own.parent.mkdir()
    own.write_bytes((FOLDER / "race-05.puzzle").read_bytes())
    puzzles.show_shelf()
    shelf, given = puzzles.shelf, tmp_path / "given.puzzle"
    qtbot.waitUntil(lambda: bool(shelf.of("")))
    assert part(shelf, OwnPuzzleKey).isHidden(), "the chosen one is of the program"
    QTest.keyClick(shelf.shelf, Qt.Key.Key_Delete)
    shelf.choose(shelf.of("")[0])
    assert part(shelf, OwnPuzzleKey).isVisible()
    monkeypatch.setattr(pictures, "ask_path", lambda *_: given)
    QTest.keyClick(shelf.shelf, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert given.read_bytes() == own.read_bytes()
    answer_with("Keep it")
    QTest.keyClick(shelf.shelf, Qt.Key.Key_Delete)
    assert own.exists()
    answer_with("Delete it")
    QTest.keyClick(shelf.shelf, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: shelf.of("") == [])
    assert not own.exists()
    assert len(shelf.shelf.games()) == 48
