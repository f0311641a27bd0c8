"""What a laptop waits for after any start, and how long it believes it (P11)."""

from core.table.messages import MessageKind
from net.protocol.catching_up import CatchingUp
from net.protocol.game_packets import Have
from net.protocol.limits import CLAIM_LASTS_S, CLAIMS_LAST_S, SEATS_MET_WITHIN_S
from tests.seats import played, table_at

GAME = played(61, 3)
TABLE = table_at(GAME, 2, 0)
BEN, CEM = b"ben", b"cem"


def have(step: int = 2, *ids: bytes) -> Have:
    return Have(GAME.genesis.game, step, TABLE.previous(min(step, 2)), ids, 0)


def test_who_sits_alone_has_nobody_to_wait_for():
    assert CatchingUp(done=True).done
    assert not CatchingUp(done=True).look(TABLE, {}, 0.0)


def test_nobody_signs_before_somebody_has_said_where_it_is():
    """P11: at least one seat, however long it takes."""
    catching_up = CatchingUp(done=False)
    for now in (0.0, CLAIM_LASTS_S, 1000.0):
        assert not catching_up.look(TABLE, {}, now)
        assert not catching_up.look(TABLE, {BEN: [None]}, now)
    assert catching_up.look(TABLE, {BEN: [have()]}, 1000.0)
    assert catching_up.done
    assert not catching_up.look(TABLE, {BEN: [have()]}, 1001.0), "it has caught up before"


def test_every_seat_that_is_met_is_waited_for():
    catching_up = CatchingUp(done=False)
    assert not catching_up.look(TABLE, {BEN: [have()], CEM: [None]}, 0.0)
    assert not catching_up.look(TABLE, {BEN: [have()], CEM: [have(3)]}, 1.0)
    assert catching_up.look(TABLE, {BEN: [have()], CEM: [have(1)]}, 2.0)


def test_one_link_of_a_seat_that_we_have_caught_up_with_is_enough():
    assert CatchingUp(done=False).look(TABLE, {BEN: [None, have()]}, 0.0)


def test_what_a_seat_names_and_nobody_has_binds_for_ten_seconds():
    """One neighbour that lies must not keep a seat from signing for ever."""
    for lie in (have(2, b"x" * 32), have(2**31 - 1)):
        catching_up = CatchingUp(done=False)
        said = {BEN: [lie], CEM: [have()]}
        assert not catching_up.look(TABLE, said, 5.0)
        assert not catching_up.look(TABLE, said, 4.9 + CLAIM_LASTS_S)
        assert catching_up.look(TABLE, said, 5.0 + CLAIM_LASTS_S)


def test_as_long_as_a_seat_delivers_it_is_waited_for():
    catching_up = CatchingUp(done=False)
    far = {BEN: [have(40)], CEM: [have()]}
    for second in range(45):
        assert not catching_up.look(TABLE, far, second)
        catching_up.heard(BEN)
    assert not catching_up.look(TABLE, far, 45.0)
    assert catching_up.look(TABLE, far, 45.0 + CLAIM_LASTS_S)


def test_even_who_delivers_is_waited_for_no_longer_than_a_minute():
    """A message each nine seconds, of which none is what it named."""
    catching_up = CatchingUp(done=False)
    lie = {BEN: [have(2, b"x" * 32)], CEM: [have()]}
    for second in range(int(CLAIMS_LAST_S)):
        assert not catching_up.look(TABLE, lie, 100.0 + second)
        catching_up.heard(BEN)
    assert catching_up.look(TABLE, lie, 100.0 + CLAIMS_LAST_S)


def test_what_only_one_seat_names_and_does_not_deliver_is_waited_for_without_end():
    """Nobody is here with whom we have caught up: a twin may have signed what it names."""
    catching_up = CatchingUp(done=False)
    for now in (0.0, CLAIM_LASTS_S, CLAIMS_LAST_S, 1000.0):
        assert not catching_up.look(TABLE, {BEN: [have(2, b"x" * 32)]}, now)


def test_who_is_away_is_waited_for_a_moment():
    """Of two seats that do not hear each other, each may hear another twin of ours."""
    catching_up, here = CatchingUp(done=False), {BEN: [have()]}
    assert not catching_up.look(TABLE, here, 5.0, away={CEM})
    assert not catching_up.look(TABLE, here, 4.9 + SEATS_MET_WITHIN_S, away={CEM})
    assert catching_up.look(TABLE, here, 5.0 + SEATS_MET_WITHIN_S, away={CEM})


def test_what_a_twin_that_has_stopped_had_signed_is_waited_for():
    act = GAME.of(2, MessageKind.ACT)[0]
    table, twin = table_at(GAME, 2, 0), {b"twin": (2, (act.id,))}
    catching_up = CatchingUp(done=False)
    assert not catching_up.look(table, {BEN: [have()]}, 0.0, left=twin)
    table.take(act)
    assert catching_up.look(table, {BEN: [have()]}, 1.0, left=twin)
    lost = CatchingUp(done=False)
    left = {b"twin": (3, ())}
    assert not lost.look(table, {BEN: [have()]}, 0.0, left=left)
    assert lost.look(table, {BEN: [have()]}, CLAIM_LASTS_S, left=left)


def test_what_is_here_or_too_much_for_us_is_known():
    acts = GAME.of(2, MessageKind.ACT)
    table = table_at(GAME, 2, 0)
    table.take(acts[1])
    catching_up = CatchingUp(done=False)
    said = {BEN: [have(2, acts[1].id, acts[2].id)]}
    assert not catching_up.look(table, said, 0.0)
    catching_up.spare(acts[2].id)
    assert catching_up.look(table, said, 0.1)
