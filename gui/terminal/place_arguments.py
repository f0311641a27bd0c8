"""Where a peer lives and which peers it meets, as arguments of a command, and their errors."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from core.table.naming import name_refusal, tidied
from gui.words.trouble_words import trouble_words
from gui.words.wanted import UsageError
from gui.words.words import words
from net.driver.disk import require_listable
from net.driver.identity import data_directory
from net.driver.open_files import FILES_LEAST, allow_many_files
from net.driver.place import MEET_PORT


def add_place(command: ArgumentParser) -> None:
    """Add to *command* the folder of keys and games, and which part of the network is meant."""
    command.add_argument("--data", type=Path, metavar="DIR", help=words("keys and games"))
    add_meet(command)


def add_meet(command: ArgumentParser) -> None:
    """Add to *command* which part of the network is meant."""
    command.add_argument("--loopback", action="store_true", help=words("stay on this machine"))
    command.add_argument(
        "--meet",
        type=int,
        default=MEET_PORT,
        metavar="PORT",
        help=words("meet only those who use this port number too ({port})", port=MEET_PORT),
    )


def games_folder(chosen: Namespace) -> Path:
    """Return the folder whose saved games are wanted. Raises `UsageError` and OSError."""
    folder: Path = chosen.data or data_directory()
    if chosen.data and not folder.exists():
        raise UsageError(f"--data {folder}: {words('there is no such file or folder')}")
    if folder.exists() and not folder.is_dir():
        said = words("this is a file; name the folder in which games are saved")
        raise UsageError(f"--data {folder}: {said}")
    require_listable(folder)
    require_listable(folder / "games")
    return folder


def add_name(
    command: ArgumentParser, about: str, default: str = "", *, required: bool = False
) -> None:
    """Add `--name` to *command*; what is given is tidied."""
    command.add_argument("--name", type=tidied, default=default, required=required, help=about)


def require_name(name: str) -> None:
    """Raise `UsageError` if nobody can have this *name*."""
    if problem := name_refusal(name):
        raise UsageError(f"--name {name!r}: {trouble_words(problem)}")


def require_place(chosen: Namespace) -> None:
    """Raise `UsageError` if the *chosen* place is impossible."""
    require_name(chosen.name)
    require_meet(chosen)


def require_meet(chosen: Namespace) -> None:
    """Raise `UsageError` if the number to meet by is not a port, or files are too few to meet."""
    require_port("--meet", chosen.meet)
    require_files()


def require_files() -> None:
    """Raise `UsageError` if this process may open too few files to hold a table or a window."""
    if (limit := allow_many_files()) < FILES_LEAST:
        said = words(
            "the limit on open files is {limit} here, and this program needs {needed}: raise it"
            " (ulimit -n {needed}) where it is started",
            limit=limit,
            needed=FILES_LEAST,
        )
        raise UsageError(said)


def require_port(option: str, port: int, least: int = 1) -> None:
    """Raise `UsageError` if the *port* of an *option* is none."""
    if not least <= port <= 65535:
        said = words("a port is a number from {least} to 65535", least=least)
        raise UsageError(f"{option} {port}: {said}")
