"""The `stats` command: a table, CSV or JSON; keys are merged and split by hand."""

import csv
import json
import os

import pytest

from core.table.log import MAGIC
from gui.cli import main
from gui.report.also_known import NAME
from gui.words.languages import LANGUAGES, use
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race
from tests.gui.report.test_saved import broken, keep_old
from tests.seats import identity_of


@pytest.fixture
def data(tmp_path):
    keep_old(tmp_path, 1, race(1)[0])
    keep_old(tmp_path, 2, race(2)[0])
    return tmp_path


@pytest.fixture
def told(data, capsys):
    """Return what the command prints, and what it complains about."""

    def run(*arguments, code=0):
        assert main(["stats", *arguments, "--data", str(data)]) == code
        out, err = capsys.readouterr()
        return out.splitlines() if code == 0 else err.splitlines()

    return run


def short(seed, seat):
    return identity_of(seed, seat).public.hex()[:8]


def test_in_a_pipe_each_player_is_one_line_below_the_heads(told) -> None:
    head, *lines = told()
    assert head.startswith("player  key       games")
    assert head.endswith("most points")
    assert sorted(line.split()[:3] for line in lines) == sorted(
        [name, short(seed, seat), "1"]
        for seed in (1, 2)
        for seat, name in enumerate(("Ann", "Ben", "Cem"))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_80_columns_break_no_word_in_any_language(told, monkeypatch, language) -> None:
    use(language)
    wide = told()
    monkeypatch.setattr("gui.terminal.stats_command.terminal_width", lambda: 80)
    narrow = told()
    use("en")
    assert max(map(len, narrow)) <= 80
    shown = {word.strip(":;") for line in narrow for word in line.split()}
    assert {word for word in wide[0].split()[1:-2] if word not in shown} == set()
    assert {short(1, 0), short(2, 2)} <= shown


def test_in_a_terminal_the_columns_have_heads(told, monkeypatch) -> None:
    monkeypatch.setattr("gui.terminal.stats_command.terminal_width", lambda: 140)
    head, rule, *rows = told()
    assert "mean place" in head
    assert set(rule) == {"─"}
    assert len(rows) == 6


def test_one_player_is_told_with_everybody_met(told) -> None:
    heads, first, bids, below, *pairs = told(short(1, 0))
    assert heads.startswith("player  key")
    assert below.startswith("with  key")
    assert first.startswith("Ann")
    assert bids.startswith("Bids: ")
    assert sorted(line.split()[:3] for line in pairs) == [
        ["Ben", short(1, 1), "1"],
        ["Cem", short(1, 2), "1"],
    ]


def test_programs_are_given_json_and_spreadsheets_csv(told) -> None:
    (found, *_) = json.loads("\n".join(told("--json")))["players"]
    assert (found["games"], found["wins"], found["mean_place"]) == (1, 1, 1.0)
    assert len(found["with"]) == 2
    head, *rows = csv.reader(told("--csv"))
    assert head[:5] == ["player", "key", "games", "games won", "mean place"]
    assert len(rows) == 6
    head, *rows = csv.reader(told("--csv", short(1, 0)))
    assert head[:4] == ["with", "key", "games", "ahead"]
    assert len(rows) == 2


def test_the_best_points_on_each_sheet_are_told_everywhere(data, told, monkeypatch) -> None:
    keep_old(data, 3, cozy_game()[0])
    points = {
        one["name"]: one["best"]
        for one in json.loads("\n".join(told("--json")))["players"]
        if one["best"]
    }
    (game,) = {sheet for best in points.values() for sheet in best}
    head, *rows = csv.reader(told("--csv"))
    assert head[-1] == f"best in {game}"
    assert {row[0]: row[-1] for row in rows if row[-1]} == {
        name: str(best[game]) for name, best in points.items()
    }
    assert sum(f"{game} " in line for line in told()) == 2
    monkeypatch.setattr("gui.terminal.stats_command.terminal_width", lambda: 140)
    first, *others = sorted(points, key=lambda name: -points[name][game])
    best = ", ".join(f"{name} {points[name][game]}" for name in (first, *others))
    assert told()[-1] == f"Best in {game}: {best}"


def test_two_keys_are_merged_and_split_again(told) -> None:
    one, other = short(1, 0), short(2, 0)
    assert told("--merge", one, other) == [f"Ann ({one}) is also known as Ann ({other})"]
    _, first, keys, *_ = told("Ann")
    assert first.split()[:3] == ["Ann", one, "2"]
    assert keys == f"One player by several keys: {one}, {other}"
    assert told(other)[1] == first
    assert told("--split", other) == [f"Ann ({other}) is a player of its own"]
    assert len(told()) == 1 + 6


def test_a_key_of_no_letters_is_no_key(told) -> None:
    assert "no player" in told("--split", "", code=2)[0]


def test_two_who_sat_in_one_game_stay_two_players(told, data) -> None:
    (said,) = told("--merge", short(1, 0), short(1, 1), code=2)
    assert said == "wormup-lan: Ann and Ben sat in one game: they are two players"
    (said,) = told("--merge", short(1, 0), short(1, 0), code=2)
    assert said == "wormup-lan: both are Ann: choose two keys"
    assert not (data / NAME).exists()
    told("--merge", short(1, 0), short(2, 0))
    (said,) = told("--merge", short(2, 0), short(1, 1), code=2)
    assert said == "wormup-lan: Ann and Ben sat in one game: they are two players"
    (said,) = told("--merge", short(2, 0), short(1, 0), code=2)
    assert said == "wormup-lan: both are Ann: choose two keys"


def test_a_name_of_several_players_is_asked_back(told) -> None:
    (said,) = told("Ann", code=2)
    assert "several are Ann: choose a key, " in said
    assert short(1, 0) in said
    assert short(2, 0) in said
    (said,) = told("Zoe", code=2)
    assert said == "wormup-lan: no player Zoe in the saved games"


def test_a_torn_file_of_merged_keys_costs_one_sentence_and_nothing_else(data, capsys) -> None:
    (data / NAME).write_bytes(b"[[")
    assert main(["stats", "--data", str(data)]) == 0
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 1 + 6
    assert len(err.splitlines()) == 1
    assert "mend it or move it away" in err


def test_a_laptop_without_games_says_so(tmp_path, capsys) -> None:
    assert main(["stats", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines() == [f"no game that is over is saved in {tmp_path}"]
    assert main(["stats", "--json", "--data", str(tmp_path)]) == 0
    assert json.loads(capsys.readouterr().out) == {"players": []}


def test_a_broken_index_changes_nothing_about_it(told, data) -> None:
    first = told()
    (data / "shelf.sqlite").write_bytes(b"no index")
    assert told() == first


@pytest.mark.parametrize("how", [(), ("--json",), ("--csv",)])
def test_each_log_that_cannot_be_read_costs_a_sentence_and_the_exit_code(data, capsys, how) -> None:
    assert main(["stats", *how, "--data", str(data)]) == 0
    sound, said = capsys.readouterr()
    assert not said
    keep_old(data, 3, broken())
    keep_old(data, 4, b"no log")
    assert main(["stats", *how, "--data", str(data)]) == 1
    out, err = capsys.readouterr()
    assert out == sound
    lines = sorted(err.splitlines(), key=lambda line: "damaged" in line)
    assert [line.partition(": ")[0] for line in lines] == ["wormup-lan"] * 2
    assert "log: retired: its log is missing or no log" in lines[0]
    assert "log: retired: This copy is damaged" in lines[1]


def test_games_of_a_newer_version_have_the_exit_code_that_they_have_everywhere(
    data, capsys
) -> None:
    """All others are counted; `games` lists them, which is all that was asked of it."""
    assert main(["stats", "--data", str(data)]) == 0
    sound, _ = capsys.readouterr()
    keep_old(data, 3, MAGIC[:-1] + b"\2" + race(steps_max=8)[0][len(MAGIC) :])
    assert main(["stats", "--data", str(data)]) == 3
    out, err = capsys.readouterr()
    assert out == sound
    assert "newer version" in err
    assert main(["games", "--data", str(data)]) == 0
    assert "newer version" in capsys.readouterr().out
    keep_old(data, 4, broken())
    assert main(["stats", "--data", str(data)]) == 1


def test_many_logs_that_cannot_be_read_are_one_sentence(data, capsys) -> None:
    for number in range(3, 9):
        keep_old(data, number, b"no log")
    assert main(["stats", "--data", str(data)]) == 1
    said = "wormup-lan: 6 games cannot be read: 'wormup-lan games' says why\n"
    assert capsys.readouterr().err == said


def test_a_season_is_a_table_of_nights_and_says_by_whose_clock(data, told) -> None:
    for log in data.rglob("log"):
        os.utime(log)
    first, head, *lines, award, last = told("--season")
    assert first.endswith("4 more games make a season")
    assert head.split()[:2] == ["player", "key"]
    assert head.endswith("points")
    assert len(lines) == 6
    assert award == "Bumped most: Ann, 1 x"
    assert last == "Nights are by this laptop's clock, which nobody has signed."
    assert json.loads("\n".join(told("--season", "--json")))["games"] == 2
    assert len(list(csv.reader(told("--season", "--csv")))) == 7
