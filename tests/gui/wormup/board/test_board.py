"""The board paints only what changes, and zooms without a wheel."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.table.looks import BY_SEAT
from gui.kit.focus import keys_lead, use_keys, use_mouse
from gui.kit.theme import look
from gui.words.seats import worms_of
from gui.wormup.board.board import Board
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Disc
from tests.core.wormup.races import start
from tests.gui.kit.drawn import seen
from tests.settled import settled

_RACE = start("gryphon2010", 5)
_SCENERY = Scenery(_RACE, worms_of(("A", "B", "C", "D", "E")))


class _Counting(Board):
    """Counts how often and how much is painted."""

    def __init__(self):
        super().__init__()
        self.times, self.pixels = 0, 0

    def paintEvent(self, event):
        self.times += 1
        self.pixels += _area(event.region())
        super().paintEvent(event)


def _area(region):
    rect = region.boundingRect()
    return (
        sum(
            region.contains(QPoint(x, y))
            for x in range(rect.left(), rect.right() + 1, 4)
            for y in range(rect.top(), rect.bottom() + 1, 4)
        )
        * 16
    )


@pytest.fixture
def board(qtbot):
    board = _Counting()
    board.resize(1024, 320)
    qtbot.addWidget(board)
    board.fit(QRectF(2_000, 5_000, 21_000, 10_000))
    board.show_sprites(_SCENERY.still())
    board.show()
    qtbot.waitExposed(board)
    settled()
    board.times = board.pixels = 0
    return board


def _wheel(board, modifiers):
    at = QPointF(300, 100)
    event = QWheelEvent(
        at, at, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, modifiers,
        Qt.ScrollPhase.NoScrollPhase, False,  # noqa: FBT003  # Qt takes it by place
    )  # fmt: skip
    QApplication.sendEvent(board, event)


def test_nothing_is_painted_while_nothing_changes(board):
    board.show_sprites(_SCENERY.still())
    settled()
    assert board.times == 0


def test_a_frame_with_one_moving_segment_paints_a_small_part_of_the_window(board):
    for shift in range(5):
        board.show_sprites(
            [*_SCENERY.still(), Disc((9_000.0 + 40 * shift, 9_000.0), BY_SEAT[0], "A")]
        )
        settled()
    assert 1 <= board.times <= 5
    assert board.pixels < board.times * 1.2 * board.width() * board.height() / 50


def _moved(steps):
    worms = enumerate(_RACE.worms)
    moved = ((seat, [(x + 300 * steps, y) for x, y in worm.segments]) for seat, worm in worms)
    return [*_SCENERY.table(), *(s for seat, at in moved for s in _SCENERY.worm(seat, at))]


def test_a_frame_in_which_everything_moves_is_painted_as_one_piece_and_leaves_no_traces(board):
    for steps in (1, 5, 2):
        board.show_sprites(_moved(steps))
        settled()
    assert board.times == 3
    shown = board.screen().grabWindow(board.winId()).toImage()
    board.update()
    settled()
    assert shown == board.screen().grabWindow(board.winId()).toImage()


def test_many_pieces_are_painted_as_one(board, monkeypatch):
    updated: list[object] = []
    monkeypatch.setattr(board, "update", updated.append)
    board.show_sprites(_moved(1))
    assert len(updated) == 1
    board.show_sprites([*_moved(1), Disc((9_000.0, 9_000.0), BY_SEAT[0], "A")])
    assert len(updated) == 2


def test_keys_zoom_and_f_fits_all_again(board):
    fit = board.camera
    QTest.keyClick(board, Qt.Key.Key_Plus)
    assert board.camera.scale > fit.scale
    QTest.keyClick(board, Qt.Key.Key_Minus)
    assert board.camera.scale == pytest.approx(fit.scale)
    QTest.keyClick(board, Qt.Key.Key_Plus)
    QTest.keyClick(board, Qt.Key.Key_F)
    assert board.camera == fit


def test_arrows_push_the_table_where_no_tool_wants_them(board):
    before = board.camera
    QTest.keyClick(board, Qt.Key.Key_Right)
    QTest.keyClick(board, Qt.Key.Key_Down)
    assert board.camera.x > before.x
    assert board.camera.y > before.y
    assert board.camera.scale == before.scale


def test_the_wheel_zooms_at_the_cursor(board):
    fit = board.camera
    _wheel(board, Qt.KeyboardModifier.NoModifier)
    assert board.camera.scale > fit.scale
    at = QPointF(300, 100)
    assert board.camera.on_table(at) == pytest.approx(fit.on_table(at))
    assert not board.is_fitted


def test_shift_is_told_while_it_is_held(board):
    told: list[bool] = []
    board.leaned.connect(told.append)
    QTest.keyPress(board, Qt.Key.Key_Shift)
    QTest.keyRelease(board, Qt.Key.Key_Shift)
    assert told == [True, False]


def test_what_is_shown_keeps_clear_of_what_covers_the_board(board):
    board.set_inset((24, 60, 200, 90))
    assert board.camera.seen().adjusted(-1, -1, 1, 1).contains(QRectF(2_000, 5_000, 21_000, 10_000))
    board.zoom(2.0, QPointF(500, 100))
    near = board.camera
    board.set_inset((24, 60, 24, 90))
    assert board.camera.scale == near.scale, "who has zoomed keeps the view"


@pytest.mark.parametrize("high", [5_000, 5_500, 6_000, 9_000])
def test_what_is_shown_lies_below_the_news_where_there_is_room(board, high):
    board.resize(1280, 720)
    board.set_inset((24, 88, 24, 148))
    frame = QRectF(2_000, 5_000, 15_000, high)
    board.fit_exactly(frame)
    camera = board.camera
    assert camera.seen().adjusted(-1, -1, 1, 1).contains(frame)
    top, foot = (camera.top_of(y) for y in (frame.top(), frame.bottom()))
    assert top == pytest.approx(min(88 + 38, 720 - 148 - (foot - top))) or top > 88 + 38


def test_the_left_button_alone_pushes_the_table(board):
    before = board.camera
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=QPoint(500, 100))
    QTest.mouseMove(board, QPoint(450, 130))
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=QPoint(450, 130))
    moved = board.camera.on_screen((9_000, 9_000)) - before.on_screen((9_000, 9_000))
    assert moved == QPointF(-50, 30)


def _pull(board, start, end):
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(board, (start + end) / 2)
    QTest.mouseMove(board, end)
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=end)


class _Choosy:
    """A tool that takes no press."""

    def press(self, _spot, _reach):
        return False

    def hover(self, _spot, _reach):
        """Show nothing."""


def test_a_drag_that_misses_the_tool_is_told_and_pushes_nothing_away(board):
    told: list[QPointF] = []
    board.missed.connect(told.append)
    board.tool = _Choosy()
    before = board.camera
    _pull(board, QPoint(500, 100), QPoint(300, 130))
    assert board.camera == before
    assert told == [QPointF(500, 100)], "where it began"
    board.zoom(2.0, QPointF(500, 100))
    near = board.camera
    _pull(board, QPoint(500, 100), QPoint(300, 130))
    assert board.camera.x > near.x, "who has zoomed pushes the table"
    assert len(told) == 1


def test_a_click_that_no_tool_takes_is_told_and_a_push_is_none(board):
    told: list[QPointF] = []
    board.missed.connect(told.append)
    before = board.camera
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(500, 100))
    assert told == [QPointF(500, 100)]
    assert board.camera == before
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=QPoint(500, 100))
    QTest.mouseMove(board, QPoint(450, 130))
    QTest.mouseMove(board, QPoint(500, 100))
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=QPoint(500, 100))
    assert told == [QPointF(500, 100)], "what comes back to where it began has pushed all the same"


def test_a_larger_board_fits_again_unless_the_player_has_zoomed(board):
    board.resize(1280, 500)
    settled()
    assert board.camera.frame().contains(QRectF(2_000, 5_000, 21_000, 10_000).center())
    scale = board.camera.scale
    board.zoom(2, QPointF(0, 0))
    board.resize(1024, 320)
    settled()
    assert board.camera.scale == pytest.approx(2 * scale)


def test_a_slightly_smaller_frame_does_not_move_the_table(board):
    fit = board.camera
    board.fit(QRectF(2_300, 5_200, 20_500, 9_700))
    assert board.camera == fit
    board.fit(QRectF(8_000, 7_000, 10_000, 4_000))
    assert board.camera.scale > 1.2 * fit.scale
    board.fit(QRectF(2_000, 5_000, 21_000, 10_000))
    assert board.camera == fit


def test_the_measure_of_a_region_is_about_right():
    assert _area(QRegion(0, 0, 40, 40)) == 1_600


def test_the_ring_of_the_keys_comes_with_a_key_and_goes_with_a_click_anywhere(board):
    board.activateWindow()
    board.setFocus()
    use_mouse()
    settled()
    bare = board.grab().toImage()
    QTest.keyClick(board, Qt.Key.Key_Q)
    settled()
    board.times = 0
    assert seen(board.grab().toImage(), look().theme.ring) > 1_000
    use_mouse()
    settled()
    assert board.times >= 1, "it does not stay on what is painted already"
    assert board.grab().toImage() == bare


@pytest.mark.parametrize("use", ["moved", "turned"])
def test_the_ring_of_the_keys_goes_as_soon_as_the_mouse_is_used_at_all(board, use):
    use_keys()
    if use == "moved":
        QTest.mouseMove(board, QPoint(40, 40))
        QTest.mouseMove(board, QPoint(44, 44))
    else:
        _wheel(board, Qt.KeyboardModifier.NoModifier)
    assert not keys_lead()


def test_a_picture_of_the_board_is_the_board_without_the_ring(board):
    use_mouse()
    board.setFocus()
    bare = board.grab().toImage()
    QTest.keyClick(board, Qt.Key.Key_Control)
    assert seen(board.grab().toImage(), look().theme.ring) > 1_000
    assert board.picture().toImage().convertToFormat(bare.format()) == bare
    assert seen(board.grab().toImage(), look().theme.ring) > 1_000, "and it stays"


def test_what_lies_over_the_board_can_paint_its_ring(board):
    def painted():
        picture = QPixmap(board.size())
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        board.paint_focus(painter)
        painter.end()
        return picture.toImage()

    use_mouse()
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Control)
    assert seen(painted(), look().theme.ring) > 1_000
    board.clearFocus()
    assert seen(painted(), look().theme.ring) == 0


class _Asking(QWidget):
    """A page that asks for a picture of the board whenever it is laid out."""

    def __init__(self):
        super().__init__()
        self.board = Board()
        self.board.setParent(self)
        self.asked = 0

    def resizeEvent(self, _event):
        self.asked += 1
        self.board.resize(self.size())
        self.board.picture()


def test_a_page_that_asks_for_a_picture_while_one_is_taken_does_not_ask_for_ever(qtbot):
    page = _Asking()
    qtbot.addWidget(page)
    page.resize(640, 480)
    assert not page.board.picture().isNull()
    assert 1 <= page.asked < 5
