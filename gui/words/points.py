"""Points in words that are means: with one decimal, behind the sign that the language uses."""

from gui.words.words import decimal

_MINUS = "\N{MINUS SIGN}"


def signed(points: float) -> str:
    r"""Return *points* with one decimal and their sign.

    >>> signed(4.06), ascii(signed(-0.31)), signed(0.02)
    ('+4.1', "'\\u22120.3'", '+0.0')
    """
    number = round(points, 1)
    return ("+" if number >= 0 else _MINUS) + decimal(abs(number), 1)


def heading_for(points: float) -> str:
    r"""Return how many *points* are in sight.

    >>> heading_for(2.0), ascii(heading_for(-0.31))
    ('2.0', "'\\u22120.3'")
    """
    number = round(points, 1)
    return (_MINUS if number < 0 else "") + decimal(abs(number), 1)
