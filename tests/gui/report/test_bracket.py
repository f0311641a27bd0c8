"""A tournament's bracket: a function of its logs, with what does not fit its draw named (P3.5)."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.log import MAGIC, read, record
from core.table.tournament import Before, make_roll
from core.table.tournament_draw import FINAL, Draw, Drawn
from gui.report.bracket import Bracket, BracketFlaw, Fault, Met, brackets
from gui.report.judged import replay_of
from gui.report.verdict import report
from gui.words.emblem_words import key_words
from tests.drawn import SEED, called, come_of, draw_of, reveal_of, roll_of
from tests.gui.tournament_log import tournament, with_a_stranger
from tests.seats import identity_of

CALL = called()
SEVEN = draw_of(7, CALL)
COMES = SEVEN.roll.comes


def game(drawn: Drawn, **more) -> Met:
    """Give a game at the table *drawn* whose people come in as they were drawn."""
    people = drawn.people
    places = tuple(range(1, len(people) + 1))
    name = bytes([drawn.number]) * 32
    keys = tuple(one.identity for one in people)
    names = tuple(one.name for one in people)
    return Met(
        name, drawn, fits=True, players=keys, names=names, places=places, is_sound=True
    )._replace(**more)


ONE, TWO = game(Drawn(SEVEN, 1)), game(Drawn(SEVEN, 2))
GOES_ON = tuple(sorted((*SEVEN.tables[0][:2], *SEVEN.tables[1][:2])))
FINALE = game(Drawn(SEVEN, FINAL, (ONE.game, TWO.game), GOES_ON))


def bracket(*logs: Met) -> Bracket:
    (found,) = brackets(logs)
    return found


def test_the_bracket_has_all_tables_by_their_places_and_the_final_last() -> None:
    found = bracket(FINALE, TWO, ONE)
    assert not found.faults
    assert [table.number for table in found.tables] == [1, 2, FINAL]
    first = [COMES[one].name for one in SEVEN.tables[0]]
    assert [one.name for one in found.tables[0].people] == first
    assert [one.place for one in found.tables[2].people] == [1, 2, 3, 4]
    lines = found.lines()
    assert lines[0] == "The tournament: 7 people, drawn to 2 tables."
    assert lines[1] == f"  Table 1: 1. {first[0]}, 2. {first[1]}, 3. {first[2]}, 4. {first[3]}"
    assert lines[3].startswith("  The final: 1. ")


def test_who_meets_in_the_final_is_known_before_it_is_played() -> None:
    found = bracket(ONE, TWO)
    assert not found.faults
    final = found.tables[-1]
    assert {one.identity for one in final.people} == {COMES[one].identity for one in GOES_ON}
    assert not any(one.place for one in final.people)


def test_any_one_log_shows_the_whole_draw_and_which_logs_are_missing() -> None:
    found = bracket(TWO)
    assert [len(table.people) for table in found.tables] == [4, 3]
    assert found.faults == (Fault(BracketFlaw.MISSING, 1),)
    assert found.lines()[-1] == "  Table 1: its log is missing."


UNSIGNED = replace(
    SEVEN, reveals=(SEVEN.reveals[0]._replace(signature=bytes(64)), *SEVEN.reveals[1:])
)
STRANGER = ONE._replace(players=(b"x" * 32, *ONE.players[1:]), names=("Eve", *ONE.names[1:]))
FEWER = ONE._replace(players=ONE.players[1:], names=ONE.names[1:], places=(1, 2, 3))


@pytest.mark.parametrize(
    ("logs", "faults", "counting"),
    [
        ([ONE._replace(places=()), TWO], [Fault(BracketFlaw.UNFINISHED, 1)], [2]),
        ([ONE._replace(places=(), is_sound=False), TWO], [Fault(BracketFlaw.FORGED, 1)], [2]),
        ([ONE._replace(fits=False), TWO], [Fault(BracketFlaw.OTHER, 1)], [2]),
        ([ONE._replace(drawn=Drawn(UNSIGNED, 1)), TWO], [Fault(BracketFlaw.UNSIGNED, 1)], [2]),
        ([STRANGER, TWO], [Fault(BracketFlaw.STRANGER, 1, "Eve")], [2]),
        ([FEWER, TWO], [Fault(BracketFlaw.ABSENT, 1, COMES[SEVEN.tables[0][0]].name)], [1, 2]),
        ([ONE, ONE._replace(game=b"x" * 32), TWO], [Fault(BracketFlaw.TWICE, 1)], [2]),
        ([ONE, TWO, FINALE._replace(places=())], [Fault(BracketFlaw.UNFINISHED, FINAL)], [1, 2]),
        (
            [ONE, TWO, game(replace(FINALE.drawn, games=(ONE.game, b"x" * 32)))],
            [Fault(BracketFlaw.PARTED)],
            [1, 2],
        ),
        (
            [ONE, TWO, game(replace(FINALE.drawn, finalists=(0, 1, 2, 3)))],
            [Fault(BracketFlaw.PARTED)],
            [1, 2],
        ),
        (
            [TWO, game(replace(FINALE.drawn, games=(ONE.game, b"x" * 32)))],
            [Fault(BracketFlaw.PARTED), Fault(BracketFlaw.MISSING, 1)],
            [2],
        ),
    ],
)
def test_what_does_not_fit_is_named_and_does_not_count(logs, faults, counting) -> None:
    assert GOES_ON != (0, 1, 2, 3)
    found = bracket(*logs)
    assert list(found.faults) == faults
    flaws: Any = found.plain()["flaws"]
    assert [one["name"] for one in flaws] == [one.name or None for one in faults]
    counted = [t.number for t in found.tables if any(one.place for one in t.people)]
    assert counted == counting
    assert all(
        fault.line() in line
        for fault, line in zip(faults, found.lines()[-len(faults) :], strict=True)
    )


def test_a_whole_copy_counts_beside_a_broken_or_shorter_one() -> None:
    broken, short = (ONE._replace(places=(), is_sound=sound) for sound in (False, True))
    assert not bracket(broken, short, ONE, TWO).faults


def test_two_rolls_of_one_tournament_are_two_draws_and_both_say_so() -> None:
    other = draw_of(8, called())
    assert other.roll == roll_of(8, called())
    found = brackets([ONE, TWO, game(Drawn(other, 1), game=b"o" * 32)])
    assert len(found) == 2
    assert all(one.faults[0] == Fault(BracketFlaw.SEVERAL) for one in found)


entries = st.builds(
    lambda base, name, is_over, is_sound, fits: base._replace(
        game=bytes([name]) * 32,
        places=base.places if is_over and is_sound else (),
        is_sound=is_sound,
        fits=fits,
    ),
    base=st.sampled_from([ONE, TWO, FINALE, STRANGER, FEWER]),
    name=st.integers(0, 4),
    is_over=st.booleans(),
    is_sound=st.booleans(),
    fits=st.booleans(),
)


@given(logs=st.lists(entries, min_size=1, max_size=7), data=st.data())
def test_the_bracket_is_the_same_in_whatever_order_the_logs_come(logs, data) -> None:
    assert brackets(data.draw(st.permutations(logs))) == brackets(logs)


def test_the_logs_of_a_real_tournament_make_its_bracket() -> None:
    logs = [read(data) for data in tournament()]
    found = [report(log, replay_of(log)).met for log in logs]
    whole = bracket(*(one for one in found if one))
    assert not whole.faults
    assert [len(table.people) for table in whole.tables] == [3, 3, 4]
    assert all(one.place for table in whole.tables for one in table.people)
    cut = read(MAGIC + b"".join(map(record, logs[1].bodies[:-1])) + record(b"\xc0"))
    found[1] = report(cut, replay_of(cut)).met
    assert bracket(*(one for one in found if one)).faults == (Fault(BracketFlaw.FORGED, 2),)


def test_somebody_who_was_not_drawn_is_named_though_the_log_checks() -> None:
    log = read(with_a_stranger())
    found = report(log, replay_of(log))
    assert not found.fault
    assert found.met is not None
    faults = bracket(found.met).faults
    assert faults == (Fault(BracketFlaw.STRANGER, 1, "P6"), Fault(BracketFlaw.MISSING, 2))


def test_the_bracket_keeps_how_many_draws_ended_unfinished_and_who_was_missing() -> None:
    """Who is not on the roll has no name there, but a key."""
    gone = identity_of(SEED, 9).public
    missing = tuple(sorted((gone, identity_of(SEED, 3).public)))
    comes = [
        come_of(identity_of(SEED, who), f"P{who}", CALL.id, Before(2, missing)) for who in range(7)
    ]
    roll = make_roll(identity_of(SEED, 0), CALL, comes)
    by_key = {identity_of(SEED, who).public: identity_of(SEED, who) for who in range(7)}
    draw = Draw(roll, tuple(reveal_of(by_key[one.identity], roll) for one in roll.comes))
    found = bracket(game(Drawn(draw, 1)))
    names = {one.identity: one.name for one in found.before.missing}
    assert (found.before.draws, names) == (2, {gone: "", identity_of(SEED, 3).public: "P3"})
    said = found.lines()[1]
    assert said.startswith("  2 draws of this evening ended unfinished. Missing: ")
    assert "P3" in said
    assert " ".join(key_words(gone)) in said
    plain = found.plain()
    assert plain["unfinished"] == 2
    assert isinstance(plain["missing"], list)
    assert {"key": gone.hex(), "name": None} in plain["missing"]


def test_a_bracket_without_unfinished_draws_says_nothing_of_them() -> None:
    found = bracket(ONE, TWO)
    assert found.before.words() == ""
    assert "unfinished" not in "".join(found.lines())
    assert (found.plain()["unfinished"], found.plain()["missing"]) == (0, [])


def test_a_table_that_is_not_over_has_no_places_for_programs() -> None:
    tables: Any = bracket(ONE._replace(places=()), TWO).plain()["tables"]
    places = [sorted(str(one["place"]) for one in table["people"]) for table in tables]
    assert set(places[0]) == {"None"}
    assert "None" not in places[1]
