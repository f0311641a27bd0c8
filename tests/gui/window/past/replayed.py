"""What a person finds on the page of a saved game."""

from PySide6.QtWidgets import QMenu

from gui.parts.timeline import Timeline
from gui.window.past.replayed_game import ReplayedGame
from tests.gui.on_screen import part


def opened(page, qtbot, path, data, step=None):
    """Open a log of *data*, and wait until it is judged."""
    path.write_bytes(data)
    page.open(path, step)
    wait_until_judged(page, qtbot)


def wait_until_judged(page, qtbot):
    qtbot.waitUntil(lambda: verdict(page) != "One moment")


def game(page):
    return part(page, ReplayedGame)


def viewer(page):
    return game(page).viewer


def card(page):
    return game(page).card


def verdict(page):
    return card(page).told.heading


def timeline(page):
    return part(game(page), Timeline)


def ways_to_play_on(page):
    """Press the key that plays on; return the heading of its menu, and what that offers."""
    game(page).plays_on.click()
    (menu,) = (one for one in page.findChildren(QMenu) if one.isVisible())
    menu.hide()
    heading, *offers = menu.actions()
    return heading.text(), [one for one in offers if not one.isSeparator()]
