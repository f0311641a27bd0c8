"""What a table plays, from the command line: both games, and every wrong combination."""

from argparse import ArgumentParser
from pathlib import Path

import pytest

from core.bots.levels import Level
from core.cozy.game import counts_leaving
from core.table.agreed import Agreed
from core.wormup.actions import read_options
from gui.cli import main
from gui.cozy.chapters import chapter_text
from gui.report.terms_words import peer_arguments
from gui.terminal.table_arguments import add_table
from gui.terminal.wanted_table import level_for, wanted_table
from gui.words.wanted import UsageError, WantedTerms
from net.protocol.terms import Terms
from tests.gui.evening_log import FIRST
from tests.gui.evening_log import terms as evening_terms

USUAL = "demo"


def wanted(*arguments: str, seats: int = 3) -> WantedTerms:
    parser = ArgumentParser()
    add_table(parser, USUAL)
    parser.add_argument("--seats", type=int, default=seats)
    chosen = parser.parse_args(arguments)
    return wanted_table(chosen, chosen.seats, "--seats", joins=True)


def terms(*arguments: str, seats: int = 3) -> Terms:
    found = wanted(*arguments, seats=seats).terms
    assert found is not None
    return found


def test_without_options_a_table_plays_the_usual_edition() -> None:
    assert terms().rules_id == "wormup/gryphon2010"
    assert terms("--edition", "venice1995", "--repose").rules_id == "wormup/venice1995"
    options = read_options(terms("--edition", "venice1995", "--course", "305").options)
    assert options is not None
    assert options.course == 305 * 25
    strict = read_options(terms("--unopened-out").options)
    assert strict is not None
    assert strict.unopened_out


def test_a_chapter_or_a_sheet_is_worm_and_cozy_with_one_player_too(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(chapter_text(2), encoding="utf-8")
    assert terms("--chapter", "2", seats=1) == terms("--sheet", str(path), seats=1)
    assert terms("--chapter", "2").options != terms("--chapter", "3").options
    said = wanted("--game", "cozy", "--chapter", "7", seats=2).words
    assert "chapter 7, A Short Winter Day, 2 players: 12 hours, about 24 to 36 minutes" in said


def test_worm_and_cozy_without_a_sheet_is_any_open_table() -> None:
    assert wanted("--game", "cozy").terms is None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--edition", "venice1995", "--chapter", "1"], "--edition is an option of Worm Up!"),
        (["--game", "cozy", "--repose"], "--repose is an option of Worm Up!"),
        (["--game", "cozy", "--x-turn", "last"], "--x-turn is an option of Worm Up!"),
        (["--game", "wormup", "--chapter", "1"], "--chapter is an option of Worm & Cozy"),
        (["--game", "wormup", "--sheet", "x"], "--sheet is an option of Worm & Cozy"),
        (["--chapter", "1", "--sheet", "x"], "both name a sheet"),
        (["--chapter", "9"], "there is no chapter 9: they go from 1 to 8"),
        (["--chapter", "0"], "there is no chapter 0"),
        (["--chapter", "1", "--seats", "6"], "--seats 6: Worm & Cozy is for 1 to 5 players"),
        (["--chapter", "1", "--bot", "hard"], "--bot hard does not play Worm & Cozy: choose gre"),
        (["--bot", "greedy"], "--bot greedy does not play Worm Up!: choose straight or easy"),
        (["--sheet", "nowhere.toml"], "nowhere.toml cannot be read"),
    ],
)
def test_a_wrong_combination_is_one_sentence(arguments, words, capsys) -> None:
    with pytest.raises(UsageError) as error:
        wanted(*arguments)
    assert words in str(error.value)
    name = ["--name", "Ann"]
    assert main(["peer", *name, *arguments]) == 2
    said = capsys.readouterr().err
    assert said.startswith("wormup-lan: ")
    assert said.count("\n") == 1


def test_a_sheet_with_mistakes_names_them_all_before_anything_starts(tmp_path, capsys) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(chapter_text(1).replace("rows 5-8", "lines 5-8"), encoding="utf-8")
    assert main(["demo", "--sheet", str(path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"wormup-lan: {path} is no sheet yet, it has 2 mistakes:\n  line 23, ")
    assert said.count("\n") == 3


@pytest.mark.parametrize(
    "arguments",
    [
        ["--chapter", "3"],
        ["--edition", "venice1995", "--repose", "--course", "300"],
        ["--unopened-out"],
        ["--nudge", "90"],
        ["--chapter", "3", "--nudge", "60"],
        [],
    ],
)
def test_the_arguments_of_another_peer_want_the_same_table(tmp_path: Path, arguments) -> None:
    mine = terms(*arguments)
    assert terms(*peer_arguments(mine, tmp_path)) == mine


@pytest.mark.parametrize("number", [1, 2])
def test_a_bot_can_sit_at_any_game_of_an_evening(tmp_path: Path, number) -> None:
    after = b"g" * 32 if number > 1 else b""
    mine = evening_terms(FIRST._replace(number=number, previous=after))
    assert terms(*peer_arguments(mine, tmp_path)) == mine


@pytest.mark.parametrize("given", ["zz", "00ff", "c1", "93"])
def test_an_agreement_that_cannot_be_read_is_refused_in_a_sentence(given) -> None:
    with pytest.raises(UsageError, match=f"^--agreed {given}: this is not"):
        wanted("--agreed", given)


def test_an_edition_whose_turn_it_is_not_is_refused(tmp_path: Path) -> None:
    beside = [one for one in peer_arguments(evening_terms(), tmp_path) if "--agreed" in one]
    with pytest.raises(UsageError, match="is not what is played now"):
        wanted(*beside, "--edition", "venice1995")


def test_a_table_agrees_to_a_nudge_and_its_game_stays_as_it_was() -> None:
    nudged = terms("--chapter", "3", "--nudge", "60")
    assert nudged.agreed == Agreed(nudge_s=60)
    assert nudged.own_options == terms("--chapter", "3").options
    assert terms("--nudge", "0") == terms()


def test_a_bot_that_is_not_named_plays_each_game_as_usual() -> None:
    assert level_for("cozy/1", None, USUAL) is Level.GREEDY
    assert level_for("wormup/gryphon2010", None, USUAL) is Level.NORMAL
    assert level_for("cozy/1", "search", USUAL) is Level.SEARCH


def test_a_table_of_worm_and_cozy_counts_who_leaves_only_where_it_is_asked_to(tmp_path) -> None:
    """C6.8: as a window tells its bots, too."""
    plain, counting = terms("--chapter", "1"), terms("--unrolled-out")
    assert (counts_leaving(plain.options), counts_leaving(counting.options)) == (False, True)
    assert counting.rules_hash == plain.rules_hash
    assert "--unrolled-out" in peer_arguments(counting, tmp_path)
    assert "--unrolled-out" not in peer_arguments(plain, tmp_path)
