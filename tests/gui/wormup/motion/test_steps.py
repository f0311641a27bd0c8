"""What a completed step shows and tells, as beats."""

import pytest

from core.table.looks import PAINTS
from core.wormup.actions import MOVE
from core.wormup.profiles import Face
from gui.parts.game_view import GameView
from gui.parts.hats import worm_name
from gui.wormup.board.board import Board
from gui.wormup.board.pixmaps import Mood
from gui.wormup.board.sprites import Head
from gui.wormup.motion.reveal import Reveal
from gui.wormup.motion.seat_states import Phase
from gui.wormup.motion.steps import READ_MS, REST_MS, Steps
from gui.wormup.motion.teller import Teller
from tests.gui.race_log import race
from tests.gui.wormup.motion.opening import opening


@pytest.fixture
def page(qtbot):
    page = GameView()
    qtbot.addWidget(page)
    page.resize(1024, 600)
    return page


@pytest.fixture
def steps(page):
    board = Board()
    board.setParent(page)
    board.resize(1024, 600)
    teller = Teller(page, lambda _: None)
    return Steps(page, board, Reveal(board, teller), teller)


def _steps():
    return [done for done in race(seed=3)[1].completed if done.step.state is not None]


def _opening():
    return next(done for done in _steps() if done.step.opens)


@pytest.mark.parametrize(("is_live", "ms"), [(True, REST_MS), (False, READ_MS)])
def test_a_round_is_read_longer_at_the_table_than_in_a_replay(steps, is_live, ms):
    beats = [*steps.beats(_opening(), None, is_live=is_live)]
    assert [beat.ms for beat in beats if beat.is_rest] == [ms]


def test_nothing_is_known_before_its_beat_has_ended(steps):
    phases = []
    for beat in steps.beats(_opening(), None, is_live=True):
        before = steps.moment
        beat.show(0.0)
        beat.show(0.9)
        assert steps.moment is before
        beat.show(1.0)
        if steps.moment is not before:
            assert beat.tells
            phases.append(steps.moment.phase)
    assert phases[0] is Phase.SEALED
    assert phases[-1] is Phase.PLAYED
    steps.forget()
    assert steps.moment is None


def test_worms_that_bump_are_dizzy_on_the_board_when_that_is_known_and_not_before(page, steps):
    board = page.findChild(Board)
    for beat in steps.beats(opening(Face.SIX, Face.SIX, Face.FOUR), None, is_live=True):
        beat.show(0.0)
        beat.show(1.0)
        dizzy = {
            PAINTS.index(worm_name(s.worm))
            for s in board.sprites()
            if isinstance(s, Head) and s.mood is Mood.DIZZY
        }
        is_known = steps.moment.phase not in {Phase.SEALED, Phase.FLOWN, Phase.OPEN}
        assert dizzy == ({0, 1} if is_known else set())


def test_every_step_ends_with_all_of_it_known(steps):
    for done in _steps():
        beats = [*steps.beats(done, None, is_live=True)]
        for beat in beats:
            beat.show(1.0)
        if any(beat.tells for beat in beats):
            assert steps.moment.race == done.outcome.state.race
            assert steps.moment.phase is Phase.PLAYED


def test_long_ago_is_neither_heard_nor_news(page, steps):
    heard: list[object] = []
    page.sounded.connect(heard.append)
    page.news.connect(lambda said, _seat: heard.append(said))
    steps.is_mute = True
    for done in _steps():
        for beat in steps.beats(done, None, is_live=True):
            beat.show(1.0)
    assert heard == []


def test_our_own_move_is_only_news(steps):
    done = next(d for d in _steps() if d.outcome.slots[0].action[:1] == (MOVE,))
    beats = [*steps.beats(done, done.outcome.slots[0].seat, is_live=True)]
    assert sum(beat.ms for beat in beats) == 0
    assert sum(b.ms for b in steps.beats(done, done.outcome.slots[0].seat, is_live=False)) > 0


@pytest.mark.parametrize(("own", "said"), [(2, [("Nobody else has an X", 2)]), (0, []), (None, [])])
def test_who_has_the_only_x_is_told_so_once_the_envelopes_have_gone(page, steps, own, said):
    heard: list[tuple[str, int]] = []
    page.news.connect(lambda *news: heard.append(news))
    for beat in steps.beats(opening(Face.SIX, Face.FOUR, Face.X), own, is_live=True):
        assert heard in ([], [("", -1)])  # none but that the last round's are gone
        beat.show(1.0)
    assert heard == [("", -1), *said]
