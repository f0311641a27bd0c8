"""Five people at one laptop: what their nodes do each second at a table where nothing happens.

Only counts, for each second in which a node says where it is: who is late does less of all of it.
"""

import os
import threading
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

import pytest

from core.games import rules_for
from core.table.signing import SigningKey
from core.wormup.profiles import Options
from net.driver.beacon import Beacon
from net.driver.dialer import DialedLine
from net.driver.door import Door
from net.driver.headless import Event
from net.driver.node import Node
from net.driver.place import NodePlace
from net.driver.resources import MemoryWatch
from net.protocol.commands import Meet, SameHere
from net.protocol.effects import Show
from net.protocol.evening import Evening
from net.protocol.snapshot import TableSnapshot
from net.protocol.terms import Terms
from tests.world import HANG_S

SEATS = 5
SECONDS = 4
SPANS = 5
"""A machine that is busy elsewhere lets nodes speak late, so one of these must do."""
TURNS_MAX = SEATS * SECONDS * 5 // 2
"""One to speak, one to hear the others, and half of one for the look at the memory."""


class Person:
    """A node in a thread of its own, whose player looks at the board and thinks."""

    def __init__(self, number: int, data: Path, meet: int) -> None:
        self.node = Node(NodePlace(f"P{number}", "1.0", data, loopback=True, meet=meet), self._see)
        self.thinks = threading.Event()
        self.shown = 0
        self._thread = threading.Thread(target=self.node.run)
        rules = rules_for("wormup/gryphon2010")
        assert rules is not None
        terms = Terms(rules.rules_id, rules.rules_hash, Options().plain(), SEATS)
        self.node.submit(Meet(terms))
        self._thread.start()

    def _see(self, event: Event) -> None:
        match event:
            case Show(TableSnapshot() as table):
                self.shown += 1
                if table.must_compare:
                    self.node.submit(SameHere())
                elif table.may_act:
                    self.thinks.set()
            case _:
                pass

    def stop(self) -> None:
        self.node.stop()
        self._thread.join()


class Tally:
    """Counts the calls of some methods, and whose they were."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.counts: Counter[str] = Counter()
        self.owners: dict[str, set[int]] = {}
        self._monkeypatch = monkeypatch
        self._change = threading.Condition()

    def count(self, owner: type, name: str) -> None:
        method = getattr(owner, name)

        def counted(mine: object, *arguments: object) -> object:
            with self._change:
                self.counts[name] += 1
                self.owners.setdefault(name, set()).add(id(mine))
                self._change.notify_all()
            return method(mine, *arguments)

        self._monkeypatch.setattr(owner, name, counted)

    def seconds(self, number: int) -> Counter[str]:
        """Return what has been called when all nodes have shouted so often, each once a second."""
        with self._change:
            self.counts.clear()
            self.owners.clear()
            shouts = SEATS * number
            assert self._change.wait_for(lambda: self.counts["shout"] >= shouts, HANG_S)
            return self.counts.copy()


def test_five_people_at_one_laptop_who_think_say_where_they_are_and_nothing_else(
    tmp_path, monkeypatch
):
    meet, before = 30_000 + os.getpid() % 15_000, set(threading.enumerate())
    tally = Tally(monkeypatch)
    for owner, name in (
        (Beacon, "shout"),
        (DialedLine, "send"),
        (Door, "_say"),
        (MemoryWatch, "has_swollen"),
        (SigningKey, "sign"),
        (Evening, "turn"),
    ):
        tally.count(owner, name)
    with ExitStack() as stack:
        people = []
        for number in range(SEATS):
            people.append(Person(number, tmp_path / str(number), meet))
            stack.callback(people[-1].stop)
        assert all(person.thinks.wait(HANG_S) for person in people)
        tally.seconds(SECONDS)  # what follows the last news is said meanwhile
        shown = [person.shown for person in people]
        counts = tally.seconds(SECONDS)
        threads = [thread.name for thread in set(threading.enumerate()) - before]
        assert [person.shown for person in people] == shown, "nothing new to draw"
        assert counts["sign"] == 0
        every_link = SEATS * (SEATS - 1)
        haves, whereabouts = every_link * (SECONDS + 1), every_link
        assert counts["send"] + counts["_say"] <= haves + whereabouts, "no word beside them"
        assert len(tally.owners["has_swollen"]) == 1, "one look at the memory for all"
        assert threads.count("mdns") == 1
        spans = (tally.seconds(SECONDS)["turn"] for _ in range(SPANS))
        assert any(turns <= TURNS_MAX for turns in spans), "what all say at a beat is heard at once"
