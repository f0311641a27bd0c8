"""The emblem's words: one a picture, short, unlike each other."""

from gui.words.emblem_words import emblem_words


def test_the_64_pictures_have_64_words_and_their_order_never_changes() -> None:
    words = emblem_words(tuple(range(64)))
    assert len(set(words)) == 64
    assert words[:4] == ("anchor", "apple", "arrow", "bear")
    assert words[31:33] == ("fork", "frog")
    assert words[60:] == ("spoon", "tiger", "umbrella", "violin")


def test_no_two_words_begin_alike_enough_to_be_mistaken_across_a_table() -> None:
    words = emblem_words(tuple(range(64)))
    assert len({word[:4] for word in words}) == 64
