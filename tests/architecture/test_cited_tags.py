"""Every rule that code, tests or documents cite stands in a document: a tag leads to its rule."""

import pytest

from house import House
from tests.architecture.tree import ROOT, plant


def test_each_tag_that_is_cited_leads_to_its_rule():
    assert House(ROOT).undefined() == []


@pytest.mark.parametrize(
    "definition",
    ["## P7.1 Calls", "- P7.1 A call", "| P7.1 | a call |", "**P7.1** A call", "  - P7.1.2 One"],
)
def test_a_tag_without_a_rule_is_found_and_with_one_is_not(tmp_path, definition):
    plant(tmp_path, "docs/protocol.md", "as P7.1 says\n")
    plant(tmp_path, "core/a.py", '"""A call (P7.1)."""')
    found = ["core/a.py:1: P7.1", "docs/protocol.md:1: P7.1"]
    assert House(tmp_path).undefined() == found
    plant(tmp_path, "docs/protocol.md", f"{definition}\n")
    assert House(tmp_path).undefined() == []
