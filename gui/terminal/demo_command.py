"""The `demo` command: a whole game of `peer` processes on this machine, shown and checked.

Everything is real: each bot has a process, a folder, keys and sockets. Their traffic, discovery
included, stays on the loopback.
"""

import os
import random
import subprocess
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from core.table.audit import Replay
from core.table.export import export
from core.table.log import NotALogError
from gui.game_ui import known_ui
from gui.report.judged import Verdict, replay_of
from gui.report.terms_words import game_words, peer_arguments
from gui.report.verdict import report
from gui.self_command import self_command
from gui.terminal.output import say
from gui.terminal.streams import WISH
from gui.terminal.table_arguments import add_table
from gui.terminal.wanted_table import level_for, wanted_table
from gui.words.trouble_words import error_words, trouble_words
from gui.words.wanted import UsageError, WantedTerms
from gui.words.words import counted, words
from net.driver.beacon import is_heard_on_loopback
from net.driver.disk import naming
from net.driver.folder import FolderError, read_log
from net.driver.place import lonely_meet
from net.protocol.join_code import JoinCode, read_join_code

NAMES = ("Ann", "Ben", "Cem", "Dana", "Eva")
PATIENCE_S = 240


class DemoError(Exception):
    """The demo cannot run, or did not reach its end; the message says why."""


@dataclass(frozen=True, slots=True)
class _Peer:
    name: str
    process: "subprocess.Popen[str]"
    output: Path
    said: list[str] = field(default_factory=list)
    """Lines of it that we have read before we tell them."""


