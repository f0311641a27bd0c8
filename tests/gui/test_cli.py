"""The command line: exit codes, one sentence for each mistake, never a traceback."""

import gc
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gui.cli import COMMANDS, VERSION, main, module_of
from gui.report.compare import Comparison, CopiesState
from gui.words.languages import WISHES, use
from net.driver.place import NodePlace
from net.protocol.hello_packets import Greeting
from tests.gui.race_log import race


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "log"
    path.write_bytes(race()[0])
    return path


def test_audit_of_a_good_log_prints_one_verdict_line_and_exits_0(log, capsys) -> None:
    assert main(["audit", str(log)]) == 0
    assert capsys.readouterr().out.splitlines()[0] == f"{log}: everything checks"


def test_audit_of_a_changed_log_exits_1_and_of_no_log_2(log, tmp_path, capsys) -> None:
    data = bytearray(log.read_bytes())
    data[len(data) // 2] ^= 1
    bad, no_log = tmp_path / "bad", tmp_path / "no log"
    bad.write_bytes(data)
    no_log.write_bytes(b"shopping list")
    assert main(["audit", str(log), str(bad)]) == 1
    assert "does not check: This copy is damaged" in capsys.readouterr().out
    empty = tmp_path / "empty"
    empty.mkdir()
    for path in (no_log, tmp_path / "nowhere"):
        assert main(["audit", str(path)]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"wormup-lan: {path}")
        assert said.count("\n") == 1
    assert main(["audit", str(empty)]) == 2
    assert "there is no log in" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
@pytest.mark.parametrize("command", [["audit"], ["audit", "--json"], ["replay", "--text"]])
def test_what_is_no_file_is_told_at_once_and_exits_2(tmp_path, capsys, command) -> None:
    """A pipe into which nobody writes, a device without end, a file of 128 MB."""
    os.mkfifo(tmp_path / "pipe")
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(1 << 27)
    for path in (tmp_path / "pipe", Path("/dev/zero"), huge):
        assert main([*command, str(path)]) == 2
        said = "".join(capsys.readouterr())
        assert f"{path} cannot be read: it " in said


def test_audit_for_programs_is_one_json_document(log, tmp_path, capsys) -> None:
    assert main(["audit", "--json", str(log), str(tmp_path / "nowhere")]) == 2
    good, unreadable = json.loads(capsys.readouterr().out)
    assert good["verdict"] == "checks"
    assert good["signatures"] > good["steps"] > 0
    assert "cannot be read" in unreadable["unreadable"]


def test_a_letter_that_the_terminal_lacks_is_no_verdict(log, tmp_path) -> None:
    """Exit code 1 says that a log does not check."""
    there = tmp_path / "\u674e"
    there.mkdir()
    log = log.rename(there / "log")
    told = subprocess.run(
        [sys.executable, "-m", "gui.cli", "audit", "--data", str(tmp_path), str(log)],
        env={**os.environ, "PYTHONIOENCODING": "cp1252"},
        capture_output=True,
        check=False,
    )
    assert (told.returncode, told.stderr) == (0, b"")
    assert b"everything checks" in told.stdout


def test_audit_of_several_copies_compares_each_with_the_first(log, tmp_path, capsys) -> None:
    shorter, other = tmp_path / "shorter", tmp_path / "other"
    shorter.write_bytes(race(steps_max=5)[0])
    other.write_bytes(race(seed=2)[0])
    files = [str(log), str(shorter), str(other)]
    assert main(["audit", *files]) == 0
    *_, said = capsys.readouterr().out.splitlines()
    assert said.startswith(f"{log}, {shorter}: Both copies are the same up to step 5;")
    assert main(["audit", str(log), str(other)]) == 0
    *_, said = capsys.readouterr().out.splitlines()
    assert said == f"{log}, {other}: These are two different games."
    assert main(["audit", "--json", *files]) == 0
    documents = json.loads(capsys.readouterr().out)
    assert documents[1]["same_as_first"] == {"copies": "shorter", "step": 5}
    assert documents[2]["same_as_first"] == {"copies": "other_game", "step": 0}


def test_audit_of_copies_that_part_exits_1(log, capsys, monkeypatch) -> None:
    parted = Comparison(CopiesState.FORKED, 3, "They differ.")
    monkeypatch.setattr("gui.terminal.audit_command.compare", lambda *_, **_facts: parted)
    assert main(["audit", str(log), str(log)]) == 1
    assert "They differ." in capsys.readouterr().out


def test_replay_tells_the_race_up_to_a_step(log, capsys) -> None:
    assert main(["replay", "--text", "--step", "1", str(log)]) == 0
    told = capsys.readouterr().out
    assert "sit down" in told
    assert "Round 1" not in told


@pytest.mark.parametrize(
    "arguments",
    [
        ["demo", "--peers", "2"],
        ["demo", "--peers", "9"],
        ["demo", "--repose"],
        ["demo", "--course", "5"],
        ["demo", "--course", "nan"],
        ["demo", "--course", "0"],
        ["peer", "--name", "Ann", "--within", "nan"],
        ["peer", "--name", "A\u202eB"],
        ["peer", "--name", "Ann", "--seats", "1"],
        ["peer", "--name", "Ann", "--meet", "0"],
        ["window", "--meet", "0"],
        ["peer", "--name", "Ann", "--join", "R2M02-5WWQD"],
        ["watch", "--join", ""],
    ],
    ids=lambda arguments: " ".join(arguments[:4]).encode("ascii", "replace").decode(),
)
def test_a_wrong_argument_is_one_sentence_and_exit_2(arguments, capsys) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith("wormup-lan: ")
    assert said.count("\n") == 1


def test_the_help_lists_every_command(capsys) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert re.findall(r"^    (\w+) +\w", told, re.MULTILINE) == list(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_help_and_an_example(name, capsys) -> None:
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    assert f"wormup-lan {name}" in capsys.readouterr().out.partition("example")[2]


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_no_line_of_a_help_is_left_in_english(name, capsys) -> None:
    told = []
    for language in ("en", "de"):
        with pytest.raises(SystemExit):
            main(["--language", language, *filter(None, [name]), "--help"])
        told.append(capsys.readouterr().out.splitlines())
    use("en")
    sentence = re.compile(r"[a-z]{2,} [a-z]{2,}")
    same = [line for line in told[0] if sentence.search(line) and line in told[1]]
    assert [line for line in same if "wormup-lan" not in line] == []
    for lines in told:
        assert lines[-1].count("wormup-lan") == (name != "")
        assert lines[-1].count(":") <= 1


@pytest.mark.parametrize("arguments", [["fly"], ["--name", "Ann"], ["--"]])
def test_what_names_no_command_is_told_and_exits_2(arguments, capsys) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "wormup-lan: error: " in capsys.readouterr().err


def test_without_a_command_the_window_opens(monkeypatch) -> None:
    opened: list[tuple[str, Path | None]] = []

    def run_window(place: NodePlace, log: Path | None = None, *, language: str, **_: object) -> int:
        assert not language
        opened.append((place.version, log))
        return 0

    monkeypatch.setattr("gui.window.app.run_window", run_window)
    assert main([]) == 0
    assert opened == [(VERSION, None)]


def test_this_version_knows_asides() -> None:
    """Or nobody who plays it would be sent any."""
    assert Greeting("Ann", VERSION, ()).knows_asides


def test_the_window_speaks_the_language_that_is_asked_for(monkeypatch) -> None:
    spoken: list[str] = []

    def run_window(*_: object, language: str, **_also: object) -> int:
        spoken.append(language)
        return 0

    monkeypatch.setattr("gui.window.app.run_window", run_window)
    try:
        assert main(["--language", "de"]) == 0
        assert main(["window", "--language=en"]) == 0
    finally:
        use("en")
    assert spoken == ["de", "en"]


def in_german(*arguments: str, **wishes: str) -> "subprocess.CompletedProcess[str]":
    """Run a command on a system that wishes something else than English."""
    system = {name: said for name, said in os.environ.items() if name not in WISHES}
    return subprocess.run(
        [sys.executable, "-m", "gui.cli", *arguments],
        env={**system, "PYTHONIOENCODING": "utf-8", **wishes},
        check=False,
        capture_output=True,
        encoding="utf-8",
    )


def test_the_command_line_speaks_the_language_of_the_system_or_the_one_asked_for(log) -> None:
    said = in_german("audit", str(log), LANG="de_DE.UTF-8").stdout
    assert said.splitlines()[0] == f"{log}: alles stimmt"
    said = in_german("audit", str(log), "--language", "en", LANG="de_DE.UTF-8").stdout
    assert said.splitlines()[0] == f"{log}: everything checks"


def test_wrong_use_and_help_are_told_in_the_language_too() -> None:
    helped = in_german("peer", "--help", LC_ALL="de_DE", LANG="en_US").stdout
    assert "Optionen:" in helped
    assert "zeigt diese Hilfe" in helped
    wrong = in_german("peer", "--name", "Ann", "--patience", "0", LANG="de_DE")
    assert wrong.returncode == 2
    assert "--patience 0.0: gib eine Zahl von Sekunden über 0 an" in wrong.stderr
    assert "'xx' gibt es nicht" in in_german("--language", "xx", "games", LANG="de_DE").stderr


def test_what_is_for_programs_is_the_same_in_every_language(log) -> None:
    asked = ("audit", "--json", str(log), "--language")
    english, german = (json.loads(in_german(*asked, code).stdout) for code in ("en", "de"))
    assert english[0].keys() == german[0].keys()
    assert english[0]["verdict"] == german[0]["verdict"] == "checks"


def test_english_loads_no_catalogue() -> None:
    asked = (
        "import sys\nopened = []\n"
        "sys.addaudithook(lambda event, args: event == 'open' and opened.append(str(args[0])))\n"
        "from gui.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"
        "assert not [one for one in opened if one.endswith('.mo')]"
    )
    subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True)


def test_a_log_is_replayed_in_the_window(log, monkeypatch) -> None:
    opened: list[tuple[Path | None, int | None]] = []

    def run_window(
        _place: NodePlace, log: Path | None, step: int | None, *, language: str, **_: object
    ) -> int:
        assert not language
        opened.append((log, step))
        return 0

    monkeypatch.setattr("gui.window.app.run_window", run_window)
    for arguments in ([str(log)], [str(log), "--step", "8"], ["--step", "8", str(log)]):
        assert main(["replay", *arguments]) == 0
    assert opened == [(log, None), (log, 8), (log, 8)]
    assert main(["replay", str(log), "--step", "0"]) == 2


def test_the_help_imports_no_command_no_game_and_no_network() -> None:
    asked = (
        "import sys\nfrom gui.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"
        "print(*(m for m in sys.modules if m.startswith(('core', 'net', 'rich', 'PySide6'))))"
    )
    done = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == ""


def test_nobody_looks_for_garbage_in_what_a_command_has_loaded() -> None:
    loaded, is_looking = [()], gc.isenabled()
    assert any(one is loaded for one in gc.get_objects())
    module_of("rules")
    assert not any(one is loaded for one in gc.get_objects())
    assert gc.isenabled() is is_looking


def test_audit_starts_without_qt_zmq_and_shapely(log) -> None:
    program = (
        "import sys; from gui.cli import main; code = main(sys.argv[1:]);"
        "heavy = {'PySide6', 'zmq', 'shapely', 'zeroconf', 'numpy'} & set(sys.modules);"
        "sys.exit(f'imported {heavy}' if heavy else code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "audit", str(log)], check=False, capture_output=True
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("line", [["audit", ""], ["games", "--data="], ["review", ""]])
def test_no_path_at_all_is_wrong_use_and_not_the_folder_in_which_one_is(line, capsys) -> None:
    with pytest.raises(SystemExit) as ended:
        main(line)
    assert ended.value.code == 2
    assert "invalid Path value: ''" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["games"], ["solo", "--resume"]])
def test_a_folder_that_cannot_be_is_told_in_a_sentence(tmp_path, capsys, command) -> None:
    nowhere = tmp_path / ("a" * 300)
    assert main([*command, "--data", str(nowhere)]) == 2
    said = capsys.readouterr().err
    assert str(nowhere) in said
    assert "choose another place" in said
