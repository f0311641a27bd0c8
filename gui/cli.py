"""The command line: the commands by name; only the chosen one is imported.

Exit codes: 0 all is well, 1 the answer is no, 2 wrong use or unreadable input, 3 a file of a newer
version, 130 Ctrl+C, 141 nobody reads the output any more. Law: a person never sees a traceback for
what a person or a network can do.
"""

if __name__ == "__main__":  # Ctrl+C may come before all else is imported
    import os
    import signal

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda *_: os._exit(130))

import gc
import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from textwrap import fill
from types import ModuleType
from typing import NamedTuple

from gui.ctrl_c import CTRL_C, STOPPED
from gui.terminal.output import complain, finish
from gui.terminal.streams import mend_streams, note_fault
from gui.words.isolation import called
from gui.words.languages import LANGUAGES, lacks_catalogues, use, wished
from gui.words.wanted import UsageError
from gui.words.words import marked, words

VERSION = "0.2.0"
PROGRAM = "wormup-lan"
_TROUBLES = "gui.words.trouble_words"
"""Imported only where a file cannot be used."""


class Command(NamedTuple):
    """What the help says of a command."""

    about: str
    example: str
    """A command line, that people can copy."""


COMMANDS = {
    "window": Command(
        marked("the window with lobby, tables and games: also without any command"),
        "wormup-lan window --name Ann",
    ),
    "demo": Command(
        marked("a whole game of bots on this machine, told in words, then checked"),
        "wormup-lan demo --edition gryphon2010 --peers 4 --out race",
    ),
    "peer": Command(
        marked("a seat without a window, played by a bot; one line a step"),
        "wormup-lan peer --name Ann --bot normal --seats 3",
    ),
    "solo": Command(
        marked("play Worm & Cozy alone in the terminal; every hour is signed and saved"),
        "wormup-lan solo --chapter 1",
    ),
    "watch": Command(
        marked("follow a table without a seat: everything verified, nothing signed"),
        "wormup-lan watch --name Olga",
    ),
    "tv": Command(
        marked("the table on a television: full screen, without a seat, for everybody in the room"),
        "wormup-lan tv",
    ),
    "games": Command(
        marked("list the saved games of this laptop and how they stand"),
        "wormup-lan games",
    ),
    "stats": Command(
        marked("who plays how: wins, places, bids and bumps in the saved games of this laptop"),
        "wormup-lan stats Ann",
    ),
    "rules": Command(
        marked("the rules of a game, or an empty sheet, as a page to print"),
        "wormup-lan rules --game cozy --output rules.html",
    ),
    "doctor": Command(
        marked("check adapters, ports, firewall and disk; listen for other peers"),
        "wormup-lan doctor",
    ),
    "selftest": Command(
        marked("try in a minute everything that this program rests on; made to be sent to others"),
        "wormup-lan selftest --out report.txt",
    ),
    "share": Command(
        marked(
            "bring a friend: laptops in the room download the program from this one, in a browser"
        ),
        "wormup-lan share --release dist",
    ),
    "audit": Command(
        marked("check logs: every signature, opening, move and step; compare several copies"),
        "wormup-lan audit race",
    ),
    "replay": Command(
        marked("show a game again from its log, in the window or in words"),
        "wormup-lan replay --text race/Ann/games/*/log",
    ),
    "moment": Command(
        marked("save any step of a game as a picture"),
        "wormup-lan moment --step 12 --output race.png race/Ann/games/*/log",
    ),
    "puzzle": Command(
        marked("positions in which a win, or points, are to be found"),
        "wormup-lan puzzle",
    ),
    "review": Command(
        marked(
            "look back at a game: everybody's chances, and better bids, moves and hours, by bots"
        ),
        "wormup-lan review race/Ann/games/*/log",
    ),
}


UNREAD = 141
"""The exit code when the reader of the output has gone, as of what SIGPIPE ends in a shell."""


