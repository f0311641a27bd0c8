"""The `solo` command: a person plays Worm & Cozy alone in the terminal and signs each hour.

It is a table of one seat, with a log like any other. Unsigned decisions are kept as a draft beside
the log, so that neither Ctrl-C nor a crash loses one.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from core.cozy.game import ROLL
from core.cozy.hour import HOUR, Hour, drafted, read_hour
from core.cozy.turn import Turn
from core.table.genesis import Genesis
from core.table.trouble import TroubleError
from gui.cozy import arguments
from gui.cozy.game_ui import Cozy
from gui.cozy.sheet_text import KEY
from gui.cozy.story import title_lines
from gui.cozy.the_week import for_joy_words
from gui.report.drafts import keep, kept
from gui.terminal.desk import HELP, Desk, LeaveError, own_terminal
from gui.terminal.output import say
from gui.terminal.peer_command import SeatError, unfinished
from gui.terminal.place_arguments import add_name, require_files, require_name
from gui.words.trouble_words import trouble_words
from gui.words.wanted import UsageError, WantedTerms
from gui.words.words import marked, words
from net.driver.folder import genesis_of
from net.driver.headless import Event, Headless
from net.driver.identity import data_directory
from net.driver.journal import keep_journal
from net.driver.node import Node
from net.driver.place import NodePlace, lonely_meet
from net.protocol.commands import Meet, Play
from net.protocol.effects import Rejected, StepDone
from net.protocol.snapshot import TableSnapshot

GO_ON = marked("The game is kept; go on with: solo --resume")

Say = Callable[[str], None]


_COZY = Cozy()


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `solo` to *command*."""
    arguments.add(command)
    add_name(command, words("what the log calls you"), "Player")
    command.add_argument("--data", type=Path, metavar="DIR", help=words("keys and games"))
    again = words("go on with the game that was left last, or with GAME as `games` names it")
    command.add_argument("--resume", nargs="?", const="", default=None, metavar="GAME", help=again)


def run(chosen: Namespace) -> int:
    """Play on the terminal, and return the exit code. Raises `UsageError`."""
    require_name(chosen.name)
    require_files()
    if chosen.resume is not None and (chosen.chapter is not None or chosen.sheet is not None):
        said = words("solo --resume goes on with a sheet: leave out --chapter and --sheet")
        raise UsageError(said)
    return run_solo(chosen, _COZY.from_arguments(chosen, 1, "--seats"), chosen.version, say)


def run_solo(chosen: Namespace, wanted: WantedTerms, version: str, say: Say) -> int:
    """Let a person play; return 0 when the game is over or left. Raises `SeatError`."""
    data = chosen.data or data_directory() / "people" / "solo"
    place = NodePlace(chosen.name, version, data, loopback=True, meet=lonely_meet())
    keep_journal(place)
    try:
        return _play(chosen, wanted, place, say)
    except LeaveError:
        say(words(GO_ON))
        return 0
    except KeyboardInterrupt:
        say(f"\n{words(GO_ON)}")
        return 130
    except TroubleError as error:
        raise SeatError(trouble_words(error.trouble)) from error


def _play(chosen: Namespace, wanted: WantedTerms, place: NodePlace, say: Say) -> int:
    resumed = None if chosen.resume is None else _left(place.games, chosen.resume)
    player = _Player(say, is_resumed=resumed is not None)
    headless = Headless(player.think, player.tell)
    player.node = node = Node(place, headless.observe)
    if resumed is not None:
        node.resume(resumed)
    else:
        if _has_older(place.games):
            say(words("note: an unfinished game is kept; solo --resume goes on with it instead"))
        assert wanted.terms is not None, "solo opens a table of its own"
        if chosen.week is not None:
            say(f"{wanted.words}\n{for_joy_words()}")
        node.submit(Meet(wanted.terms))
    last = headless.run(node)
    if last is not None and last.stopped:
        raise SeatError(trouble_words(last.stopped))
    say(words("log: {path}", path=node.log))
    return 0


def _left(games: Path, name: str) -> Path:
    """Return the game of one seat called *name*, or with "" the one left last; see `SeatError`."""
    if name:
        genesis = genesis_of(games / name)
        if genesis is None or len(genesis.offers) > 1:
            said = marked("there is no solo game {name} in {folder}")
            raise SeatError(words(said, name=name, folder=games))
        return games / name
    if not _has_older(games):
        said = marked("there is no unfinished solo game in {folder}: leave out --resume")
        raise SeatError(words(said, folder=games))
    return unfinished(games, _is_alone)[0]


def _has_older(games: Path) -> bool:
    try:
        unfinished(games, _is_alone)
    except SeatError:
        return False
    return True


def _is_alone(genesis: Genesis) -> bool:
    return len(genesis.offers) == 1


class _Player:
    """Asks the person at the terminal for one hour after the other."""

    def __init__(self, say: Say, *, is_resumed: bool = False) -> None:
        self.node: Node | None = None
        self._say = say
        self._is_resumed = is_resumed
        """Whether the game began before, so that its beginning is known."""
        self._is_new = True
        self._terminal = own_terminal(say)

    def think(self, snapshot: TableSnapshot) -> Play:
        """Return a roll, or the hour once it is signed. Raises `LeaveError`."""
        state, seat = snapshot.state, snapshot.seat
        assert seat is not None, "it has the one seat"
        if state.chore(seat) == ROLL:
            return Play(snapshot.step, ROLL, state.sealed)
        if self._is_new:
            if self._is_resumed:
                self._say(
                    words("You go on with {game}.", game=_COZY.title(snapshot.names, state, ""))
                )
            self._terminal.show(words(HELP))
            self._is_new = False
        folder = self._folder()
        draft = _kept_draft(folder, state.turns[seat])
        desk = Desk(draft, self._terminal, lambda hour: keep(folder, hour.action()[1:]))
        return Play(snapshot.step, desk.played().action(), state.sealed)

    def tell(self, event: Event) -> None:
        """Show how the game begins and ends; the hours between are shown as they are played."""
        match event:
            case StepDone(done) if done.step.state is None and self._is_resumed:
                pass
            case StepDone(done) if done.step.state is None:
                self._terminal.show(
                    "\n".join([*title_lines(done.outcome.state.sheet), "", *map(words, KEY), ""])
                )
            case StepDone(done) if done.outcome.state.is_over:
                self._terminal.show("\n".join(_COZY.told(done)))
            case Rejected(refusal):
                self._say(words("refused: {why}", why=_COZY.refusal_words(refusal)))
            case _:
                pass

    def _folder(self) -> Path:
        assert self.node is not None
        assert self.node.log is not None, "whoever sits at a table has its log"
        return self.node.log.parent


def _kept_draft(folder: Path, turn: Turn) -> Hour:
    """Return the draft of the hour of *turn* as far as it is legal, even the window's."""
    plain = _tuples(kept(folder))
    read = read_hour((HOUR, *plain)) if isinstance(plain, tuple) else None
    decisions = read[1] if read and read[0] == turn.hour else ()
    return drafted(turn, [one for one in decisions if one is not None])


def _tuples(value: Any) -> Any:  # noqa: ANN401  # whatever a file may hold
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
