"""What became of each mutant, kept in a file: a later run goes on there or is compared with it.

Law: a mutant is known by its file, function and text, never by its line. The last line on it
counts; one that was torn off when a run was stopped counts for nothing.
"""

from __future__ import annotations  # see environment.py

import json
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from mutants.project import Mutant


class Outcome(NamedTuple):
    """What became of a mutant: *by* is the test that noticed it, empty if none did."""

    mutant: Mutant
    by: str


class Results(NamedTuple):
    """What is known so far: the test that noticed each mutant by its key, empty if none did."""

    by: dict[str, str]

    @classmethod
    def read(cls, file: Path | None) -> Results:
        """Read what *file* holds, nothing if it is not there."""
        lines = file.read_text("utf-8").splitlines() if file and file.exists() else []
        items = [json.loads(line) for line in lines if line.endswith("}")]
        return cls({item["mutant"]: item["by"] for item in items})

    def followed(self, mutants: Iterable[Mutant]) -> Results:
        """Know what was found of a file that has moved since by its new place, if that is clear.

        It has kept its name, and no other one of that name holds the same mutant.
        """
        there: dict[tuple[str, str], list[str]] = {}
        for mutant in mutants:
            there.setdefault(_name(mutant.key), []).append(mutant.key)
        by = {}
        for key, noticed in self.by.items():
            found = there.get(_name(key), [])
            by[found[0] if len(found) == 1 and key not in found else key] = noticed
        return Results(by)

    def keep(self, outcome: Outcome, file: Path | None) -> None:
        """Note *outcome*, in *file* too."""
        self.by[outcome.mutant.key] = outcome.by
        if file:
            torn = file.exists() and not file.read_bytes().endswith(b"\n")
            line = json.dumps({"mutant": outcome.mutant.key, "by": outcome.by})
            with file.open("a", encoding="utf-8") as out:
                out.write("\n" * torn + line + "\n")

    def survivors(self, mutants: Iterable[Mutant]) -> list[Mutant]:
        """List those of *mutants* that no test noticed."""
        return [mutant for mutant in mutants if self.by.get(mutant.key) == ""]


def _name(key: str) -> tuple[str, str]:
    """Return the name of the file in *key*, without its folder, and the mutation."""
    file, _, mutation = key.partition(" ")
    return file.rpartition("/")[2], mutation
