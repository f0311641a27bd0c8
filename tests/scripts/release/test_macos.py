"""The zip for Macs, as far as it can be judged elsewhere: texts, scripts, the app's own words."""

import os
import plistlib
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from gui.cli import VERSION
from net.driver.mdns import SERVICE
from release import icon, macos

COMMANDS = sorted(Path(macos.__file__).parent.glob("*.command"))
SPEC = Path(macos.__file__).with_name("worm_up.spec")
WHEEL = f"wormup_lan-{VERSION}-py3-none-any.whl"
STARTER = next(file for file in COMMANDS if file.name == "Worm Up.command")

has_sh = pytest.mark.skipif(sys.platform == "win32", reason="there is no sh")


def test_the_app_tells_macos_what_it_looks_for_on_the_network():
    told = plistlib.loads(plistlib.dumps(macos.info_plist("1.2")))
    assert [f"{name}.local." for name in told["NSBonjourServices"]] == [SERVICE]
    assert "local network" in told["NSLocalNetworkUsageDescription"]
    assert told["NSAppSleepDisabled"] is True
    assert told["CFBundleShortVersionString"] == "1.2"


def test_the_recipe_of_the_app_is_python():
    compile(SPEC.read_text(encoding="utf-8"), SPEC.name, "exec")


def test_the_apps_icon_holds_a_picture_for_each_of_its_sizes():
    made = icon.icns()
    assert made[:4] == b"icns"
    assert int.from_bytes(made[4:8], "big") == len(made)
    kinds, at = [], 8
    while at < len(made):
        length = int.from_bytes(made[at + 4 : at + 8], "big")
        kinds.append((made[at : at + 4], int.from_bytes(made[at + 24 : at + 28], "big")))
        at += length
    assert kinds == [(b"ic07", 128), (b"ic08", 256), (b"ic09", 512), (b"ic10", 1024)]


def test_the_zip_holds_all_that_its_commands_read(tmp_path):
    made = macos.build(tmp_path, tmp_path, VERSION)
    assert made.name == f"wormup-lan-{VERSION}-macos.zip"
    with zipfile.ZipFile(made) as packed:
        names = {name.partition("/")[2] for name in packed.namelist()}
    assert names == {
        "LICENSE",
        "Make the app.command",
        "READ ME.txt",
        "Worm Up.command",
        "constraints.txt",
        WHEEL,
        f"wormup_lan-{VERSION}.tar.gz",
    }


@has_sh
@pytest.mark.parametrize("file", COMMANDS, ids=lambda file: file.name)
def test_a_command_is_read_by_any_shell(file):
    subprocess.run(["/bin/sh", "-n", str(file)], check=True)


@pytest.fixture
def mac(tmp_path):
    """Return a place like an unpacked zip, and a home with a uv that installs nothing."""
    folder, tools = tmp_path / "Worm Up's 1", tmp_path / "tools"
    folder.mkdir()
    tools.mkdir()
    shutil.copy(STARTER, folder)
    (folder / WHEEL).touch()
    (folder / "constraints.txt").touch()
    _tool(tools / "uv", INSTALLS)
    return tmp_path


INSTALLS = """echo "uv $*" >>"$HOME/asked"
[ -e "$HOME/offline" ] && exit 1
[ "$1" = venv ] && shift 4 && mkdir -p "$1/bin" && printf '#!/bin/sh\\necho "started $*"\\n' \
>"$1/bin/wormup-lan" && chmod +x "$1/bin/wormup-lan"
exit 0"""


def _tool(file, text):
    file.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    file.chmod(0o755)


def _start(mac, *words):
    inside = {**os.environ, "HOME": str(mac), "PATH": f"{mac / 'tools'}{os.pathsep}/usr/bin:/bin"}
    command = ["sh", str(mac / "Worm Up's 1" / STARTER.name), *words]
    return subprocess.run(command, env=inside, capture_output=True, text=True, check=False)


@has_sh
def test_the_first_start_installs_and_the_second_only_starts(mac):
    first, second = _start(mac), _start(mac, "--version")
    assert first.stdout.splitlines()[-1] == "started "
    assert second.stdout == "started --version\n"
    asked = (mac / "asked").read_text(encoding="utf-8").splitlines()
    assert [line.split()[:2] for line in asked] == [["uv", "venv"], ["uv", "pip"]]
    assert asked[1].endswith(f"--constraints constraints.txt ./{WHEEL}")


@has_sh
def test_an_installation_that_broke_off_is_begun_again(mac):
    (mac / "offline").touch()
    failed = _start(mac)
    assert (failed.returncode, "Is this laptop online?" in failed.stderr) == (2, True)
    (mac / "offline").unlink()
    assert _start(mac).stdout.endswith("started \n")


@has_sh
@pytest.mark.parametrize("part", [WHEEL, "constraints.txt"])
def test_half_an_unpacked_zip_is_told_in_a_sentence(mac, part):
    (mac / "Worm Up's 1" / part).unlink()
    done = _start(mac)
    assert done.returncode == 2
    assert "is missing. Unpack the whole zip again" in done.stderr


@has_sh
@pytest.mark.skipif(
    shutil.which("uv", path="/usr/bin:/bin:/usr/local/bin") is not None, reason="uv is here"
)
def test_without_uv_and_without_a_new_python_it_says_what_to_install(mac):
    (mac / "tools" / "uv").unlink()
    for name in ("python3.15", "python3.14", "python3.13", "python3.12", "python3.11", "python3"):
        _tool(mac / "tools" / name, "exit 1")
    done = _start(mac)
    assert done.returncode == 2
    assert "Python 3.11 or newer is needed. Install it from python.org" in done.stderr
