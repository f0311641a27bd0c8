"""Write docs/commands.md from what ``--help`` says: ``python scripts/commands.py``."""

from __future__ import annotations  # see environment.py

import subprocess
import sys
from argparse import SUPPRESS, Action, HelpFormatter
from pathlib import Path

import environment

PAGE = Path("docs", "commands.md")
_HEAD = """# The commands

In a clone `python3 scripts/run.py` stands for `wormup-lan`. Every command ends with 0 when all is
well, with 1 when the answer is no, with 2 after wrong use or for what cannot be read or written,
with 130 after Ctrl+C, and with 141 when nobody reads its output any more. `--help` tells the same
in your language, and `--language CODE` may stand anywhere on the line.
This page is made by `python3 scripts/commands.py`.
"""


def page() -> str:
    """Return the page: each command with what it is for, an example and its arguments."""
    from gui.cli import COMMANDS, declared, module_of

    parts = [_HEAD]
    for name, command in COMMANDS.items():
        _, parsers = declared([name])
        seen: list[Action] = []

        class Collected(HelpFormatter):
            def add_argument(self, action: Action, seen: list[Action] = seen) -> None:
                seen.append(action)

        module_of(name).add_arguments(parsers[name])
        parsers[name].formatter_class = Collected
        parsers[name].format_help()
        told = [line for action in seen if (line := _line(action))]
        parts.append(f"## {name}\n\n{command.about[:1].upper()}{command.about[1:]}.\n")
        parts.append(f"    {command.example}\n")
        parts.append("".join(told))
    return "\n".join(part for part in parts if part)


def _line(action: Action) -> str:
    """Return the item of one argument; "" for a hidden one and for --help, which all have."""
    if "--help" in action.option_strings or action.help == SUPPRESS:
        return ""
    values = action.metavar or (action.choices and "{" + ",".join(map(str, action.choices)) + "}")
    value = "" if action.nargs == 0 else str(values or action.dest.upper())
    names = ", ".join(f"{one} {value}".strip() for one in action.option_strings) or value
    about = (action.help or "") % {**vars(action), "prog": "wormup-lan"}
    return f"- `{names}`: {about}\n"


def main() -> int:
    """Write the page into the clone, in the environment that has the program's libraries."""
    python = environment.prepare_or_exit(("dev",))
    if Path(sys.prefix) != python.parent.parent:
        return subprocess.run([str(python), *sys.argv], check=False).returncode
    sys.path.insert(0, str(environment.ROOT))
    (environment.ROOT / PAGE).write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
