"""What one program tells of tournaments, to whom and how often, and whom it takes in (P3.5)."""

from dataclasses import replace

import pytest

from core.table.signing import SigningKey
from core.table.tournament import PEOPLE_MAX, Roll, Tournament, make_call, make_roll
from core.table.tournament_draw import Draw
from net.protocol.commands import CallTournament, ComeTo, DrawTables, SayResult
from net.protocol.draw_memory import DrawMemory
from net.protocol.effects import Gathered, Send
from net.protocol.limits import (
    DRAW_WITHIN_S,
    LOBBY_EVERY_S,
    OPEN_TABLE_LASTS_S,
    PASS_ALL_ON_EVERY_S,
    TOURNAMENTS_MAX,
)
from net.protocol.packets import decode
from net.protocol.snapshot import TournamentHere
from net.protocol.tournament_packets import TournamentPacket
from net.protocol.tournaments import Tournaments
from tests.drawn import come_of, draw_memory, reveal_of
from tests.net.protocol.tournament_room import RANDOM, TERMS, key_of, link_of

CALLER, US = 0, 3


class Ours:
    """Our program, P3's, with links to whom it likes; who hears whom is up to the test."""

    def __init__(self, *others: int, memory: DrawMemory | None = None, who: int = US) -> None:
        self.now = 0.0
        self.who = who
        self.node = Tournaments(f"P{who}", key_of(who), memory or draw_memory("ours"))
        self.others = others
        self.hears: dict[int, tuple[int, ...]] = {}
        """Whom each of the others says it is connected to."""
        self.shown: tuple[TournamentHere, ...] = ()
        self.news = 0
        """How often the window was told anything."""

    def turn(self, seconds: float = 0.1) -> list[tuple[int, TournamentPacket]]:
        """Let time pass in tenths of a second, and return what is told to whom."""
        told = []
        for _ in range(round(seconds * 10)):
            self.now += 0.1
            peers = {link_of(one): key_of(one).public for one in self.others}
            named = {
                link_of(one): frozenset(key_of(two).public for two in heard)
                for one, heard in self.hears.items()
            }
            for effect in self.node.turn(peers, named, lambda _: True, self.now, {}):
                if isinstance(effect, Gathered):
                    self.shown = effect.tournaments
                    self.news += 1
                elif isinstance(effect, Send):
                    packet = decode(effect.frame)
                    assert isinstance(packet, TournamentPacket)
                    told.append((effect.link[0], packet))
        return told

    def hear(self, sender: int, packet: TournamentPacket) -> None:
        self.node.receive(link_of(sender), key_of(sender).public, packet, self.now)

    def known(self) -> list[bytes]:
        return [one.tournament.id for one in self.node.here]


def call_of(who: int = CALLER, random: bytes = RANDOM) -> Tournament:
    return make_call(key_of(who), random, TERMS.rules_id, TERMS.rules_hash, TERMS.options)


def told_call(called: Tournament, *people: int) -> TournamentPacket:
    comes = (come_of(key_of(who), f"P{who}", called.id) for who in people)
    return TournamentPacket(called, TERMS, tuple(sorted(comes, key=lambda one: one.identity)))


def rolled(called: Tournament, caller: int = CALLER, people: int = 7) -> Roll:
    comes = [come_of(key_of(who), f"P{who}", called.id) for who in range(people)]
    return make_roll(key_of(caller), called, comes)


def key(identity: bytes) -> SigningKey:
    return next(key_of(who) for who in range(40) if key_of(who).public == identity)


def told_roll(roll: Roll, *people: int) -> TournamentPacket:
    """Tell of *roll* with the reveals of these *people*."""
    keys = {key_of(who).public for who in people}
    reveals = tuple(
        reveal_of(key(one.identity), roll) if one.identity in keys else None for one in roll.comes
    )
    return TournamentPacket(roll.tournament, TERMS, roll.comes, roll.signature, reveals)


def drawn(called: Tournament) -> Draw:
    roll = rolled(called)
    return Draw(roll, tuple(reveal_of(key(one.identity), roll) for one in roll.comes))


# -- coming ----------------------------------------------------------------------------------------


def test_who_comes_elsewhere_takes_back_the_own_undrawn_call_and_no_other() -> None:
    ours = Ours(CALLER, 1)
    ours.node.command(CallTournament(TERMS, RANDOM))
    own = ours.known()[0]
    for who in (CALLER, 1):
        ours.hear(who, told_call(call_of(who), who))
    ours.node.command(ComeTo(call_of(1).id))
    assert own not in ours.known()
    assert set(ours.known()) == {call_of(CALLER).id, call_of(1).id}


