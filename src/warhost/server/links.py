"""Addresses of the web app. A token stands behind the # of a link, which no browser sends and no server logs."""

from __future__ import annotations

from warhost.server.settings import Settings


def joining(settings: Settings, token: str) -> str:
    return f"{settings.public}/join#{token}"


def table(settings: Settings, identity: str) -> str:
    return f"{settings.public}/tables/{identity}"
