"""The review in the window: it comes from a process of its own, is drawn, and can be stopped."""

from functools import cache

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QProgressBar

from core.cozy.game import DICE_ONLY
from core.cozy.hour import HOUR
from core.review.branch import AS_ROLLED
from core.review.race_review import bids, openings, placed, points
from core.review.race_review import opened as opening_of
from core.table.encoding import pack
from core.table.log import record
from gui.kit.scroll import Scroll
from gui.kit.sentence import Sentence
from gui.parts.chance_chart import Chances
from gui.parts.guide_page import GuidePage
from gui.parts.marked_worm import MarkedWorm
from gui.report.kept_review import digest_of, keep_review, packed
from gui.report.review import Review
from gui.window.past.bid_table import BidTable
from gui.window.past.branch_page import BranchPage
from gui.window.past.hour_card import HourCard
from gui.window.past.review_page import ReviewPage
from gui.window.past.reviewer import Reviewer
from gui.window.ways import LogPart
from gui.wormup.board.pill import Pill
from gui.wormup.board.sprites import Head, Post, SpriteLook
from gui.wormup.coach import gained_words
from net.protocol.commands import Play
from tests.gui.cozy_log import cozy_game
from tests.gui.on_screen import back, key, part
from tests.gui.race_log import race
from tests.gui.report.reviewed import found
from tests.gui.window.past.replayed import game, opened, timeline, viewer, wait_until_judged
from tests.seats import identity_seed

BETTER, BETTER_STEP = 4, 39
"""A race in which a bot finds a better move in a step."""
_KEY = Qt.Key


@cache
def judged() -> Review:
    """Return a coarse review of the race."""
    steps = race(BETTER)[1].completed
    all_bids = [opening_of(done) for done in openings(steps)]
    return Review(
        tuple(points(steps, b"", 10)),
        tuple(bid for done in openings(steps) for bid in bids(done, all_bids, b"", 10)),
        (placed(steps[BETTER_STEP - 1], b"", 200),),
    )


def sentences(review):
    return review.findChildren(Sentence)


def said_by(review, text):
    return next(one for one in sentences(review) if text in one.said)


def press(sentence) -> None:
    sentence.setFocus()
    QTest.keyClick(sentence, Qt.Key.Key_Return)


def looks(board) -> set[SpriteLook]:
    return {one.look for one in board.sprites() if isinstance(one, Head | Post)}


def reviewed(page, qtbot, path, data):
    opened(page, qtbot, path, data)
    return review_of(page)


def review_of(page):
    """Press the key of the review, and return what it shows."""
    game(page).review.click()
    review = page.currentWidget()
    assert isinstance(review, ReviewPage)
    return review


def take(review, found, log) -> None:
    """Let *review* take what another program has *found* in *log*."""
    part(review, Reviewer).found.emit(packed(found, digest_of(log)))


def is_at_work(review) -> bool:
    assert part(review, QProgressBar).isHidden() is not part(review, Reviewer).is_running
    return part(review, Reviewer).is_running


def test_a_race_is_reviewed_and_a_step_of_the_chart_is_shown(page, qtbot, tmp_path) -> None:
    review = reviewed(page, qtbot, tmp_path / "log", race(steps_max=5)[0])
    assert is_at_work(review)
    qtbot.waitUntil(lambda: not is_at_work(review))
    assert "By bots, +- 5 %" in review.said
    assert "Best bid: " in review.said
    assert (tmp_path / "review").exists()
    review.findChild(Chances).chosen.emit(4)
    assert page.currentWidget() is game(page)
    assert timeline(page).step == 4


@pytest.fixture
def review(page, qtbot, tmp_path):
    """Review a race without its moves."""
    review = reviewed(page, qtbot, tmp_path / "log", race(BETTER)[0])
    review.stop()
    page.resize(800, 400)
    take(review, judged()._replace(moves=()), race(BETTER)[0])
    qtbot.waitUntil(lambda: part(review, Scroll).verticalScrollBar().maximum() > 0)
    return review


def test_the_sentence_of_a_better_move_leads_to_its_ghost_until_one_goes_on(page, review) -> None:
    take(review, judged(), race(BETTER)[0])
    press(said_by(review, "A better move"))
    assert page.currentWidget() is game(page)
    assert timeline(page).step == BETTER_STEP
    board = viewer(page).board.board
    assert SpriteLook.MEANT in looks(board)
    assert [one.text for one in board.sprites() if isinstance(one, Pill)] == [
        gained_words(judged().moves[0])
    ]
    viewer(page).timeline.by(-1)
    assert SpriteLook.MEANT not in looks(board)
    assert not [one for one in board.sprites() if isinstance(one, Pill)]


def test_a_ghost_is_shown_at_once_even_on_the_next_step(page, review) -> None:
    viewer(page).look_back_to(BETTER_STEP - 1)
    review.looks.better(judged().moves[0])
    assert not viewer(page).board.is_moving
    assert SpriteLook.MEANT in looks(viewer(page).board.board)


