"""The 64 pictures of the emblem as words (P3.4). Law: the order never changes.

Short, concrete nouns that sound unlike each other, for they are said aloud across a table.
"""

from hashlib import sha256

from gui.words.words import words

PICTURES = """
    anchor apple arrow bear bell bird boat bone book bottle bread bridge broom butter cactus
    camel candle castle cheese cherry clock cloud crown drum eagle egg elephant feather fish
    flag flute fork frog garlic ghost giraffe glove guitar hammer hat hedgehog honey horse
    island jacket kite ladder lamp lemon lion moon mushroom needle onion owl piano pumpkin
    robot scissors snail spoon tiger umbrella violin
""".split()  # noqa: SIM905  # a list would take 64 lines
assert len(set(PICTURES)) == 1 << 6, "one word a picture"


def emblem_words(emblem: tuple[int, ...]) -> tuple[str, ...]:
    """Return the pictures of *emblem* as words.

    >>> emblem_words((0, 1, 62, 63))
    ('anchor', 'apple', 'umbrella', 'violin')
    """
    return tuple(words(PICTURES[picture]) for picture in emblem)


def key_words(key: bytes) -> tuple[str, ...]:
    """Return a public *key*, or a hash, as four of the words, for people who compare.

    >>> key_words(bytes(32))
    ('egg', 'hammer', 'garlic', 'scissors')
    """
    return emblem_words(key_pictures(key))


def key_pictures(key: bytes) -> tuple[int, ...]:
    """Return a public *key*, or a hash, as four of the pictures.

    >>> key_pictures(bytes(32))
    (25, 38, 33, 58)
    """
    bits = int.from_bytes(sha256(key).digest()[:3], "big")
    return tuple(bits >> shift & 63 for shift in (18, 12, 6, 0))
