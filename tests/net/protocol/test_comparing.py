"""Copies compared: everybody in a room is asked for a copy of a game; wires and disks are made up.

Who has no seat learns nothing, what nobody asked for counts for nothing, a loss is asked again.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from core.table.step import Completed
from core.table.table import Table
from core.table.trouble import Trouble
from net.protocol.commands import CompareCopies, CopyRead, KeepCopies
from net.protocol.comparing import Comparing
from net.protocol.copy_packets import CertificatePacket, Compare, CopyPacket, CopyState
from net.protocol.effects import CopyAsked, CopyTold, Effect, Penalize, ReadCopy, Send
from net.protocol.evening import Evening
from net.protocol.hello_packets import Greeting, make_hello
from net.protocol.limits import (
    BAD_PACKETS_MAX,
    COPY_OPEN_MAX,
    COPY_QUESTIONS,
    COPY_WITHIN_S,
    FRAME_MAX,
)
from net.protocol.links import Links
from net.protocol.lobby import Lobby
from net.protocol.packets import Packet, encode
from net.protocol.troubles import DiskReason
from tests.drawn import draw_memory
from tests.seats import (
    NAMES,
    choices,
    identity_of,
    play,
    played,
    remembered_verify,
    sat_down,
    secret_of,
    table_at,
)
from tests.simulation.witness import read_frame
from tests.tampering import altered
from tests.toy import Toy

TURN_S = 0.05
TOY = Toy()
GAME = played(1, 3, options=2)
WHOLE = tuple(table_at(GAME, 100).completed)
OTHER = played(1, 2, options=3)
Steps = Sequence[Completed[Any]]
_Kind = TypeVar("_Kind")
Loses = Callable[[str, str, Packet], bool]


def forked(at: int) -> Steps:
    """Play the game to its end otherwise than `WHOLE` from step *at* on: all seats sign twice."""
    seated = [table_at(GAME, at, seat) for seat in range(3)]
    play(seated, choices(77))
    return tuple(seated[0].completed)


PARTED = 5
FORKED = forked(PARTED)


class Guest:
    """A program in the room: its evening, its disk, and all that it told its player."""

    def __init__(self, name: str, number: int, seed: int = 1, *, looks_on: bool = False) -> None:
        self.name = name
        self.identity = identity_of(seed, number)
        self.link = name.encode().ljust(32, b".")
        known = ((TOY.rules_id, TOY.rules_hash),)
        rules = {TOY.rules_id: TOY}.get
        lobby = Lobby(name, "1.0", known, self.identity, rules, looks_on=looks_on)
        self.evening = Evening(lobby, self.identity, self.link, draw_memory(name))
        self.disk: list[Steps] = []
        self.is_slow = False
        self.told: list[Effect] = []
        self.reads = 0

    def read(self, wanted: ReadCopy) -> Steps:
        """Do what the driver does."""
        self.reads += 1
        for steps in self.disk:
            genesis = steps[0].step.genesis
            seats = {offer.identity for offer in genesis.offers}
            if genesis.game == wanted.game and wanted.asker in seats:
                return steps
        return ()

    def copies(self) -> dict[str, CopyTold]:
        """Give by name what was told last of each copy."""
        return {one.name: one for one in self.told if isinstance(one, CopyTold)}

    def states(self) -> dict[str, str]:
        return {name: one.state.name for name, one in self.copies().items()}


class Company:
    """Guards the clock, the wires and the disks."""

    def __init__(self, *guests: Guest, loses: Loses = lambda _from, _to, _packet: False) -> None:
        self.guests = guests
        self.now = 20.0
        self.loses = loses
        self.said: list[tuple[str, str, Packet]] = []
        self._post: list[tuple[Guest, Guest, bytes]] = []
        for one in guests:
            for other in guests:
                if one is not other:
                    self.meet(one, other)
        self.run(1.5)

    def meet(self, one: Guest, other: Guest) -> None:
        one.evening.up(other.link, self.now)
        hello = make_hello(other.identity, other.link, one.link)
        one.evening.receive(other.link, encode(hello), self.now)

    def run(self, seconds: float) -> None:
        end = self.now + seconds
        while self.now < end:
            self.now += TURN_S
            post, self._post = self._post, []
            for source, to, frame in post:
                to.evening.receive(source.link, frame, self.now)
            for guest in self.guests:
                for effect in guest.evening.turn(self.now):
                    self._perform(guest, effect)

    def _perform(self, guest: Guest, effect: Effect) -> None:
        match effect:
            case Send(link, frame):
                to = next(one for one in self.guests if one.link == link)
                packet = read_frame(frame)
                self.said.append((guest.name, to.name, packet))
                if not self.loses(guest.name, to.name, packet):
                    self._post.append((guest, to, frame))
            case ReadCopy() if not guest.is_slow:
                found = CopyRead(effect.game, effect.asker, tuple(guest.read(effect)))
                guest.evening.command(found)
            case _:
                guest.told.append(effect)

    def say(self, source: Guest, to: Guest, *said: Packet) -> None:
        """Let *source* say what no honest program says."""
        for packet in said:
            to.evening.receive(source.link, encode(packet), self.now)

    def packets(self, kind: type[_Kind], to: str) -> list[_Kind]:
        """List the packets of a *kind* that went to somebody, lost ones too."""
        return [packet for _, name, packet in self.said if name == to and isinstance(packet, kind)]


def room(*disks: Steps) -> tuple[Company, Guest, Guest, Guest]:
    """Ann, Ben and Cem in a lobby, with these copies of the game that they played."""
    guests = [Guest(NAMES[number], number) for number in range(3)]
    for guest, disk in zip(guests, disks, strict=False):
        guest.disk = [disk] if disk else []
    company = Company(*guests)
    return company, guests[0], guests[1], guests[2]


def ask(guest: Guest, steps: Steps) -> None:
    digests = tuple(done.digest for done in steps)
    guest.evening.command(CompareCopies(steps[0].step.genesis, digests))


def digests_of(steps: Steps) -> tuple[bytes, ...]:
    return tuple(done.digest for done in steps)


# -- what is answered ------------------------------------------------------------------------------


def test_everybody_in_the_room_is_asked_and_listed_by_name_before_anybody_answers():
    company, ann, _, _ = room(WHOLE, WHOLE, WHOLE[:4])
    company.loses = lambda _from, to, _packet: to == "Ann"
    ask(ann, WHOLE)
    company.run(TURN_S)
    assert ann.states() == {"Ben": "WAITING", "Cem": "WAITING"}


def test_equal_and_shorter_copies_are_told_with_all_their_digests():
    company, ann, _, _ = room(WHOLE, WHOLE, WHOLE[:4])
    ask(ann, WHOLE)
    company.run(0.3)
    told = ann.copies()
    assert told["Ben"].digests == digests_of(WHOLE)
    assert told["Cem"].digests == digests_of(WHOLE[:4])
    assert {one.game for one in told.values()} == {GAME.genesis.game}
    assert told["Ben"].identity == identity_of(1, 1).public
    assert {len(one.certificate) for one in told.values()} == {0}
    for name in ("Ben", "Cem"):
        assert len(company.packets(Compare, name)) == 1, "one question is enough"


def test_where_a_copy_parts_the_certificate_of_that_step_follows():
    company, ann, _, _ = room(WHOLE, FORKED, WHOLE)
    ask(ann, WHOLE)
    company.run(0.5)
    ben = ann.copies()["Ben"]
    assert (ben.digests[:4], ben.digests[4:]) == (digests_of(WHOLE[:4]), digests_of(FORKED[4:]))
    assert ben.digests[4] != WHOLE[4].digest
    assert ben.certificate == FORKED[4].certificate
    assert ann.copies()["Cem"].certificate == ()


def test_who_has_no_copy_says_so_and_who_says_nothing_is_silent_after_some_seconds():
    company, ann, _, _ = room(WHOLE, (), WHOLE)
    company.loses = lambda source, to, packet: (
        "Cem" in {source, to} and isinstance(packet, Compare | CopyPacket)
    )
    ask(ann, WHOLE)
    company.run(1)
    assert ann.states() == {"Ben": "NONE", "Cem": "WAITING"}
    company.run(COPY_WITHIN_S)
    assert ann.states() == {"Ben": "NONE", "Cem": "SILENT"}
    asked = company.packets(Compare, "Cem")
    assert len(asked) == COPY_WITHIN_S, "once a second"
    company.run(3)
    assert company.packets(Compare, "Cem") == asked, "and no more after that"


@pytest.mark.parametrize("lost", range(1, 4))
def test_a_loss_is_asked_again(lost):
    """The question, the answer, or what proves that a step parts: each the first times."""
    company, ann, _, _ = room(WHOLE, FORKED, WHOLE[:4])
    counts = dict[tuple[str, str, bytes], int]()

    def loses(source: str, to: str, packet: Packet) -> bool:
        if not isinstance(packet, Compare | CopyPacket | CertificatePacket):
            return False
        key = source, to, encode(packet)
        counts[key] = counts.get(key, 0) + 1
        return bool(counts[key] <= lost)

    company.loses = loses
    ask(ann, WHOLE)
    company.run(14)
    assert ann.states() == {"Ben": "HAS", "Cem": "HAS"}
    assert ann.copies()["Ben"].certificate == FORKED[4].certificate


def test_a_long_copy_is_told_in_parts():
    """None behind the part in which our own last step is passed: that it goes on is known then."""
    numbered = (number.to_bytes(32, "big") for number in range(2250))
    long = tuple(WHOLE[0]._replace(digest=digest) for digest in numbered)
    company, ann, _, _ = room(long, long, long[:750])
    ask(ann, long[:1000])
    company.run(1)
    assert ann.copies()["Ben"].digests == digests_of(long[:1500])
    assert ann.copies()["Cem"].digests == digests_of(long[:750])
    sizes = [len(packet.digests) for packet in company.packets(CopyPacket, "Ann")]
    assert sorted(sizes) == [250, 500, 500, 500, 500]
    assert max(len(encode(packet)) for packet in company.packets(CopyPacket, "Ann")) < FRAME_MAX


def test_of_a_long_copy_nothing_is_asked_behind_where_it_parts():
    numbered = (number.to_bytes(32, "big") for number in range(1250))
    long = tuple(WHOLE[0]._replace(digest=digest) for digest in numbered)
    other = (*long[:9], *(done._replace(digest=bytes([9] * 32)) for done in long[9:]))
    company, ann, _, _ = room(long, other, ())
    ask(ann, long)
    company.run(1)
    asked = company.packets(Compare, "Ben")
    assert [(one.step, one.is_certificate) for one in asked] == [(1, False), (10, True)]
    assert ann.copies()["Ben"].digests == digests_of(other[:500])


def test_a_copy_without_a_step_is_none():
    company, ann, ben, _ = room(WHOLE, (), ())
    ben.is_slow = True
    ask(ann, WHOLE)
    company.run(0.2)
    company.say(ben, ann, CopyPacket(GAME.genesis.game, 1, CopyState.HAS))
    company.run(0.2)
    assert ann.states()["Ben"] == "NONE"


def test_it_is_due_to_ask_again_as_long_as_somebody_has_not_answered():
    links = Links(identity_of(1, 0), b"O" * 32)
    for number, link in enumerate((b"B" * 32, b"C" * 32), 1):
        links.receive(link, encode(make_hello(identity_of(1, number), link, b"O" * 32)), 0.0)
        links.receive(link, encode(Greeting(NAMES[number], "1.0", ())), 0.0)
    asking = Comparing(links, identity_of(1, 0).public)
    assert asking.due == math.inf
    asking.command(CompareCopies(GAME.genesis, digests_of(WHOLE)))
    assert len([one for one in asking.turn(5.0) if isinstance(one, Send)]) == 2
    assert asking.due == 6.0
    for number, link in enumerate((b"B" * 32, b"C" * 32), 1):
        answer = CopyPacket(GAME.genesis.game, 1, CopyState.NONE)
        asking.receive(link, identity_of(1, number).public, answer, 5.5)
        assert asking.due == (6.0 if number == 1 else math.inf)


def test_a_copy_can_be_compared_at_a_table_while_our_own_game_goes_on():
    company, ann, ben, _ = room(WHOLE, WHOLE, WHOLE)
    genesis, sits = sat_down(3, 2)
    ben.evening.begin(Table(genesis, TOY, None, remembered_verify), sits)
    ask(ann, WHOLE)
    company.run(0.5)
    assert ann.states()["Ben"] == "HAS"
    ask(ben, WHOLE)
    company.run(0.5)
    assert ben.states() == {"Ann": "HAS", "Cem": "HAS"}


# -- who is told what ------------------------------------------------------------------------------


def test_a_stranger_is_told_the_same_as_where_there_is_no_copy():
    """Nobody learns who played what (and a stranger's question reaches no player)."""
    dora = Guest("Dora", 3)
    ben, cem = Guest("Ben", 1), Guest("Cem", 2)
    ben.disk = [WHOLE]
    company = Company(dora, ben, cem)
    ask(dora, WHOLE)
    company.run(0.5)
    dora.evening.command(CompareCopies(GAME.genesis, ()))
    company.run(0.5)
    company.say(dora, ben, Compare(GAME.genesis.game, 3, is_certificate=True))
    company.run(0.5)
    answers = company.packets(CopyPacket, "Dora")
    assert {answer.state for answer in answers} == {CopyState.NONE}
    assert company.packets(CertificatePacket, "Dora") == []
    by_name = {
        name: [encode(p) for n, to, p in company.said if n == name and isinstance(p, CopyPacket)]
        for name in ("Ben", "Cem")
    }
    assert by_name["Ben"][:2] == by_name["Cem"]
    assert not [one for one in ben.told if isinstance(one, CopyAsked)]


def test_our_player_is_told_once_who_compares_by_the_name_in_that_game():
    company, ann, ben, cem = room(WHOLE, WHOLE, ())
    for _ in range(2):
        ask(ann, WHOLE)
        company.run(0.5)
    asked = CopyAsked(GAME.genesis.game, ann.identity.public, "Ann")
    assert [one for one in ben.told if isinstance(one, CopyAsked)] == [asked]
    assert not [one for one in cem.told if isinstance(one, CopyAsked)], "there is nothing to tell"
    ask(cem, WHOLE)
    company.run(0.5)
    asked = CopyAsked(GAME.genesis.game, cem.identity.public, "Cem")
    assert [one for one in ann.told if isinstance(one, CopyAsked)] == [asked]


def test_who_keeps_copies_says_so_to_seats_only_and_tells_them_again_later():
    company, ann, ben, _ = room(WHOLE, WHOLE, WHOLE)
    ben.evening.command(KeepCopies(is_kept=True))
    ask(ann, WHOLE)
    company.run(0.5)
    assert ann.states() == {"Ben": "KEPT", "Cem": "HAS"}
    assert ann.copies()["Ben"].digests == ()
    company.say(ann, ben, Compare(GAME.genesis.game, 3, is_certificate=True))
    company.run(0.5)
    assert company.packets(CertificatePacket, "Ann") == []
    ben.evening.command(KeepCopies(is_kept=False))
    ask(ann, WHOLE)
    company.run(0.5)
    assert ann.states() == {"Ben": "HAS", "Cem": "HAS"}


def test_nobody_who_looks_on_is_asked_no_program_of_our_own_and_nobody_twice():
    ann, screen, ben = Guest("Ann", 0), Guest("Screen", 4, looks_on=True), Guest("Ben", 1)
    ours, his = Guest("Ann", 0), Guest("Ben", 1)
    ours.link, his.link = b"our twin".ljust(32, b"."), b"his twin".ljust(32, b".")
    company = Company(ann, ours, screen, ben, his)
    ask(ann, WHOLE)
    company.run(0.5)
    assert ann.states().keys() == {"Ben"}
    assert len(company.packets(Compare, "Ben")) == 1


def test_who_is_met_while_the_others_are_asked_is_asked_too_but_nobody_who_comes_later():
    ann, ben, cem = (Guest(NAMES[number], number) for number in range(3))
    ben.disk = cem.disk = [WHOLE]
    company = Company(ann, ben, cem)
    away = {"Ben", "Cem"}
    company.loses = lambda source, _to, _packet: source in away
    for guest in (ben, cem):
        ann.evening.down(guest.link)
    ask(ann, WHOLE)
    company.run(1)
    assert ann.states() == {}
    for late, wait in ((ben, COPY_WITHIN_S), (cem, 2)):
        away.remove(late.name)
        company.meet(ann, late)
        company.run(wait)
    assert ann.states() == {"Ben": "HAS"}
    ask(ann, WHOLE)
    company.run(1)
    assert ann.states() == {"Ben": "HAS", "Cem": "HAS"}


def test_a_program_that_knows_no_new_packets_is_sent_none():
    company, ann, ben, _ = room(WHOLE, WHOLE, WHOLE)
    company.say(ben, ann, Greeting("Ben", "0.1", ()))
    ask(ann, WHOLE)
    company.run(COPY_WITHIN_S + 1)
    assert ann.states() == {"Ben": "SILENT", "Cem": "HAS"}
    assert company.packets(Compare, "Ben") == []


def test_who_does_not_greet_is_asked_if_the_game_has_its_name():
    """Seats at another table greet nobody in the lobby (P10)."""
    ann, ben, cem, zoe = (Guest(*who) for who in (("Ann", 0), ("Ben", 1), ("Cem", 2), ("Zoe", 4)))
    genesis, sits = sat_down(3, 2)
    for guest in (cem, zoe):
        guest.disk = [WHOLE]
        guest.evening.begin(Table(genesis, TOY, None, remembered_verify), sits)
    company = Company(ann, ben, cem, zoe)
    assert not [one for one in company.packets(Greeting, "Ann") if one.name != "Ben"]
    ask(ann, WHOLE)
    company.run(0.5)
    assert ann.states() == {"Ben": "NONE", "Cem": "HAS"}
    assert company.packets(Compare, "Zoe") == []
    before = len(company.packets(Compare, "Cem"))
    cem.is_slow = True
    ask(ann, WHOLE)
    company.run(COPY_WITHIN_S + 1)
    assert ann.states()["Cem"] == "SILENT"
    assert len(company.packets(Compare, "Cem")) - before == 2, "it may be too old to like that"


def test_another_question_replaces_the_one_before():
    company, ann, ben, _ = room(WHOLE, WHOLE, WHOLE)
    other = tuple(table_at(OTHER, 100).completed)
    ben.is_slow = True
    ask(ann, WHOLE)
    company.run(0.5)
    ann.told.clear()
    ask(ann, other)
    company.run(0.5)
    company.say(ben, ann, CopyPacket(GAME.genesis.game, 1, CopyState.HAS, digests_of(WHOLE)))
    company.run(0.5)
    assert {one.game for one in ann.copies().values()} == {OTHER.genesis.game}
    assert ann.states() == {"Ben": "WAITING", "Cem": "NONE"}


def test_with_a_full_disk_nothing_is_answered():
    company, ann, ben, _ = room(WHOLE, WHOLE, WHOLE)
    ben.evening.stop(Trouble(DiskReason.FULL))
    ask(ann, WHOLE)
    company.run(0.5)
    assert ann.states() == {"Ben": "WAITING", "Cem": "HAS"}


# -- who means ill ---------------------------------------------------------------------------------


def test_a_flood_of_questions_is_answered_so_often_and_no_more():
    company, ann, ben, cem = room(WHOLE, WHOLE, WHOLE)
    most, within_s = COPY_QUESTIONS
    for step in range(1, 300):
        company.say(ann, ben, Compare(GAME.genesis.game, step))
    company.run(1)
    assert ben.reads <= COPY_OPEN_MAX
    company.run(1)
    for step in range(1, 300):
        company.say(ann, ben, Compare(GAME.genesis.game, step))
        company.run(TURN_S)
        if company.now > 28:
            break
    assert ben.reads == most
    assert not [one for one in ben.told if isinstance(one, Penalize)], "who asks much is no cheat"
    ask(cem, WHOLE)
    company.run(0.5)
    assert cem.states()["Ben"] == "HAS", "the others are answered"
    company.run(within_s)
    ask(ann, WHOLE)
    company.run(0.5)
    assert ann.states()["Ben"] == "HAS", "later the flooder too"


def test_questions_of_all_links_that_wait_for_a_slow_disk_are_bounded():
    company, ann, ben, cem = room(WHOLE, WHOLE, WHOLE)
    ben.is_slow = True
    for step in range(1, 100):
        for guest in (ann, cem):
            company.say(guest, ben, Compare(GAME.genesis.game, step))
    company.run(0.5)
    waiting = [one for one in ben.told if isinstance(one, ReadCopy)]
    assert len(waiting) == COPY_OPEN_MAX
    ben.evening.down(ann.link)
    for guest in (ann, cem):
        ben.evening.command(CopyRead(GAME.genesis.game, guest.identity.public, WHOLE))
    company.run(0.2)
    assert company.packets(CopyPacket, "Ann") == [], "who has gone is told nothing"
    assert len(company.packets(CopyPacket, "Cem")) == COPY_OPEN_MAX // 2
    told = [one.name for one in ben.told if isinstance(one, CopyAsked)]
    assert told == ["Cem"], "and what was not answered is no news"


def test_a_question_told_twice_is_answered_once_and_to_who_has_asked():
    company, ann, ben, cem = room(WHOLE, WHOLE, WHOLE)
    ben.is_slow = True
    question = Compare(GAME.genesis.game, 1)
    company.say(ann, ben, question, question)
    company.say(cem, ben, question)
    company.run(0.2)
    assert len([one for one in ben.told if isinstance(one, ReadCopy)]) == 2
    ben.evening.command(CopyRead(GAME.genesis.game, ann.identity.public, WHOLE))
    company.run(0.2)
    assert len(company.packets(CopyPacket, "Ann")) == 1
    assert company.packets(CopyPacket, "Cem") == []
    ben.evening.command(CopyRead(GAME.genesis.game, cem.identity.public, WHOLE))
    company.run(0.2)
    assert len(company.packets(CopyPacket, "Ann")) == 1, "a question is answered once"
    assert len(company.packets(CopyPacket, "Cem")) == 1


def test_huge_steps_are_answered_with_nothing():
    company, ann, ben, _ = room(WHOLE, WHOLE, WHOLE)
    for is_certificate in (False, True):
        company.say(ann, ben, Compare(GAME.genesis.game, 2**31 - 1, is_certificate))
    company.run(0.5)
    (copy,) = company.packets(CopyPacket, "Ann")
    assert copy.digests == ()
    (certificate,) = company.packets(CertificatePacket, "Ann")
    assert certificate.messages == ()


def test_answers_that_nobody_asked_for_are_dropped():
    company, ann, ben, cem = room(WHOLE, WHOLE, WHOLE)
    game, whole = GAME.genesis.game, digests_of(WHOLE)
    certificate = CertificatePacket(game, PARTED, FORKED[4].certificate)
    copy = CopyPacket(game, 1, CopyState.HAS, (bytes(32),))
    company.say(ben, ann, copy, certificate)
    ben.is_slow = cem.is_slow = True
    ask(ann, WHOLE)
    company.run(0.2)
    others = replace(copy, game=bytes(32)), replace(copy, step=2), certificate
    company.say(ben, ann, *others, CertificatePacket(game, 1, WHOLE[0].certificate))
    company.run(0.2)
    assert ann.states() == {"Ben": "WAITING", "Cem": "WAITING"}
    company.say(ben, ann, replace(copy, digests=whole), copy)
    company.run(0.2)
    assert ann.copies()["Ben"].digests == whole, "the first answer counts"
    assert not [one for one in ann.told if isinstance(one, Penalize)]


def test_of_a_certificate_only_what_seats_have_signed_is_told():
    company, ann, ben, _ = room(WHOLE, (), WHOLE)
    ben.is_slow = True
    ask(ann, WHOLE)
    company.run(0.2)
    game, theirs = GAME.genesis.game, digests_of(FORKED)
    company.say(ben, ann, CopyPacket(game, 1, CopyState.HAS, theirs))
    company.run(0.2)
    good = FORKED[4].certificate
    stranger = altered(good[0], secret_of(9, 0).key, good[0].body)
    seat = altered(good[0], secret_of(1, 0).key, good[0].body, seat=3)
    no_signature = good[1]._replace(signature=bytes(64))
    said = (good[0], stranger, seat, no_signature, *WHOLE[0].certificate, *FORKED[5].certificate)
    company.say(ben, ann, CertificatePacket(game, PARTED, said))
    company.run(0.2)
    assert ann.copies()["Ben"].certificate == good[:1]


def test_a_certificate_that_is_too_long_for_a_packet_is_told_from_its_end():
    company, ann, _, _ = room(WHOLE, (), WHOLE)
    certificate = FORKED[4].certificate
    long = FORKED[4]._replace(certificate=certificate[:1] * 200 + certificate)
    company.guests[1].disk = [(*FORKED[:4], long)]
    ask(ann, WHOLE)
    company.run(0.5)
    (packet,) = company.packets(CertificatePacket, "Ann")
    assert len(encode(packet)) < FRAME_MAX / 2 + 100
    told = ann.copies()["Ben"].certificate
    assert told[-len(certificate) :] == certificate
    assert len(certificate) < len(told) < len(long.certificate)


def test_a_late_answer_does_not_end_the_question_for_the_certificate():
    """Two copies that part in the first step: what was asked twice is answered twice."""
    company, ann, ben, _ = room(WHOLE, WHOLE, WHOLE)
    ben.is_slow = True
    ask(ann, [WHOLE[0]._replace(digest=bytes(32)), *WHOLE[1:]])
    company.run(0.2)
    answer = CopyPacket(GAME.genesis.game, 1, CopyState.HAS, digests_of(WHOLE))
    certificate = WHOLE[0].certificate
    company.say(ben, ann, answer, answer, CertificatePacket(answer.game, 1, certificate))
    company.run(0.2)
    assert ann.copies()["Ben"].certificate == certificate


def test_whose_certificate_never_comes_has_still_told_its_digests():
    company, ann, _, _ = room(WHOLE, FORKED, WHOLE)
    company.loses = lambda _from, _to, packet: isinstance(packet, CertificatePacket)
    ask(ann, WHOLE)
    company.run(COPY_WITHIN_S + 2)
    told = [one for one in ann.told if isinstance(one, CopyTold) and one.name == "Ben"]
    assert [one.state for one in told] == [CopyState.WAITING, CopyState.HAS]


def test_who_answers_that_it_keeps_the_certificate_has_still_told_its_digests():
    company, ann, ben, _ = room(WHOLE, FORKED, WHOLE)
    company.loses = lambda _from, _to, packet: isinstance(packet, CertificatePacket)
    ask(ann, WHOLE)
    company.run(0.5)
    ben.evening.command(KeepCopies(is_kept=True))
    company.run(COPY_WITHIN_S + 1)
    ben_told = ann.copies()["Ben"]
    assert (ben_told.state, ben_told.digests) == (CopyState.HAS, digests_of(FORKED))
    asked = len(company.packets(Compare, "Ben"))
    company.run(3)
    assert len(company.packets(Compare, "Ben")) == asked, "it has answered"


def test_malformed_answers_are_blamed_as_ever():
    company, ann, ben, _ = room(WHOLE, (), ())
    ask(ann, WHOLE)
    too_many = CopyPacket(GAME.genesis.game, 1, CopyState.HAS, (bytes(32),) * 501)
    for _ in range(BAD_PACKETS_MAX):
        company.say(ben, ann, too_many)
        company.run(TURN_S * 4)
    assert [one.link for one in ann.told if isinstance(one, Penalize)] == [ben.link]


def test_a_copy_of_digests_that_lie_costs_no_more_than_its_parts():
    """As many digests as a packet holds, again and again: each part only where it was asked for."""
    numbered = (number.to_bytes(32, "big") for number in range(1250))
    long = tuple(WHOLE[0]._replace(digest=digest) for digest in numbered)
    company, ann, ben, _ = room(long, (), ())
    ben.is_slow = True
    ask(ann, long)
    company.run(0.2)
    full = CopyPacket(GAME.genesis.game, 1, CopyState.HAS, digests_of(long[:500]))
    for _ in range(5):
        company.say(ben, ann, full)
        company.run(0.5)
    assert ann.states()["Ben"] == "WAITING"
    assert {packet.step for packet in company.packets(Compare, "Ben")} == {1, 501}
