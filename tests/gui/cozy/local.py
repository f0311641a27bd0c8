"""A table in this process for a view to play at: real tables, real signatures, others by draws."""

from hashlib import sha256
from typing import Any

from core.cozy.game import DICE_ONLY, Cozy, GameState
from core.table.genesis import Genesis, make_offer
from core.table.messages import MessageKind, mask_of
from core.table.rules import Refusal
from core.table.signing import SigningKey, TableSecret
from core.table.table import Table
from gui.cozy.cozy_view import CozyView
from net.protocol.commands import Play
from net.protocol.snapshot import TableSnapshot
from tests.core.cozy.play import draws_of
from tests.core.cozy.tables import deed, options_of
from tests.gui.snapshots import snapshot_of
from tests.seats import NAMES, remembered_verify, take_all


def entropy(what: str, seat: int) -> bytes:
    return sha256(f"{what} {seat}".encode()).digest()


class LocalTable:
    """Guards the tables of all seats; seat 0 is played by the view, the others by draws."""

    def __init__(self, view: CozyView, chapter: int = 1, seats: int = 1) -> None:
        self.view, self.refusals = view, list[Refusal]()
        rules = Cozy()
        secrets = [TableSecret(entropy("secret", seat)) for seat in range(seats)]
        keys = [SigningKey(entropy("identity", seat)) for seat in range(seats)]
        offers = tuple(map(make_offer, NAMES[:seats], keys, secrets))
        genesis = Genesis(rules.rules_id, rules.rules_hash, options_of(chapter), offers)
        self.tables: list[Table[GameState]] = [
            Table(genesis, rules, secret, remembered_verify) for secret in secrets
        ]
        self._draws = draws_of("local", chapter, seats)
        self._shown = 0
        self.others_act = True
        view.asked.connect(lambda play: self.ask(play))  # noqa: PLW0108  # so the view keeps us

    @property
    def mine(self) -> Table[GameState]:
        return self.tables[0]

    @property
    def state(self) -> GameState:
        assert self.mine.step.state is not None
        return self.mine.step.state

    def start(self) -> None:
        self._run()

    def ask(self, play: Play) -> None:
        assert play.step == self.mine.step.number, "an ask for another step"
        acted = self.mine.act(play.action, play.sealed)
        if isinstance(acted, Refusal):
            self.refusals.append(acted)
            return
        self._hand_over(0, acted.messages)
        self._run()

    def _hand_over(self, seat: int, messages: Any) -> None:
        for other, table in enumerate(self.tables):
            if other != seat:
                take_all(table, messages)

    def _run(self) -> None:
        progress = True
        while progress:
            progress = False
            for seat, table in enumerate(self.tables):
                if written := table.advance():
                    self._hand_over(seat, written.messages)
                    progress = True
                elif seat and self.others_act and self._is_due(seat):
                    state = table.step.state
                    assert state is not None
                    action, commit = deed(state, seat, self._draws)
                    acted = table.act(action, DICE_ONLY if commit else None)
                    assert not isinstance(acted, Refusal), acted
                    self._hand_over(seat, acted.messages)
                    progress = True
        for done in self.mine.completed[self._shown :]:
            self.view.show_step(done)
        self._shown = len(self.mine.completed)
        self.view.show_table(self.snapshot())

    def _is_due(self, seat: int) -> bool:
        table = self.tables[seat]
        step = table.step
        if step.state is None or step.opens or not step.authors >> seat & 1:
            return False
        return not any(m.seat == seat for m in table.pool if m.kind is MessageKind.ACT)

    def snapshot(self) -> TableSnapshot:
        table, step = self.mine, self.mine.step
        acted = mask_of(m.seat for m in table.pool if m.kind is MessageKind.ACT)
        seats = len(self.tables)
        return snapshot_of(
            table,
            names=NAMES[:seats],
            acted=acted,
            sealed=mask_of(m.seat for m in table.pool if m.kind is MessageKind.SEAL),
            connected=(1 << seats) - 1,
            emblem=None,
            may_act=bool(step.authors & ~acted & 1),
            all_know=table.is_over,
        )
