"""Puzzles in files: those of the program can be won, and any other file is one sentence."""

from datetime import date, timedelta

import pytest

from core.review.puzzle import cut, is_plain, solves
from core.table.log import MAGIC, read, record
from gui.report.puzzles import (
    FOLDER,
    OWN,
    AskedPuzzle,
    Shelved,
    answers_in,
    asked_at,
    digest_of,
    known_at,
    sentence_of,
    shelved,
    shipped,
    today_of,
)
from gui.words.wanted import UsageError
from tests.calls import Calls
from tests.gui.cozy_log import cozy_game
from tests.gui.forged_log import forged
from tests.gui.race_log import race


@pytest.mark.parametrize("path", shipped(), ids=lambda path: path.stem)
def test_every_puzzle_of_the_program_is_solved_by_its_answer_and_by_nothing_plain(path) -> None:
    answers = answers_in(FOLDER)
    asked = asked_at(path, answers)
    assert isinstance(asked, AskedPuzzle), asked
    assert known_at(path, answers) == asked._replace(steps=()), "its card says what is in it"
    state = asked.state
    assert solves(state, asked.puzzle, asked.puzzle.action)
    assert not is_plain(state, asked.puzzle)
    assert len(sentence_of(Shelved(path, asked, "wormup", 24)).split()) <= 8


def test_of_each_game_there_are_24_the_easy_ones_first_and_each_is_another_one() -> None:
    answers = answers_in(FOLDER)
    for game in ("race", "cozy"):
        paths = [path for path in shipped() if path.stem.startswith(game)]
        assert [path.stem for path in paths] == [f"{game}-{n:02}" for n in range(1, 25)]
        knots = [answers[digest_of(path.read_bytes())].knots for path in paths]
        assert knots == sorted(knots)
        assert {*knots} == {1, 2, 3}
    assert len(answers) == 48


def test_all_are_on_the_shelf_with_what_they_ask_and_those_from_own_games_behind(tmp_path) -> None:
    own = tmp_path / OWN
    own.mkdir()
    log, table = race()
    (own / "mine.puzzle").write_bytes(cut(read(log).bodies, len(table.completed) - 1))
    (own / "list.puzzle").write_bytes(b"butter")
    found = [*shelved(tmp_path)]
    assert [(one.kind, one.number) for one in found[22:25]] == [
        ("cozy", 23),
        ("cozy", 24),
        ("wormup", 1),
    ]
    assert found[-1].kind == ""
    assert found[-1].path.name == "mine.puzzle"
    assert len(found) == 49
    assert found[24].title == "1 Tail first"
    assert found[24].line == "Dana moves 7"
    assert found[0].title == "1 A baby comes"
    assert found[0].line.startswith("Find 5 points, ")
    assert found[0].line.endswith(("AM", "PM"))
    shipped_cards = [(one.title.partition(" ")[2], one.line) for one in found[:48]]
    assert len({*shipped_cards}) >= 44, "and hardly two cards say the same"
    assert len({title for title, _ in shipped_cards}) == 13


def test_the_shelf_replays_no_game(tmp_path) -> None:
    answers, few = answers_in(FOLDER), shipped()[::8]
    for path in few:  # both have imported all
        assert known_at(path, answers)
        asked_at(path, answers)
    known, replayed = Calls(), Calls()
    with known:
        for path in few:
            known_at(path, answers)
    with replayed:
        for path in few:
            asked_at(path, answers)
    assert replayed.count > 5 * known.count
    assert not any(one.asked.steps for one in shelved(tmp_path))


def test_an_answer_that_fits_no_puzzle_is_none(tmp_path) -> None:
    path = shipped()[0]
    answers = answers_in(FOLDER)
    digest = digest_of(path.read_bytes())
    whole = answers[digest]
    other = answers[digest_of(shipped()[-1].read_bytes())]
    for broken in (
        whole._replace(state=b"butter"),
        whole._replace(state=other.state),
        whole._replace(seat=9),
        whole._replace(action=b""),
        whole._replace(knots=0),
    ):
        is_none = known_at(path, {digest: broken}) is None
        assert is_none, broken
    assert known_at(path, {}) is None
    assert known_at(tmp_path / "gone.puzzle", answers) is None