def test_the_sentence_of_a_bid_leads_to_its_step(page, review) -> None:
    QTest.mouseClick(said_by(review, " in round "), Qt.MouseButton.LeftButton)
    assert page.currentWidget() is game(page)
    assert viewer(page).looked_at.step.opens


def test_back_from_a_step_leads_to_the_review_as_it_was_scrolled(page, review, shell) -> None:
    bar = part(review, Scroll).verticalScrollBar()
    bar.setValue(40)
    for lead in (lambda: review.looks.step(3), lambda: review.looks.better(judged().moves[0])):
        lead()
        game(page).back.click()
        assert shell.backs == 0
        assert page.currentWidget() is review
        assert bar.value() == 40
    review.left.emit()
    game(page).back.click()
    assert shell.backs == 1


def test_back_from_a_branch_leads_to_where_it_was_begun(page, review) -> None:
    chart = review.findChild(Chances)
    chart.setFocus()
    review.looks.play(3, 0)
    branch = page.currentWidget()
    assert isinstance(branch, BranchPage)
    branch.back.click()
    assert page.currentWidget() is review
    assert review.focusWidget() is chart


def test_the_page_scrolls_by_keys_whatever_has_them(review, qtbot) -> None:
    bar = part(review, Scroll).verticalScrollBar()
    keys = (_KEY.Key_Down, _KEY.Key_PageDown, _KEY.Key_End)
    up = (_KEY.Key_Up, _KEY.Key_PageUp, _KEY.Key_Home)
    for stop in (back(review), sentences(review)[0]):
        stop.setFocus()
        qtbot.waitUntil(stop.hasFocus)
        bar.setValue(0)
        found = [0]
        for typed in (*keys, *up):
            QTest.keyClick(stop, typed)
            found.append(bar.value())
        assert found[:4] == sorted(set(found[:4]))
        assert found[3] == bar.maximum()
        assert found[3:] == sorted(set(found[3:]), reverse=True)
        assert found[-1] == 0
        assert stop.hasFocus()


def test_a_finer_review_leaves_the_keys_and_the_place_where_they_were(review, qtbot) -> None:
    held = sentences(review)[2]
    held.setFocus()
    qtbot.waitUntil(held.hasFocus)
    bar = part(review, Scroll).verticalScrollBar()
    bar.setValue(90)
    take(review, judged(), race(BETTER)[0])
    assert sentences(review)[2].hasFocus()
    assert bar.value() == 90


@pytest.fixture
def kept(page, qtbot, tmp_path):
    """Open a race beside whose log a review is kept."""
    data = race(BETTER)[0]
    (tmp_path / "log").write_bytes(data)
    keep_review(tmp_path / "log", digest_of(data), judged())
    page.open(tmp_path / "log")
    wait_until_judged(page, qtbot)
    return page


def test_a_review_that_is_kept_is_shown_without_another_program(kept) -> None:
    review = review_of(kept)
    assert review.said
    assert not is_at_work(review)


def test_the_replay_has_the_curve_below_its_worm_where_a_review_is_kept(kept) -> None:
    slider = part(timeline(kept), MarkedWorm)
    foot = viewer(kept).foot()
    step = slider.curve.turnings[0].step
    at = QPoint(round(slider.place(step)), slider.height() - 1)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=at)
    assert viewer(kept).looked_at.step.number == step
    viewer(kept).clear()
    assert viewer(kept).foot() < foot


def test_the_curve_comes_into_the_replay_as_the_review_is_made(page, review) -> None:
    curve = part(timeline(page), MarkedWorm).curve
    assert len(curve.rows) == len(judged().points)
    assert curve.names == ("Ann", "Ben", "Cem")


def test_who_looks_at_the_own_log_is_spoken_to(page, qtbot, tmp_path) -> None:
    data = race(BETTER)[0]
    (tmp_path / "log").write_bytes(data)
    seed = identity_seed(BETTER, 0)
    (tmp_path / "identity").write_bytes(pack((seed, "Ann")))
    keep_review(tmp_path / "log", digest_of(data), judged())
    page.open(tmp_path / "log", part=LogPart.REVIEW)
    review = part(page, ReviewPage)
    qtbot.waitUntil(lambda: bool(review.said))
    assert "you" in review.said.casefold()


def test_of_a_broken_log_the_page_says_how_far_it_was_reviewed(page, qtbot, tmp_path) -> None:
    review = reviewed(page, qtbot, tmp_path / "log", race(steps_max=8)[0] + record(b"\xc0"))
    qtbot.waitUntil(lambda: bool(review.said))
    assert review.said.startswith("This copy was changed after the game")
    assert "It is reviewed up to step 8." in review.said


@pytest.mark.parametrize("width", [1280, 700])
def test_cards_lie_beside_each_other_where_there_is_room_and_none_is_cut(
    kept, qtbot, width
) -> None:
    kept.resize(width, 600)
    cards = review_of(kept).findChildren(BidTable)
    wanted = 2 if width == 1280 else 1
    qtbot.waitUntil(lambda: len({card.parentWidget().x() for card in cards}) == wanted)
    for card in cards:
        assert card.width() >= card.minimumSizeHint().width()


