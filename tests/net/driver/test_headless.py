"""Headless: it plays once a step, lingers for those who lack the end, and hides no trouble."""

import math
import threading
import time
from dataclasses import replace

import pytest

from core.table.messages import Call
from core.table.trouble import Trouble
from net.driver.headless import LOOK_S, THINKING, Event, Headless, PatienceLost
from net.protocol.commands import CallOn, Command, LetBack, Play, SameHere
from net.protocol.effects import Show
from net.protocol.snapshot import LobbySnapshot, TableSnapshot
from net.protocol.troubles import DiskReason
from tests.toy_table import toy_table
from tests.world import HANG_S


def snapshot(**changes: object) -> TableSnapshot:
    return replace(toy_table(("Ann",), 2), **changes)  # type: ignore[arg-type]  # by name


class Script:
    """A node that shows what it was told to and notes what it is asked."""

    def __init__(self, headless: Headless, shown: list[TableSnapshot]) -> None:
        self.headless, self.shown = headless, shown
        self.asked: list[Command] = []
        self.played, self.stopped = threading.Event(), threading.Event()

    def run(self) -> None:
        *due, last = self.shown
        for each in due:
            self.headless.observe(Show(each))
        assert self.played.wait(HANG_S)
        self.headless.observe(Show(last))
        assert self.stopped.wait(HANG_S)

    def submit(self, command: Command) -> None:
        self.asked.append(command)
        if isinstance(command, Play):
            self.played.set()

    def stop(self) -> None:
        self.stopped.set()


def test_it_compares_the_emblem_plays_once_a_step_and_ends_when_all_know() -> None:
    headless = Headless(lambda seen: Play(seen.step, ("bid",), 3), lambda _: None)
    due = snapshot(may_act=True, must_compare=True)
    node = Script(headless, [due, due, snapshot(is_over=True, all_know=True)])
    last = headless.run(node)  # type: ignore[arg-type]  # a node as far as it is asked
    assert last is not None
    assert last.is_over
    assert node.stopped.is_set()
    assert SameHere() in node.asked
    assert node.asked.count(Play(2, ("bid",), 3)) == 1


def test_trouble_in_the_network_thread_is_raised_where_the_player_sees_it() -> None:
    headless = Headless(lambda _: pytest.fail("nothing to think about"), lambda _: None)
    node = Script(headless, [])

    def fail() -> None:
        raise ConnectionError

    node.run = fail  # type: ignore[method-assign]
    with pytest.raises(ConnectionError):
        headless.run(node)  # type: ignore[arg-type]


@pytest.mark.parametrize(("seats", "is_told"), [(3, True), (2, False)])
def test_it_agrees_to_go_on_without_who_is_silent_for_long_and_says_so_if_that_can_be(
    seats, is_told
) -> None:
    """Of two players nobody can be left out, so nothing is said (P7.5, P7.6)."""
    told: list[Event] = []
    headless = Headless(lambda seen: Play(seen.step, ("bid",), 3), told.append, patience_s=0.1)
    everybody = (1 << seats) - 1
    silent = (None,) * (seats - 1) + (0.0,)
    alone = {"at_table": everybody, "in_game": everybody, "silent_since": silent}
    due = snapshot(may_act=True, **alone)
    node = Script(headless, [due, snapshot(**alone)])
    node.run = lambda: _until_called(node, due)  # type: ignore[method-assign]
    headless.run(node)  # type: ignore[arg-type]
    last = 1 << seats - 1
    assert CallOn(last) in node.asked
    assert (PatienceLost(last, 0) in told) is is_told


def _until_called(node: Script, due: TableSnapshot) -> None:
    node.headless.observe(Show(due))
    while not any(isinstance(command, CallOn) for command in node.asked):
        assert not node.stopped.wait(0.01)
    node.headless.observe(Show(snapshot(is_over=True, all_know=True)))
    assert node.stopped.wait(HANG_S)


