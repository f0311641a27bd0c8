"""A second start brings the first window to the front."""

from concurrent.futures import ThreadPoolExecutor

from PySide6.QtWidgets import QWidget

from gui.window.one_window import OneWindow, take_or_show


def test_a_second_start_is_told_to_the_first_window(qtbot, tmp_path):
    first = take_or_show(tmp_path)
    assert isinstance(first, OneWindow)
    with ThreadPoolExecutor(1) as pool, qtbot.waitSignal(first.asked):
        second = pool.submit(take_or_show, tmp_path)
    assert second.result() is True
    first.close()


def test_a_window_that_closes_lets_the_second_start_have_the_folder(qtbot, tmp_path):
    """What it was asked while it closed must not be answered then: it comes to no front."""
    first = take_or_show(tmp_path)
    assert isinstance(first, OneWindow)
    first.window = QWidget()
    qtbot.addWidget(first.window)
    come = []
    first.asked.connect(lambda: come.append(1))
    with ThreadPoolExecutor(1) as pool:
        second = pool.submit(take_or_show, tmp_path, 0)
        qtbot.waitUntil(second.done)
        assert second.result() is False
        first.window.show()
        third = pool.submit(take_or_show, tmp_path, 0)
        qtbot.waitUntil(third.done)
        assert third.result() is True
    assert come == [1]
    first.close()


def test_a_window_that_does_not_answer_is_waited_for_and_then_named(tmp_path):
    first = take_or_show(tmp_path)
    assert isinstance(first, OneWindow)
    assert take_or_show(tmp_path, 0) is False
    first.close()
    third = take_or_show(tmp_path, 0)
    assert isinstance(third, OneWindow)
    third.close()
