"""Awards: who gets which, whatever the game."""

from hypothesis import given as example
from hypothesis import strategies as st

from gui.words.award import GIVEN, Award, AwardKind, best_of, given

_AWARDS = st.lists(
    st.builds(
        Award,
        st.sampled_from(AwardKind),
        st.integers(0, 4),
        st.floats(1, 9),
        st.just("line"),
    )
)


@example(_AWARDS)
def test_nobody_gets_two_and_three_are_given_at_most(awards):
    found = given(awards)
    seats = [award.seat for award in found]
    assert len(seats) == len(set(seats)) == min(GIVEN, len({award.seat for award in awards}))


@example(_AWARDS)
def test_the_highest_merit_comes_first_and_nobody_misses_a_higher_one(awards):
    found = given(awards)
    assert [one.merit for one in found] == sorted((one.merit for one in found), reverse=True)
    for one in found:
        assert one.merit == max(award.merit for award in awards if award.seat == one.seat)


def test_of_equals_nobody_gets_one():
    assert best_of({0: 4, 1: 4, 2: 3}, 2) is None
    assert best_of({0: 4, 1: 3}, 2) == (0, 2.0)
    assert best_of({0: 1}, 2) is None
