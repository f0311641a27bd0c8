"""The canonical export (P11): golden bytes, the same on all laptops, and free of signatures."""

from functools import partial
from hashlib import sha256

import pytest

from core.table.encoding import pack
from core.table.export import export, export_digest
from core.table.messages import MessageKind
from core.table.table import Table
from tests.seats import (
    choices,
    onlooker,
    play,
    played,
    resumed,
    sat_down,
    secret_of,
    tables,
    take_all,
)
from tests.tampering import signed_again
from tests.toy import Toy, toy_action


def test_the_export_of_a_fixed_game_has_exactly_these_bytes():
    """P11: computed once by hand from the text of the protocol, games of one round."""
    game = played(1, 2)
    assert len(game.export) == 1758
    assert sha256(game.export).hexdigest() == (
        "82854515e54e451da75e8e75571dd968f00d41098d429f2851068e4febfa9d78"
    )


def test_an_export_is_genesis_then_content_and_acts_of_each_step_then_the_last_digest():
    """P11: written out here once more, from what the seats have signed."""
    game = played(2, 3)
    table = onlooker(game.genesis)
    take_all(table, game.messages)
    expected = pack(game.genesis.wire)
    for step in (1, 2, 3, 4):
        (content,) = {seal.body.content for seal in game.of(step, MessageKind.SEAL)}
        acts = tuple(act.payload for act in game.of(step, MessageKind.ACT))
        expected += pack((step, content, acts))
    assert export(table) == expected + pack(table.completed[-1].digest)
    assert export_digest(table) == sha256(export(table)).digest()


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_all_laptops_export_the_same_bytes(seats):
    """P11: those that played, one that only looks on, and one that reads each log."""
    seated = tables(11, seats, options=2)
    signed, _ = play(seated, choices(11))
    onlooking = onlooker(seated[0].genesis)
    take_all(onlooking, signed)
    game = played(11, seats, options=2)
    logs = [resumed(log) for log in game.logs]
    digests = {export_digest(table) for table in (*seated, onlooking, *logs)}
    assert digests == {game.digest}


def test_no_signature_is_in_an_export():
    """P2, P11: one payload may have several, and the export is still one."""
    game = played(3, 2)
    table = onlooker(game.genesis)
    others = [signed_again(3, message.seat, message) for message in game.messages]
    take_all(table, others)
    assert export_digest(table) == game.digest
    for message in (*game.messages, *others):
        assert message.signature not in game.export


def test_a_game_that_goes_on_only_adds_to_its_export():
    """P5.4: completed steps never change."""
    seated = tables(4, 3, options=2)
    table = onlooker(seated[0].genesis)
    signed, _ = play(seated, choices(4))
    last_digest = len(pack(bytes(32)))
    before = export(table)
    assert before == pack(table.genesis.wire) + pack(table.genesis.game)
    for message in signed:
        table.take(message)
        after = export(table)
        assert after.startswith(before[:-last_digest])
        before = after


def chosen(wishes, state, seat):
    return toy_action(state, wishes.get(seat, 2))


@pytest.mark.parametrize("seat", [0, 1])
def test_another_choice_of_anybody_is_another_export(seat):
    """P11: so equal exports mean an equal game."""
    digests = set()
    for choice in range(6):
        seated = tables(5, 2, options=1)
        wishes = {seat: choice}
        play(seated, partial(chosen, wishes))
        digests.add(export_digest(seated[0]))
    assert len(digests) == 6


def test_an_export_before_the_first_step_names_the_table():
    genesis, _ = sat_down(7, 2)
    table = Table(genesis, Toy(), secret_of(7, 0))
    assert export(table) == pack(genesis.wire) + pack(genesis.game)
