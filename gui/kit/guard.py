"""No error in a handler ends the program: what Qt calls in our classes never raises.

Law: every override of what a class of Qt has is guarded, in classes of before and after. PySide
keeps an error that leaves an override while Python waits for Qt, and may die of keeping it (6.11,
when C code has raised it: `[][0]`). So it is caught inside: `sys.excepthook` hears of it, and Qt
gets what its own class would have returned. An error in a slot goes to `sys.excepthook` by itself.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import wraps
from types import FunctionType
from typing import Any, cast

from shiboken6 import Shiboken

Method = Callable[..., Any]

_MARK = "guards"
"""What a guarded method has."""


def guard_overrides() -> None:
    """Guard the overrides in all classes that come from one of Qt, now and from now on."""

    def begin(cls: type[Shiboken.Object], /, **facts: object) -> None:
        super(Shiboken.Object, cls).__init_subclass__(**facts)
        _guard(cls)

    for cls in ours():
        _guard(cls)
    setattr(Shiboken.Object, "__init_subclass__", classmethod(begin))  # noqa: B010  # not our class


def ours() -> list[type[Shiboken.Object]]:
    """List the classes of ours that come from one of Qt, as far as they are made yet."""
    found: list[type[Shiboken.Object]] = [Shiboken.Object]
    for cls in found:
        found += [one for one in cls.__subclasses__() if one not in found]
    return [cls for cls in found if not _is_of_qt(cls)]


def overrides(cls: type[Shiboken.Object]) -> Iterator[tuple[type, str, Method, Method]]:
    """Yield what *cls* overrides of Qt, itself or by a class of ours that it comes from.

    That is the class with the override, the name, the override and the method of Qt's class.
    """
    theirs = [vars(one) for one in cls.__mro__ if _is_of_qt(one)]
    for one in (one for one in cls.__mro__ if not _is_of_qt(one)):
        for name, method in [*vars(one).items()]:
            if isinstance(method, FunctionType) and not name.startswith("__"):
                known = (methods[name] for methods in theirs if name in methods)
                if base := next(known, None):
                    yield one, name, method, cast("Method", base)


def is_guarded(method: Method) -> bool:
    """Tell whether *method* never raises."""
    return hasattr(method, _MARK)


def _is_of_qt(cls: type) -> bool:
    return cls.__module__.partition(".")[0] in {"PySide6", "Shiboken"}


def _guard(cls: type[Shiboken.Object]) -> None:
    if not _is_of_qt(cls):
        for one, name, method, base in overrides(cls):
            if not is_guarded(method):
                setattr(one, name, _guarded(method, base, f"{one.__module__}.{one.__qualname__}"))


def _guarded(method: Method, base: Method, place: str) -> Method:
    """Return *method*, that never raises; where it fails, *base* of Qt gives a value for it."""
    kind = method.__annotations__.get("return")

    def fail(error: Exception, *given: object) -> object:
        error.add_note(f"in {place}.{method.__name__}")
        with suppress(Exception):
            sys.excepthook(type(error), error, error.__traceback__)
        if kind in {bool, "bool"}:
            return False  # nothing was done: Qt goes on as if we had not looked
        with suppress(Exception):
            return None if kind in {None, "None"} else base(*given)
        return None

    if method.__code__.co_argcount == 1:  # Qt counts them, where the override is a slot

        @wraps(method)
        def guarded(self: object) -> object:
            try:
                return method(self)
            except Exception as error:  # noqa: BLE001  # whatever it is, it must not leave
                return fail(error, self)
    else:

        @wraps(method)
        def guarded(self: object, *given: object) -> object:
            try:
                return method(self, *given)
            except Exception as error:  # noqa: BLE001  # whatever it is, it must not leave
                return fail(error, self, *given)

    guarded.__dict__[_MARK] = True
    return guarded
