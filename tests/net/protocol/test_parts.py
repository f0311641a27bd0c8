"""The parts list of a build: read as it was written, or not at all."""

import re
from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.encoding import MalformedError
from net.protocol import parts
from net.protocol.parts import BYTES_MAX, LINK, BuildPart, PartsList, leads_inside, parse

DIGEST = sha256(b"").hexdigest()
names = st.text("abcXYZ019_+- é", min_size=1, max_size=6).filter(
    lambda name: name.isascii() and name == name.strip(". ")
)
paths = st.lists(names, min_size=1, max_size=4).map("/".join)


def listed(*paths, where="in/parts.txt", **fields):
    made = tuple(BuildPart("644", DIGEST, 0, path) for path in sorted(paths))
    return replace(PartsList("0.2.0", "linux-x64", "top", where, made), **fields)


@given(st.sets(paths, max_size=12))
def test_a_list_is_read_as_it_was_written_or_two_of_its_files_are_one(found):
    made = listed(*found)
    folded = {path.casefold() for path in found} | {"in/parts.txt"}
    is_apart = len(folded) == len(found) + 1 and not any(
        other.startswith(f"{one}/") for one in folded for other in folded
    )
    if is_apart:
        assert parse(made.text) == made
    else:
        with pytest.raises(MalformedError, match="one name"):
            parse(made.text)


@given(st.text(max_size=300))
def test_whatever_text_it_is_it_is_a_list_or_refused(text):
    with pytest.raises(MalformedError):
        parse(text)


@given(st.data())
def test_a_list_with_a_letter_changed_is_the_same_list_no_more(data):
    text = listed("a/b", "c d", "run").text
    at = data.draw(st.integers(0, len(text) - 1))
    other = text[:at] + data.draw(st.characters(max_codepoint=300)) + text[at + 1 :]
    try:
        found = parse(other)
    except MalformedError:
        return
    assert found.text == other
    assert (found.digest == listed("a/b", "c d", "run").digest) == (other == text)


@pytest.mark.parametrize(
    "path",
    [
        *("../x", "a/../x", "/etc/x", "a//b", "a/", "./a", "a/.", "", " ", "a\\b", "C:x", "a:b"),
        *("a\0b", "a\nb", "ü", "e\u0301", "a.", "a ", "CON?", "x" * 241),
    ],
)
def test_a_path_that_leads_elsewhere_on_any_system_is_refused(path):
    with pytest.raises(MalformedError):
        parse(listed(path).text)


@pytest.mark.parametrize(
    "other",
    [
        *(("A", "a"), ("a", "a/b"), ("A/b", "a/B"), ("in/parts.txt", "x"), ("IN/Parts.txt", "x")),
        ("in/parts.txt/x", "x"),
    ],
)
def test_two_files_of_one_name_are_refused(other):
    with pytest.raises(MalformedError, match="one name"):
        parse(listed(*other).text)


def test_files_out_of_order_and_twice_are_refused():
    text = listed("a", "b").text
    head, _, rest = text.partition("644")
    one, other = f"644{rest}".splitlines(keepends=True)
    for wrong in (other + one, one + one, one + one + other):
        with pytest.raises(MalformedError):
            parse(head + wrong)


def test_a_huge_size_and_too_many_files_are_refused(monkeypatch):
    large = BuildPart("644", DIGEST, BYTES_MAX, "a")
    assert parse(replace(listed(), parts=(large,)).text).size == BYTES_MAX
    with pytest.raises(MalformedError, match="bytes"):
        parse(replace(listed(), parts=(large, large._replace(size=1, path="b"))).text)
    monkeypatch.setattr(parts, "PARTS_MAX", 1)
    with pytest.raises(MalformedError, match="more than 1 parts"):
        parse(listed("a", "b").text)


def test_what_seals_the_list_is_named_later_and_is_not_much():
    sealing = BuildPart("755", "", 0, "run")
    made = replace(listed(), parts=(sealing,))
    assert "755 - - run\n" in made.text
    assert parse(made.text) == made
    assert not made.is_named
    one, other = made.named({"run": (DIGEST, 0)}), made.named({"run": ("0" * 64, 1)})
    assert one.digest != other.digest
    assert one.text == made.text.replace("- -", f"{DIGEST} 0")
    many = tuple(sealing._replace(path=f"{at}") for at in range(9))
    with pytest.raises(MalformedError, match="without a digest"):
        parse(replace(made, parts=many).text)


def test_the_digest_is_that_of_the_list_itself():
    made = listed("a", "b")
    assert made.digest == sha256(made.text.encode()).hexdigest()
    assert re.fullmatch("[0-9a-f]{64}", made.digest)


@given(st.lists(st.sampled_from(["..", ".", "a"]), min_size=1, max_size=5))
def test_a_link_leads_inside_if_no_step_of_it_leaves_the_folder(steps):
    here, stays = ["top", "in"], True
    for step in steps:
        if step == "..":
            stays = stays and len(here) > 1
            here = here[:-1]
        elif step == "a":
            here.append(step)
    assert leads_inside("in/link", "/".join(steps)) == stays


@pytest.mark.parametrize("target", ["", "/a", "a//b", "a\\b", "C:a", "a\0"])
def test_a_link_that_is_no_plain_path_leads_nowhere(target):
    assert not leads_inside("link", target)
    assert LINK in parts.MODES
