"""The `peer` command: a seat without a window, with a line for each step."""

import hashlib
import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable
from pathlib import Path

from core.bots.choose import OpenedStep
from core.games import choose
from core.table.genesis import Genesis
from core.table.log import NotALogError
from core.table.naming import plain_name
from core.table.rules import Refusal
from core.table.trouble import TroubleError
from gui.game_ui import known_ui
from gui.report.judged import replay_of
from gui.report.key_history import KeyHistory, KeyHistoryReader
from gui.report.step_words import told
from gui.report.version_notes import version_notes
from gui.terminal.join_argument import add_join, read_join
from gui.terminal.joiner import Joiner
from gui.terminal.output import say
from gui.terminal.place_arguments import add_name, add_place, require_place
from gui.terminal.table_arguments import add_table
from gui.terminal.wanted_table import level_for, wanted_table
from gui.words.join import answer_words, invitation, picture
from gui.words.player_names import player_name, player_names
from gui.words.presence import Presence, agreed_words
from gui.words.trouble_words import trouble_words
from gui.words.wanted import UsageError, WantedTerms
from gui.words.words import words
from net.driver.disk import is_there, listed
from net.driver.end_with_input import end_with_input
from net.driver.folder import FolderError, genesis_of, read_log
from net.driver.headless import Event, Headless, PatienceLost
from net.driver.identity import data_directory, load_identity
from net.driver.journal import keep_journal
from net.driver.node import Node
from net.driver.place import NodePlace
from net.driver.time_of_day import time_of_day
from net.protocol.commands import JoinByCode, Meet, Play, Watch
from net.protocol.effects import CopyAsked, Doubled, Notice, Rejected, Show, StepDone
from net.protocol.join_code import CodeTried
from net.protocol.snapshot import LobbySnapshot, TableSnapshot


