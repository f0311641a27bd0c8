"""The package for Debian and Ubuntu."""

import configparser
import shutil
import subprocess
import sys

import pytest

from release import deb
from release.linux import write_parts
from release.packing import NotMadeError

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("dpkg-deb"), reason="Debian makes it"
)

HOME = f"/opt/{deb.NAME}"


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "wormup-lan-0.2.0-linux-x64"
    (made / "_internal").mkdir(parents=True)
    (made / "_internal" / "a.so").write_bytes(b"\0GLIBC_2.35\0")
    (made / "wormup-lan").write_bytes(b"#!")
    (made / "wormup-lan").chmod(0o755)
    (made / "worm-up.png").write_bytes(b"png")
    (made / "Worm Up").symlink_to("wormup-lan")
    write_parts(made, "0.2.0")
    return made


def asked(*words):
    return subprocess.run(["dpkg-deb", *words], capture_output=True, text=True, check=True).stdout  # noqa: S607


def test_it_holds_the_folder_a_menu_entry_and_an_icon_and_is_the_same_each_time(tmp_path, folder):
    shutil.copytree(folder, tmp_path / "again" / folder.name, symlinks=True)
    one = deb.packed(deb.laid(tmp_path, folder, "0.2.0"), tmp_path / "one.deb")
    again = deb.laid(tmp_path / "again", tmp_path / "again" / folder.name, "0.2.0")
    assert deb.packed(again, tmp_path / "other.deb").read_bytes() == one.read_bytes()
    assert asked("--field", str(one), "Package", "Version") == (
        "Package: wormup-lan\nVersion: 0.2.0\n"
    )
    assert "libc6 (>= 2.35), libegl1" in asked("--field", str(one), "Depends")
    listed = asked("--contents", str(one))
    assert "root/root" in listed
    assert f"./usr/bin/wormup-lan -> {HOME}/wormup-lan" in listed
    assert f".{HOME}/_internal/parts.txt" in listed
    subprocess.run(["dpkg-deb", "-x", str(one), str(tmp_path / "out")], check=True)  # noqa: S607
    read = configparser.RawConfigParser()
    read.read(tmp_path / "out/usr/share/applications/wormup-lan.desktop", encoding="utf-8")
    entry = dict(read["Desktop Entry"])
    assert entry["exec"] == f"{HOME}/wormup-lan"
    icon = tmp_path / "out/usr/share/icons/hicolor/256x256/apps" / f"{entry['icon']}.png"
    assert icon.read_bytes() == b"png"


def test_without_the_archive_for_linux_it_says_what_to_make_first(tmp_path):
    with pytest.raises(NotMadeError, match="make linux before it"):
        deb.build(tmp_path, tmp_path, "0.2.0")
