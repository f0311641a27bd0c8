"""The straight racer: any face, the highest number, the nearest way."""

from core.bots import straight
from core.bots.chance import Chance
from core.wormup.race import Stage
from tests.core.bots.positions import races


def test_each_face_that_does_not_rest_is_bid_some_time_and_no_other() -> None:
    """G10-24."""
    race = next(race for race in races(Stage.BID) if any(race.rest))
    for seat in range(4):
        bids = {straight.bid(race, seat, Chance(bytes([n]))) for n in range(100)}
        assert bids == set(race.profile.faces) - {race.rest[seat]}


def test_an_x_names_the_highest_free_number() -> None:
    for race in races(Stage.DECLARE):
        assert straight.number(race) == max(race.free_numbers())


def test_most_moves_bring_the_head_nearer_to_the_line() -> None:
    """Not all: it does not look round what bars its way."""
    nearer = []
    for race in races(Stage.MOVE):
        seat = race.actor()
        assert seat is not None
        after = race.after_move(seat, straight.move(race, seat))
        if race.numbers[seat]:
            before, now = race.worms[seat].head, after.worms[seat].head
            (a, b), (c, d) = race.course.square_to_line(before), race.course.square_to_line(now)
            nearer.append(a * d > c * b)
    assert nearer.count(True) > 0.8 * len(nearer)
