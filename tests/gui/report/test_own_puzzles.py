"""Puzzles from one's own games: kept with their answer, if more was to be had than was found."""

import pytest

from bench.race import Setting, record_race
from core.bots.levels import Level
from core.cozy.game import options_for
from core.review.prospects import hours
from core.review.puzzle import cut, solves
from core.table.log import read
from gui.cozy.chapters import chapter_text
from gui.report.own_puzzles import KeptPuzzle, asks_more, puzzle_kept, take_away
from gui.report.puzzles import OWN, AskedPuzzle, answers_in, asked_at, digest_of, own_files, shelved
from gui.words.wanted import UsageError
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race


@pytest.fixture(scope="module")
def played():
    """Let one greedy bot play half a chapter."""
    setting = Setting("cozy/1", options_for(chapter_text(1)), (Level.GREEDY,), b"own")
    return record_race(1, setting, steps=24)


def _step(played, number):
    """Return the step in which hour *number* was played."""
    hours = [
        done.step.number
        for done in played.completed
        if done.step.state is not None and done.step.state.is_rolled
    ]
    return hours[number]


def shelved_own(data):
    """List the puzzles from our own games on the shelf of *data*."""
    return [one for one in shelved(data) if not one.kind]


def test_an_hour_in_which_more_was_to_be_found_is_on_the_shelf_with_its_answer(
    tmp_path, played
) -> None:
    log = tmp_path / "log"
    log.write_bytes(played.log)
    kept = [
        puzzle_kept(tmp_path, log, played.completed, (_step(played, hour) - 1,), 0)
        for hour in (5, 6)
    ]
    assert KeptPuzzle.NEW in kept
    own = shelved_own(tmp_path)
    assert len(own) == kept.count(KeptPuzzle.NEW)
    assert {*answers_in(tmp_path / OWN)} == {one.asked.digest for one in own}
    for one in own:
        assert solves(one.asked.state, one.asked.puzzle, one.asked.puzzle.action)
        assert not one.title.startswith("1 ")


def test_an_hour_of_ours_asks_whoever_gets_it_for_that_hour_and_no_other_seat_s(tmp_path) -> None:
    log, table = cozy_game(seats=2)
    path = tmp_path / "log"
    path.write_bytes(log)
    behind = [done.step.number - 1 for done in hours(table.completed)]
    assert puzzle_kept(tmp_path, path, table.completed, behind, 1) is KeptPuzzle.NEW
    (own,) = shelved_own(tmp_path)
    assert own.asked.puzzle.seat == 1
    sent = tmp_path / "sent.puzzle"
    sent.write_bytes(own.path.read_bytes())
    got = asked_at(sent)
    assert isinstance(got, AskedPuzzle)
    assert got.puzzle == own.asked.puzzle
    sent.write_bytes(sent.read_bytes()[:-1])
    assert isinstance(asked_at(sent), UsageError), "else it would ask another seat's hour"


def test_a_win_lies_there_once_also_from_another_copy_and_can_be_taken_away(tmp_path) -> None:
    path, (log, table) = tmp_path / "log", race()
    path.write_bytes(log)
    last = len(table.completed)
    assert puzzle_kept(tmp_path, path, table.completed, (3, last - 1), 0) is KeptPuzzle.NEW
    (own,) = own_files(tmp_path)
    assert puzzle_kept(tmp_path, path, table.completed, (last - 1, last), 0) is KeptPuzzle.KNOWN
    torn = tmp_path / "torn"
    torn.write_bytes(cut(read(log).bodies, last - 1))
    assert puzzle_kept(tmp_path, torn, table.completed[:-1], (last - 1,), 0) is KeptPuzzle.KNOWN
    assert own_files(tmp_path) == [own]
    take_away(own, digest_of(own.read_bytes()))
    assert own_files(tmp_path) == []
    assert answers_in(tmp_path / OWN) == {}
    assert puzzle_kept(tmp_path, path, table.completed, (last - 1,), 0) is KeptPuzzle.NEW


def test_an_hour_without_points_and_a_turn_before_no_win_are_none(tmp_path, played) -> None:
    log, table = race()
    path = tmp_path / "log"
    path.write_bytes(played.log)
    assert (
        puzzle_kept(tmp_path, path, played.completed, (_step(played, 0) - 1,), 0) is KeptPuzzle.NONE
    )
    path.write_bytes(log)
    assert (
        puzzle_kept(tmp_path, path, table.completed, (3, len(table.completed)), 0)
        is KeptPuzzle.NONE
    )
    assert not (tmp_path / OWN).exists()


def test_what_the_disk_does_not_take_is_not_kept(tmp_path, played) -> None:
    log = tmp_path / "log"
    log.write_bytes(played.log)
    (tmp_path / OWN).write_bytes(b"a file in the way")
    found = [
        puzzle_kept(tmp_path, log, played.completed, (_step(played, hour) - 1,), 0)
        for hour in (5, 6)
    ]
    assert KeptPuzzle.BARRED in found


def test_of_an_hour_it_is_known_beforehand_whether_it_becomes_a_puzzle(tmp_path) -> None:
    log, table = cozy_game(seats=2)
    path = tmp_path / "log"
    path.write_bytes(log)
    told = set()
    for done in hours(table.completed)[3:5]:
        kept = puzzle_kept(tmp_path, path, table.completed, (done.step.number - 1,), 0)
        assert asks_more(done, 0) is (kept is not KeptPuzzle.NONE)
        told.add(kept)
    assert told == {KeptPuzzle.NEW, KeptPuzzle.NONE}
    away = done._replace(outcome=done.outcome._replace(slots=()))
    assert not asks_more(away, 0), "who was away has found nothing, and nobody asks for it"
