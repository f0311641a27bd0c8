"""The table's own rules, searched through: what must hold does in every state of one step (P15).

As far as a minute allows; `--long` goes farther. The numbers of states are written down, for a
search that has come to see less would pass.
"""

from typing import Any

import pytest

from core.table.messages import Body, Call, Content, Here, MessageKind, Seal
from core.table.pool import Pool
from tests.simulation.model import Found, Model, Shape, search
from tests.simulation.planted import (
    BlindPool,
    GreedyPool,
    HastyPool,
    MajorityPool,
    seal_after_answering,
    seal_lower_call,
)
from tests.simulation.sets import Some, numbers_of, subsets
from tests.tiers import few, long

DIFFERENTLY = "two honest seats can complete the step differently"
UNDONE = "a later call of honest seats undoes a completed step"
STUCK = "a connected honest majority cannot finish the step"


def searched(shape: Shape, calls: int, model: type[Model] = Model, smallest: int = 0) -> Found:
    """Search all lists of so many *calls*, up to the first that breaks something."""
    found = Found()
    for presents in shape.lists_of_calls(calls, smallest):
        if not search(model(shape, presents), found):
            break
    return found


@pytest.mark.parametrize(
    ("shape", "calls", "states"),
    [
        (Shape(2, 0b11), 3, 4_404),
        (Shape(3, 0b001), 2, 17_326),
        (Shape(4, 0b0001), 1, 2_390),
        pytest.param(Shape(3, 0b001, away=0b100), 2, 16_288, marks=long),
        pytest.param(Shape(4, 0b0001), 2, 256_628, marks=long),
        pytest.param(Shape(3, 0b011), 2, 46_898, marks=long),
        pytest.param(Shape(3, 0b111), 2, 111_440, marks=long),
        pytest.param(Shape(3, 0b001), 3, 695_492, marks=long),
    ],
)
def test_honest_seats_never_complete_a_step_differently_and_can_always_finish_it(
    shape, calls, states
):
    """S1, L1: whatever is lost or late, whichever seats crash, and whichever hold calls (P7)."""
    found = searched(shape, calls)
    assert (found.broken, found.states) == ("", states)


@pytest.mark.parametrize(
    ("authors", "calls", "states"),
    [
        (0b1000, 1, 7_305),
        pytest.param(0b0001, 2, 48_759, marks=long),
        pytest.param(0b1001, 1, 17_064, marks=long),
    ],
)
def test_one_cheat_among_four_parts_nobody(authors, calls, states):
    """S3: not even with a proof; two acts, any answers, any seals, to each seat others (P9)."""
    found = searched(Shape(3, authors, cheat=True), calls)
    assert (found.broken, found.states) == ("", states)


@pytest.mark.parametrize(
    ("authors", "states"), [(0b00001, 4_230), pytest.param(0b10000, 99_457, marks=long)]
)
def test_nor_does_one_among_five_if_four_must_be_present(authors, states):
    """S3: one call; with three present it can, see below."""
    found = searched(Shape(4, authors, cheat=True), 1, smallest=4)
    assert (found.broken, found.states) == ("", states)


def test_without_calls_no_number_of_cheats_parts_anybody():
    """S2: two of three honest, and the cheat is an author."""
    assert not searched(Shape(2, 0b111, cheat=True), 0).broken


class Liar(Model):
    """The last honest seat lies, yet never contradicts itself: it hides acts, and answers any call.

    What it seals is by the rules, for else two of its messages would prove it (P9).
    """

    def _by_itself(self, seat: int, own: Some) -> set[Some]:
        found = set(super()._by_itself(seat, own))
        if seat != self.shape.honest - 1:
            return found
        for call in self.calls:
            if not call.present >> seat & 1 or own & self.at(MessageKind.HERE, call):
                continue
            lower = [one for one in numbers_of(own & self.seals) if self._call_of(one) < call]
            last = (self.messages[max(lower, key=self._call_of)].id,) if lower else ()
            for held in subsets(self.acts):
                ids = tuple(sorted(self.messages[number].id for number in numbers_of(held)))
                found.update(self.valid(seat, Here(call, ids, last), self.with_cited(own | held)))
        return found

    def _call_of(self, number: int) -> Call:
        body = self.messages[number].body
        assert isinstance(body, Seal)
        return body.call


@pytest.mark.parametrize(("calls", "states"), few(1, [(1, 496), (2, 27_584)]))
def test_a_liar_that_leaves_no_proof_parts_nobody(calls, states):
    """S4: so a seat that parts honest seats has signed two things (P9)."""
    found = searched(Shape(3, 0b001), calls, Liar)
    assert (found.broken, found.states) == ("", states)


# -- what cannot be had ----------------------------------------------------------------------------