def test_a_drawn_tournament_of_ours_stays_known_when_we_come_to_the_next() -> None:
    ours = Ours(CALLER, who=US)
    called = call_of(US)
    roll = make_roll(key_of(US), called, rolled(called).comes)
    ours.hear(CALLER, told_roll(roll, *range(7)))
    ours.hear(CALLER, told_call(call_of(), CALLER))
    ours.node.command(ComeTo(call_of().id))
    assert called.id in ours.known()
    assert ours.node.here[0].draw is not None


def test_who_wants_to_come_where_the_people_are_fixed_gives_up_no_draw() -> None:
    memory = draw_memory("ours")
    ours = Ours(CALLER, 1, memory=memory)
    first, fixed = call_of(), call_of(1)
    ours.hear(CALLER, told_call(first, CALLER))
    ours.node.command(ComeTo(first.id))
    (own,) = (one for one in ours.node.here[0].comes if one.identity == key_of(US).public)
    others = [come_of(key_of(who), f"P{who}", first.id) for who in (0, 1, 2, 4, 5, 6)]
    ours.hear(CALLER, told_roll(make_roll(key_of(CALLER), first, [*others, own])))
    ours.hear(1, told_roll(rolled(fixed, 1)))
    ours.turn(DRAW_WITHIN_S + 1)
    ours.node.command(ComeTo(fixed.id))
    assert not memory.is_over(first.id)
    assert first.id in ours.known()


def test_who_comes_and_comes_again_keeps_the_first_come() -> None:
    ours = Ours(CALLER)
    ours.hear(CALLER, told_call(call_of(), CALLER))
    fixed = []
    for _ in range(2):
        ours.node.command(ComeTo(call_of().id))
        fixed += [one for one in ours.node.here[0].comes if one.identity == key_of(US).public]
    assert fixed[0] == fixed[1]


def test_a_call_to_which_nobody_comes_any_more_is_nobody_s() -> None:
    ours = Ours(CALLER)
    ours.hear(CALLER, told_call(call_of(), CALLER))
    ours.node.command(ComeTo(call_of().id))
    ours.node.command(ComeTo())
    assert [one.name for one in ours.node.here[0].comes] == ["P0"]


# -- whom the caller takes in ----------------------------------------------------------------------


def test_twenty_five_come_and_not_one_more() -> None:
    others = [who for who in range(PEOPLE_MAX + 1) if who != US]
    ours = Ours(*others)
    ours.node.command(CallTournament(TERMS, RANDOM))
    called = ours.node.here[0].tournament
    ours.turn()
    for who in others:
        ours.hear(who, told_call(called, who))
    (here,) = ours.node.here
    assert len(here.comes) == PEOPLE_MAX
    assert here.can_be_drawn
    assert key_of(others[-1]).public not in {one.identity for one in here.comes}


def test_who_comes_again_among_twenty_five_is_no_further_one() -> None:
    others = [who for who in range(PEOPLE_MAX) if who != US]
    ours = Ours(*others)
    ours.node.command(CallTournament(TERMS, RANDOM))
    called = ours.node.here[0].tournament
    ours.turn()
    for _ in range(4):
        for who in others:
            ours.hear(who, told_call(called, who))
        ours.turn(OPEN_TABLE_LASTS_S - 1)
    assert len(ours.node.here[0].comes) == PEOPLE_MAX


def test_who_passes_on_keeps_twenty_five_at_most() -> None:
    far = range(10, 10 + PEOPLE_MAX + 5)
    ours = Ours(CALLER, *far)
    ours.hears = dict.fromkeys(far, ())
    ours.turn()
    ours.hear(CALLER, told_call(call_of(), CALLER))
    for who in far:
        ours.hear(who, told_call(call_of(), who))
    told = dict(ours.turn(1.5))
    assert len(told[CALLER].comes) == PEOPLE_MAX


def test_who_does_not_come_still_passes_on_that_others_do() -> None:
    """P7 does not hear the caller; we do, and do not come ourselves."""
    ours = Ours(CALLER, 7)
    ours.hears = {7: (US,), CALLER: (US,)}
    ours.hears = {one: tuple(range(20, 21)) for one in ours.hears}
    ours.turn()
    ours.hear(CALLER, told_call(call_of(), CALLER))
    ours.hear(7, told_call(call_of(), 7))
    told = dict(ours.turn(1.5))
    assert [one.name for one in told[CALLER].comes] == ["P7"]
    assert [one.name for one in told[7].comes] == ["P0"]


# -- how often -------------------------------------------------------------------------------------


