"""A race at one table in memory: our seat plays through a view, bots play the others."""

import random
from dataclasses import fields
from typing import Any

from core.bots.levels import Level
from core.games import choose, rules_for
from core.table.messages import MessageKind, mask_of
from core.table.rules import Refusal
from core.table.table import Table, Written
from core.wormup.game import GameState
from core.wormup.profiles import Options
from core.wormup.race import Race
from gui.parts.game_view import GameView
from net.protocol.commands import Play
from net.protocol.snapshot import TableSnapshot
from tests.seats import remembered_verify, sat_down, secret_of


class Local:
    """Guards the tables of all seats; seat 0 plays through the view."""

    def __init__(
        self,
        edition: str = "gryphon2010",
        seats: int = 3,
        seed: int = 1,
        options: Options | None = None,
    ) -> None:
        rules = rules_for(f"wormup/{edition}")
        assert rules is not None
        genesis, _ = sat_down(seed, seats, rules, (options or Options()).plain())
        self.tables: list[Table[Any]] = [
            Table(genesis, rules, secret_of(seed, seat), remembered_verify) for seat in range(seats)
        ]
        draws = random.Random(seed)
        self.bots = [draws.randbytes(32) for _ in range(seats)]
        self.me, self.level = 0, Level.STRAIGHT
        self.refused: list[Refusal] = []
        self.plays: list[Play] = []
        self._shown = 0

    @property
    def own(self) -> Table[Any]:
        return self.tables[self.me]

    @property
    def race(self) -> Race:
        state = self.own.step.state
        assert isinstance(state, GameState)
        return state.race

    def watch(self, view: GameView) -> None:
        """Let *view* play our seat."""
        view.asked.connect(self.play)

    def play(self, command: Play) -> None:
        """Do as a node does with a command."""
        self.plays.append(command)
        written = self.own.act(command.action, command.sealed)
        if isinstance(written, Written):
            self.share(written)
        else:
            self.refused.append(written)

    def settle(self) -> None:
        """Let the bots and everybody's laptops act until only our seat is waited for."""
        while self.advance() or self._bot():
            pass

    def advance(self) -> int:
        """Let every laptop sign what needs no player; tell how many did."""
        return sum(self._advance(table) for table in self.tables)

    def show(self, view: GameView) -> None:
        """Settle and show *view* all that has happened."""
        self.settle()
        done = self.own.completed[self._shown :]
        self._shown = len(self.own.completed)
        for step in done:
            view.show_step(step)
        view.show_table(self.snapshot())

    def snapshot(self, **changes: object) -> TableSnapshot:
        table, step = self.own, self.own.step
        acted = mask_of(message.seat for message in table.pool if message.kind is MessageKind.ACT)
        signed = table.pool.normal()
        known: dict[str, Any] = {
            "names": tuple(offer.name for offer in table.genesis.offers),
            "seat": self.me,
            "step": step.number,
            "rules": table.rules,
            "state": step.state,
            "authors": step.authors,
            "at_table": step.at_table,
            "acted": acted,
            "signed": table.pool.outcome(signed).slots if signed else (),
            "in_game": step.in_game,
            "connected": step.at_table,
            "silent_since": (None,) * len(self.tables),
            "calls": (),
            "emblem": None,
            "must_compare": False,
            "may_act": bool((step.authors & ~acted) >> self.me & 1),
            "caught_up": True,
            "is_over": table.is_over,
            "all_know": table.is_over,
            "stopped": None,
        }
        missing = {field.name: 0 for field in fields(TableSnapshot) if field.name not in known}
        return TableSnapshot(**{**missing, **known, **changes})

    def _advance(self, table: Table[Any]) -> bool:
        written = table.advance()
        if written:
            self.share(written)
        return written is not None

    def _bot(self) -> bool:
        """Let one bot act that has to; tell whether there was one."""
        for seat, table in enumerate(self.tables):
            state = table.step.state
            is_due = table.step.authors >> seat & 1 and not table.pool.of(MessageKind.ACT, seat)
            if seat == self.me or not is_due or state is None or state.committed:
                continue
            choice = choose(self.level, table.rules, state, seat, self.bots[seat])
            written = table.act(choice.action, choice.sealed)
            assert isinstance(written, Written), written
            self.share(written)
            return True
        return False

    def share(self, written: Written) -> None:
        for message in written.messages:
            for table in self.tables:
                table.take(message)
