"""docs/commands.md says what ``--help`` says."""

import commands
import environment


def test_the_page_of_the_commands_is_as_the_help_tells():
    said = (environment.ROOT / commands.PAGE).read_text(encoding="utf-8")
    assert said == commands.page(), "run python3 scripts/commands.py"


def test_every_command_stands_on_it_with_an_example_and_without_hidden_options():
    page = commands.page()
    assert page.count("\n## ") == page.count("\n    wormup-lan ")
    assert "SUPPRESS" not in page