def test_before_the_roll_each_link_is_told_once_a_second_however_much_changes() -> None:
    ours = Ours(CALLER, 1, 2)
    ours.node.command(CallTournament(TERMS, RANDOM))
    called = ours.node.here[0].tournament
    told = []
    for at in range(50):
        who = 1 + at % 2
        ours.hear(who, told_call(called, *([who] if at % 4 < 2 else [])))
        ours.node.command(ComeTo(called.id))
        told += ours.turn()
    assert 4 <= sum(to == 1 for to, _ in told) <= 5 / LOBBY_EVERY_S + 1


@pytest.mark.parametrize(
    ("caller_is_here", "they_hear_the_caller", "most"),
    [(True, True, 6), (True, False, 21), (False, True, 21)],
)
def test_after_the_roll_who_hears_the_caller_as_we_do_is_told_seldom(
    caller_is_here, they_hear_the_caller, most
) -> None:
    """Each second where one of both does not hear the caller, else every 5 s (P3.5)."""
    ours = Ours(*([CALLER] if caller_is_here else []), 1, 2)
    ours.hears = {1: (20, *([CALLER] if they_hear_the_caller else [])), 2: (20,)}
    ours.turn()
    ours.hear(1, told_roll(rolled(call_of()), 1))
    ours.hear(2, told_roll(rolled(call_of()), 2))  # of which P1 has told us nothing
    told = [to for to, _ in ours.turn(20.0) if to == 1]
    assert most - 6 < len(told) <= most


def test_news_of_our_own_waits_for_no_second_but_only_where_the_caller_is_near() -> None:
    memory = draw_memory("ours")
    ours = Ours(CALLER, 1, memory=memory)
    ours.hears = {1: (CALLER,)}
    called = call_of()
    ours.hear(CALLER, told_call(called, CALLER))
    ours.node.command(ComeTo(called.id))
    ours.turn(1.5)
    own = next(one for one in ours.node.here[0].comes if one.identity == key_of(US).public)
    others = [come_of(key_of(who), f"P{who}", called.id) for who in (0, 1, 2, 4, 5, 6)]
    ours.hear(CALLER, told_roll(make_roll(key_of(CALLER), called, [*others, own])))
    told = ours.turn()
    assert [to for to, _ in told] == [CALLER]
    (reveals,) = ([one for one in packet.reveals if one] for _, packet in told)
    assert len(reveals) == 1
    late = [to for to, _ in ours.turn(PASS_ALL_ON_EVERY_S + 1)]
    assert late.count(1) == 1


# -- what is believed ------------------------------------------------------------------------------


def test_a_result_that_its_table_did_not_say_is_neither_kept_nor_passed_on() -> None:
    ours = Ours(CALLER, 1)
    draw = drawn(call_of())
    first, second = draw.drawn
    theirs = tuple((one.identity, 1) for one in second.people)
    who = next(w for w in range(7) if key_of(w).public == first.people[0].identity)
    said = SayResult(draw, TERMS, 2, b"g" * 32, theirs)
    liar = Ours(US, who=who)
    liar.node.command(said)
    for _, packet in liar.turn(1.5):
        assert packet.results == ()
    ours.hear(CALLER, told_roll(draw.roll, *range(7)))
    own = next(w for w in range(7) if key_of(w).public == second.people[0].identity)
    honest = Ours(US, who=own)
    honest.node.command(said)
    (true,) = {packet.results for _, packet in honest.turn(1.5)}
    assert len(true) == 1
    forged = replace(told_roll(draw.roll, *range(7)), results=(true[0]._replace(number=1),))
    ours.hear(1, forged)
    assert all(packet.results == () for _, packet in ours.turn(1.5))
    ours.hear(1, replace(forged, results=true))
    assert {packet.results for _, packet in ours.turn(6.0)} == {true}


def test_who_is_barred_tells_us_of_no_call_and_of_a_draw_only_when_all_have_revealed() -> None:
    memory = draw_memory("ours")
    for number in (1, 2):
        called = call_of(random=bytes([number]) * 16)
        own = memory.come(key_of(US), f"P{US}", called.id)
        others = [come_of(key_of(who), f"P{who}", called.id) for who in (0, 1, 2, 4, 5, 6)]
        roll = make_roll(key_of(CALLER), called, [*others, own])
        assert memory.reveal(key_of(US), roll, 0.0)
        memory.miss(roll, {key_of(CALLER).public: "P0"})
    ours = Ours(CALLER, 1, memory=memory)
    ours.now = 100.0
    ours.hear(CALLER, told_call(call_of(), CALLER))
    ours.hear(1, told_roll(rolled(call_of()), 1))
    assert ours.known() == []
    ours.hear(1, told_roll(rolled(call_of()), *range(7)))
    assert ours.known() == [call_of().id]
    ours.hear(1, told_call(call_of(1), 1))
    assert set(ours.known()) == {call_of().id, call_of(1).id}


