# not compiled: read once per process.
"""What the content files of Chaos in the Old World must look like."""

from __future__ import annotations

from warhost.engine.content import Content


def check_content(content: Content) -> None:
    pass