def test_patience_ends_by_the_clock_however_much_there_is_to_tell() -> None:
    """A peer that chatters without end must not keep the others from going on (P7.6)."""
    headless = Headless(
        lambda seen: Play(seen.step, ("bid",), 3), lambda _: None, patience_s=0.5, within_s=10
    )
    silent = snapshot(
        names=("Ann", "Ben", "Cem"),
        at_table=0b111,
        in_game=0b111,
        silent_since=(None, None, time.monotonic()),
    )
    chatter = Chatter(headless, silent)
    headless.run(chatter)  # type: ignore[arg-type]  # all that it uses of a node
    assert chatter.asked == [CallOn(0b100)]


class Chatter:
    """A node that has something to show every few milliseconds, until it is asked to go on."""

    def __init__(self, headless: Headless, shown: TableSnapshot) -> None:
        self.headless, self.shown = headless, shown
        self.asked: list[Command] = []
        self.stopped = threading.Event()

    def run(self) -> None:
        while not self.stopped.wait(0.02):
            self.headless.observe(Show(self.shown))

    def submit(self, command: Command) -> None:
        self.asked.append(command)
        self.headless.observe(Show(replace(self.shown, stopped=Trouble(DiskReason.FULL))))

    def stop(self) -> None:
        self.stopped.set()


@pytest.mark.parametrize(("calls", "asked"), [((), 0), ((Call(1, 0b11, 0),), 0b100)])
def test_a_tied_seat_goes_on_without_somebody_only_if_others_would(calls, asked) -> None:
    """With its player away a bot waits, however many bots there are."""
    everybody = {"at_table": 0b111, "in_game": 0b111, "calls": calls}
    silent = snapshot(**everybody, silent_since=(None, None, time.monotonic() - 60))
    headless = Headless(
        lambda seen: Play(seen.step, ("bid",), 3), lambda _: None, patience_s=5, tied=True
    )
    node = Script(headless, [])
    within_s = HANG_S if asked else 3 * LOOK_S
    node.run = lambda: _shown_until_ended(node, silent, within_s)  # type: ignore[method-assign]
    headless.run(node)  # type: ignore[arg-type]
    assert node.asked == ([CallOn(asked)] if asked else [])


@pytest.mark.parametrize(
    ("tied", "pardons", "asked"),
    [
        (True, (0, 0, 0), []),
        (True, (0, 0, 0b10), [LetBack(0b100)]),
        (True, (0, 0, 0b11), []),
        (False, (0, 0, 0), [LetBack(0b100)]),
        (False, (0, 0, 0b01), []),
    ],
)
def test_a_tied_seat_lets_back_whom_another_lets_back_and_the_others_everybody(
    tied, pardons, asked
) -> None:
    """Bots follow people; at a table of bots nobody is out for long (P7.6)."""
    out = snapshot(at_table=0b011, in_game=0b111, unforgiven=0b100, pardons=pardons)
    headless = Headless(lambda _: pytest.fail("not its turn"), lambda _: None, tied=tied)
    node = Script(headless, [])
    within_s = HANG_S if asked else 3 * LOOK_S
    node.run = lambda: _shown_until_ended(node, out, within_s)  # type: ignore[method-assign]
    headless.run(node)  # type: ignore[arg-type]
    assert node.asked[:1] == asked


def _shown_until_ended(node: Script, shown: TableSnapshot, within_s: float) -> None:
    node.headless.observe(Show(shown))
    end = time.monotonic() + within_s
    while not node.asked and time.monotonic() < end:
        assert not node.stopped.wait(LOOK_S / 5)
    node.headless.end()
    assert node.stopped.wait(HANG_S)


def test_it_agrees_to_go_on_for_good_without_a_seat_that_is_proven_to_cheat() -> None:
    """Whoever else is away may come back; a proof is not forgiven by anybody (P7.6)."""
    headless = Headless(lambda _: pytest.fail("not its turn"), lambda _: None)
    node = Script(headless, [])
    table = {"names": tuple("ABCDE"), "at_table": 0b11111, "in_game": 0b11111, "proven": 0b10000}
    since = (None, None, None, 0.0, None)
    headless._lose_patience(node, snapshot(**table, silent_since=since))  # type: ignore[arg-type]  # noqa: SLF001
    assert node.asked == [CallOn(0b11000, gone=0b10000)]


