"""A clip: some steps of a saved game in motion, as an animated file.

Law: no clock runs; each frame is drawn where the motion is so many ms further, so a slow laptop
makes the same clip.
"""

from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from core.table.step import Completed
from gui.kit.clock import HandClock, Timer
from gui.parts.game_view import GameView
from gui.parts.pictures import paint_doubt, save_bytes
from gui.words.player_names import names_of

EACH_MS = 80
MOST_MS = 30_000
"""A clip of more would need hundreds of megabytes while it is written."""
FASTEST = 4
"""So many times as fast as at the table a clip may show what does not fit otherwise."""
_PAGE = 1280, 720
_SIZE = 800, 450
_END_MS = 2000
"""How long the end stands."""
_SAMPLES = 6
"""So many pictures of a clip choose its colours where a file has few."""


class ClipTooLongError(ValueError):
    """The steps take more than half a minute, however fast they are shown."""


class Plan(NamedTuple):
    """How many pictures `frames` yields at its *pace*; 1 is as fast as at the table."""

    pictures: int
    pace: int


def planned(view: GameView, steps: Sequence[Completed[Any]]) -> Plan:
    """Return at which pace, the slowest, *steps* fit into a clip; or `ClipTooLongError`."""
    most = MOST_MS // EACH_MS + 1
    for pace in range(1, FASTEST + 1):
        count = sum(1 for _ in islice(_moments(view, steps, pace), most + 1))
        if count <= most:
            return Plan(count, pace)
    raise ClipTooLongError


def frames(
    view: GameView, steps: Sequence[Completed[Any]], pace: int = 1, doubt: str = ""
) -> Iterator[QImage]:
    """Yield pictures of *steps* in motion in *view*, one each 80 ms at *pace* 1.

    A *doubt* about their log stands below each.
    """
    for _ in _moments(view, steps, pace):
        yield _picture(view, doubt)


def _moments(view: GameView, steps: Sequence[Completed[Any]], pace: int) -> Iterator[None]:
    """Show in *view* one moment of *steps* after the other, as each is asked for."""
    clock = HandClock()
    clock.take(view.findChildren(Timer))
    view.resize(*_PAGE)
    view.show_moment(names_of(steps[0].step.genesis), steps[0].step.state)
    for done in steps:
        view.show_step(done)
        while view.is_moving:
            yield
            for _ in range(pace):
                clock.turn(EACH_MS)
    yield


def save_clip(path: Path, pictures: Iterable[QImage]) -> None:
    """Write *pictures* as one animated file, .webp or .gif. Raises `OSError`."""
    shown: list[QImage] = []
    times: list[int] = []
    for picture in pictures:
        if shown and picture == shown[-1]:
            times[-1] += EACH_MS
        else:
            shown.append(picture)
            times.append(EACH_MS)
    times[-1] = _END_MS
    images = [*map(_image, shown)]
    if path.suffix == ".gif":
        images = _few_colours(images)
    first, *others = images
    more: dict[str, Any] = {"quality": 70, "method": 2} if path.suffix == ".webp" else {}
    kind, data = path.suffix.removeprefix("."), BytesIO()
    first.save(data, kind, save_all=True, append_images=others, duration=times, loop=0, **more)
    save_bytes(path, data.getvalue())


def _few_colours(images: list[Image.Image]) -> list[Image.Image]:
    """Return *images* with one palette and no grain: what does not move then takes no room."""
    wide, high = _SIZE
    some = images[:: max(1, len(images) // _SAMPLES)][:_SAMPLES]
    sheet = Image.new("RGB", (wide, high * len(some)))
    for at, image in enumerate(some):
        sheet.paste(image, (0, high * at))
    colours = sheet.quantize()
    return [one.quantize(palette=colours, dither=Image.Dither.NONE) for one in images]


def _picture(view: GameView, doubt: str) -> QImage:
    way = Qt.TransformationMode.SmoothTransformation
    ratio = Qt.AspectRatioMode.IgnoreAspectRatio
    picture = view.grab().toImage().scaled(*_SIZE, ratio, way)
    picture = picture.convertToFormat(QImage.Format.Format_RGB888)
    with QPainter(picture) as painter:
        paint_doubt(painter, QRectF(picture.rect()), doubt)
    return picture


def _image(picture: QImage) -> Image.Image:
    size = picture.width(), picture.height()
    line = picture.bytesPerLine()
    return Image.frombytes("RGB", size, bytes(picture.constBits()), "raw", "RGB", line)
