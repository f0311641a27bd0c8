"""A tournament among whole nodes: from the call to the tables, and on to the final (P3.5)."""

from hashlib import sha256

import pytest

from core.table.genesis import Genesis
from core.table.signing import TableSecret
from core.table.tournament_draw import Drawn
from net.protocol.commands import CallTournament, ComeTo, DrawTables, Meet, SayResult
from net.protocol.effects import Gathered, Link, Penalize, RenewSecret, Send, Started
from net.protocol.evening import Evening
from net.protocol.lobby import Lobby
from net.protocol.snapshot import TournamentHere
from net.protocol.terms import Terms
from tests.drawn import draw_memory
from tests.seats import identity_of
from tests.toy import Toy

TOY = Toy()
TERMS = Terms(TOY.rules_id, TOY.rules_hash, 3, 3)


class Node:
    """One program: an evening after the other, as a window starts them."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.link: Link = bytes([number]) * 32
        self.identity = identity_of(1, number)
        self.tournaments: tuple[TournamentHere, ...] = ()
        self.game: Started | None = None
        self.count = 0
        self.renew()

    def renew(self) -> None:
        """Begin again in the lobby."""
        rules = ((TOY.rules_id, TOY.rules_hash),)
        lobby = Lobby(f"P{self.number}", "0.2.0", rules, self.identity, {TOY.rules_id: TOY}.get)
        self.evening = Evening(lobby, self.identity, self.link, draw_memory(self.link))
        self.game = None

    def secret(self) -> None:
        """Hand the lobby a new secret."""
        self.count += 1
        seed = f"drawn {self.number} {self.count}".encode()
        self.evening.take_secret(TableSecret(sha256(seed).digest()))

    def seat(self) -> Drawn | None:
        """Return the table at which this person plays next."""
        return self.tournaments[0].seat_of(self.identity.public) if self.tournaments else None

    def sit_down(self) -> None:
        """Look for the others of our table."""
        seat = self.seat()
        assert seat is not None
        self.evening.command(Meet(TERMS.at(seat)))


class Laptops:
    """Guards the clock and the post between nodes."""

    def __init__(self, count: int) -> None:
        self.now = 0.0
        self.nodes = [Node(number) for number in range(count)]
        self._post: list[tuple[Link, Node, bytes]] = []
        for node in self.nodes:
            self.connect(node)

    def connect(self, node: Node) -> None:
        """Let the connections between *node* and all others come up anew."""
        for other in self.nodes:
            if other is not node:
                other.evening.down(node.link)
                other.evening.up(node.link, self.now)
                node.evening.up(other.link, self.now)

    def run(self, seconds: float) -> None:
        """Let *seconds* pass."""
        end = self.now + seconds
        while self.now < end:
            self.now += 0.1
            post, self._post = self._post, []
            for sender, to, frame in post:
                to.evening.receive(sender, frame, self.now)
            for node in self.nodes:
                self._turn(node)

    def _turn(self, node: Node) -> None:
        for effect in node.evening.turn(self.now):
            match effect:
                case Send(link, frame):
                    self._post.append((node.link, self.nodes[link[0]], frame))
                case RenewSecret():
                    node.secret()
                case Gathered(tournaments):
                    node.tournaments = tournaments
                case Started():
                    node.game = effect
                case Penalize():
                    raise AssertionError(effect)
                case _:
                    pass


def seated(count: int) -> Laptops:
    """Give so many people who have been drawn and have sat down."""
    laptops = Laptops(count)
    first, *others = laptops.nodes
    laptops.run(1.0)
    first.evening.command(CallTournament(TERMS, b"a tournament 16b"))
    laptops.run(2.0)
    for node in others:
        node.evening.command(ComeTo(node.tournaments[0].tournament.id))
    laptops.run(2.0)
    first.evening.command(DrawTables())
    laptops.run(3.0)
    for node in laptops.nodes:
        node.sit_down()
    laptops.run(6.0)
    return laptops


def played(nodes: list[Node]) -> dict[bytes, Genesis]:
    """Return the games in which *nodes* sit, by name; each of them sits in one."""
    games = [node.game.genesis for node in nodes if node.game]
    assert len(games) == len(nodes)
    return {genesis.game: genesis for genesis in games}


@pytest.mark.parametrize(("people", "sizes"), [(6, [3, 3]), (11, [3, 4, 4]), (25, [5] * 5)])
def test_all_who_came_are_drawn_and_sit_down_at_their_tables(people: int, sizes: list[int]) -> None:
    games = played(seated(people).nodes)
    assert sorted(len(genesis.offers) for genesis in games.values()) == sizes


def test_after_their_games_everybody_begins_again_and_four_of_six_meet_in_the_final() -> None:
    laptops = seated(6)
    games = played(laptops.nodes)
    for node in laptops.nodes:
        seat, game = node.seat(), node.game
        assert seat is not None
        assert game is not None
        places = tuple((one.identity, at) for at, one in enumerate(game.genesis.offers, 1))
        node.renew()
        laptops.connect(node)
        said = SayResult(seat.draw, TERMS, seat.number, game.genesis.game, places)
        node.evening.command(said)
    laptops.run(15.0)
    going = [node for node in laptops.nodes if node.seat() is not None]
    assert len(going) == 4
    for node in going:
        node.sit_down()
    laptops.run(6.0)
    ((_, final),) = played(going).items()
    assert final.agreed.drawn is not None
    assert set(final.agreed.drawn.games) == set(games)
