"""Pieces of an HTML page."""

from html import escape


def table_of(lines: list[list[str]]) -> str:
    """Return *lines* as a table, the first of them its head."""
    head, *body = lines
    rows = ["<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"]
    for name, *cells in body:
        data = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f"<tr><th>{escape(name)}</th>{data}</tr>")
    return f'<div class="wide"><table>{"".join(rows)}</table></div>'


def figure(drawing: str, said: str) -> str:
    """Return *drawing*, an SVG, with *said* as its caption."""
    return f"<figure>{drawing}<figcaption>{escape(said)}</figcaption></figure>"


def paragraph(said: str) -> str:
    """Return *said* as a paragraph."""
    return f"<p>{escape(said)}</p>"
