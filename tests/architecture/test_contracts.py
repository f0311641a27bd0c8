"""The contracts of pyproject.toml hold of modules too that are not written yet."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, plant

_WORLD = (
    "ifaddr", "platformdirs", "secrets", "socket", "threading", "time", "zeroconf", "zmq",
)  # fmt: skip
_IMPURE = (
    "PySide6", "asyncio", "datetime", "logging", "os", "pathlib", "random", "secrets", "shapely",
    "socket", "threading", "time", "zeroconf", "zmq",
)  # fmt: skip
_ALLOWED = {
    "core/table/encoding.py": "import msgpack",
    "core/table/signing.py": "import cryptography",
    "core/wormup/game.py": "import core.table.encoding",
    "core/cozy/game.py": "import core.table.encoding",
    "core/review/race_review.py": "import core.bots.racer, core.wormup.game, core.table.step",
    "core/games.py": "import core.wormup.game, core.cozy.game, core.bots.racer",
    "core/bots/racer.py": "import core.wormup.game",
    "net/protocol/session.py": "import core.games, core.bots.racer",
    "net/driver/node.py": f"import net.protocol.session, {', '.join(_WORLD)}",
    "gui/window/app.py": "import net.driver.node",
    "gui/window/bridge.py": "import net.driver.node, net.protocol.session",
    "gui/wormup/remeasure.py": "import shapely",
    "gui/cli.py": "import gui.terminal.window_command",
    "gui/terminal/window_command.py": "import net.driver.place, gui.window.app",
    "gui/terminal/demo_command.py": "import net.driver.node, gui.report.verdict, gui.words.words",
    "gui/report/verdict.py": "import gui.game_ui",
    "gui/game_ui.py": "import gui.wormup.arguments, gui.cozy.arguments",
    "gui/words/words.py": "",
    "gui/wormup/arguments.py": "import gui.words.words",
    "gui/wormup/story.py": "import gui.words.words",
    "gui/cozy/arguments.py": "import gui.words.words",
    "gui/window/table/table_page.py": "import gui.window.bridge, core.wormup.game",
}
_BARRED = {
    "gui > net > core": [("core.table.step", "net"), ("net.protocol.lobby", "gui.window.app")],
    "the driver drives the protocol": [("net.protocol.lobby", "net.driver.node")],
    "review > games > bots > Worm & Cozy | Worm Up! > table": [
        ("core.games", "core.review.race_review"),
        ("core.bots.racer", "core.review.race_review"),
        ("core.wormup.race", "core.cozy.game"),
        ("core.cozy.game", "core.wormup.game"),
        ("core.bots.racer", "core.games"),
        ("core.table.step", "core.wormup.game"),
        ("core.cozy.sheet", "core.games"),
    ],
    "only core.games knows which games there are": [
        ("core.table.step", "core.cozy.game"),
        ("net.protocol.lobby", "core.wormup.game"),
        ("net.driver.node", "core.cozy.game"),
    ],
    "what decides is pure": [
        (module, name)
        for module in ("core.table.step", "core.cozy.sheet", "net.protocol.lobby")
        for name in _IMPURE
    ],
    "only net.driver touches the world": [("gui.window.table.table_page", name) for name in _WORLD],
    "only core.table.signing imports cryptography": [
        (module, "cryptography")
        for module in ("core.table.step", "net.driver.identity", "gui.window.table.table_page")
    ],
    "only core.table.encoding imports msgpack": [
        (module, "msgpack") for module in ("core.table.step", "net.driver.identity", "gui.cli")
    ],
    "only gui.wormup.remeasure imports shapely": [
        (module, "shapely")
        for module in ("core.wormup.race", "net.driver.node", "gui.window.table.table_page")
    ],
    "only the commands, the bridge and what reads files of gui import net.driver": [
        ("gui.window.table.table_page", "net.driver.node"),
        ("gui.cli", "net.driver.node"),
        ("gui.wormup.race_view", "net.driver"),
    ],
    "terminal > window > report > game_ui > games > parts > kit > words": [
        ("gui.words.table_words", "gui.wormup.story"),
        ("gui.cozy.story", "gui.wormup.story"),
        ("gui.wormup.story", "gui.game_ui"),
        ("gui.game_ui", "gui.report.verdict"),
        ("gui.report.verdict", "gui.window.app"),
        ("gui.window.app", "gui.terminal.demo_command"),
    ],
    "words and terminals need no window": [
        (module, "PySide6")
        for module in ("gui.words.table_words", "gui.terminal.demo_command", "gui.words.join")
    ],
}


def _judge(root: Path, extra: list[tuple[str, str]]) -> str:
    """Plant the allowed imports and *extra* ones below *root*; return what the linter says."""
    texts = dict(_ALLOWED)
    for module, name in extra:
        file = module.replace(".", "/") + ".py"
        texts[file] = texts.get(file, "") + f"\nimport {name}"
    for file, text in texts.items():
        plant(root, file, text)
    for folder in {parent for file in texts for parent in Path(file).parents if parent.name}:
        (root / folder / "__init__.py").touch()
    shutil.copy(ROOT / "pyproject.toml", root)
    linter = Path(sys.executable).with_name("lint-imports")
    command = [str(linter), "--no-cache", "--no-logo"]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False).stdout


def _verdicts(report: str) -> dict[str, str]:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    names = [contract["name"] for contract in contracts["contracts"]]
    found = {name: re.search(rf"^{re.escape(name)} (\w+)", report, re.MULTILINE) for name in names}
    return {name: match.group(1) if match else "" for name, match in found.items()}


def test_the_planned_imports_keep_every_contract(tmp_path):
    assert _verdicts(_judge(tmp_path, [])) == dict.fromkeys(_BARRED, "KEPT")


@pytest.mark.parametrize("place", range(3))
def test_every_barred_import_breaks_its_contract(tmp_path, place):
    """Spread over three runs, for a chain is reported once only where two imports make it."""
    planted = [pair for pairs in _BARRED.values() for pair in pairs[place::3]]
    report = _judge(tmp_path, planted)
    broken = {name for name, verdict in _verdicts(report).items() if verdict == "BROKEN"}
    assert broken >= {name for name, pairs in _BARRED.items() if pairs[place::3]}
    for module, name in planted:
        assert re.search(rf"{re.escape(module)} -> {re.escape(name)}\b", report), (module, name)
