"""One step (P5): its golden content and digest, what is valid in it, what completes it."""

from hashlib import sha256

from core.table.commitments import opening
from core.table.encoding import pack
from core.table.messages import Act, Content, MessageKind
from core.table.rules import Refusal
from core.table.step import StepReason, first_step
from tests.seats import normal, onlooker, played, secret_of, take_all
from tests.tampering import altered
from tests.toy import LOST, Toy, ToyReason, ToyState

GAME = played(1, 2)
THREE = played(1, 3)


def steps(game):
    """List the steps of a game, the one after the last included."""
    table = onlooker(game.genesis)
    take_all(table, game.messages)
    return [*(done.step for done in table.completed), table.step]


def outcome(game, number):
    return normal(steps(game)[number - 1], game.of(number, MessageKind.ACT))


def reason(refusal: Refusal | None):
    return refusal and refusal.reason


# -- golden ----------------------------------------------------------------------------------------


def test_a_fixed_game_has_exactly_these_digests():
    """P5.2: each step's digest is the `previous` of the next, digest(0) is the game."""
    assert [step.previous.hex() for step in steps(GAME)] == [
        "0ea87a5c6254ad3790aceda9ade4992e87c8d5230f20a0d518bd72ed116fcb45",
        "306839cf642e6958322b5571ec10bd62e41f2697e0df24f6307c4d4c1d669c06",
        "074ad63927b9762086e2edd6e6221fffce985b89c8be7babb9da0f0bc0bd2462",
        "2680262a87d8c4b75baa60745222e86b84fafb30994f57f3f47eb857cf8d170d",
        "0355daacfdd1875e37da90d17ea488b0d55abc5d42b88747c09d32ddcaff247d",
    ]


def test_the_acts_and_seals_of_a_fixed_game_have_exactly_these_bytes():
    """P3.4, P4, P6.1: a salt, a commitment, an opening, a move, and the seal of step 1."""
    game = "c4200ea87a5c6254ad3790aceda9ade4992e87c8d5230f20a0d518bd72ed116fcb45"
    act, seal = "96ac776f726d75702f312f616374" + game, "96ad776f726d75702f312f7365616c" + game
    assert GAME.of(1, MessageKind.ACT)[0].payload.hex() == (
        act + "0100" + game + "9292a473616c74"
        "c420ec0f12f860e24577435e0b9fe1c7fe4b9711617c108993162a8967649669d041c400"
    )
    assert GAME.of(2, MessageKind.ACT)[1].payload.hex() == (
        act + "0201c420306839cf642e6958322b5571ec10bd62e41f2697e0df24f6307c4d4c1d669c06"
        "9291a3626964"
        "c4202e5ceeb2d23475d68cbf21dd19d12d443e11239ee2be52ddb227dfcde0616e02"
    )
    assert GAME.of(3, MessageKind.ACT)[1].payload.hex() == (
        act + "0301c420074ad63927b9762086e2edd6e6221fffce985b89c8be7babb9da0f0bc0bd2462"
        "9294a46f70656e0203"
        "c420089bbc5fd0e2dc282026aa4840946c9a1e971c5589cc07180f4183113b37b7cfc400"
    )
    assert GAME.of(4, MessageKind.ACT)[0].payload.hex() == (
        act + "0400c4202680262a87d8c4b75baa60745222e86b84fafb30994f57f3f47eb857cf8d170d"
        "9292a46d6f766505c400"
    )
    assert GAME.of(1, MessageKind.SEAL)[1].payload.hex() == (
        seal + "0101" + game + "939300000094"
        "929200c42019cc5eb5164ee1ad080d7ae189c0f4f8f5d751ca64b6dc518c0ed870150d5109"
        "9201c42075d30b49ec5c9e34e5410537f2eccecf641f3e2e892b894d2bcd106dd0415864"
        "0303c42004849d6d2ac881dd6955030e569ed34708ecadff08202b28b2cf1d479e0ceb0890"
    )


def test_a_fixed_game_has_these_seeds_and_this_end():
    """P3.4, P6.3: the salts join in step 1, the opened nonces in step 3."""
    assert outcome(GAME, 1).seed.hex() == (
        "32f3b172ada13ed86393c94a38d01e930f6323267bdf2bf52ad51fb7acd7a466"
    )
    assert outcome(GAME, 3).seed.hex() == (
        "da3a5ed2d6d0b4183d50550a2c37aab6822498ac7a1939fad83ecf210d41c671"
    )
    assert outcome(GAME, 1).state == ToyState(1, 0, 0, (3, 3))
    assert outcome(GAME, 4).state == ToyState(1, 1, 0, (16, 9))


# -- what a step is --------------------------------------------------------------------------------


def test_in_step_1_everybody_is_at_the_table_and_acts():
    """P3.4, P5.1: V(1) = N(1) = all, and there is no state before."""
    step = first_step(THREE.genesis, Toy())
    assert (step.number, step.previous, step.state) == (1, THREE.genesis.game, None)
    assert (step.at_table, step.in_game, step.authors) == (0b111, 0b111, 0b111)
    assert not step.opens
    assert step.commits == (b"",) * 3


def test_a_content_names_the_authors_acts_in_seat_order_both_masks_and_the_state():
    """P4."""
    for number, authors in ((2, (0, 1, 2)), (4, (0,))):
        after = outcome(THREE, number)
        acts = THREE.of(number, MessageKind.ACT)
        canonical = Toy().canonical(after.state)
        assert after.content == Content(
            tuple((act.seat, act.id) for act in acts), 0b111, 0b111, sha256(canonical).digest()
        )
        assert tuple(slot.seat for slot in after.slots) == authors


