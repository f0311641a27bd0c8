"""The `games` command: the saved games of this laptop, each with its state and the reason."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from gui.game_ui import known_ui
from gui.report.key_history import log_folders
from gui.report.saved import Saved, SavedState, saved
from gui.terminal.columns import in_columns
from gui.terminal.output import say, terminal_width, watched
from gui.terminal.place_arguments import games_folder
from gui.words.words import words


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `games` to *command*."""
    command.add_argument("--data", type=Path, metavar="DIR", help=words("where to look"))


def run(chosen: Namespace) -> int:
    """List the games on the terminal, and return the exit code. Raises `UsageError`."""
    return run_games(chosen, say)


def run_games(chosen: Namespace, say: Callable[[str], None]) -> int:
    """List each saved game, the last played first. Raises `UsageError`."""
    root = games_folder(chosen)
    count = len(log_folders(root))
    games = list(watched(saved(root), words("reading the saved games"), count))
    if not games:
        say(words("no games are saved in {folder}", folder=root))
        return 0
    rows = [(game.day, game.folder.name, _state(game)) for game in games]
    for line in in_columns(
        rows, terminal_width(), (words("last played"), words("folder"), words("state"))
    ):
        say(line)
    return 0


def _state(game: Saved) -> str:
    if game.standing in {SavedState.OVER, SavedState.CALLED}:
        ended = known_ui(game.rules_id).outcome_words(game.names, game.last)
        return f"{game.state}. {ended}"
    if not game.can_go_on:
        return game.state
    command = "solo" if game.seats == 1 else "peer"
    return words("{state}: go on with {command} --resume", state=game.state, command=command)
