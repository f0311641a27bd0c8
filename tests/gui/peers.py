"""Peers of one table, each a real process of the program."""

import os
import subprocess
import sys
from pathlib import Path

if sys.platform != "win32":
    import resource


class Table:
    """Guards the processes of one table: none outlives its test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.meet = str(20_000 + os.getpid() % 15_000)
        self.running: list[subprocess.Popen[str]] = []

    def start(
        self, name: str, *more: str, file_limit: int = 0, stdin: int | None = None
    ) -> "subprocess.Popen[str]":
        command = [sys.executable, "-P", "-m", "gui.cli", "peer", "--name", name, "--loopback"]
        command += ["--meet", self.meet, "--data", str(self.folder / name), *more]

        def limit() -> None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (file_limit, file_limit))

        process = subprocess.Popen(
            command,
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            preexec_fn=limit if file_limit else None,  # noqa: PLW1509  # no threads here yet
        )
        self.running.append(process)
        return process

    def end(self) -> None:
        for process in self.running:
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()

    def logs(self) -> list[Path]:
        return sorted(self.folder.glob("*/games/*/log"))