def test_the_rules_core_learns_who_has_left_for_good_and_not_who_is_only_away():
    """P7.1, P14: V and N of the next step."""
    step = steps(THREE)[1]
    acts = THREE.of(2, MessageKind.ACT)
    away, gone = (step.outcome(acts, 0b011, in_game).state for in_game in (0b111, 0b011))
    assert (away.committed, gone.committed) == (0b011, 0b011)
    assert away.scores == step.state.scores
    assert gone.scores == (*step.state.scores[:2], LOST)


def test_the_steps_of_a_game_follow_the_rules_core():
    """P5.1, P14: the core says who acts and when commitments are opened."""
    found = [(step.number, step.authors, step.opens) for step in steps(THREE)]
    assert found == [
        (1, 0b111, False),
        (2, 0b111, False),
        (3, 0b111, True),
        (4, 0b001, False),
        (5, 0, False),
    ]


def test_a_step_remembers_the_commitments_of_the_step_before_only():
    """P6.1."""
    after = steps(THREE)
    assert after[2].commits == tuple(act.body.commit for act in THREE.of(2, MessageKind.ACT))
    assert after[3].commits == after[4].commits == (b"",) * 3


# -- what is valid ---------------------------------------------------------------------------------


def test_only_the_salt_of_its_offer_is_valid_in_step_1():
    """P3.4."""
    step, secrets = steps(THREE)[0], [secret_of(1, seat) for seat in range(3)]
    for seat, secret in enumerate(secrets):
        assert step.act_refusal(seat, Act(("salt", secret.salt), b"")) is None
        for action, commit in [
            (("salt", secrets[seat - 1].salt), b""),
            (("salt", secret.salt), bytes(32)),
            (("salt", secret.salt, 0), b""),
            (("salt", secret.salt.hex()), b""),
            (("pepper", secret.salt), b""),
            ((b"salt", secret.salt), b""),
            ((), b""),
            (("bid",), bytes(32)),
        ]:
            found = step.act_refusal(seat, Act(action, commit))
            assert reason(found) is StepReason.SALT_EXPECTED, action


def test_in_an_opening_step_every_seat_opens_what_it_committed_and_nothing_else():
    """P6.1, P6.2."""
    step = steps(THREE)[2]
    acts = [act.body for act in THREE.of(3, MessageKind.ACT)]
    for seat, act in enumerate(acts):
        _, number, value, nonce = act.action
        assert step.act_refusal(seat, act) is None
        for false in (
            acts[seat - 1],
            Act(act.action, bytes(32)),
            opening(number, (value + 1) % 6, nonce),
            opening(number, value, bytes(32)),
            opening(number + 1, value, nonce),
            Act(("move", 3), b""),
        ):
            refusal = step.act_refusal(seat, false)
            assert refusal == Refusal(StepReason.OPENING_FALSE, step.commits[seat]), false


def test_an_act_of_a_seat_whose_turn_it_is_not_is_not_valid():
    """P5.3: seat in A(s)."""
    step = steps(THREE)[3]
    assert step.act_refusal(0, Act(("move", 3), b"")) is None
    for seat in (1, 2, 3, 4):
        assert reason(step.act_refusal(seat, Act(("move", 3), b""))) is StepReason.NOT_AUTHOR
    for seat in range(5):
        assert reason(steps(THREE)[4].act_refusal(seat, Act(("move", 3), b"")))


def test_what_the_rules_core_refuses_is_refused_with_its_reason():
    """P5.3, P14: the table knows no game."""
    step = steps(THREE)[3]
    assert step.act_refusal(0, Act(("move", 6), b"")) == Refusal(ToyReason.TOO_BIG, 6)
    assert reason(step.act_refusal(0, Act(("jump",), b""))) is ToyReason.NOT_NOW


def test_an_illegal_value_that_was_committed_is_opened_all_the_same():
    """P6.4: it counts as the core says; else an illegal sealed bid would stop the table."""
    step, secret = steps(THREE)[1], secret_of(1, 1)
    game, nonce = THREE.genesis.game, secret.nonce(THREE.genesis.game, 2)
    acts = THREE.of(2, MessageKind.ACT)
    for value in (99, "no number", (1, (b"", True))):
        sealed = step.rules.refusal(step.state, 1, ("bid",), bytes(32))
        assert sealed is None
        commit = _commitment(game, 2, 1, value, nonce)
        mine = altered(acts[1], secret.key, Act(("bid",), commit))
        following = step.after(normal(step, [acts[0], mine, acts[2]]))
        assert following.act_refusal(1, opening(2, value, nonce)) is None


def _commitment(*fields):
    return sha256(pack(("wormup/1/seal-value", *fields))).digest()


def test_who_did_not_act_has_committed_to_nothing():
    """P7.4: an empty slot; what it opened later would open nothing."""
    step = steps(THREE)[1]
    acts = [*THREE.of(2, MessageKind.ACT)[:2], None]
    after = step.after(step.outcome(acts, step.at_table, step.in_game))
    assert [bool(commit) for commit in after.commits] == [True, True, False]
    assert step.outcome(acts, step.at_table, step.in_game).slots[2] == (2, (), b"")