class SeatError(UsageError):
    """The seat cannot be taken; the message says what to do."""


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `peer` to *command*."""
    add_name(command, words("what the others call you"), required=True)
    command.add_argument(
        "--seats", type=int, default=3, metavar="N", help=words("how many play (3)")
    )
    add_table(command, "peer")
    command.add_argument("--seed", default=None, help=words("what the bot's chance starts from"))
    add_place(command)
    add_join(command)
    again = words("go on with the last unfinished game, or with GAME as `games` names it")
    command.add_argument("--resume", nargs="?", const="", default=None, metavar="GAME", help=again)
    command.add_argument(
        "--tied", action="store_true", help=words("end when the standard input ends")
    )
    patience = words("go on without a silent seat after so many seconds, if a majority agrees (20)")
    command.add_argument("--patience", type=float, default=20.0, metavar="S", help=patience)
    command.add_argument(
        "--within", type=float, metavar="S", help=words("give up after so many seconds")
    )
    code = words("show the own join code in letters, and as a picture if not said otherwise")
    kinds = ("letters", "picture")
    command.add_argument("--show-code", nargs="?", const="picture", choices=kinds, help=code)


def run(chosen: Namespace) -> int:
    """Take a seat on the terminal, and return the exit code. Raises `UsageError`."""
    require_place(chosen)
    read_join(chosen)
    wanted = WantedTerms(None, "")
    if chosen.resume is None:
        wanted = wanted_table(chosen, chosen.seats, "--seats", joins=True)
    for option, seconds in (("--patience", chosen.patience), ("--within", chosen.within)):
        if seconds is not None and not seconds > 0:
            said = words("give a number of seconds above 0")
            raise UsageError(f"{option} {seconds}: {said}")
    return run_seat(chosen, wanted, chosen.version, say)


def run_seat(
    chosen: Namespace, wanted: WantedTerms, version: str, say: Callable[[str], None]
) -> int:
    """Meet, sit, play and save; return 0 if the game is over, else 1. Raises `SeatError`."""
    data = chosen.data or _own_directory(chosen.name)
    place = NodePlace(chosen.name, version, data, chosen.loopback, chosen.meet)
    keep_journal(place)
    seat = _Seat(say, chosen, KeyHistoryReader(chosen.data or data_directory()))
    headless = Headless(seat.think, seat.tell, chosen.patience, chosen.within, tied=chosen.tied)
    if chosen.tied:
        end_with_input(headless.end)
    try:
        load_identity(data, is_last=chosen.tied)  # who holds the pipe opens the table
        node = Node(place, headless.observe)
        if wanted.terms is None and chosen.resume is None:
            seat.join_with(node.submit, wanted.game)
        _begin(node, chosen, wanted, place)
        if chosen.resume is None:
            say(wanted.words)
        _join(node, chosen, say)
        last = headless.run(node)
    except TroubleError as error:
        raise SeatError(trouble_words(error.trouble)) from error
    if last is not None and last.stopped:
        raise SeatError(trouble_words(last.stopped))
    if node.log is not None:
        say(words("log: {path}", path=node.log))
    if last is None or not last.is_over:
        say(words("the game has not ended yet"))
        return 1
    return 0


def run_watch(chosen: Namespace, version: str, say: Callable[[str], None]) -> int:
    """Follow the first table met; return 0 if its game ended, else 1. Raises `SeatError`."""
    data = chosen.data or _own_directory(chosen.name)
    place = NodePlace(chosen.name, version, data, chosen.loopback, chosen.meet, looks_on=True)
    keep_journal(place)
    watcher = _Seat(say)
    headless = Headless(watcher.think, watcher.tell)
    try:
        node = Node(place, headless.observe)
        node.submit(Watch())
        if chosen.code:
            node.submit(JoinByCode(chosen.code))
        last = headless.run(node)
    except TroubleError as error:
        raise SeatError(trouble_words(error.trouble)) from error
    return 0 if last is not None and last.is_over else 1


def _own_directory(name: str) -> Path:
    """Return a directory for each name on this laptop, so that each has its own identity."""
    folded = hashlib.sha256(plain_name(name).encode()).hexdigest()[:16]
    return data_directory() / "people" / folded


def _begin(node: Node, chosen: Namespace, wanted: WantedTerms, place: NodePlace) -> None:
    """Continue a game, the named one or the last, or look for people to play with."""
    if chosen.resume is not None:
        path, genesis = _chosen_game(place.games, chosen.resume)
        level_for(genesis.rules_id, chosen.bot, chosen.usual)
        node.resume(path)
        return
    node.remember()
    if wanted.terms is not None:
        node.submit(Meet(wanted.terms))


def _join(node: Node, chosen: Namespace, say: Callable[[str], None]) -> None:
    """Show the codes that lead to us, and follow the code that we were given."""
    codes = node.join_codes
    if codes and (chosen.show_code or not chosen.loopback):
        say(invitation(codes))
    if chosen.show_code == "picture" and codes:
        say(picture(codes[0].text))
    if chosen.code:
        node.submit(JoinByCode(chosen.code))


def _chosen_game(games: Path, name: str) -> tuple[Path, Genesis]:
    """Return the game called *name*, finished or not; with "" the last unfinished one.

    One that is over here is shown to players who have not seen its end. Raises `SeatError`.
    """
    if not name:
        return unfinished(games, lambda genesis: len(genesis.offers) > 1)
    genesis = genesis_of(games / name)
    if genesis is None:
        raise SeatError(words("there is no game {name} in {folder}", name=name, folder=games))
    return games / name, genesis


def unfinished(games: Path, fits: Callable[[Genesis], bool]) -> tuple[Path, Genesis]:
    """Return the game played last of those that are not over. Raises `SeatError`.

    A broken log, such as a crash in the first moment leaves, does not hide the other games.
    """
    found = []
    for log in listed(games, "*/log") if is_there(games) else ():
        try:
            when, replay = log.stat().st_mtime, replay_of(read_log(log))
        except (OSError, FolderError, NotALogError):
            continue  # `games` says what is wrong with it
        has_begun = replay.table is not None and replay.seats == len(replay.sits)
        if has_begun and not replay.is_over and replay.genesis and fits(replay.genesis):
            found.append((when, log.parent, replay.genesis))
    if not found:
        said = words(
            "there is no unfinished game in {folder}: start without --resume", folder=games
        )
        raise SeatError(said)
    _, path, genesis = max(found, key=lambda one: one[0])
    return path, genesis


class _Seat:
    """Prints what happens at the table; it remembers what is printed, so that no line repeats.

    Without *chosen*, the command line of a seat, it only watches.
    """

    def __init__(
        self,
        say: Callable[[str], None],
        chosen: Namespace | None = None,
        looking: KeyHistoryReader | None = None,
    ) -> None:
        self._say = say
        self._chosen = chosen
        self._looking = looking
        """Reads which players are known on this laptop."""
        seed = chosen.seed if chosen else None
        self._seed = hashlib.sha256(seed.encode()).digest() if seed else os.urandom(32)
        self._waiting = ""
        self._presence = Presence(time_of_day)
        self._snapshot: TableSnapshot | None = None
        self._past: list[OpenedStep] = []
        self._submit: Callable[[Meet], None] | None = None
        self._joiner: Joiner | None = None

    def join_with(self, submit: Callable[[Meet], None], game: str) -> None:
        """Sit down at any open table of *game*, with *submit*."""
        self._submit, self._joiner = submit, Joiner(game)

    def think(self, snapshot: TableSnapshot) -> Play:
        """Return the bot's choice. Raises `UsageError` if it does not play this game."""
        assert snapshot.seat is not None
        assert self._chosen is not None, "who watches has no seat"
        level = level_for(snapshot.rules.rules_id, self._chosen.bot, self._chosen.usual)
        seat = snapshot.seat
        choice = choose(level, snapshot.rules, snapshot.state, seat, self._seed, past=self._past)
        return Play(snapshot.step, choice.action, choice.sealed)

    def tell(self, event: Event) -> None:
        """Print what is new."""
        match event:
            case StepDone():
                self._note(event)
            case CodeTried() | Notice() | CopyAsked() | Doubled(is_twice=True):
                self._say(words("note: {note}", note=_note_words(event)))
            case Rejected(refusal):
                self._say(words("refused: {why}", why=self._why(refusal)))
            case Show(LobbySnapshot() as lobby):
                self._tell_lobby(lobby)
            case Show(TableSnapshot() as snapshot):
                self._snapshot = snapshot
                self._say_all(self._presence.news(snapshot))
            case PatienceLost(without, gone) if self._snapshot is not None:
                self._say(agreed_words(self._snapshot, without, gone))
            case _:
                pass

    def _note(self, event: StepDone) -> None:
        """Print what the step brought, and keep for the bot what was opened in it."""
        done = event.completed
        if done.step.opens:
            self._past.append(OpenedStep(done.step.state, done.outcome.slots))
        self._say_all(told(done))

    def _why(self, refusal: Refusal) -> str:
        assert self._snapshot is not None, "only at a table something is refused"
        return known_ui(self._snapshot.rules.rules_id).refusal_words(refusal)

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._say(line)

    def _tell_lobby(self, lobby: LobbySnapshot) -> None:
        problems = [trouble_words(person.problem) for person in lobby.people if person.problem]
        if lobby.why_alone is not None and not lobby.people:
            problems.append(words("note: {note}", note=trouble_words(lobby.why_alone)))
        known = self._looking.known if self._looking is not None else KeyHistory()
        for person in lobby.people:
            problems += version_notes(person, person.name)
            notes = known.notes(person.name, person.identity)
            problems += [words("{name}: {note}", name=person.name, note=note) for note in notes]
        seated = ", ".join(player_names(lobby.seated)) or words("nobody yet")
        line = words("at the table: {names}", names=seated)
        if lobby.missing_sits:
            named = {"names": seated, "missing": ", ".join(player_names(lobby.missing_sits))}
            line = words("at the table: {names}; waiting for {missing}", **named)
        for line_to_tell in (line, *problems):
            if line_to_tell not in self._waiting:
                self._say(line_to_tell)
        self._waiting = "\n".join((line, *problems))
        if self._submit and self._joiner and (meet := self._joiner.wish(lobby)):
            game = known_ui(meet.terms.rules_id).terms_words(meet.terms)
            self._say(words("an open table: {game}", game=game))
            self._submit(meet)


def _note_words(event: CodeTried | Notice | CopyAsked | Doubled) -> str:
    """Return what *event* means to the player."""
    match event:
        case CodeTried():
            return answer_words(event)
        case Notice(trouble):
            return trouble_words(trouble)
        case CopyAsked():
            return words("{name} compares your copy of a game", name=player_name(event.name))
        case Doubled():
            return words("another program uses your key")
