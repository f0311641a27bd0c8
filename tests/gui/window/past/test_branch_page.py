"""A moment of a saved game is played on at the usual table, and its log keeps its bytes."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.bots.choose import StepChoice
from core.wormup.race import Stage
from gui.parts.game_view import EndAction
from gui.report import branches
from gui.report.branches import NAME, keep, kept
from gui.window.past.branch_page import BranchPage, BranchStart, dice_words
from gui.wormup.panels.faces import FaceButton
from tests.gui.cozy_log import cozy_game
from tests.gui.forged_log import forged
from tests.gui.race_log import race
from tests.gui.window.past.replayed import game, opened, viewer, ways_to_play_on

GOLDEN = Path(__file__).parents[3] / "golden" / "gryphon2008-4.log"


def entries(page):
    return ways_to_play_on(page)[1]


def played_on(page, qtbot, at=0):
    """Take an entry of the menu of "Play on from here", and wait until it is our turn."""
    entries(page)[at].trigger()
    branch = page.currentWidget()
    assert isinstance(branch, BranchPage)
    ours(branch, qtbot)
    return branch


def ours(branch, qtbot):
    """Wait until the person has to choose, or the game is over, and all of it is shown."""

    def is_due():
        stand, table = branch._stand, branch.table
        if stand is None or table is None or branch._is_chosen:
            return False
        table.viewer.live.skip()
        return not table.viewer.is_telling and (stand.is_ours or not stand.authors)

    qtbot.waitUntil(is_due)


def act(branch, qtbot):
    """Bid, name or move with the table's own parts."""
    view = branch.table.viewer.live
    race_ = branch._stand.state.race
    if race_.stage is Stage.MOVE:
        hand = view.picture.hand
        while hand.draft.left and not hand.draft.is_blocked:
            head = hand.draft.worm.head
            foot = hand.draft.course.foot(head)
            spot = hand.move.aim.reach.toward((foot.x - head.x, foot.y - head.y))
            hand.press(spot, 0)
            hand.release(spot)
        view.controls.moves.done.click()
    else:
        bids = view.controls.bids
        faces = reversed(bids.findChildren(FaceButton))
        bids.pick(next(face.face for face in faces if not face.why))
        bids.seal.click()
    ours(branch, qtbot)


def test_a_golden_race_is_played_on_undone_and_left_and_its_log_keeps_its_bytes(
    page, qtbot, tmp_path
) -> None:
    log = GOLDEN.read_bytes()
    opened(page, qtbot, tmp_path / "log", log, 5)
    heading, offers = ways_to_play_on(page)
    *names, together = [one.text() for one in offers]
    assert names == ["Play on as Ann", "Play on as Cem", "Play on as Ben", "Play on as Dana"]
    assert together == "Together with friends here"
    said = "Bots play the others, and all dice fall anew."
    assert heading == said
    branch = played_on(page, qtbot, 2)
    assert branch.title.text() == "What if… from step 5, as Ben"
    assert branch.title.toolTip() == said
    assert branch.undo.why == "You have not chosen anything here yet."
    assert branch.table.corner.icons["talk"].isHidden(), "bots do not talk"
    start = branch._stand
    assert start.steps[4].outcome.state == viewer(page).steps[4].outcome.state
    before, stages = start, {start.state.race.stage}
    while not {Stage.BID, Stage.MOVE} <= stages:
        before = branch._stand
        act(branch, qtbot)
        stages.add(before.state.race.stage)
    assert branch.undo.why == ""
    QTest.keyClick(branch, Qt.Key.Key_F4)
    ours(branch, qtbot)
    assert branch._stand == before
    branch.back.click()
    assert page.currentWidget() is game(page)
    assert (tmp_path / "log").read_bytes() == log
    assert {file.name for file in tmp_path.iterdir()} == {"log", NAME}


def test_a_branch_is_found_again_and_continued(page, qtbot, tmp_path) -> None:
    opened(page, qtbot, tmp_path / "log", race()[0], 1)
    branch = played_on(page, qtbot)
    act(branch, qtbot)
    state = branch._stand.state
    branch.back.click()
    assert [one.text() for one in entries(page)][-1] == "From step 1, as Ann"
    again = played_on(page, qtbot, -1)
    assert again._stand.state == state
    other = played_on_anew(page, qtbot)
    assert other.branch.seed != kept(tmp_path, other.branch.game)[0].seed


def played_on_anew(page, qtbot):
    page.currentWidget().back.click()
    return played_on(page, qtbot)