Say = Callable[[str], None]


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `demo` to *command*."""
    add_table(command, "demo")
    command.add_argument(
        "--peers", type=int, default=4, metavar="N", help=words("how many bots (4)")
    )
    command.add_argument(
        "--out", type=Path, default=None, metavar="DIR", help=words("an empty folder")
    )
    command.add_argument("--seed", default=None, help=words("what the bots' chance starts from"))


def run(chosen: Namespace) -> int:
    """Run a game on the terminal, and return the exit code. Raises `UsageError`."""
    try:
        return run_demo(chosen, wanted_table(chosen, chosen.peers, "--peers"), say)
    except DemoError as error:
        raise UsageError(str(error)) from None


def run_demo(chosen: Namespace, wanted: WantedTerms, say: Say) -> int:
    """Run and show a game; return 0 only if all logs agree and check. Raises `DemoError`."""
    folder, names = _folder(chosen.out), NAMES[: chosen.peers]
    seed = chosen.seed or f"{random.SystemRandom().randrange(1 << 32)}"
    terms = wanted.terms
    assert terms is not None, "a demo opens a table of its own"
    level = level_for(terms.rules_id, chosen.bot, chosen.usual)
    said = counted(
        chosen.peers,
        "{game}: {count} bot ({level}, seed {seed}), files in {folder}",
        "{game}: {count} bots ({level}, seed {seed}), files in {folder}",
        game=game_words(terms),
        level=level.value,
        seed=seed,
        folder=folder,
    )
    say(said)
    arguments = [*peer_arguments(terms, folder), "--bot", level.value]
    peers = _start(arguments, names, folder, seed)
    try:
        _tell(peers[0], say)
        _wait(peers)
    finally:
        for peer in peers:
            peer.process.kill()
            peer.process.wait()
    return _compare(folder, peers, say)


def _folder(out: Path | None) -> Path:
    if out is None:
        return Path(tempfile.mkdtemp(prefix="wormup-demo-"))
    try:
        out.mkdir(parents=True, exist_ok=True)
        if any(out.iterdir()):
            said = words("{folder} is not empty: choose a new folder for --out", folder=out)
            raise DemoError(said)
    except OSError as error:
        said = words("{folder} cannot be used for --out: {why}", folder=out, why=error_words(error))
        raise DemoError(said) from None
    return out


def _start(arguments: list[str], names: tuple[str, ...], folder: Path, seed: str) -> list[_Peer]:
    """Start a process for each name; the first one's lines come here, the others' go to files."""
    meet = lonely_meet()
    peers: list[_Peer] = []
    needs_code = not is_heard_on_loopback(meet)
    join = ["--show-code", "letters"] if needs_code else []
    for name in names:
        output = folder / f"{name}.txt"
        command = [*self_command(), "peer", "--name", name, "--loopback"]
        command += ["--seed", f"{seed} {name}", "--data", str(folder / name), "--meet", str(meet)]
        command += ["--within", str(PATIENCE_S), *join, *arguments]
        with output.open("w", encoding="utf-8") as written:
            process = subprocess.Popen(  # noqa: S603  # our own program
                command,
                stdout=written if peers else subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                encoding="utf-8",
                env={**os.environ, WISH: "utf-8"},
            )
        peers.append(_Peer(name, process, output))
        if needs_code and not peers[1:]:
            join = _join_by_code(peers[0])
    return peers


def _join_by_code(peer: _Peer) -> list[str]:
    """Return the arguments by which others reach *peer*, once it has said its code."""
    assert peer.process.stdout is not None
    for line in peer.process.stdout:
        peer.said.append(line)
        for word in line.split():
            if isinstance(read_join_code(word), JoinCode):
                return ["--join", word]
    return []


def _tell(peer: _Peer, say: Say) -> None:
    """Pass on the lines of *peer* as they come, until it ends."""
    assert peer.process.stdout is not None
    with (
        peer.process.stdout as told,
        naming(peer.output),
        peer.output.open("w", encoding="utf-8") as kept,
    ):
        for line in chain(peer.said, told):
            kept.write(line)
            say(line.rstrip("\n"))


def _wait(peers: list[_Peer]) -> None:
    for peer in peers:
        try:
            code = peer.process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            named = {"name": peer.name, "file": peer.output}
            raise DemoError(words("{name} did not end: see {file}", **named)) from None
        if code:
            named = {"name": peer.name, "code": code, "file": peer.output}
            raise DemoError(words("{name} ended with exit code {code}: see {file}", **named))


def _compare(folder: Path, peers: list[_Peer], say: Say) -> int:
    """Compare and check the logs, and draw the final board; return 0 only if all agree."""
    logs = [log for peer in peers for log in (folder / peer.name / "games").glob("*/log")]
    if len(logs) != len(peers):
        named = {"bots": len(peers), "logs": len(logs), "folder": folder}
        raise DemoError(words("bots whose logs are in {folder}: {logs} instead of {bots}", **named))
    replays = [_replay(log) for log in logs]
    say("\n" + words("Logs:"))
    for log in logs:
        say(f"  {log}")
    exports = {export(replay.table) for replay in replays if replay.table}
    reports = [report(read_log(log), replay) for log, replay in zip(logs, replays, strict=True)]
    if len(exports) != 1:
        say(words("The logs do NOT agree."))
        return 1
    said = counted(
        len(logs),
        "One log: export {export}",
        "All {count} logs tell the same game, byte for byte: export {export}",
        export=reports[0].export,
    )
    say(said)
    _draw(folder, replays[0], say)
    say("\n" + words("Audit of {file}: {said}", file=logs[0], said=reports[0].line))
    say("\n".join(reports[0].lines()))
    return int(any(found.verdict is not Verdict.CHECKS for found in reports))


def _replay(log: Path) -> Replay:
    try:
        return replay_of(read_log(log))
    except (FolderError, NotALogError) as error:
        raise DemoError(trouble_words(error.trouble)) from None


def _draw(folder: Path, replay: Replay, say: Say) -> None:
    if replay.table is None:
        return
    genesis = replay.table.genesis
    names = [offer.name for offer in genesis.offers]
    picture = folder / "board.svg"
    if drawn := known_ui(genesis.rules_id).picture(names, replay.table.step.state):
        with naming(picture):
            picture.write_text(drawn, encoding="utf-8")
        say(words("Picture of the final board: {file}", file=picture))
