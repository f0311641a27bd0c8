"""What a log says, whoever looks, whenever and in whatever language; and its form in the index.

Law: bytes that are not the facts of a game by rules of ours come to nothing, never to an error.
"""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

from core.games import rules_for
from core.table.encoding import MalformedError, pack, unpack
from core.table.genesis import Genesis, parse_genesis
from core.table.messages import MessageKind
from core.table.rules import SeatMask
from gui.game_ui import known_ui
from gui.report.judged import Judged, judged, replay_of
from gui.report.values import read_as, written
from gui.words.award import AwardKind, given
from gui.words.player_habits import Habits
from gui.words.player_names import names_of
from net.driver.folder import read_log


class Facts(NamedTuple):
    """What a log says; of a game that this program knows it can be kept."""

    genesis: Genesis | None
    state: Any
    """The state in which it stands, as far as it is proved; None if there is none."""
    judged: Judged
    is_known: bool
    """Whether this program knows the rules."""
    seated: SeatMask = 0
    is_over: bool = False
    is_called: bool = False
    """Whether somebody was left out for good or for a while."""
    step: int = 0
    in_game: SeatMask = 0
    habits: tuple[Habits, ...] = ()
    """What its steps tell of each player, by seat."""
    acted: SeatMask = 0
    """The seats that have acted in the step in which it stands."""
    awards: tuple[tuple[AwardKind, int], ...] = ()
    """What is given after it, and to which seats."""


def facts_of(folder: Path) -> Facts:
    """Return what the log in *folder* says. Raises `FolderError` and `NotALogError`."""
    log = read_log(folder / "log")
    replay = replay_of(log)
    table = replay.table
    facts = Facts(
        replay.genesis,
        None,
        judged(log, replay),
        is_known=table is not None,
        seated=sum(1 << seat for seat in replay.sits),
    )
    if table is None:
        return facts
    ui, names = known_ui(replay.rules_id), names_of(table.genesis)
    habits = ui.habits(table.completed, replay.seats)
    awards = given(ui.awards(names, table.completed)) if replay.is_over else ()
    return facts._replace(
        state=table.step.state,
        is_over=replay.is_over,
        is_called=any(d.outcome.content.at_table != d.step.at_table for d in table.completed),
        step=table.step.number,
        in_game=table.step.in_game,
        habits=tuple(habits),
        acted=table.pool.seats_with(MessageKind.ACT),
        awards=tuple((one.kind, one.seat) for one in awards),
    )


def packed(facts: Facts) -> bytes:
    """Return *facts* of a known game as bytes."""
    genesis, state, *plain = facts
    assert genesis is not None, "its rules are known"
    stands = b"" if state is None else written(state_of(genesis.rules_id), state)
    return pack((genesis.wire, stands, written(_plain(), tuple(plain))))


def read_facts(data: bytes) -> Facts | None:
    """Return what `packed` wrote; None if it is none, or of rules that are not ours."""
    try:
        match unpack(data):
            case (tuple(wire), bytes(stands), bytes(plain)):
                genesis = parse_genesis(wire, judge=lambda *_: True)
                rules = rules_for(genesis.rules_id)
                if rules is None or rules.rules_hash != genesis.rules_hash:
                    return None
                state = read_as(state_of(genesis.rules_id), stands) if stands else None
                return Facts(genesis, state, *read_as(_plain(), plain))
            case _:
                pass
    except MalformedError:
        pass
    return None


@cache
def _plain() -> Any:  # noqa: ANN401  # an annotation
    """Return what the facts are but for genesis and state, each of a kind of its own."""
    hints = get_type_hints(Facts)
    return tuple.__class_getitem__(tuple(hints[name] for name in Facts._fields[2:]))


@cache
def state_of(rules_id: str) -> Any:  # noqa: ANN401  # an annotation
    """Return what the rules of *rules_id* say that a state is: an annotation."""
    rules = rules_for(rules_id)
    assert rules is not None, "they are ours"
    return get_type_hints(type(rules).initial)["return"]
