"""What the badges say of the moment that is shown."""

from core.wormup.race import Result, Stage
from gui.wormup.motion.seat_states import Phase, seat_states
from tests.core.wormup.races import start
from tests.core.wormup.scenes import FIVE, FOUR, SEVEN, X, good
from tests.gui.wormup.motion.opening import WORMS

_ROUND = good(start("gryphon2010", 4).reveal((SEVEN, FIVE, FOUR, FIVE)))


def _thing(state):
    return state.key[0]


def _said(race, phase, acted=0):
    return [state.said for state in seat_states(race, WORMS, phase, acted)]


def test_who_has_sealed_a_bid_has_an_envelope_and_the_others_its_place():
    states = seat_states(start("gryphon2010", 3), WORMS, Phase.PLAYED, 0b010)
    assert [state.said for state in states] == ["choosing", "sealed", "choosing"]
    assert [state.key for state in states] == ["place", ("envelope", WORMS[1]), "place"]


def test_a_face_that_rests_is_shown_while_bids_are_made():
    race = start("gryphon2010", 3)._replace(rest=(FOUR, None, X))
    for acted in (0, 0b111):
        states = seat_states(race, WORMS, Phase.PLAYED, acted)
        assert [state.rests for state in states] == ["4", "", "X"]


def test_no_badge_shows_a_die_or_an_outcome_before_the_envelopes_are_open():
    for phase in (Phase.SEALED, Phase.FLOWN):
        for state in seat_states(_ROUND, WORMS, phase):
            assert state.said == "sealed"
            assert not state.number
            assert not state.rests
            assert state.mood == "content"
            assert state.key is None or _thing(state) == "envelope"
    for state in seat_states(_ROUND, WORMS, Phase.OPEN):
        assert state.said.startswith("bids ")
        assert state.mood == "looks"


def test_the_order_is_not_told_with_the_bump():
    assert _said(_ROUND, Phase.BUMPED) == ["bids 7", "bumped", "bids 4", "bumped"]
    assert _said(_ROUND, Phase.ORDERED) == ["moves 2nd", "bumped", "moves 1st", "bumped"]
    assert [state.mood for state in seat_states(_ROUND, WORMS, Phase.BUMPED)][1] == "dizzy"


def test_movers_say_where_they_are_in_the_queue():
    assert _said(_ROUND, Phase.PLAYED) == ["moves next", "bumped", "moving", "bumped"]
    turns = [state.is_turn for state in seat_states(_ROUND, WORMS, Phase.PLAYED)]
    assert turns == [False, False, True, False]
    later = _ROUND._replace(queue=(0,))
    assert _said(later, Phase.PLAYED) == ["moving", "bumped", "moved 4", "bumped"]


def test_an_x_names_its_number_while_the_others_wait():
    race = good(start("gryphon2010", 3).reveal((X, FIVE, FOUR)))
    assert _said(race, Phase.PLAYED) == ["naming", "moves 5", "moves 4"]
    assert _said(race, Phase.ORDERED) == ["an X alone", "moves 5", "moves 4"]


def test_who_has_forfeited_an_x_has_not_bumped():
    race = good(good(start("gryphon2010", 3).reveal((X, FIVE, FOUR))).skip(0))
    assert _said(race, Phase.PLAYED) == ["passed over", "moves next", "moving"]


def test_a_bumped_die_lies_askew_in_its_badge():
    states = seat_states(_ROUND, WORMS, Phase.PLAYED)
    assert [isinstance(s.key, tuple) and s.key[-1] != 0 for s in states] == [0, 1, 0, 1]


def test_at_the_end_the_badges_say_the_places():
    race = start("gryphon2010", 3)._replace(stage=Stage.OVER, result=Result.WALKOVER, winner=2)
    said = _said(race, Phase.PLAYED)
    assert said[2] == "wins"
    assert all(word.startswith("place ") for word in said[:2])


def test_who_has_resigned_sleeps():
    race = start("gryphon2010", 3).resign(1)
    assert _said(race, Phase.PLAYED) == ["choosing", "resigned", "choosing"]


def test_the_ghost_has_a_badge_of_its_own_from_the_bid_to_the_last_move():
    race = start("venice1995", 2)
    opened = race._replace(ghost=FIVE, bids=(SEVEN, FIVE), numbers=(7, None), queue=(0,))
    opened = opened._replace(stage=Stage.MOVE)
    told = [seat_states(race, WORMS, phase)[2:] for phase in (Phase.PLAYED, Phase.FLOWN)]
    assert [[state.said for state in states] for states in told] == [["bids by dice"]] * 2
    for phase, mood in ((Phase.OPEN, "looks"), (Phase.BUMPED, "dizzy"), (Phase.PLAYED, "dizzy")):
        (haunting,) = seat_states(opened, WORMS, phase)[2:]
        assert (haunting.said, haunting.mood) == ("rolls 5", mood)
    assert len(seat_states(start("venice1995", 3), WORMS, Phase.PLAYED)) == 3
    assert len(seat_states(race._replace(stage=Stage.OVER), WORMS, Phase.PLAYED)) == 2
