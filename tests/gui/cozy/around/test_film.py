"""A signed hour told again; the clock stops with it."""

from gui.cozy.around.film import Film, frames
from tests.core.cozy.scenes import read
from tests.gui.cozy.colonies import DANCE, dancers


def test_a_film_shows_each_state_and_stops(clock):
    """C11.12."""
    decisions = tuple(read(*wire) for wire in DANCE)
    film, shown = Film(), []
    film.set_pace(10)
    film.changed.connect(lambda: shown.append(film.now) if film.is_running else None)
    film.play(dancers(), decisions)
    clock.pass_time(3000)
    turns = frames(dancers(), decisions)
    assert [turn for turn, _ in shown] == list(turns)
    assert [decision for _, decision in shown] == [*decisions, None]
    assert not film.is_running


def test_a_film_can_be_stopped(qtbot):
    film = Film()
    film.play(dancers(), (read("pass"),))
    assert film.is_running
    with qtbot.waitSignal(film.changed):
        film.stop()
    assert not film.is_running
