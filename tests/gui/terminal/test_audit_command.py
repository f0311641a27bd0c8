"""The `audit` command without its terminal: what it says, and with which exit code."""

import gc
import json
import sys
import weakref
from argparse import Namespace
from pathlib import Path

import pytest

from core.review.branch import origin_of
from core.table.audit import Replay
from core.table.log import LogFile, record
from core.table.origin import Origin
from core.table.signing import VerifyMany
from gui.report.judged import replay_of
from gui.terminal.audit_command import log_at, run_audit
from gui.words.wanted import UsageError
from tests.gui.cozy_log import cozy_game
from tests.gui.evening_log import evening
from tests.gui.race_log import begun_at, race, race_on
from tests.gui.report.test_saved import keep
from tests.gui.tournament_log import tournament, with_a_stranger


class Heard:
    """Runs the command; guards what it has said and complained of."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said: list[str] = []
        self.complained: list[str] = []

    def audit(self, *logs: bytes, as_json: bool = False, second: bool = False) -> int:
        files = [self.folder / f"log {number}" for number in range(len(logs))]
        for file, log in zip(files, logs, strict=True):
            file.write_bytes(log)
        chosen = Namespace(
            files=files, json=as_json, data=self.folder, second_opinion=second, room=False
        )
        return run_audit(chosen, self.said.append, self.complained.append)


@pytest.fixture
def heard(tmp_path: Path) -> Heard:
    return Heard(tmp_path)


def test_a_changed_copy_is_told_in_two_lines_and_exits_1(heard) -> None:
    """P12: what is proved, what to do, and for experts the first fault."""
    data = race(steps_max=9)[0] + record(b"\xc0") + record(b"\xc0") * 30
    assert heard.audit(data) == 1
    assert "This copy was changed after the game" in heard.said[0]
    assert "It is proved up to round 3." in heard.said[0]
    (line,) = [line for line in heard.said if "fault" in line]
    assert line.endswith("30 records behind it prove nothing")


def test_keys_are_known_from_the_games_of_this_laptop(heard) -> None:
    keep(heard.folder / "people" / "1" / "games", bytes(32), race()[0])
    keep(heard.folder / "games", bytes(32), race(seed=2)[0])
    assert heard.audit(race()[0]) == 0
    assert heard.said.count("    this key was in no other game on this laptop") == 3
    assert heard.said.count("    another key has this name in 1 other game on this laptop") == 3


def test_programs_get_keys_verdict_and_what_is_proved(heard) -> None:
    assert heard.audit(race()[0], race(steps_max=9)[0] + record(b"\xc0"), as_json=True) == 1
    good, bad = json.loads("".join(heard.said))
    assert good["verdict"] == "checks"
    assert (good["seats"][0]["name"], good["seats"][0]["other_games"]) == ("Ann", 0)
    assert len(good["seats"][0]["key_words"].split()) == 4
    assert (bad["verdict"], bad["proved_up_to"]["step"]) == ("fails", 9)
    assert bad["first_fault"].startswith("record ")
    assert bad["same_as_first"] == {"copies": "broken", "step": 9}
    assert bad["result"] is None
    result = good["result"]
    assert result["ending"] == "finish"
    assert result["winners"] == result["places"][0]
    assert result["mm_to_the_line"].keys() == {"Ann", "Ben", "Cem"}


def test_what_is_no_log_is_complained_of_beside_the_others(heard) -> None:
    assert heard.audit(b"shopping list", race()[0]) == 2
    assert heard.said[0].endswith("log 1: everything checks")
    (why,) = heard.complained
    assert "log 0 is not a log of this program" in why
    with pytest.raises(UsageError, match="cannot be read"):
        log_at(heard.folder)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such names")
def test_no_file_is_called_like_a_line_of_the_verdict(heard) -> None:
    for end, data in (("1", race()[0]), ("2", race()[0][:400]), ("3", b"no log")):
        (heard.folder / f"x\nall: everything checks\n\u202e\x1b[2K{end}").write_bytes(data)
    files = [*heard.folder.iterdir(), heard.folder / "gone\nall: everything checks"]
    chosen = Namespace(files=files, json=False, data=heard.folder, second_opinion=False, room=False)
    assert run_audit(chosen, heard.said.append, heard.complained.append) == 2
    assert len(heard.complained) == 2
    lines = [line for said in heard.said + heard.complained for line in said.split("\n")]
    assert not any(line.startswith("all: ") or "\u202e" in line or "\x1b" in line for line in lines)


def test_a_folder_stands_for_every_log_in_it(heard) -> None:
    keep(heard.folder / "games", bytes(32), race()[0])
    (heard.folder / "sent by Ben.bin").write_bytes(race(steps_max=5)[0])
    (heard.folder / "notes.txt").write_text("a shopping list")
    chosen = Namespace(
        files=[heard.folder], json=False, data=heard.folder, second_opinion=False, room=False
    )
    assert run_audit(chosen, heard.said.append, heard.complained.append) == 0
    assert sum("signatures verified" in line for line in heard.said) == 2
    assert heard.complained == []


def test_the_games_of_an_evening_end_with_its_table(heard) -> None:
    logs = [data for data, _ in evening()]
    assert heard.audit(*logs) == 0
    at = heard.said.index("The evening: 3 of 3 games count.")
    assert heard.said[at + 1].startswith("  1. ")
    assert len(heard.said) == at + 4


def test_a_gap_and_a_forged_game_are_named_and_only_the_forged_one_exits_1(heard) -> None:
    first, second, third = (data for data, _ in evening())
    assert heard.audit(first, third) == 0
    assert heard.said[-1] == "  Game 2 is missing."
    assert heard.audit(first, second + record(b"\xc0"), third) == 1
    assert heard.said[-1] == "  Game 2 does not check: the table is computed without it."
    assert "The evening: 2 of 3 games count." in heard.said


def test_a_torn_game_is_named_as_one_that_is_not_over(heard) -> None:
    """What is left of it checks, and proves no result."""
    first, second, third = (data for data, _ in evening())
    assert heard.audit(first, second[: len(second) // 2], third) == 0
    assert heard.said[-1] == "  Game 2 is not over: the table is computed without it."
    assert "The evening: 2 of 3 games count." in heard.said


def test_what_is_no_log_any_more_leaves_a_gap_in_the_evening(heard) -> None:
    first, second, third = (data for data, _ in evening())
    assert heard.audit(first, b"\0" * len(second), third) == 2
    assert len(heard.complained) == 1
    assert heard.said[-1] == "  Game 2 is missing."


def test_a_forged_game_costs_nothing_where_a_true_copy_lies_beside_it(heard) -> None:
    first, second, third = (data for data, _ in evening())
    assert heard.audit(first, second + record(b"\xc0"), second, third) == 1
    assert "The evening: 3 of 3 games count." in heard.said
    assert not [line for line in heard.said if "Game 2" in line]


def test_programs_get_the_table_of_an_evening_behind_its_games(heard) -> None:
    assert heard.audit(*(data for data, _ in evening()[:2]), as_json=True) == 0
    *games, found = json.loads("".join(heard.said))
    assert len(games) == 2
    assert (found["games"], found["counted"], found["flaws"]) == (3, [1, 2], [])
    assert {row["name"] for row in found["table"]} == {"Ann", "Ben", "Cem"}
    assert found["table"][0]["points"][2] is None


def test_the_games_of_a_tournament_end_with_its_bracket(heard) -> None:
    assert heard.audit(*tournament()) == 0
    at = heard.said.index("The tournament: 6 people, drawn to 2 tables.")
    begins = [line.split(":")[0] for line in heard.said[at + 1 :]]
    assert begins == ["  Table 1", "  Table 2", "  The final"]


def test_a_table_that_does_not_fit_the_draw_is_named(heard) -> None:
    _, second, _ = tournament()
    assert heard.audit(with_a_stranger(), second) == 0
    assert heard.said[-1] == "  Table 1: P6 was not drawn for it. It does not count."


def test_programs_get_the_bracket_behind_the_games(heard) -> None:
    assert heard.audit(*tournament()[:2], as_json=True) == 0
    *games, found = json.loads("".join(heard.said))
    assert len(games) == 2
    assert [table["number"] for table in found["tables"]] == [1, 2, 0]
    assert found["flaws"] == []
    assert found["tables"][2]["people"][0]["place"] is None


def test_a_game_that_goes_on_from_a_moment_is_compared_with_the_log_of_that_moment(heard) -> None:
    before, _ = race()
    on, table = race_on(10)
    origin = table.genesis.agreed.origin
    assert origin is not None
    assert heard.audit(on) == 0
    assert "whose log is not here" in heard.said[-1]
    assert any(f"it goes on from step {origin.step} of the game" in line for line in heard.said)
    assert heard.audit(on, before) == 0
    assert heard.said[-1].endswith("log 1, as it stood there")
    assert heard.audit(on, race(steps_max=4)[0]) == 0
    assert "whose log is not here" in heard.said[-1]


def test_a_moment_that_its_log_does_not_show_is_named_and_exits_1(heard) -> None:
    """It was played by the rules, but not there."""
    before, there = race()
    _, other = race(seed=4)
    origin = origin_of(other.completed, 10)
    assert isinstance(origin, Origin)
    claimed = origin._replace(
        game=there.genesis.game, identities=tuple(o.identity for o in there.genesis.offers)
    )
    on, _ = begun_at(claimed, there, seed=5)
    assert heard.audit(on, before) == 1
    assert "it stood otherwise there" in heard.said[-1]
    assert heard.audit(on, before, as_json=True) == 1
    assert json.loads(heard.said[-1])[-1]["agrees"] is False


def test_a_folder_without_a_log_is_told_in_a_sentence(heard) -> None:
    chosen = Namespace(
        files=[heard.folder], json=False, data=heard.folder, second_opinion=False, room=False
    )
    with pytest.raises(UsageError, match="there is no log in"):
        run_audit(chosen, heard.said.append, heard.complained.append)


def test_what_is_no_log_is_told_without_its_bytes(heard) -> None:
    assert heard.audit(b"GIF89a" + bytes(40)) == 2
    (why,) = heard.complained
    assert why.endswith("is the file called 'log' in the folder of that game.")
    assert b"GIF89a".hex() not in why


def test_a_second_opinion_is_given_only_where_it_is_asked(heard) -> None:
    assert heard.audit(race()[0]) == 0
    assert not any("geometry" in line for line in heard.said)
    assert heard.audit(race()[0], second=True) == 0
    assert heard.said[-1].endswith("a second ruler: all agree within 0.02 mm")


def test_a_second_opinion_that_differs_exits_1_and_leaves_the_verdict(heard, monkeypatch) -> None:
    monkeypatch.setattr("gui.wormup.remeasure._TABLE", (1200, 400))
    assert heard.audit(race()[0], second=True) == 1
    assert heard.said[0].endswith("everything checks")
    assert any("it does not lie wholly on the table" in line for line in heard.said)
    assert heard.said[-1].startswith("  the verdict stays")


def test_programs_get_the_second_opinion_where_they_ask(heard) -> None:
    assert heard.audit(cozy_game()[0], as_json=True, second=True) == 0
    (document,) = json.loads("".join(heard.said))
    assert document["second_opinion"] == {
        "opinion": "nothing to measure",
        "lines": ["no distances are measured in this game"],
    }


def test_without_the_library_nothing_is_audited_but_in_a_sentence(heard, no_shapely) -> None:
    with pytest.raises(UsageError, match="the library shapely cannot be loaded"):
        heard.audit(race()[0], second=True)
    assert heard.said == []


def test_many_files_are_audited_by_all_cores_as_few_are(heard, tmp_path, monkeypatch) -> None:
    """In the same words, order and exit code; whatever is found can go from process to process."""
    logs = [
        b"shopping list",
        race()[0],
        cozy_game()[0],
        race(steps_max=5)[0],
        race(steps_max=9)[0] + record(b"\xc0"),
        b"shopping list",
        race(seed=2)[0],
        *[race(steps_max=5)[0]] * 5,
    ]
    keep(tmp_path / "games", bytes(32), race(seed=2)[0])
    shared = Heard(tmp_path)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert shared.audit(*logs, second=True) == 2
    assert "net.driver.processes" in sys.modules
    monkeypatch.setattr("gui.terminal.audit_command._MANY", 100)
    assert heard.audit(*logs, second=True) == 2
    assert (shared.said, shared.complained) == (heard.said, heard.complained)
    assert len(shared.complained) == 2


def test_a_single_core_shares_nothing_out(heard, monkeypatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    monkeypatch.setattr("net.driver.processes.shared_out", None)
    assert heard.audit(*[race(steps_max=5)[0]] * 10) == 0


def test_each_file_is_told_before_the_next_is_read(tmp_path) -> None:
    heard = Heard(tmp_path)

    def say(line: str) -> None:
        heard.said.append(line)
        if "log 0" in line:
            (tmp_path / "log 1").write_bytes(b"shopping list")

    for number in range(2):
        (tmp_path / f"log {number}").write_bytes(race()[0])
    files = [tmp_path / f"log {number}" for number in range(2)]
    chosen = Namespace(files=files, json=False, data=tmp_path, second_opinion=False, room=False)
    assert run_audit(chosen, say, heard.complained.append) == 2
    assert "log 1 is not a log" in heard.complained[0]


def test_of_all_copies_only_what_is_compared_of_the_first_is_kept(tmp_path, monkeypatch) -> None:
    """So a thousand logs take no more memory than two."""
    replays: list[weakref.ref[Replay]] = []

    def judge(log: LogFile, verify_many: VerifyMany) -> Replay:
        gc.collect()
        assert not [one for one in (each() for each in replays) if one], "the last is forgotten"
        replay = replay_of(log, verify_many)
        replays.append(weakref.ref(replay))
        return replay

    monkeypatch.setattr("gui.terminal.audit_command.replay_of", judge)
    assert Heard(tmp_path).audit(*[race()[0]] * 3) == 0
    assert len(replays) == 3
