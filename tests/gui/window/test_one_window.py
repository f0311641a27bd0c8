"""A second start brings the first window to the front."""

from concurrent.futures import ThreadPoolExecutor

from gui.window.one_window import OneWindow, take_or_show


def test_a_second_start_is_told_to_the_first_window(qtbot, tmp_path):
    first = take_or_show(tmp_path)
    assert isinstance(first, OneWindow)
    with ThreadPoolExecutor(1) as pool, qtbot.waitSignal(first.asked):
        second = pool.submit(take_or_show, tmp_path)
    assert second.result() is True
    first.close()


def test_a_window_that_does_not_answer_is_waited_for_and_then_named(tmp_path):
    first = take_or_show(tmp_path)
    assert isinstance(first, OneWindow)
    assert take_or_show(tmp_path, 0) is False
    first.close()
    third = take_or_show(tmp_path, 0)
    assert isinstance(third, OneWindow)
    third.close()
