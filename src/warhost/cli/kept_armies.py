"""Armies of Stratego Legends that a user keeps: a file of the user's own, one army a line."""

from __future__ import annotations

from pathlib import Path

from warhost.cli.screen import Mistake
from warhost.server.settings import data_folder


def kept_file() -> Path:
    return data_folder() / "armies.txt"


def kept() -> dict[str, str]:
    """The armies kept under a name."""
    try:
        lines = kept_file().read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as problem:
        raise Mistake("cli-army-not-read", file=str(kept_file()), error=str(problem)) from None
    return {line.rpartition(":")[0].strip(): line.strip() for line in lines if ":" in line}


def keep(name: str, text: str) -> None:
    """Keep an army; one of the same name is replaced."""
    armies = {**kept(), name: text}
    path = kept_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_text("".join(f"{line}\n" for line in armies.values()), encoding="utf-8")
        fresh.replace(path)
    except OSError as problem:
        raise Mistake("cli-not-written", file=str(path), error=problem.strerror or str(problem)) from None
