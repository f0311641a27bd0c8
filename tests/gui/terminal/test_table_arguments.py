"""What a table chooses, as arguments of a command."""

import subprocess
import sys
from argparse import ArgumentParser, Namespace

import pytest

from core.games import known_rules, levels_of
from core.wormup.profiles import PROFILES
from gui.game_ui import GAMES
from gui.terminal.table_arguments import add_table


def chosen(*arguments: str) -> Namespace:
    parser = ArgumentParser()
    add_table(parser, "demo")
    return parser.parse_args(arguments)


def test_every_game_edition_and_level_can_be_chosen() -> None:
    """P3.3: what is known can be played, whichever module says so."""
    for rules_id, _ in known_rules():
        game, _, edition = rules_id.partition("/")
        assert game in GAMES
        assert edition in PROFILES or game == "cozy"
        for level in levels_of(rules_id):
            assert chosen("--game", game, "--bot", level.value).bot == level.value


@pytest.mark.parametrize(
    "wrong", [("--edition", "venice1996"), ("--bot", "best"), ("--game", "go")]
)
def test_what_nobody_knows_is_refused_with_what_is_known(wrong, capsys) -> None:
    with pytest.raises(SystemExit):
        chosen(*wrong)
    assert "choose from" in capsys.readouterr().err


def test_declaring_a_table_imports_no_bot_and_no_game() -> None:
    """The start of every seat pays for what is imported here."""
    asked = (
        "import sys, gui.terminal.table_arguments; "
        "print(*(m for m in sys.modules if m.startswith(('core.bots.', 'core.cozy.', 'net.'))))"
    )
    done = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["core.bots.levels"]
