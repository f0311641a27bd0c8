"""The guides and the lessons of the games: each a page of its own, made when it is first wanted."""

from __future__ import annotations  # the types of pages that are not imported yet

from typing import TYPE_CHECKING, Any

from gui.window import router
from gui.window.ways import Game, Guide, Lesson, To
from gui.words.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.parts.guide_page import GuidePage
    from gui.window.own_player import OwnPlayer
    from gui.window.pages import LazyPage, Pages
    from gui.window.table_session import TableSession
    from gui.window.ways import Ways


class Learning:
    """Shows how a game is played, and leads on to a table of it."""

    def __init__(
        self, ways: Ways, pages: Pages, player: OwnPlayer, ours: Callable[[], TableSession]
    ) -> None:
        self._ways, self._pages, self._player, self._ours = ways, pages, player, ours
        self._guides: dict[Game, LazyPage[GuidePage]] = {}
        self._lessons: dict[Game, LazyPage[Any]] = {}

    def guide(self, guide: Guide) -> GuidePage:
        """Return the page of *guide*."""
        game = guide.game
        if game not in self._guides:
            self._guides[game] = self._pages.lazy(router.guide_page, self._ways, game)
        return self._guides[game]()

    def lesson(self, lesson: Lesson) -> Any:  # noqa: ANN401  # each game's own
        """Return the page of *lesson*, at its beginning."""
        game = lesson.game
        if game not in self._lessons:
            self._lessons[game] = self._pages.lazy(
                router.lesson_page, self._ways, game, lambda: self._play(game)
            )
        page = self._lessons[game]()
        page.dress(self._player.worm, self._player.name)
        page.restart(lesson.number)
        return page

    def _play(self, game: Game) -> None:
        """Play *game* for real, which needs a name."""
        terms = self._lessons[game]().leads_to
        if not self._player.name:
            self._ways.go(To.HOME)
            self._ways.toast(words("Choose a name first; the others see it."))
        elif terms is not None:
            self._ours().sit_down(terms)
        else:
            self._ours().practise()