def test_hours_are_reviewed_too(page, qtbot, tmp_path) -> None:
    log = cozy_game(hours=3)[0]
    keep_review(tmp_path / "log", digest_of(log), found(is_race=False)[0])
    review = reviewed(page, qtbot, tmp_path / "log", log)
    assert "1 AM, Ann: " in review.said
    assert not is_at_work(review)
    (card,) = review.findChildren(HourCard)
    done = next(one for one in found(is_race=False)[0].hours if one.is_better)
    review._hours.look_at(done.step, done.seat)
    card.bots.click()
    assert page.currentWidget() is game(page)
    assert "Not played: " in viewer(page).board.parts.strip.said.text()
    review_of(page)
    card.again.click()
    shown = page.currentWidget()
    assert isinstance(shown, BranchPage)
    branch = shown.branch
    assert branch is not None
    assert (branch.step, branch.seat, branch.seed) == (done.step - 1, done.seat, AS_ROLLED)
    assert "fall again" in shown.title.toolTip()
    qtbot.waitUntil(lambda: shown.table is not None)
    action = (HOUR, done.hour, (("pass",),))
    shown.submit(Play(branch.step + 1, action, DICE_ONLY))
    qtbot.waitUntil((tmp_path / "branches").exists)
    shown.back.click()
    assert page.currentWidget() is review
    labels = card.findChildren(QLabel)
    qtbot.waitUntil(lambda: any("Yours now" in label.text() for label in labels))


def test_a_review_can_be_stopped_and_leaves_the_log_alone(page, qtbot, tmp_path) -> None:
    log = race()[0]
    review = reviewed(page, qtbot, tmp_path / "log", log)
    key(review, "Stop").click()
    assert not is_at_work(review)
    review.left.emit()
    assert page.currentWidget() is game(page)
    assert {file.name for file in tmp_path.iterdir()} == {"log"}
    assert (tmp_path / "log").read_bytes() == log


def test_of_hours_whose_review_was_stopped_no_more_is_promised(page, qtbot, tmp_path) -> None:
    log = cozy_game(hours=3)[0]
    review = reviewed(page, qtbot, tmp_path / "log", log)
    whole = found(is_race=False)[0]
    part(review, Reviewer).stop()
    take(review, whole._replace(hours=whole.hours[-1:]), log)

    def promised() -> list[str]:
        labels = [label.text() for label in review.findChildren(QLabel) if label.isVisible()]
        return [said for said in labels if "counting" in said or "still looked for" in said]

    review._hours.look_at(whole.hours[0].step, whole.hours[0].seat)
    assert promised() == ["counting, 1 of 6", "A better hour is still looked for."]
    key(review, "Stop").click()
    qtbot.waitUntil(lambda: not promised())


def test_a_game_without_an_hour_says_so_at_once_and_when_its_review_is_kept(
    page, qtbot, tmp_path
) -> None:
    log = cozy_game(steps_max=2)[0]
    review = reviewed(page, qtbot, tmp_path / "log", log)
    take(review, Review(), log)
    assert review.said.startswith("There is nothing to look back at")
    keep_review(tmp_path / "log", digest_of(log), Review())
    page.stop()
    review = reviewed(page, qtbot, tmp_path / "log", log)
    assert review.said.startswith("There is nothing to look back at")
    assert not is_at_work(review)


def test_a_program_that_cannot_be_started_is_told_and_may_be_tried_again(
    page, qtbot, tmp_path, monkeypatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("gui.window.own_program.self_command", lambda: [str(tmp_path / "nowhere")])
        review = reviewed(page, qtbot, tmp_path / "log", race(steps_max=5)[0])
        qtbot.waitUntil(lambda: bool(review.said))
    first, then = review.said.splitlines()
    assert first.startswith("This game could not be looked back at: ")
    assert part(review, Reviewer).why in first
    assert then == "To try it once more, go back and press Review."
    review.left.emit()
    game(page).review.click()
    assert is_at_work(review)


def test_what_the_program_complained_of_is_told(page, qtbot, tmp_path) -> None:
    log = tmp_path / "log"
    review = reviewed(page, qtbot, log, race(steps_max=5)[0])
    review.stop()
    log.write_bytes(b"no log")
    part(review, Reviewer).start(log)
    qtbot.waitUntil(lambda: bool(review.said))
    assert f"{log} is not a log of this program" in review.said


def test_icons_lead_to_the_board_and_to_how_the_game_goes(page, review) -> None:
    review.corner.icons["help"].click()
    guide = review.findChild(GuidePage)
    assert guide is not None
    assert guide.size() == review.size()
    back(guide).click()
    for name in ("log", "past"):
        review.corner.icons[name].click()
        assert page.currentWidget() is not review
        game(page).back.click()
        assert page.currentWidget() is review
