"""The command line: the commands by name; only the chosen one is imported.

Exit codes: 0 all is well, 1 the answer is no, 2 wrong use or unreadable input. Law: a person never
sees a traceback for what a person or a network can do.
"""

import argparse
import sys
from importlib import import_module
from typing import NamedTuple

from gui.terminal.output import complain
from gui.terminal.streams import mend_streams, note_fault
from gui.words.terms import UsageError

VERSION = "0.2.0"


class Command(NamedTuple):
    """A command: the module with its `add_arguments` and its `run`, and what the help says."""

    module: str
    about: str
    example: str


COMMANDS = {
    "window": Command(
        "gui.window.opening",
        "the window with lobby, tables and games: also without any command",
        "example: wormup-lan window --name Ann",
    ),
    "demo": Command(
        "gui.terminal.demo",
        "a whole game of bots on this machine, told in words, then checked",
        "example: wormup-lan demo --edition gryphon2010 --peers 4 --out race",
    ),
    "peer": Command(
        "gui.terminal.peer",
        "a seat without a window, played by a bot; one line a step",
        "example, on three laptops: wormup-lan peer --name Ann --bot normal --seats 3",
    ),
    "solo": Command(
        "gui.terminal.solo",
        "play Worm & Cozy alone in the terminal; every hour is signed and saved",
        "example: wormup-lan solo --chapter 1",
    ),
    "watch": Command(
        "gui.terminal.watch",
        "follow a table without a seat: everything verified, nothing signed",
        "example: wormup-lan watch --name Olga",
    ),
    "tv": Command(
        "gui.window.tv.command",
        "the table on a television: full screen, without a seat, for everybody in the room",
        "example: wormup-lan tv",
    ),
    "games": Command(
        "gui.terminal.games",
        "list the saved games of this laptop and how they stand",
        "example: wormup-lan games",
    ),
    "stats": Command(
        "gui.terminal.stats",
        "who plays how: wins, places, bids and bumps in the saved games of this laptop",
        "example: wormup-lan stats Ann",
    ),
    "doctor": Command(
        "gui.terminal.doctor",
        "check adapters, ports, firewall and disk; listen for other peers",
        "example: wormup-lan doctor",
    ),
    "selftest": Command(
        "gui.terminal.selftest",
        "try in a minute everything that this program rests on; made to be sent to others",
        "example: wormup-lan selftest --out report.txt",
    ),
    "share": Command(
        "gui.window.sharing.command",
        "bring a friend: laptops in the room download the program from this one, in a browser",
        "example: wormup-lan share --release dist",
    ),
    "audit": Command(
        "gui.terminal.audit",
        "check logs: every signature, opening, move and step; compare several copies",
        "example: wormup-lan audit race",
    ),
    "replay": Command(
        "gui.window.past.replay",
        "show a game again from its log, in the window or in words",
        "example: wormup-lan replay --text race/Ann/games/*/log",
    ),
    "review": Command(
        "gui.terminal.review",
        "look back at a game: everybody's chances, and better bids, moves and hours, by bots",
        "example: wormup-lan review race/Ann/games/*/log",
    ),
}


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    mend_streams(VERSION)
    given = sys.argv[1:] if arguments is None else arguments
    try:
        return _run(given or ["window"])
    except UsageError as error:
        complain(str(error))
        return 2
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has gone
        return 2
    except OSError as error:
        complain(f"{error.filename}: {error.strerror or error}; choose another place")
        return 2
    except KeyboardInterrupt:
        print("\nstopped; what was signed is saved", file=sys.stderr)
        return 130
    except Exception:
        note_fault()
        raise


def _run(given: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="wormup-lan",
        description="Worm Up! and Worm & Cozy for one table of laptops: no server, sealed bids,"
        " every game a file that anybody can check.",
    )
    parser.add_argument("--version", action="version", version=f"wormup-lan {VERSION}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    is_known = given[0] in COMMANDS
    declared = {  # the other commands are only for the help
        name: commands.add_parser(name, help=COMMANDS[name].about, epilog=COMMANDS[name].example)
        for name in ([given[0]] if is_known else COMMANDS)
    }
    if not is_known:
        parser.parse_args(given)  # it helps, or says what is wrong, and exits
        parser.error("name a command first")
    chosen = import_module(COMMANDS[given[0]].module)
    chosen.add_arguments(declared[given[0]])
    code: int = chosen.run(parser.parse_args(given, argparse.Namespace(version=VERSION)))
    return code


if __name__ == "__main__":
    sys.exit(main())
