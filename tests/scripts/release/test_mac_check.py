"""Every fault of an app for Macs that can be seen without a Mac is named."""

import plistlib

import pytest

from release import mac_app, mac_check
from tests.scripts.release import tiny_mac
from tests.scripts.release.tiny_mac import Apple, program

LIBRARY = f"{mac_app.RESOURCES}/lib"
PLIST = mac_app.info_plist("1.0")
MAC_APP = "Contents/Info.plist"


def _faults(app):
    return mac_check.faults(app, "arm64", Apple())


def test_an_app_without_a_fault_has_none_to_name(tmp_path):
    assert _faults(tiny_mac.app(tmp_path)) == []


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        (f"{LIBRARY}/x/three", program("x86_64"), "is not for arm64 alone"),
        (f"{LIBRARY}/x/three", program(oldest=(15, 0)), "asks for macOS (15, 0)"),
        (f"{LIBRARY}/x/three", program(oldest=(0, 0)), "asks for macOS (0, 0)"),
        (f"{LIBRARY}/x/three", program(is_bare=True), "has no UUID"),
        (f"{LIBRARY}/x/three", program(has=["broken"]), "three: hash"),
        (f"{LIBRARY}/x/three", program(wants=["_PyNew_Thing"]), "wants PyNew_Thing"),
        (f"{LIBRARY}/x/three", program(loads=["@rpath/four"]), "loads @rpath/four"),
        (f"{LIBRARY}/x/three", program(loads=["/elsewhere/a"]), "loads /elsewhere/a"),
        (f"{LIBRARY}/pygments/a.py", b"", "has no use"),
        (f"{LIBRARY}/numpy/tests/test_a.py", b"", "has no use"),
        (MAC_APP, plistlib.dumps(PLIST | {"NSBonjourServices": []}), "NSBonjourServices is []"),
        (MAC_APP, plistlib.dumps(PLIST | {"NSAppSleepDisabled": False}), "NSAppSleepDisabled"),
        (MAC_APP, plistlib.dumps(PLIST | {"NSLocalNetworkUsageDescription": ""}), "why the local"),
        (MAC_APP, plistlib.dumps(PLIST | {"LSMinimumSystemVersion": "12.0"}), "asks for macOS"),
        (MAC_APP, plistlib.dumps(PLIST | {"CFBundleIconFile": "x"}), "the icon is not there"),
    ],
)
def test_a_fault_is_named(tmp_path, name, data, said):
    found = _faults(tiny_mac.app(tmp_path, **{name: data}))
    assert found
    assert said in found[0]


def test_a_library_without_a_signature_is_named(tmp_path):
    found = _faults(tiny_mac.app(tmp_path, **{f"{LIBRARY}/x/three": program(is_bare=True)}))
    assert f"{LIBRARY}/x/three: not signed" in found


def test_what_was_changed_after_the_signature_is_named(tmp_path):
    app = tiny_mac.app(tmp_path)
    (app / mac_app.RESOURCES / "worm-up.icns").write_bytes(b"evil")
    assert f"{mac_app.RESOURCES}/worm-up.icns is not sealed" in _faults(app)


def test_a_file_that_no_list_names_and_one_that_is_gone_are_named(tmp_path):
    app = tiny_mac.app(tmp_path)
    (app / "Contents" / "more").write_bytes(b"")
    (app / mac_app.RESOURCES / "licences/python/LICENSE.txt").unlink()
    said = "; ".join(_faults(app))
    assert "Contents/more is not in the parts list" in said
    assert "no licence of python" in said


@pytest.mark.parametrize("gone", [mac_app.PROGRAM, mac_app.SEAL, MAC_APP])
def test_half_an_app_is_named_as_such(tmp_path, gone):
    app = tiny_mac.app(tmp_path)
    (app / gone).unlink()
    assert _faults(app) == ["no program, no Info.plist or no signature"]


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("@loader_path/../b.dylib", "a/b.dylib"),
        ("@executable_path/../x", "Contents/x"),
        ("@loader_path", "a/c"),
        ("@loader_path/../../../b", ""),
        ("/elsewhere/b", ""),
        ("@rpath/b", ""),
    ],
)
def test_a_path_leads_into_the_bundle_or_nowhere(path, place):
    assert mac_check.resolved(path, "a/c/d.so") == place
