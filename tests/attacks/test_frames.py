"""Frames that somebody cut, spoilt or pieced together (P2, P13): whatever comes, the game goes on.

A whole evening hears them, in the lobby and at the table, behind a true hello: nothing is ever
raised, nothing false is believed, and the true game is played to its end afterwards.
"""

import random
from collections.abc import Iterator

import pytest

from core.table.audit import Replay
from core.table.encoding import Value, pack, unpack
from core.table.export import export
from core.table.table import Table
from net.protocol.commands import Meet
from net.protocol.effects import Append, Effect, Penalize, RenewSecret, Show
from net.protocol.evening import Evening
from net.protocol.game_packets import Have, Msgs, genesis_packet
from net.protocol.hello_packets import Greeting, make_hello
from net.protocol.limits import PENALTY_S
from net.protocol.lobby import Lobby
from net.protocol.packets import Packet, encode
from net.protocol.snapshot import LobbySnapshot, PersonHere
from net.protocol.terms import Terms
from tests.drawn import draw_memory
from tests.net.protocol.samples import SAMPLES
from tests.seats import identity_of, onlooker, played, remembered_verify, secret_of
from tests.toy import Toy

FRAMES = 3000
GAME = played(7, 3)
OURS, THEIRS = b"O" * 32, b"T" * 32
TOY = Toy()
NEIGHBOUR = identity_of(7, 0)


def true_frames() -> list[bytes]:
    """Make one frame of each kind, and all that was said in a whole game."""
    game = GAME.genesis.game
    steps = [
        tuple(message for message in GAME.messages if message.step == step)
        for step in range(1, GAME.messages[-1].step + 1)
    ]
    own: list[Packet] = [genesis_packet(GAME.genesis, GAME.sits), Have(game, 1, game, (), 0)]
    said: list[Packet] = [*SAMPLES.values(), *own, *(Msgs(game, messages) for messages in steps)]
    return [encode(packet) for packet in said]


def spoilt(rng: random.Random, frames: list[bytes]) -> Iterator[bytes]:
    """Change a true frame in one of the ways in which bytes or values can be changed."""
    while True:
        frame = bytearray(rng.choice(frames))
        match rng.randrange(5):
            case 0:
                frame[rng.randrange(len(frame))] ^= 1 << rng.randrange(8)
            case 1:
                del frame[rng.randrange(len(frame)) :]
            case 2:
                start = rng.randrange(len(frame))
                frame[start : start + rng.randrange(9)] = rng.randbytes(rng.randrange(9))
            case 3:
                frame[rng.randrange(len(frame)) :] = rng.choice(frames)[rng.randrange(20) :]
            case _:
                frame = bytearray(pack(exchanged(rng, unpack(bytes(frame)))))
        yield bytes(frame)


def exchanged(rng: random.Random, value: Value) -> Value:
    """Put something else into one place of *value*, or of a message packed inside it."""
    if isinstance(value, tuple) and value and rng.random() < 0.9:
        place = rng.randrange(len(value))
        return (*value[:place], exchanged(rng, value[place]), *value[place + 1 :])
    return rng.choice((0, -1, 1, 2**31, 2**64 - 1, True, "", "x" * 40, b"", bytes(32), (), ((),)))


class Victim:
    """One evening that is told anything at all, and does what it asks for."""

    def __init__(self) -> None:
        rules = ((TOY.rules_id, TOY.rules_hash),)
        lobby = Lobby("Olga", "1.0", rules, identity_of(1, 4), {TOY.rules_id: TOY}.get)
        self.evening = Evening(lobby, identity_of(1, 4), OURS, draw_memory(1))
        self.written: list[bytes] = []
        self.now = 0.0
        self.penalties = 0
        self.people: tuple[PersonHere, ...] = ()

    def hello(self) -> None:
        """Let the other end come up and say who it is."""
        hello = encode(make_hello(NEIGHBOUR, THEIRS, OURS))
        self.evening.up(THEIRS, self.now)
        self.hear(hello)

    def hear(self, frame: bytes) -> None:
        self.now += 1  # no limit on how much comes at once shall hide anything
        self.evening.receive(THEIRS, frame, self.now)
        for effect in self.evening.turn(self.now):
            self._perform(effect)

    def _perform(self, effect: Effect) -> None:
        match effect:
            case Penalize():
                self.penalties += 1
                self.now += PENALTY_S
                self.evening.down(THEIRS)
                self.hello()
            case Append(records):
                self.written += records
            case Show(LobbySnapshot(people)):
                self.people = people
            case RenewSecret():
                self.evening.take_secret(secret_of(1, 4))
            case _:
                pass


@pytest.mark.parametrize("seed", range(3))
def test_a_table_that_hears_anything_at_all_believes_the_true_game_and_ends_it(seed):
    rng = random.Random(seed)
    table = onlooker(GAME.genesis)
    victim = Victim()
    victim.evening.begin(table, GAME.sits)
    victim.hello()
    frames = spoilt(rng, true_frames())
    for step in range(GAME.messages[-1].step + 1):
        for _ in range(FRAMES // 8):
            victim.hear(next(frames))
            assert table.proofs == {}
        true = tuple(message for message in GAME.messages if message.step <= step)
        victim.hear(encode(Msgs(GAME.genesis.game, true)))
        victim.hear(encode(Msgs(GAME.genesis.game, true)))
        assert table.step.number > step
    assert victim.penalties > 0
    assert export(table) == GAME.export


@pytest.mark.parametrize("seed", range(3))
def test_a_seat_that_hears_anything_at_all_keeps_a_log_that_checks(seed):
    """And signs its salt, its seals and nothing else."""
    rng = random.Random(100 + seed)
    secret = secret_of(7, 1)
    victim = Victim()
    table = Table(GAME.genesis, TOY, secret, remembered_verify)
    victim.evening.begin(table, GAME.sits)
    victim.hello()
    frames = spoilt(rng, true_frames())
    for _ in range(FRAMES // 2):
        victim.hear(next(frames))
    others = tuple(message for message in GAME.messages if message.seat != table.seat)
    victim.hear(encode(Msgs(GAME.genesis.game, others)))
    replay = Replay(lambda _: TOY, secret, remembered_verify)
    replay.read(GAME.logs[0][: 1 + len(GAME.sits)])
    replay.read(victim.written)
    assert replay.findings == []
    assert replay.table is not None
    assert GAME.export.startswith(export(replay.table)[:-34])


@pytest.mark.parametrize("seed", range(3))
def test_a_lobby_that_hears_anything_at_all_still_knows_who_is_there(seed):
    rng = random.Random(200 + seed)
    victim = Victim()
    victim.evening.command(Meet(Terms(TOY.rules_id, TOY.rules_hash, 1, 3)))
    victim.hello()
    frames = spoilt(rng, true_frames())
    for _ in range(FRAMES // 2):
        victim.hear(next(frames))
    assert victim.penalties > 0
    assert not victim.evening.in_game
    victim.hear(encode(Greeting("Ben", "2.0", ())))
    assert [person.name for person in victim.people] == ["Ben"]
