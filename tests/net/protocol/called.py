"""Tables that hold calls without a network, for tests of what our seat answers and proposes."""

from typing import Any

from core.table.messages import Call
from core.table.table import Table, Written
from tests.seats import tables
from tests.toy import Toy


def at_step_2(seats: int, seed: int = 1, *, strict: bool = False) -> list[Table[Any]]:
    made = tables(seed, seats, Toy(strict=strict))
    share(made)
    assert {table.step.number for table in made} == {2}
    return made


def share(made: list[Table[Any]]) -> None:
    """Let these tables sign what needs no player, and hear all of each other."""
    for _ in range(4):
        for table in made:
            table.advance()
        for giver in made:
            for taker in made:
                for done in giver.completed[taker.step.number - 1 :]:
                    for message in done.certificate:
                        taker.take(message)
                for message in giver.pool:
                    taker.take(message)


def hear(*some: Table[Any]) -> None:
    """Let these tables hear what each holds, and sign nothing."""
    messages = [message for table in some for message in table.pool]
    for table in some:
        for message in messages:
            table.take(message)


def bid(*some: Table[Any]) -> None:
    for table in some:
        assert isinstance(table.act(("bid",), 3), Written)


def acted_and_heard(count: int = 3) -> list[Table[Any]]:
    """Let all bid, and so many hear all of it; nobody has sealed yet."""
    made = at_step_2(3)
    bid(*made)
    for giver in made[:count]:
        for taker in made:
            for message in giver.pool:
                taker.take(message)
    return made


def without_the_third() -> list[Table[Any]]:
    """Let two go on without the third, which hears of it at step 4."""
    made = ann, ben, cem = at_step_2(3)
    bid(ann, ben)
    share([ann, ben])
    for table in (ann, ben):
        assert isinstance(table.answer(Call(1, 0b011, 0)), Written)
    share([ann, ben])
    share([ann, ben, cem])
    assert {(table.step.number, table.step.at_table) for table in made} == {(4, 0b011)}
    return made
