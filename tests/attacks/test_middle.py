"""A man in the middle (P3.4, T1): Ann and Ben each sit with Mallory, who repeats the other."""

from hashlib import sha256

import pytest

from core.table.genesis import Genesis, Offer, make_offer
from core.table.messages import Act, MessageKind
from core.table.rules import Refusal
from core.table.seeds import JointSeed
from core.table.signing import SigningKey, TableSecret
from core.table.step import StepReason
from core.table.table import Table
from tests.seats import choices, play, remembered_verify
from tests.tampering import altered, refusal_of
from tests.toy import Toy, ToyState

EVENINGS = 150


def secret(words: str) -> TableSecret:
    return TableSecret(sha256(words.encode()).digest())


def offer(name: str, words: str) -> Offer:
    return make_offer(name, SigningKey(sha256(f"id {words}".encode()).digest()), secret(words))


def opened(first: tuple[str, str], second: tuple[str, str]) -> Table[ToyState]:
    """Let two sit down and open their salts; returns the table of the first."""
    toy = Toy()
    offers = (offer(*first), offer(*second))
    genesis = Genesis(toy.rules_id, toy.rules_hash, 1, offers)
    tables = [Table(genesis, toy, secret(words), remembered_verify) for _, words in (first, second)]
    play(tables, choices(1), until=lambda table: table.step.number > 1)
    return tables[0]


def emblem(table: Table[ToyState]) -> tuple[int, ...]:
    return JointSeed(table.completed[0].outcome.seed).emblem()


def test_two_tables_with_a_man_in_the_middle_show_two_emblems():
    """Though both see the same names. One chance in 2^24 an evening; the seeds are fixed."""
    for evening in range(EVENINGS):
        anns = opened(("Ann", f"Ann {evening}"), ("Ben", f"false Ben {evening}"))
        bens = opened(("Ann", f"false Ann {evening}"), ("Ben", f"Ben {evening}"))
        assert anns.genesis.game != bens.genesis.game
        assert emblem(anns) != emblem(bens)


@pytest.mark.parametrize("salt", [bytes(32), b"", b"\1" * 31, sha256(b"another").digest()])
def test_he_cannot_choose_his_salt_once_he_has_seen_the_others(salt):
    """His offer fixed it before anybody opened one: no other is taken."""
    toy = Toy()
    genesis = Genesis(toy.rules_id, toy.rules_hash, 1, (offer("Ann", "Ann"), offer("Ben", "Mal")))
    table = Table(genesis, toy, secret("Ann"), remembered_verify)
    written = table.advance()
    assert written is not None
    (ann,) = (message for message in written.messages if message.kind is MessageKind.ACT)
    false = altered(ann, secret("Mal").key, Act(("salt", salt), b""), seat=1)
    assert refusal_of(table.take(false)) == Refusal(StepReason.SALT_EXPECTED)