def start() -> int:
    """Run the command of this process; returns its exit code."""
    code = STOPPED
    try:
        CTRL_C.hear()
        code = main()
    except SystemExit as ended:  # a help, or a wrong use
        code = ended.code if isinstance(ended.code, int) else 2
    except KeyboardInterrupt:
        pass
    except Exception:
        if not CTRL_C.is_heard:
            raise
    return CTRL_C.leave(code)


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    mend_streams(VERSION)
    given = sys.argv[1:] if arguments is None else arguments
    if lacks_catalogues():
        complain("only English yet: python3 scripts/environment.py brings the other languages")
    try:
        try:
            code, given = _language(given)
            use(code or wished(os.environ))
            return _run(given or ["window"], code)
        finally:
            finish()  # a help or a wrong use has been printed by `argparse`
    except UsageError as error:
        complain(str(error))
        return error.code
    except BrokenPipeError:
        return UNREAD
    except OSError as error:
        complain(_why(error))
        return 2
    except KeyboardInterrupt:
        with suppress(OSError):
            print("\n" + words("stopped; what was signed is saved"), file=sys.stderr)
        return STOPPED
    except Exception:
        if not CTRL_C.is_heard:  # or it has come as an error of what was interrupted
            note_fault()
        raise


def _why(error: OSError) -> str:
    """Return what is wrong with which file, or with what the system could not do."""
    reason = import_module(_TROUBLES).error_words(error)
    if error.filename is None:
        return words("the system cannot do that: {why}", why=reason)
    return words("{file}: {why}; choose another place", file=called(error.filename), why=reason)


def _language(given: list[str]) -> tuple[str, list[str]]:
    """Return the language that is asked for in *given*, or "", and everything else in it."""
    if not any(one.startswith("--language") for one in given):
        return "", given
    use(wished(os.environ))  # until we know better: what is wrong with it is told in these words
    parser = ArgumentParser(prog=PROGRAM, add_help=False, allow_abbrev=False)
    parser.add_argument("--language", choices=tuple(LANGUAGES), default="")
    found, others = parser.parse_known_args(given)
    return found.language, others


def declared(names: Iterable[str]) -> tuple[ArgumentParser, dict[str, ArgumentParser]]:
    """Return the parser of the whole line, and those of the commands *names*, without arguments."""
    codes = words(
        "exit codes: 0 all is well, 1 the answer is no, 2 wrong use or no log, 3 a newer version's"
    )
    parser = ArgumentParser(
        prog=PROGRAM,
        epilog=codes,
        description=words(
            "Worm Up! and Worm & Cozy for one table of laptops: no server, sealed bids,"
            " every game a file that anybody can check."
        ),
    )
    version = words("show program's version number and exit")  # argparse says it in English only
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {VERSION}", help=version)
    about = words("what the program speaks: {codes}", codes=", ".join(LANGUAGES))
    parser.add_argument("--language", metavar="CODE", help=about)
    commands = parser.add_subparsers(title=words("commands"), metavar="COMMAND")
    return parser, {
        name: commands.add_parser(
            name,
            help=words(COMMANDS[name].about),
            epilog="\n".join(
                (fill(codes), words("example: {command}", command=COMMANDS[name].example))
            ),
            formatter_class=RawDescriptionHelpFormatter,
        )
        for name in names
    }


def module_of(command: str) -> ModuleType:
    """Return the module of *command*, with its `add_arguments` and its `run`.

    What is loaded stays: to look for garbage in it took a fifth of a start.
    """
    is_looking = gc.isenabled()
    gc.disable()
    module = import_module(f"gui.terminal.{command}_command")
    gc.freeze()
    if is_looking:
        gc.enable()
    return module


def _path(said: str) -> Path:
    """Return the path *said*: nothing, as a script says by a wrong name, is not where we are."""
    if not said:
        raise ValueError
    return Path(said)


def _run(given: list[str], language: str) -> int:
    is_known = given[0] in COMMANDS
    parser, commands = declared(given[:1] if is_known else COMMANDS)
    if not is_known:
        parser.parse_args(given)  # it helps, or says what is wrong, and exits
        parser.error(words("name a command first"))
    with CTRL_C.later():
        chosen = module_of(given[0])
    commands[given[0]].register("type", Path, _path)
    chosen.add_arguments(commands[given[0]])
    start = Namespace(version=VERSION, language=language)
    code: int = chosen.run(parser.parse_args(given, start))
    return code


if __name__ == "__main__":
    sys.exit(start())
