"""What players are called: a person as signed, a bot in the language of the reader."""

import json

from core.cozy.game import Cozy
from core.table.genesis import Genesis, make_offer
from core.table.signing import SigningKey, TableSecret
from gui.terminal.output import document
from gui.words.player_names import are_one_program, names_of, player_name, player_names
from gui.words.table_words import listed
from gui.words.words import counted, words
from tests.core.cozy.tables import options_of


def genesis_with(*names: str) -> Genesis:
    offers = tuple(
        make_offer(name, SigningKey(bytes([at + 1]) * 32), TableSecret(bytes([at + 1]) * 32))
        for at, name in enumerate(names)
    )
    return Genesis(Cozy().rules_id, Cozy().rules_hash, options_of(1), offers)


def test_in_english_everybody_is_called_as_they_sign():
    assert names_of(genesis_with("Ann", "Bea (bot)")) == ("Ann", "Bea (bot)")


def test_a_bot_is_called_so_in_the_language_that_is_spoken(german):
    assert names_of(genesis_with("Ann", "Bea (bot)")) == ("Ann", "Bea (Bot)")
    assert player_names(("Cid (bot)", "(bot)")) == ("Cid (Bot)", "(bot)")
    assert player_name("robot") == "robot"
    assert are_one_program(player_names(("Ann", "Bea (bot)", "Cid (bot)")))
    assert not are_one_program(player_names(("Ann", "Bea (bot)", "Ben")))


DANA, ALI = "\u05d3\u05e0\u05d4", "\u0639\u0644\u064a"


def test_names_from_right_to_left_turn_nothing_beside_them():
    """However they come into a sentence: as they are shown, as signed, or in a list."""
    shown = player_names((DANA, "Ben", f"{ALI} (bot)"))
    assert shown == (f"\u2068{DANA}\u2069", "Ben", f"\u2068{ALI}\u2069 (bot)")
    for name in (DANA, shown[0]):
        assert words("{name} bids {face}.", name=name, face=5) == f"\u2068{DANA}\u2069 bids 5."
        assert counted(2, "{count} by {name}", "{count} by {name}", name=name).count("\u2068") == 1
    for names in ([DANA, ALI], player_names((DANA, ALI))):
        assert f"\u2068{DANA}\u2069 and \u2068{ALI}\u2069" in listed(names)


def test_what_programs_read_has_names_as_they_are_signed():
    genesis = genesis_with(DANA, "Ben")
    assert json.loads(document({"names": names_of(genesis)})) == {"names": [DANA, "Ben"]}
