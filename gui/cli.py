"""The command line. A command imports what it needs, so that none pays for another's.

Exit codes: 0 all is well, 1 the answer is no, 2 wrong use or unreadable input. Law: a person never
sees a traceback for what a person or a network can do.
"""

import argparse
import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from core.table.naming import name_refusal
from core.table.rules import Refusal
from gui.faces import GAMES, known_face
from gui.terminal.table_arguments import add_table
from gui.words.terms import UsageError

VERSION = "0.1.0"


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a letter that cannot be shown fails nothing
    parser = _parser()
    chosen = parser.parse_args(arguments)
    if not hasattr(chosen, "run"):
        chosen = parser.parse_args(["window"])
    try:
        code: int = chosen.run(chosen)
    except UsageError as error:
        _complain(str(error))
        return 2
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone
        return 2
    except OSError as error:
        why = error.strerror or error
        print(f"wormup-lan: {error.filename}: {why}; choose another place", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nstopped; what was signed is saved", file=sys.stderr)
        return 130
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="wormup-lan",
        description="Worm Up! and Worm & Cozy for one table of laptops: no server, sealed bids,"
        " every game a file that anybody can check.",
    )
    parser.add_argument("--version", action="version", version=f"wormup-lan {VERSION}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_window(commands)
    _add_demo(commands)
    _add_peer(commands)
    _add_solo(commands)
    _add_watch(commands)
    _add_games(commands)
    _add_doctor(commands)
    _add_audit(commands)
    _add_replay(commands)
    return parser


if TYPE_CHECKING:
    from net.protocol.join_code import JoinCode

    _Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001  # no other name


def _add_window(commands: "_Commands") -> None:
    window = commands.add_parser(
        "window",
        help="the window with lobby, tables and games: also without any command",
        epilog="example: wormup-lan window --name Ann",
    )
    window.add_argument("--name", default="", help="what the others call you")
    _add_place(window)
    window.set_defaults(run=_window, join=None)


def _add_demo(commands: "_Commands") -> None:
    demo = commands.add_parser(
        "demo",
        help="a whole game of bots on this machine, told in words, then checked",
        epilog="example: wormup-lan demo --edition gryphon2010 --peers 4 --out race",
    )
    add_table(demo, "demo")
    demo.add_argument("--peers", type=int, default=4, metavar="N", help="how many bots (4)")
    demo.add_argument("--out", type=Path, default=None, metavar="DIR", help="an empty folder")
    demo.add_argument("--seed", default=None, help="what the bots' chance starts from")
    demo.set_defaults(run=_demo)


def _add_peer(commands: "_Commands") -> None:
    peer = commands.add_parser(
        "peer",
        help="a seat without a window, played by a bot; one line a step",
        epilog="example, on three laptops: wormup-lan peer --name Ann --bot normal --seats 3",
    )
    peer.add_argument("--name", required=True, help="what the others call you")
    peer.add_argument("--seats", type=int, default=3, metavar="N", help="how many play (3)")
    add_table(peer, "peer")
    peer.add_argument("--seed", default=None, help="what the bot's chance starts from")
    _add_place(peer)
    _add_join(peer)
    again = "go on with the last unfinished game, or with GAME as `games` names it"
    peer.add_argument("--resume", nargs="?", const="", default=None, metavar="GAME", help=again)
    peer.add_argument("--tied", action="store_true", help="end when the standard input ends")
    patience = "go on without a silent seat after so many seconds, if a majority agrees (20)"
    peer.add_argument("--patience", type=float, default=20.0, metavar="S", help=patience)
    peer.add_argument("--within", type=float, metavar="S", help="give up after so many seconds")
    code = "show the own join code as a picture too"
    peer.add_argument("--show-code", action="store_true", help=code)
    peer.set_defaults(run=_peer)


def _add_solo(commands: "_Commands") -> None:
    solo = commands.add_parser(
        "solo",
        help="play Worm & Cozy alone in the terminal; every hour is signed and saved",
        epilog="example: wormup-lan solo --chapter 1",
    )
    GAMES["cozy"].add(solo)
    solo.add_argument("--name", default="Player", help="what the log calls you")
    solo.add_argument("--data", type=Path, default=None, metavar="DIR", help="keys and games")
    solo.add_argument("--resume", action="store_true", help="go on with the game that was left")
    solo.set_defaults(run=_solo)


def _add_place(command: argparse.ArgumentParser) -> None:
    command.add_argument("--data", type=Path, default=None, metavar="DIR", help="keys and games")
    command.add_argument("--loopback", action="store_true", help="stay on this machine")
    command.add_argument(
        "--meet",
        type=int,
        metavar="PORT",
        help="meet only those who use this port number too",
    )


def _add_join(command: argparse.ArgumentParser) -> None:
    about = "the join code of another peer, where the network hides laptops from each other"
    command.add_argument("--join", default=None, metavar="CODE", help=about)


def _add_watch(commands: "_Commands") -> None:
    watch = commands.add_parser(
        "watch",
        help="follow a table without a seat: everything verified, nothing signed",
        epilog="example: wormup-lan watch --name Olga",
    )
    watch.add_argument("--name", default="Spectator", help="what the others call you")
    _add_place(watch)
    _add_join(watch)
    watch.set_defaults(run=_watch)


def _add_games(commands: "_Commands") -> None:
    games = commands.add_parser(
        "games",
        help="list the saved games of this laptop and how they stand",
        epilog="example: wormup-lan games",
    )
    games.add_argument("--data", type=Path, default=None, metavar="DIR", help="where to look")
    games.set_defaults(run=_games)


def _add_doctor(commands: "_Commands") -> None:
    doctor = commands.add_parser(
        "doctor",
        help="check adapters, ports, firewall and disk; listen who is there",
        epilog="example: wormup-lan doctor",
    )
    doctor.add_argument("--json", action="store_true", help="one JSON document, for programs")
    _add_place(doctor)
    doctor.set_defaults(run=_doctor, name="doctor", join=None)


def _add_audit(commands: "_Commands") -> None:
    audit = commands.add_parser(
        "audit",
        help="check logs: every signature, opening, move and step; compare several copies",
        epilog="example: wormup-lan audit race/*/games/*/log",
    )
    audit.add_argument("files", nargs="+", type=Path, metavar="FILE")
    audit.add_argument("--json", action="store_true", help="one JSON document, for programs")
    audit.add_argument("--data", type=Path, metavar="DIR", help="whose games tell who is known")
    measured = "measure every move of a race again with another geometry library, shapely"
    audit.add_argument("--second-opinion", action="store_true", help=measured)
    audit.set_defaults(run=_audit)


def _add_replay(commands: "_Commands") -> None:
    replay = commands.add_parser(
        "replay",
        help="show a game again from its log, in the window or in words",
        epilog="example: wormup-lan replay --text race/Ann/games/*/log",
    )
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--text", action="store_true", help="in words, without a window")
    replay.add_argument("--step", type=int, default=None, metavar="S", help="up to this step")
    replay.set_defaults(run=_replay)


def _window(chosen: argparse.Namespace, log: Path | None = None) -> int:
    from gui.window.app import run_window
    from gui.words.troubles import trouble_words
    from net.driver.disk import DiskError
    from net.driver.identity import data_directory
    from net.driver.place import Place

    if chosen.name:
        _require_place(chosen)
    else:
        _require_meet(chosen)
    data = chosen.data or data_directory()
    try:
        return run_window(Place(chosen.name, VERSION, data, chosen.loopback, chosen.meet), log)
    except DiskError as error:
        raise UsageError(trouble_words(error.trouble)) from None


def _demo(chosen: argparse.Namespace) -> int:
    from gui.terminal.demo import DemoError, run_demo
    from gui.terminal.terms import wanted_table

    try:
        return run_demo(chosen, wanted_table(chosen, chosen.peers, "--peers"), _say)
    except DemoError as error:
        raise UsageError(str(error)) from None


def _peer(chosen: argparse.Namespace) -> int:
    from gui.terminal.peer import SeatError, run_seat
    from gui.terminal.terms import wanted_table
    from gui.words.terms import Wanted

    _require_place(chosen)
    wanted = Wanted(None, "")
    if chosen.resume is None:
        wanted = wanted_table(chosen, chosen.seats, "--seats", joins=True)
    if not chosen.patience > 0:
        raise UsageError(f"--patience {chosen.patience}: give a number of seconds above 0")
    try:
        return run_seat(chosen, wanted, VERSION, _say)
    except SeatError as error:
        raise UsageError(str(error)) from None


def _solo(chosen: argparse.Namespace) -> int:
    from gui.terminal.peer import SeatError
    from gui.terminal.solo import run_solo

    _require_name(chosen.name)
    if chosen.resume and (chosen.chapter is not None or chosen.sheet is not None):
        msg = "solo --resume goes on with a sheet: leave out --chapter and --sheet"
        raise UsageError(msg)
    try:
        return run_solo(chosen, known_face("cozy").wanted(chosen, 1, "--seats"), VERSION, _say)
    except SeatError as error:
        raise UsageError(str(error)) from None


def _watch(chosen: argparse.Namespace) -> int:
    from gui.terminal.peer import SeatError, run_watch

    _require_place(chosen)
    try:
        return run_watch(chosen, VERSION, _say)
    except SeatError as error:
        raise UsageError(str(error)) from None


def _games(chosen: argparse.Namespace) -> int:
    from gui.terminal.games import run_games

    return run_games(chosen, _say)


def _doctor(chosen: argparse.Namespace) -> int:
    from gui.terminal.doctor import run_doctor

    _require_place(chosen)
    return run_doctor(chosen, _say)


def _require_name(name: str) -> None:
    if problem := name_refusal(name):
        from gui.words.troubles import trouble_words

        raise UsageError(f"--name {name!r}: {trouble_words(problem)}")


def _require_place(chosen: argparse.Namespace) -> None:
    _require_name(chosen.name)
    _require_meet(chosen)
    chosen.code = None if chosen.join is None else _code(chosen.join)


def _require_meet(chosen: argparse.Namespace) -> None:
    from net.driver.place import MEET_PORT

    if chosen.meet is None:
        chosen.meet = MEET_PORT
    if not 1 <= chosen.meet <= 65535:
        raise UsageError(f"--meet {chosen.meet}: a port is a number from 1 to 65535")


def _code(text: str) -> "JoinCode":
    from gui.words.join import code_refusal_words
    from net.protocol.join_code import read_join_code

    code = read_join_code(text)
    if isinstance(code, Refusal):
        raise UsageError(f"--join {text!r:.60}: {code_refusal_words(code)}")
    return code


def _audit(chosen: argparse.Namespace) -> int:
    from gui.terminal.audit import run_audit

    return run_audit(chosen, _say, _complain)


def _replay(chosen: argparse.Namespace) -> int:
    from gui.terminal.audit import log_at

    log = log_at(chosen.file)
    if not chosen.text:
        return _window(_parser().parse_args(["window"]), chosen.file)
    from gui.report.story import told
    from gui.report.verdict import Verdict, replay_of, report

    replay = replay_of(log)
    for done in replay.table.completed if replay.table else ():
        if chosen.step is not None and done.step.number > chosen.step:
            break
        for line in told(done):
            _say(line)
    found = report(log, replay)
    print(f"{chosen.file}: {found.line}")
    return int(found.verdict is Verdict.FAILS)


def _say(line: str) -> None:
    try:
        line.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:  # an old terminal, which has no line art
        from gui.words.words import plain

        line = plain(line)
    print(line, flush=True)


def _complain(why: str) -> None:
    print(f"wormup-lan: {why}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