def test_an_hour_is_played_on_and_undone(page, qtbot, tmp_path) -> None:
    opened(page, qtbot, tmp_path / "log", cozy_game(seats=2)[0], 3)
    branch = played_on(page, qtbot)
    view = branch.table.viewer.live
    before = branch._stand
    while not view.draft_of_hour.hour.is_over:
        view.editor.decide(view.draft_of_hour.legal[-1])
    view.editor.signed.emit()
    qtbot.waitUntil(lambda: branch._stand is not before)  # a bot searches
    ours(branch, qtbot)
    assert branch._stand.state.turns[0].hour == 1
    branch.undo.click()
    ours(branch, qtbot)
    assert branch._stand == before


def test_an_hour_played_again_once_more_leaves_the_first_one_as_it_is(tmp_path) -> None:
    steps = cozy_game(hours=3)[1].completed
    moment = BranchStart(tmp_path, steps)
    first = moment.again(4, 0)
    assert moment.again(4, 0) == first, "nothing was played in it yet"
    keep(tmp_path, first)
    second = moment.again(4, 0)
    keep(tmp_path, second)
    assert moment.again(4, 1).seed == first.seed, "another seat is another branch"
    assert moment.kept() == [first, second]
    assert first.is_as_rolled
    assert second.is_as_rolled


def test_a_branch_says_which_dice_fall_in_it() -> None:
    usual, week = (cozy_game(hours=3)[1], cozy_game(seats=1, week=7, steps_max=4)[1])
    assert "all dice fall anew" in dice_words(usual.completed)
    assert "dice of the game fall again" in dice_words(usual.completed, is_again=True)
    assert "as the week has them" in dice_words(week.completed)
    assert "as the week has them" in dice_words(week.completed, is_again=True)
    assert "all dice fall anew" in dice_words(race()[1].completed)


def test_of_a_log_that_does_not_check_only_what_is_proved_is_played_on(
    page, qtbot, tmp_path, shell
) -> None:
    opened(page, qtbot, tmp_path / "log", forged()[0], 9999)
    said = shell.anew().toasts
    last = viewer(page).steps[-1].step.number
    branch = played_on(page, qtbot)
    assert branch.branch.step == last
    assert said[0] == f"What is proved of this log ends with step {last}."


def test_a_game_that_is_over_is_not_played_on(page, qtbot, tmp_path) -> None:
    opened(page, qtbot, tmp_path / "log", race()[0], 9999)
    assert game(page).play_on.why == "Here the game is over: go back to an earlier step."
    game(page).play_on.click()
    assert page.currentWidget() is game(page)


def test_a_branch_that_cannot_be_kept_is_told_and_goes_on(
    page, qtbot, tmp_path, monkeypatch, shell
) -> None:
    def full(_path: Path, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(branches, "write_over", full)
    opened(page, qtbot, tmp_path / "log", race()[0], 1)
    said = shell.anew().toasts
    branch = played_on(page, qtbot)
    act(branch, qtbot)
    assert said[0].startswith("The branch was not kept beside the log: ")
    assert branch._stand.authors


def test_a_branch_that_is_over_can_be_played_again_with_other_dice(
    page, qtbot, tmp_path, shell
) -> None:
    steps = race()[1].completed
    opened(page, qtbot, tmp_path / "log", race()[0], len(steps) - 2)
    branch = played_on(page, qtbot)
    said = shell.anew().toasts
    while branch._stand.authors:
        act(branch, qtbot)
    first = branch.branch
    branch.table.wished.emit(EndAction.CHECKS)
    assert said == ["Nothing of a branch is signed, and no game follows it."]
    branch.table.wished.emit(EndAction.AGAIN)
    ours(branch, qtbot)
    assert (branch.branch.step, branch.branch.seat) == (first.step, first.seat)
    assert branch.branch.seed != first.seed


def test_a_branch_of_no_seat_or_of_a_step_that_is_not_proved_is_not_offered(
    page, qtbot, tmp_path
) -> None:
    opened(page, qtbot, tmp_path / "log", race(steps_max=9)[0], 5)
    fresh = BranchStart(tmp_path, race()[1].completed).fresh(5, 0)
    for other in (fresh._replace(seat=7), fresh._replace(seat=-1), fresh._replace(step=10)):
        branches.keep(tmp_path, other)
    branches.keep(tmp_path, fresh._replace(step=0))
    assert [one.text()[:7] for one in entries(page)] == ["Play on"] * 3 + ["Togethe"]


def test_a_branch_that_does_not_fit_is_told_and_left(page, qtbot, tmp_path, shell) -> None:
    opened(page, qtbot, tmp_path / "log", race()[0], 5)
    fresh = BranchStart(tmp_path, race()[1].completed).fresh(5, 0)
    branches.keep(tmp_path, fresh._replace(played=(((0, StepChoice(("dig",))),),)))
    entries(page)[-1].trigger()
    qtbot.waitUntil(lambda: shell.toasts == ["This branch does not fit the game."])
    assert page.currentWidget() is game(page)
