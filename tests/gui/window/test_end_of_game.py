"""The end of a game at our table: checked, counted, compared, and what may follow."""

from types import SimpleNamespace

import pytest

from core.table.log import read, record
from gui.cozy.sheet_words import points_words
from gui.game_ui import known_ui
from gui.parts.game_view import EndAction
from gui.report.judged import replay_of
from gui.report.terms_words import another_series, terms_of
from gui.window.end_of_game import EndOfGame
from gui.window.pages import Pages
from gui.window.table.table_page import TablePage
from gui.window.ways import Log, LogPart
from net.driver.folder import folder_name
from tests.gui.cozy_log import cozy_game, state_after
from tests.gui.evening_log import FIRST, evening
from tests.gui.heard_laptop import HeardLaptop
from tests.gui.heard_shell import HeardShell
from tests.gui.race_log import race
from tests.gui.report.test_saved import keep
from tests.gui.snapshots import snapshot_of
from tests.gui.tournament_log import tournament
from tests.seats import secret_bytes


@pytest.fixture
def end(qtbot, shell):
    pages = Pages()
    qtbot.addWidget(pages)
    pages.resize(1280, 720)
    end = EndOfGame(shell, HeardLaptop().submit, pages, pages)
    yield end
    end.stop()


def over(end, folder, log, table):
    """Let the game with *log* end at a new page; return it, and what is shown on it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "log").write_bytes(log)
    page = TablePage(HeardShell(), HeardLaptop())
    end._pages.addWidget(page)
    snapshot = snapshot_of(table, is_over=True)
    page.viewer.take(table.completed)
    page.show_table(snapshot)
    live = page.viewer.live
    assert live is not None
    live.skip()
    end.follow(page, folder / "log", snapshot)
    return SimpleNamespace(page=page, log=folder / "log", live=live)


def test_when_every_game_of_the_evening_has_been_checked_the_score_says_so(end, tmp_path, qtbot):
    for seed in (1, 2):
        end.forget()
        over(end, tmp_path / str(seed), *race(seed))
    end.evening.show(None)
    page = end.evening.page()
    qtbot.waitUntil(lambda: end.evening.score.all_check)
    assert not page.checked.isHidden()


def test_the_stamp_is_pressed_on_the_page_of_the_log_that_checks_alone(end, tmp_path, qtbot):
    before = over(end, tmp_path / "1", *race(1))
    end.forget()
    shown = over(end, tmp_path / "2", *race(2))
    qtbot.waitUntil(lambda: end.evening.score.all_check)
    assert before.live.finish.stamp(), "it is new there"
    assert not shown.live.finish.stamp()


def test_a_game_that_does_not_check_is_never_said_to(end, tmp_path, qtbot):
    damaged = bytearray(race()[0])
    damaged[len(damaged) // 2] ^= 1
    shown = over(end, tmp_path / "game", bytes(damaged), race()[1])
    with qtbot.waitSignal(end._checking._openings[shown.log].finished):
        pass
    end.evening.show(None)
    assert end.evening.page().checked.isHidden()


def test_the_best_sheet_so_far_is_told_from_the_games_saved_here(end, tmp_path, qtbot):
    """The same chapter, and our own seat; neither a race, nor a broken log, nor this game."""
    others = [cozy_game(seed)[0] for seed in (2, 3)]
    for number, log in enumerate([*others, race()[0], cozy_game(4)[0][:-9], None], 1):
        keep(tmp_path, bytes([number] * 32), log)
    for seed in (2, 3):
        keep(tmp_path, secret_bytes(seed, 1), cozy_game(seed)[0])
    totals = [state_after(cozy_game(seed)[1]).scores()[1].total for seed in (2, 3)]
    shown = over(end, tmp_path / folder_name(bytes(32)), *cozy_game(1))
    with qtbot.waitSignal(end._judging.finished):
        pass
    assert f"Best so far here: {points_words(max(totals))}." in shown.live.end.tray.said.text()


def test_where_nothing_is_known_of_earlier_games_nothing_is_told(end, tmp_path, qtbot):
    shown = over(end, tmp_path / folder_name(bytes(32)), *cozy_game(1))
    with qtbot.waitSignal(end._judging.finished):
        pass
    assert "Best so far" not in shown.live.end.tray.said.text()


def test_for_a_race_no_other_log_is_read(end, tmp_path, monkeypatch):
    monkeypatch.setattr("gui.window.end_of_game.same_again", lambda _: pytest.fail("it was read"))
    over(end, tmp_path / "game", *race())


def test_the_next_chapter_is_wished_and_the_last_one_has_none(end, tmp_path, qtbot):
    shown = over(end, tmp_path / "game", *cozy_game(1))
    with qtbot.waitSignal(end.again) as told:
        end.grant(EndAction.NEXT)
    terms = terms_of(shown.page.genesis)
    following = known_ui("cozy/1").next_terms(terms)
    assert following is not None
    assert told.args == [following]
    assert following.seats == terms.seats
    assert known_ui("cozy/1").next_terms(following) is None


def test_the_next_chapter_is_the_next_game_of_the_evening(end, tmp_path, qtbot):
    series = FIRST._replace(editions=("cozy/1",))
    log, table = cozy_game(1, series=series)
    over(end, tmp_path / "game", log, table)
    with qtbot.waitSignal(end.again) as told:
        end.grant(EndAction.NEXT)
    (terms,) = told.args
    assert terms.agreed.series == series.after(table.genesis.game)
    assert terms.own_options != terms_of(table.genesis).own_options, "it is another chapter"


def test_everybody_goes_on_to_the_next_race_of_the_evening(end, tmp_path, qtbot):
    first, second, last = evening()
    shown = over(end, tmp_path / "1", *first)
    assert shown.live.controls.result.next_race.text() == "Next race (2 of 3)"
    with qtbot.waitSignal(end.again) as told:
        end.rematch.agreed.emit()
    assert told.args == [terms_of(second[1].genesis)]
    end.forget()
    shown = over(end, tmp_path / "3", *last)
    assert shown.live.controls.result.next_race.text() == "Another series"
    with qtbot.waitSignal(end.again) as told:
        end.rematch.agreed.emit()
    assert told.args == [another_series(terms_of(last[1].genesis), last[1].genesis.game)]


def test_a_game_in_no_series_is_played_again_on_its_own_terms(end, tmp_path, qtbot):
    over(end, tmp_path / "1", *race())
    with qtbot.waitSignal(end.again) as told:
        end.rematch.agreed.emit()
    assert told.args == [terms_of(race()[1].genesis)]


def test_after_a_table_of_a_tournament_the_big_key_leads_back_to_it(end, tmp_path, qtbot):
    """The table is played once: the others are not asked to play again."""
    log = tournament()[0]
    table = replay_of(read(log)).table
    assert table is not None
    shown = over(end, tmp_path / "1", log, table)
    key = shown.live.controls.result.next_race
    assert key.text() == "Tournament"
    with qtbot.waitSignal(shown.page.left):
        end.grant(EndAction.AGAIN)


def test_what_was_checked_is_asked_of_the_log_of_this_table(end, tmp_path, qtbot, shell):
    shown = over(end, tmp_path / "game", *cozy_game(1))
    end.grant(EndAction.CHECKS)
    assert shell.gone == [Log(shown.log, LogPart.CHECKS)]


def test_a_review_is_asked_of_the_log_of_this_table(end, tmp_path, qtbot, shell):
    shown = over(end, tmp_path / "game", *cozy_game(1))
    end.grant(EndAction.REVIEW)
    assert shell.gone == [Log(shown.log, LogPart.REVIEW)]


def test_after_we_got_up_nothing_is_granted(end, tmp_path, qtbot, shell):
    over(end, tmp_path / "game", *cozy_game(1))
    end.forget()
    with qtbot.assertNotEmitted(end.again):
        for wish in (
            EndAction.AGAIN,
            EndAction.NEXT,
            EndAction.CHECKS,
            EndAction.REVIEW,
            EndAction.CLOSE,
        ):
            end.grant(wish)
    assert shell.gone == []


def test_the_evening_shows_the_series_from_the_logs_of_its_games(end, tmp_path, qtbot):
    """Also from those that were played before the program was started again."""
    (first, _), (second, table), _ = evening()
    keep(tmp_path / "games", bytes([1] * 32), first)
    keep(tmp_path / "games", bytes([2] * 32), second)
    keep(tmp_path / "games", bytes(32), race()[0])
    folder = tmp_path / "games" / folder_name(bytes([2] * 32))
    with qtbot.waitSignal(end.evening.counted) as told:
        over(end, folder, second, table)
    assert told.args[0].startswith("After 2 of 3: ")
    end.evening.show(None)
    assert end.evening.page().games.text() == "2 of 3 races"


def test_a_torn_log_of_the_series_is_named_where_the_evening_is_shown(end, tmp_path, qtbot):
    (first, _), (second, table), _ = evening()
    keep(tmp_path / "games", bytes([1] * 32), first + record(b"\xc0"))
    keep(tmp_path / "games", bytes([2] * 32), second)
    folder = tmp_path / "games" / folder_name(bytes([2] * 32))
    with qtbot.waitSignal(end.evening.counted):
        over(end, folder, second, table)
    end.evening.show(None)
    assert "Game 1 does not check" in end.evening.page().tray.said.text()
