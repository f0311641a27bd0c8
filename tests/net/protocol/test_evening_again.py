"""Back to the lobby: a table whose first step is not completed does not begin (P3.4)."""

from core.table.table import Table
from core.table.trouble import Trouble
from net.protocol.effects import Append, Effect, Notice, RenewSecret, Send, Show, Started
from net.protocol.evening import Evening
from net.protocol.game_packets import Have, genesis_packet
from net.protocol.hello_packets import Greeting, make_hello
from net.protocol.limits import FIRST_STEP_WITHIN_S, OWED_S, YES_LASTS_S
from net.protocol.packets import encode
from net.protocol.snapshot import LobbySnapshot
from net.protocol.troubles import TableReason
from tests.net.protocol.test_evening import ANN_KEY, BEN, BEN_KEY, TERMS, new_evening, packets
from tests.seats import remembered_verify, sat_down, secret_of
from tests.toy import Toy

GENESIS, SITS = sat_down(1, 2)


def at_table() -> Evening:
    """Ours, at a table with Ben, who is heard and opens no salt."""
    evening = new_evening()
    evening.up(BEN_KEY, 0.0)
    evening.receive(BEN_KEY, encode(make_hello(BEN, BEN_KEY, ANN_KEY)), 0.0)
    evening.begin(Table(GENESIS, Toy(), secret_of(1, 0), remembered_verify), SITS)
    return evening


def wait(evening: Evening, until: float, since: float = 0.0) -> list[Effect]:
    """Take a turn twice a second, and hear of Ben each time where he is."""
    effects, half = [], round(2 * since)
    have = encode(Have(GENESIS.game, 1, GENESIS.game, (), 0))
    while half / 2 <= until:
        evening.receive(BEN_KEY, have, half / 2)
        effects += evening.turn(half / 2)
        half += 1
    return effects


def back() -> tuple[Evening, list[Effect]]:
    evening = at_table()
    wait(evening, FIRST_STEP_WITHIN_S)
    assert evening.in_game
    effects = evening.turn(FIRST_STEP_WITHIN_S + 1)
    assert not evening.in_game
    return evening, effects


def test_whoever_waits_in_vain_for_the_first_step_is_back_in_the_lobby():
    """With a new secret, for the same terms; the people there are greeted anew."""
    evening, effects = back()
    kinds = [type(effect) for effect in effects if not isinstance(effect, Send)]
    assert kinds[-2:] == [RenewSecret, Notice]
    assert effects[-1] == Notice(Trouble(TableReason.NOT_BEGUN))
    assert any(isinstance(packet, Greeting) for packet in packets(effects))
    evening.take_secret(secret_of(2, 0))
    shown = [e.snapshot for e in evening.turn(FIRST_STEP_WITHIN_S + 2) if isinstance(e, Show)]
    assert [type(snapshot) for snapshot in shown] == [LobbySnapshot]
    lobby = shown[0]
    assert isinstance(lobby, LobbySnapshot)
    assert lobby.terms == TERMS
    assert [table.game for table in lobby.late] == [GENESIS.game]


def test_who_was_heard_and_did_not_open_its_salt_is_not_sat_down_with_for_a_while():
    assert OWED_S < FIRST_STEP_WITHIN_S
    evening, _ = back()
    avoided = evening._lobby._avoided  # noqa: SLF001  # what the next tables are judged by
    assert BEN.public in avoided


def test_a_table_that_others_have_begun_is_taken_up_again_and_not_by_itself():
    """They may have completed the step with what we signed, and their word is not lost on us."""
    evening, _ = back()
    evening.take_secret(secret_of(2, 0))
    now = FIRST_STEP_WITHIN_S + 2
    assert not any(isinstance(effect, Started) for effect in evening.turn(now))
    evening.receive(BEN_KEY, encode(Greeting("Ben", "1.0", ())), now)
    evening.receive(BEN_KEY, encode(genesis_packet(GENESIS, SITS)), now)
    effects = evening.turn(now)
    (started,) = [effect for effect in effects if isinstance(effect, Started)]
    assert started == Started(GENESIS, SITS)
    appended = [r for e in effects if isinstance(e, Append) for r in e.records]
    assert appended == [], "the log holds every yes already"


def test_after_a_minute_only_our_player_takes_it_up():
    evening, _ = back()
    evening.take_secret(secret_of(2, 0))
    late = YES_LASTS_S + 5
    evening.receive(BEN_KEY, encode(genesis_packet(GENESIS, SITS)), late)
    assert not any(isinstance(effect, Started) for effect in evening.turn(late))


def test_who_stays_at_a_dead_table_holds_nobody_there():
    """Its program answers each greeting with the genesis: we come again for a minute only."""
    evening = at_table()
    begun, now = 0, 0.0
    frames = [encode(Greeting("Ben", "1.0", ())), encode(genesis_packet(GENESIS, SITS))]
    while now < 4 * YES_LASTS_S:
        now += 0.5
        for frame in frames:
            evening.receive(BEN_KEY, frame, now)
        for effect in evening.turn(now):
            if isinstance(effect, RenewSecret):
                evening.take_secret(secret_of(2, 0))
            if isinstance(effect, Started):
                begun += 1
                table = Table(GENESIS, Toy(), secret_of(1, 0), remembered_verify)
                evening.begin(table, SITS)
    assert begun <= YES_LASTS_S / FIRST_STEP_WITHIN_S
    assert not evening.in_game


def test_who_was_cut_off_in_the_first_step_is_blamed_for_nothing():
    """Both find each other again as soon as the network is back."""
    evening = at_table()
    evening.turn(0.5)
    evening.down(BEN_KEY)
    for half in range(2, round(2 * FIRST_STEP_WITHIN_S) + 4):
        evening.turn(half / 2)
    assert not evening.in_game
    assert BEN.public not in evening._lobby._avoided  # noqa: SLF001
