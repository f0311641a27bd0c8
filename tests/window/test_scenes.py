"""Scenes: each has a name of its own; screenshots.py shows them."""

from tests.window import scenes, states
from tests.window.one_window import one_window


def test_every_scene_has_a_name_of_its_own():
    names = [name for name, _ in scenes.ALL]
    assert len(set(names)) == len(names) >= 20


def test_no_scene_looks_at_the_real_network(tmp_path):
    """What is found there would come in the middle of another scene."""
    with one_window(tmp_path, 1280, 720) as window:
        for show in (scenes.network, states.network_listening):
            show(window)
            assert window._bridge._doctor is None
