# not compiled: read once per process.
"""What the content files must look like."""

from __future__ import annotations

from warhost.engine.content import Content


def check_content(content: Content) -> None:
    """Raise BadContent at the first field that is not as it must be."""
