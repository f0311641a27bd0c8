"""Walks towards the line: legal by construction, the best first, wider never worse."""

from core.bots.racer import paths, relaid
from core.wormup.moves import Walk
from core.wormup.race import Stage
from tests.core.bots.positions import races


def walks():
    for race in races(Stage.MOVE):
        seat = race.actor()
        assert seat is not None
        walk = race.walk(seat)
        assert isinstance(walk, Walk)
        yield walk


def test_every_path_ends_where_its_placements_lead_with_the_number_used_up() -> None:
    """W3.1: or where it has won, or can go no further."""
    for walk in list(walks())[:6]:
        for path in paths(walk, 4):
            again = walk
            for placement in path.placements:
                stepped = again.place(placement)
                assert isinstance(stepped, Walk)
                again = stepped
            assert again.worm == path.walk.worm
            assert again.end_refusal() is None


def test_the_best_path_comes_first_and_a_wider_search_finds_none_worse() -> None:
    for walk in list(walks())[:6]:
        narrow, wide = paths(walk, 1), paths(walk, 8)
        assert [p.way for p in wide if not p.walk.won] == sorted(
            p.way for p in wide if not p.walk.won
        )
        assert wide[0].walk.won or wide[0].way <= narrow[0].way + 1e-6


def test_a_worm_is_laid_anew_only_where_the_table_allows_it() -> None:
    """W3.16: re-pose is off by default."""
    for walk in list(walks())[:4]:
        assert relaid(walk) is None or walk.options.repose
