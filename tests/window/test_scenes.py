"""Scenes: each has a name of its own; screenshots.py shows them."""

from tests.window import scenes


def test_every_scene_has_a_name_of_its_own():
    names = [name for name, _ in scenes.ALL]
    assert len(set(names)) == len(names) >= 20