def test_the_puzzle_of_the_day_is_a_function_of_the_date_and_comes_round() -> None:
    digests = [bytes([at]) * 32 for at in range(48)]
    days = [date(2026, 11, 1) + timedelta(days=at) for at in range(60)]
    chosen = [today_of(day, digests) for day in days]
    assert chosen == [today_of(day, digests[::-1]) for day in days]
    assert len({*chosen}) > 20
    assert today_of(date(2026, 11, 28), digests) == bytes([34]) * 32


def test_answers_that_cannot_be_read_are_none_and_the_puzzle_is_solved_anew(tmp_path) -> None:
    path = tmp_path / "one.puzzle"
    path.write_bytes(shipped()[-1].read_bytes())
    (tmp_path / "answers").write_bytes(b"butter")
    assert answers_in(tmp_path) == {}
    known = answers_in(FOLDER)[digest_of(path.read_bytes())]
    wrong = answers_in(FOLDER)[digest_of(shipped()[0].read_bytes())].action
    for broken in (known._replace(action=wrong), known._replace(knots=9), known._replace(seat=7)):
        asked = asked_at(path, {known.digest: broken})
        assert isinstance(asked, AskedPuzzle)
        assert asked.puzzle.knots == known.knots


_GENESIS, *_REST = read(race()[0]).bodies
_GENESIS = _GENESIS.replace(b"wormup/gryphon2010", b"wormup/gryphon2999")
_OTHER_RULES = MAGIC + b"".join(map(record, (_GENESIS, *_REST)))
_OTHER_FORMAT = MAGIC[:-1] + bytes([MAGIC[-1] + 1])


BAD = {
    "text": (b"shopping list", "is no puzzle, or it is damaged"),
    "nothing": (b"", "is no puzzle, or it is damaged"),
    "newer": (_OTHER_FORMAT + race()[0][len(MAGIC) :], "made by a newer version of this program"),
    "newer rules": (_OTHER_RULES, "made by a newer version of this program"),
    "forged": (forged()[0], "somebody has changed it"),
    "foreign record": (race(steps_max=8)[0] + record(b"\xc0"), "somebody has changed it"),
    "over": (race()[0], "does not end where somebody has to move"),
    "no win": (race(steps_max=5)[0], "no winning move"),
    "cozy": (cozy_game(seats=2)[0], "does not end where an hour begins"),
}
"""What is no puzzle, and what is said of it."""


@pytest.mark.parametrize(("data", "said"), BAD.values(), ids=BAD)
def test_what_is_no_puzzle_is_one_sentence_with_the_name_of_the_file(tmp_path, data, said) -> None:
    path = tmp_path / "sent.puzzle"
    path.write_bytes(data)
    found = asked_at(path)
    assert isinstance(found, UsageError)
    assert found.code == (3 if "newer" in said else 2)
    told = str(found)
    assert "sent.puzzle" in told
    assert said in told
    assert "\n" not in told
    assert not {"byte", "log", "format", "header", "signature"} & set(told.lower().split())


def test_a_file_that_is_not_there_or_a_folder_is_one_sentence(tmp_path) -> None:
    for path in (tmp_path / "gone.puzzle", tmp_path):
        told = asked_at(path)
        assert isinstance(told, UsageError)
        assert path.name in str(told)


def test_a_puzzle_that_was_torn_off_is_no_other_puzzle(tmp_path) -> None:
    whole = shipped()[-1].read_bytes()
    path = tmp_path / "torn.puzzle"
    known = asked_at(shipped()[-1])
    assert isinstance(known, AskedPuzzle)
    for share in (0.3, 0.6, 0.99):
        path.write_bytes(whole[: int(len(whole) * share)])
        found = asked_at(path)
        assert isinstance(found, UsageError) or found.puzzle == known.puzzle, share
        assert isinstance(found, UsageError) or share > 0.9