@pytest.mark.parametrize("is_given_up", [False, True])
def test_a_tournament_that_we_gave_up_is_not_heard_of_again_though_it_were_drawn(
    is_given_up,
) -> None:
    memory = draw_memory("ours")
    called = call_of()
    own = memory.come(key_of(US), f"P{US}", called.id)
    others = [come_of(key_of(who), f"P{who}", called.id) for who in (0, 1, 2, 4, 5, 6)]
    roll = make_roll(key_of(CALLER), called, [*others, own])
    reveal = memory.reveal(key_of(US), roll, 0.0)
    assert reveal is not None
    if is_given_up:
        memory.come(key_of(US), f"P{US}", call_of(1).id)
    packet = told_roll(roll, 0, 1, 2, 4, 5, 6)
    place = [one.identity for one in roll.comes].index(key_of(US).public)
    whole = (*packet.reveals[:place], reveal, *packet.reveals[place + 1 :])
    ours = Ours(1, memory=memory)
    ours.hear(1, replace(packet, reveals=whole))
    ours.turn(DRAW_WITHIN_S + 1)
    assert [(one.draw is not None, one.is_late) for one in ours.node.here] == (
        [] if is_given_up else [(True, False)]
    )


def test_nobody_draws_what_another_has_called_nor_without_a_call() -> None:
    ours = Ours(CALLER)
    ours.node.command(DrawTables())
    ours.hear(CALLER, told_call(call_of(), *range(7)))
    ours.node.command(ComeTo(call_of().id))
    ours.node.command(DrawTables())
    assert not ours.node.here[0].is_fixed


def test_of_more_than_eight_tournaments_the_oldest_are_forgotten() -> None:
    ours = Ours(*range(12))
    for who in (*range(3), *range(4, 12)):
        ours.hear(who, told_call(call_of(who), who))
    assert len(ours.known()) == TOURNAMENTS_MAX
    assert ours.known() == [call_of(who).id for who in range(4, 12)]


def test_the_window_is_told_once_that_a_draw_is_late_and_of_nothing_while_nothing_happens() -> None:
    memory = draw_memory("ours")
    ours = Ours(CALLER, memory=memory)
    called = call_of()
    ours.hear(CALLER, told_call(called, CALLER))
    ours.node.command(ComeTo(called.id))
    ours.turn()
    own = next(one for one in ours.node.here[0].comes if one.identity == key_of(US).public)
    others = [come_of(key_of(who), f"P{who}", called.id) for who in (0, 1, 2, 4, 5, 6)]
    ours.hear(CALLER, told_roll(make_roll(key_of(CALLER), called, [*others, own])))
    ours.turn(1.0)
    before = ours.news
    ours.turn(DRAW_WITHIN_S - 2)
    assert (ours.news, ours.shown[0].is_late) == (before, False)
    ours.turn(2.0)
    assert (ours.news, ours.shown[0].is_late) == (before + 1, True)
    ours.turn(3.0)
    assert ours.news == before + 1


def test_who_is_on_a_roll_is_shown_to_who_has_heard_of_nobody_before() -> None:
    ours = Ours(1)
    ours.hear(1, told_roll(rolled(call_of()), 1))
    (here,) = ours.node.here
    assert {one.name for one in here.comes} == {f"P{who}" for who in range(7)}
    assert set(here.silent) == {f"P{who}" for who in range(7)} - {"P1"}


def test_beside_a_newer_call_of_its_caller_an_older_tournament_is_heard_of_once_it_is_drawn() -> (
    None
):
    ours = Ours(CALLER, 1)
    new, old = call_of(random=b"a newer one 16 b"), call_of()
    ours.hear(CALLER, told_call(new, CALLER))
    ours.hear(1, told_roll(rolled(old), 1))
    assert ours.known() == [new.id]
    ours.hear(1, told_roll(rolled(old), *range(7)))
    assert old.id in ours.known()


def test_what_somebody_lacks_is_told_at_once_and_then_once_a_second_however_many_turns() -> None:
    ours = Ours(CALLER, 1)
    ours.hears = {1: (US,)}
    ours.hear(CALLER, told_roll(rolled(call_of()), CALLER))
    assert [to for to, _ in ours.turn(0.1)].count(1) == 1
    assert [to for to, _ in ours.turn(2.5 * LOBBY_EVERY_S)].count(1) == 2
