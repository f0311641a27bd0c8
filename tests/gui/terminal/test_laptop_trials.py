"""The `selftest` command: a sentence for whatever a laptop does not do, and never a traceback."""

import json
import os
import socket
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from core.table.trouble import Trouble
from gui.cli import VERSION, main
from gui.terminal.doctor_command import Everything, tell
from gui.terminal.laptop_trials import TrialState, UntriedError, shortened, trials_for, tried
from gui.terminal.trial_race import RaceError
from gui.terminal.trial_window import WindowError
from net.driver.trials import TrialError
from net.protocol.troubles import TrialReason

ROOT = Path(__file__).parents[3]
GOOD = ("disk", lambda: "it is there")


def chosen(**wanted):
    given = {"json": False, "out": None, "version": "0.2.0", "data": None, "meet": 1}
    return Namespace(**given | {"loopback": True} | wanted)


def run_selftest(chosen, trials, say):
    return tell(Everything(chosen.version, trials), chosen, say)


def failing(error):
    def trial():
        raise error

    return trial


BROKEN = (
    TrialError(Trouble(TrialReason.NO_MEMORY, free=7)),
    RaceError("no race"),
    WindowError("no window"),
    ZeroDivisionError("of a kind\nthat nobody expects"),
    RecursionError(),
)


def test_where_all_works_it_says_so_and_the_exit_code_is_0(capsys):
    said: list[str] = []
    assert run_selftest(chosen(), [GOOD, ("race", lambda: "it was good")], said.append) == 0
    assert said[1:] == [
        "ok       disk  it is there",
        "ok       race  it was good",
        "everything that has to work works",
    ]


def test_each_line_is_said_as_soon_as_it_is_known():
    said: list[str] = []
    trials = [GOOD, ("race", lambda: f"after {len(said)} lines")]
    run_selftest(chosen(), trials, said.append)
    assert said[2] == "ok       race  after 2 lines"


@pytest.mark.parametrize("error", BROKEN, ids=repr)
def test_whatever_breaks_is_one_line_and_exit_code_1(error):
    said: list[str] = []
    assert run_selftest(chosen(), [GOOD, ("race", failing(error))], said.append) == 1
    (line,) = [line for line in said if line.startswith("NOT")]
    assert "Traceback" not in "".join(said)
    assert said[-1] == "1 thing to mend"
    assert len(said) == 4
    assert line


def test_a_trial_that_raises_what_nobody_expects_names_it_and_asks_for_the_report():
    found = tried("race", failing(ZeroDivisionError("of a kind")))
    assert found.said == (
        "this trial itself failed (ZeroDivisionError: of a kind): please send us this report"
    )


def test_what_could_not_be_tried_says_why_and_is_nothing_to_mend():
    said: list[str] = []
    trials = [GOOD, ("network", failing(UntriedError("no adapter is on")))]
    assert run_selftest(chosen(), trials, said.append) == 0
    assert "untried  network  no adapter is on" in said


def test_for_programs_it_is_one_document():
    said: list[str] = []
    trials = [GOOD, ("race", failing(RaceError("no race")))]
    assert run_selftest(chosen(json=True), trials, said.append) == 1
    (text,) = said
    document = json.loads(text)
    assert (document["version"], document["is_well"]) == ("0.2.0", False)
    assert [(one["about"], one["state"], one["said"]) for one in document["findings"]] == [
        ("disk", "ok", "it is there"),
        ("race", "NOT", "no race"),
    ]
    assert all(one["seconds"] >= 0 for one in document["findings"])
    assert document["system"]["Python"]


@pytest.mark.parametrize("as_json", [False, True])
def test_the_report_is_written_to_a_file_too(tmp_path, as_json):
    said: list[str] = []
    out = tmp_path / "report.txt"
    run_selftest(chosen(json=as_json, out=out), [GOOD], said.append)
    written = out.read_text(encoding="utf-8")
    assert written.splitlines() == (said[0].splitlines() if as_json else said[1:-1])


def test_a_file_that_cannot_be_written_is_told_before_anything_is_tried(tmp_path):
    said: list[str] = []
    with pytest.raises(FileNotFoundError):
        run_selftest(chosen(out=tmp_path / "no" / "report"), [GOOD], said.append)
    assert said == []


def test_a_wrong_place_for_the_file_is_one_sentence_and_exit_code_2(tmp_path, capsys):
    assert main(["selftest", "--out", str(tmp_path / "no" / "report")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("{home}/games", "~/games"),
        ("in {home}: full", "in ~: full"),
        ("{home}s/games", "{home}s/games"),
        ("nothing", "nothing"),
    ],
)
def test_the_home_folder_is_never_named(monkeypatch, said, shown):
    home = str(Path("/people", "Jürgen (Ann's)"))
    monkeypatch.setattr(Path, "home", lambda: Path(home))
    assert shortened(said.format(home=home)) == shown.format(home=home)
    assert shortened(said.format(home=home.upper())) == shown.format(home=home.upper())


def test_a_failure_does_not_name_the_home_folder_either(monkeypatch):
    monkeypatch.setattr(Path, "home", lambda: Path("/people/ann"))
    found = tried("disk", failing(OSError(28, "full", "/people/ann/games/key")))
    assert "ann" not in found.said
    assert "~/games/key" in found.said


@pytest.mark.skipif(sys.platform == "win32", reason="there who shares a port needs no leave")
def test_a_port_that_another_program_holds_is_found_and_named(tmp_path):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as other:
        other.bind(("", 0))
        port = other.getsockname()[1]
        found = tried("network", dict(trials_for(chosen(data=tmp_path, meet=port)))["network"])
    assert found.state is TrialState.NOT
    assert f"UDP port {port} cannot be used" in found.said
    assert "close the program that holds it" in found.said


def test_without_any_network_it_says_that_nothing_could_be_tried(tmp_path, monkeypatch):
    monkeypatch.setattr("gui.terminal.laptop_trials.own_addresses", lambda **_: ())
    trial = dict(trials_for(chosen(data=tmp_path, meet=41_000 + os.getpid() % 9_000)))["network"]
    found = tried("network", trial)
    assert found.state is TrialState.UNTRIED
    assert found.said.startswith("no network adapter is on: switch on Wi-Fi")


def test_a_folder_that_cannot_be_used_is_found(tmp_path):
    (tmp_path / "file").write_text("")
    found = tried("disk", dict(trials_for(chosen(data=tmp_path / "file")))["disk"])
    assert found.state is TrialState.NOT
    assert "choose another --data DIR" in found.said


def test_on_a_good_laptop_everything_is_tried_and_works(tmp_path):
    """The whole program: two bots race, a window opens, and nothing of a person is told."""
    command = [sys.executable, "-P", "-m", "gui.cli", "selftest", "--json", "--loopback"]
    meet = str(31_000 + os.getpid() % 15_000)
    data = tmp_path / "Jürgen's games"
    done = subprocess.run(
        [*command, "--data", str(data), "--meet", meet],
        env={**os.environ, "PYTHONPATH": str(ROOT), "DISPLAY": ""},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    document = json.loads(done.stdout)
    assert done.returncode == 0, document
    assert document["is_well"]
    assert document["version"] == VERSION
    assert {one["state"] for one in document["findings"]} == {"ok"}
    assert str(Path.home()) not in done.stdout
    assert list(data.iterdir()) == []
    assert done.stderr == ""
