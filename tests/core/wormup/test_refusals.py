"""A refusal says which rule, which two bodies and how far apart they are."""

import re

import pytest

from core.wormup.refusals import (
    Body,
    BodyKind,
    WormUpReason,
    WormUpRefusal,
    bodies_of,
    edge_contact,
    near_contact,
)
from core.wormup.worm import Vec
from tests.core.wormup.scenes import straight

SPOT = Body(BodyKind.SEGMENT, Vec(5000, 5000), 0, 2)


def test_every_reason_has_a_rule_and_a_word_of_its_own():
    """A window finds its sentence by the reason, a person the rule by its tag."""
    words = [reason.value[1] for reason in WormUpReason]
    assert len(set(words)) == len(words)
    tag = re.compile(r"W\d(\.\d+)?|(T94|V95|G08|G10)-\d+")
    assert [reason for reason in WormUpReason if not tag.fullmatch(reason.value[0])] == []


def test_a_refusal_names_the_rule_it_enforces():
    assert WormUpRefusal(WormUpReason.WORM).tag == "W4.2"


@pytest.mark.parametrize("gap", [349, 350])
def test_two_discs_contact_below_the_limit_only(gap):
    """The limit itself is far enough (W3.5)."""
    post = Body(BodyKind.FINISH_POST, Vec(5000, 5000 + gap), 1)
    contact = near_contact(SPOT, post, 350**2)
    assert (contact is None) is (gap == 350)
    if contact:
        assert (contact.first, contact.second) == (SPOT, post)
        assert (contact.square, contact.limit) == ((349**2, 1), (350**2, 1))


@pytest.mark.parametrize(
    ("at", "edge"),
    [
        (Vec(199, 9000), Vec(0, 9000)),
        (Vec(29_801, 9000), Vec(30_000, 9000)),
        (Vec(9000, 199), Vec(9000, 0)),
        (Vec(9000, 19_801), Vec(9000, 20_000)),
        (Vec(-50, 9000), Vec(0, 9000)),
    ],
)
def test_each_edge_is_named_by_its_nearest_point(at, edge):
    """W3.6: one unit short of lying wholly on the table."""
    contact = edge_contact(Body(BodyKind.SEGMENT, at), 200)
    assert contact
    assert contact.second == Body(BodyKind.EDGE, edge)
    assert contact.limit == (200**2, 1)


def test_a_disc_that_lies_wholly_on_the_table_contacts_no_edge():
    """W3.6: at the margin itself."""
    corners = [(200, 200), (29_800, 200), (200, 19_800), (29_800, 19_800)]
    assert [edge_contact(Body(BodyKind.SEGMENT, Vec(*at)), 200) for at in corners] == [None] * 4


def test_bodies_know_their_seat_number_and_radius():
    bodies = list(bodies_of([straight(5000, 9000), straight(5000, 11_000)]))
    assert bodies[8] == Body(BodyKind.SEGMENT, Vec(4600, 11_000), number=1, seat=1)
    assert [kind.radius for kind in BodyKind] == [200, 150, 150, 0, 0]
