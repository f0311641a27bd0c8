"""The `peer` command: a seat without a window, one line a step."""

import hashlib
import os
from argparse import Namespace
from collections.abc import Callable, Iterable
from pathlib import Path

from core.bots.choose import Level, choose
from core.games import rules_for
from core.table.genesis import plain_name
from gui.join import answer_words, invitation, picture
from gui.presence import Presence, agreed_words
from gui.report import replay_of
from gui.story import told
from gui.texts import refusal_words
from net.driver.clock import time_of_day
from net.driver.disk import DiskError
from net.driver.folder import FolderError, read_log
from net.driver.headless import Event, Headless, PatienceLost
from net.driver.identity import data_directory
from net.driver.node import Node, Place
from net.driver.sockets import SocketsError
from net.protocol.commands import JoinByCode, Meet, Play, Watch
from net.protocol.effects import Notice, Rejected, Show, StepDone
from net.protocol.join_code import CodeTried
from net.protocol.packets import Terms
from net.protocol.snapshot import LobbySnapshot, TableSnapshot


class SeatError(Exception):
    """The seat cannot be taken; the message says what to do."""


def run_seat(chosen: Namespace, version: str, say: Callable[[str], None]) -> int:
    """Meet, sit, race and save; 0 when the race is over. Raises `SeatError`."""
    data = chosen.data or _own_directory(chosen.name)
    place = Place(chosen.name, version, data, chosen.loopback, chosen.meet)
    seat = _Seat(Level(chosen.bot), chosen.seed, say)
    headless = Headless(seat.think, seat.tell, chosen.patience, chosen.within)
    try:
        node = Node(place, headless.observe)
        _begin(node, chosen, place)
        if not chosen.resume:
            say(chosen.words)
        _join(node, chosen, say)
        last = headless.run(node)
    except (DiskError, SocketsError) as error:
        raise SeatError(str(error)) from error
    if last is not None and last.stopped:
        raise SeatError(last.stopped)
    if node.log is not None:
        say(f"log: {node.log}")
    if last is None or not last.is_over:
        say("the race has not ended yet")
        return 1
    return 0


def run_watch(chosen: Namespace, version: str, say: Callable[[str], None]) -> int:
    """Follow the first table that is met to its end. Raises `SeatError`."""
    data = chosen.data or _own_directory(chosen.name)
    place = Place(chosen.name, version, data, chosen.loopback, chosen.meet)
    watcher = _Seat(Level.STRAIGHT, None, say)
    headless = Headless(watcher.think, watcher.tell)
    try:
        node = Node(place, headless.observe)
        node.submit(Watch())
        if chosen.code:
            node.submit(JoinByCode(chosen.code))
        last = headless.run(node)
    except (DiskError, SocketsError) as error:
        raise SeatError(str(error)) from error
    return 0 if last is not None and last.is_over else 1


def _own_directory(name: str) -> Path:
    """Give each name on this laptop an identity and games of its own."""
    folded = hashlib.sha256(plain_name(name).encode()).hexdigest()[:16]
    return data_directory() / "people" / folded


def _begin(node: Node, chosen: Namespace, place: Place) -> None:
    """Go on with the last unfinished game, or look for people to play with."""
    if chosen.resume:
        node.resume(_unfinished(place.games))
        return
    rules_id = f"wormup/{chosen.edition}"
    rules = rules_for(rules_id)
    assert rules is not None, "the command line lists our own editions"
    node.remember()
    node.submit(Meet(Terms(rules_id, rules.rules_hash, chosen.options.plain(), chosen.seats)))


def _join(node: Node, chosen: Namespace, say: Callable[[str], None]) -> None:
    """Show the codes that lead to us, and follow the one that we were given."""
    codes = node.join_codes
    if codes and (chosen.show_code or not chosen.loopback):
        say(invitation(codes))
    if chosen.show_code and codes:
        say(picture(codes[0]))
    if chosen.code:
        node.submit(JoinByCode(chosen.code))


def _unfinished(games: Path) -> Path:
    """Find the game played last of those that are not over."""
    found = []
    for log in games.glob("*/log"):
        replay = replay_of(read_log(log))
        if replay.table is not None and replay.seats == len(replay.sits) and not replay.is_over:
            found.append((log.stat().st_mtime, log.parent))
    if not found:
        raise FolderError(f"there is no unfinished game in {games}: start without --resume")
    return max(found)[1]


class _Seat:
    """Guards what the terminal has been told, so that each line comes once."""

    def __init__(self, level: Level, seed: str | None, say: Callable[[str], None]) -> None:
        self._say = say
        self._level = level
        self._seed = hashlib.sha256(seed.encode()).digest() if seed else os.urandom(32)
        self._waiting = ""
        self._presence = Presence(time_of_day)
        self._snapshot: TableSnapshot | None = None

    def think(self, snapshot: TableSnapshot) -> Play:
        """Let the bot choose."""
        assert snapshot.seat is not None
        choice = choose(self._level, snapshot.rules, snapshot.state, snapshot.seat, self._seed)
        return Play(snapshot.step, choice.action, choice.sealed)

    def tell(self, event: Event) -> None:
        """Print what is new."""
        match event:
            case StepDone(done):
                self._say_all(told(done))
            case CodeTried():
                self._say(f"note: {answer_words(event)}")
            case Notice(text):
                self._say(f"note: {text}")
            case Rejected(refusal):
                self._say(f"refused: {refusal_words(refusal)}")
            case Show(LobbySnapshot() as lobby):
                self._tell_lobby(lobby)
            case Show(TableSnapshot() as snapshot):
                self._snapshot = snapshot
                self._say_all(self._presence.news(snapshot))
            case PatienceLost(without, gone) if self._snapshot is not None:
                self._say(agreed_words(self._snapshot, without, gone))
            case _:
                pass

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._say(line)

    def _tell_lobby(self, lobby: LobbySnapshot) -> None:
        problems = [person.problem for person in lobby.people if person.problem]
        line = f"at the table: {', '.join(lobby.seated) or 'nobody yet'}"
        if lobby.missing_sits:
            line += f"; waiting for {', '.join(lobby.missing_sits)}"
        for line_to_tell in (line, *problems):
            if line_to_tell not in self._waiting:
                self._say(line_to_tell)
        self._waiting = "\n".join((line, *problems))