def test_nobody_is_left_out_of_a_game_that_is_over() -> None:
    headless = Headless(lambda _: pytest.fail("not its turn"), lambda _: None)
    node = Script(headless, [])
    over = snapshot(at_table=0b111, in_game=0b111, is_over=True, silent_since=(None, None, 0.0))
    headless._lose_patience(node, over)  # type: ignore[arg-type]  # noqa: SLF001
    assert node.asked == []


@pytest.mark.parametrize(("factor", "is_told"), [(0.5, False), (1.5, True)])
def test_it_waits_nine_times_as_long_for_a_choice_as_for_a_silent_seat(factor, is_told) -> None:
    """P7.6: a player who is heard may think, but not for ever."""
    told: list[Event] = []
    patience_s = 20.0
    headless = Headless(lambda seen: Play(seen.step, ("bid",), 3), told.append, patience_s)
    since = time.monotonic() - THINKING * patience_s * factor
    thinking = {"at_table": 7, "in_game": 7, "acting_since": (None, None, since)}
    thinking["silent_since"] = (None, None, None)
    due = snapshot(may_act=True, **thinking)
    node = Script(headless, [due, snapshot(is_over=True, all_know=True)])
    headless.run(node)  # type: ignore[arg-type]
    headless._lose_patience(node, due)  # type: ignore[arg-type]  # noqa: SLF001  # now, not later
    assert (CallOn(0b100) in node.asked) is is_told
    assert any(isinstance(event, PatienceLost) for event in told) is is_told


def test_a_table_that_did_not_begin_is_forgotten_and_the_next_one_played() -> None:
    """Its steps have the same numbers."""
    headless = Headless(lambda seen: Play(seen.step, ("bid",), 3), lambda _: None)
    due = snapshot(may_act=True)
    node = Script(headless, [due])
    asked = iter((Show(due), Show(LobbySnapshot((), (), (), None)), Show(due)))

    def run() -> None:
        for each in asked:
            headless.observe(each)
            if isinstance(each.snapshot, TableSnapshot):
                assert node.played.wait(HANG_S)
                node.played.clear()
        headless.observe(Show(snapshot(is_over=True, all_know=True)))
        assert node.stopped.wait(HANG_S)

    node.run = run  # type: ignore[method-assign]
    headless.run(node)  # type: ignore[arg-type]
    assert node.asked.count(Play(2, ("bid",), 3)) == 2


@pytest.mark.parametrize("tied", [False, True])
def test_only_a_seat_of_this_laptop_waits_without_end_for_who_does_not_know_the_end(tied) -> None:
    headless = Headless(lambda _: pytest.fail("it is over"), lambda _: None, tied=tied)
    headless._note(Show(snapshot(is_over=True)))  # noqa: SLF001  # a run would wait for real
    headless._over_since = -math.inf  # noqa: SLF001  # the same
    assert headless._is_done() is not tied  # noqa: SLF001  # the same


def test_of_several_snapshots_only_the_newest_is_thought_about() -> None:
    """A long thought about what is over would keep the others waiting."""
    headless = Headless(lambda seen: Play(seen.step, ("bid",), 3), lambda _: None)
    node = Script(headless, [])
    for step in (2, 3):
        headless.observe(Show(snapshot(step=step, may_act=True)))
    for _ in range(2):
        headless._next(node)  # type: ignore[arg-type]  # noqa: SLF001  # what a run repeats
    assert node.asked == [Play(3, ("bid",), 3)]


def test_after_a_table_that_did_not_begin_it_plays_the_next_one_from_its_first_step() -> None:
    headless = Headless(lambda seen: Play(seen.step, ("bid",), 3), lambda _: None)
    node = Script(headless, [])
    lobby = LobbySnapshot((), (), (), None)
    for shown in (snapshot(step=4, may_act=True), lobby, snapshot(step=1, may_act=True)):
        headless.observe(Show(shown))
        headless._next(node)  # type: ignore[arg-type]  # noqa: SLF001  # what a run repeats
    assert [one.step for one in node.asked if isinstance(one, Play)] == [4, 1]