def test_a_cheat_on_both_sides_of_a_split_of_three_parts_them():
    """S4: only the proof is left, and no rule could do more (P15)."""
    found = Found()
    assert not search(Model(Shape(2, 0b101, cheat=True), (0b101, 0b110)), found)
    assert found.broken == DIFFERENTLY
    assert len(found.trace) == 4


def test_so_does_one_of_five_if_three_may_hold_a_call():
    """S3 needs four present."""
    found = Found()
    assert not search(Model(Shape(4, 0b00001, cheat=True), (0b10011, 0b11100)), found)
    assert found.broken in {DIFFERENTLY, UNDONE}


# -- rules that are not enough ---------------------------------------------------------------------


class SealsAfterAnswering(Model):
    """A broken promise (against R2)."""

    def normal_seal(self, pool: Pool[Any], seat: int) -> Seal | None:
        return seal_after_answering(pool, seat)


class SealsLowerCalls(Model):
    """A broken promise (against R4)."""

    def seal_at_call(self, pool: Pool[Any], seat: int, call: Call) -> Seal | None:
        return seal_lower_call(pool, seat, call)


class ForgetsAnswers(Model):
    """An answer is told before it is on the disk, and a crash forgets it (against P8)."""

    def moves(self, seat: int, state: Some) -> list[Some]:
        own = state & self.own[seat]
        unsealed = own & ~self.with_cited(own & self.seals)
        answers = [
            one for one in numbers_of(unsealed) if self.messages[one].kind is MessageKind.HERE
        ]
        return super().moves(seat, state) + [1 << one for one in answers]


class AnswersAreEnough(Model):
    """A call has completed the step as soon as all have answered it (against P7.3)."""

    def certified(self, call: Call, state: Some) -> list[Content]:
        pool = self.pool(self.with_cited(state & self.at(MessageKind.HERE, call)))
        decision = pool.decided(call) if call.number else None
        decided = [pool.outcome(decision).content] if decision else []
        return super().certified(call, state) + decided


class HalfCall(Call):
    """A call of half of those in the game (against P7.2)."""

    def is_allowed(self, in_game: int) -> bool:
        return 2 * self.present.bit_count() >= in_game.bit_count()


def with_pool(pool: type[Pool[Any]]) -> type[Model]:
    return type(pool.__name__, (Model,), {"pool_class": pool})


@pytest.mark.parametrize(
    ("model", "reason"),
    [
        (with_pool(BlindPool), UNDONE),
        (with_pool(GreedyPool), UNDONE),
        (with_pool(HastyPool), UNDONE),
        (SealsAfterAnswering, STUCK),
        (SealsLowerCalls, STUCK),
        (ForgetsAnswers, STUCK),
        (AnswersAreEnough, UNDONE),
    ],
)
def test_a_rule_less_and_honest_seats_part_or_stick(model, reason):
    """S1, P5.5, P7: each was a draft once, and each is found in a few thousand states."""
    found = searched(Shape(3, 0b001), 2, model)
    assert found.broken == reason
    assert found.trace


def test_a_majority_of_normal_seals_is_too_few_with_a_cheat():
    """P5.4: and it is enough without one."""
    majority = with_pool(MajorityPool)
    assert not searched(Shape(3, 0b001), 1, majority).broken
    assert searched(Shape(3, 0b1001, cheat=True), 1, majority).broken == UNDONE


def test_half_of_the_table_is_too_few_to_hold_a_call():
    """P7.2: two halves would each go on."""
    halves = type("Halves", (Model,), {"call_class": HalfCall})
    found = Found()
    assert not search(halves(Shape(4, 0b0001), (0b0011, 0b1100)), found)
    assert found.broken in {DIFFERENTLY, UNDONE}


def test_a_seat_signs_nothing_else_if_it_has_received_more():
    """The model lets seats receive acts and the answers to a call: the rest changes nothing."""
    model = Model(Shape(2, 0b11), (0b11,))
    queue = [model.start]
    for state in queue:
        for seat in range(2):
            moves = set(model.moves(seat, state))
            assert moves == moves | bodies_in_all_views(model, seat, state)
            queue += [after for one in moves if (after := state | one) not in queue]
    assert len(queue) > 50


def bodies_in_all_views(model: Model, seat: int, state: Some) -> set[Some]:
    """Sign what *seat* may, for every part of what was signed that it may have received."""
    memory = model.memory(seat, state & model.own[seat])
    found: set[Some] = set()
    for more in subsets([1 << number for number in numbers_of(state & ~memory)]):
        pool = model.pool(model.with_cited(memory | more))
        bodies: list[Body | None] = [model.normal_seal(pool, seat)]
        for call in model.calls:
            bodies += [model.answer(pool, seat, call), model.seal_at_call(pool, seat, call)]
        found |= {model.keep(seat, body) for body in bodies if body}
    return {one for one in found if not one & state}
