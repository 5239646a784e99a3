# not compiled: asked once per process.
"""Finding what a game defines in its folder, so that nothing has to be listed beside its code."""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")


def modules_in(package: str) -> list[ModuleType]:
    """All modules of a package, those of its folders too, in the order of their names."""
    found = pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}.")
    # What mypyc writes beside a compiled module is no module of its own.
    return [importlib.import_module(info.name) for info in found if not info.name.endswith("__mypyc")]


def classes_in(modules: list[ModuleType], base: type[T]) -> list[type[T]]:
    """The classes of a kind that modules define, in the order they are defined in."""
    kinds = [kind for module in modules for kind in vars(module).values() if _own(kind, module)]
    return [kind for kind in kinds if issubclass(kind, base)]


def _own(kind: object, module: ModuleType) -> bool:
    return isinstance(kind, type) and kind.__module__ == module.__name__
