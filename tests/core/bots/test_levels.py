"""How well a bot plays, by name."""

from core.bots.levels import Level
from core.games import known_rules, levels_of


def test_every_level_plays_some_game_and_every_game_has_a_bot() -> None:
    playing = [levels_of(rules_id) for rules_id, _ in known_rules()]
    assert all(playing)
    assert {level for levels in playing for level in levels} == set(Level)
