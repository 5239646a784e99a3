"""A server that cannot start says so instead of claiming to serve, and says what to do."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.server.running import free_port
from warhost.server import logs


@pytest.mark.parametrize(
    ("code", "taken_says", "silent_says"),
    [
        ("en", "another program is listening there", "WARHOST_DATABASE"),
        ("fr", "un autre programme y écoute", "mot de passe"),
    ],
)
def test_nobody_is_told_of_a_server_that_does_not_run(
    warhost: Command, folder: Path, monkeypatch: pytest.MonkeyPatch, code: str, taken_says: str, silent_says: str
) -> None:
    monkeypatch.setattr(logs, "set_up", lambda: None)  # the log of this process belongs to the tests
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = warhost("serve", "--port", port, "--data", folder, "--lang", code)
    assert result.exit_code == 2
    assert taken_says in " ".join(result.stderr.split())
    assert "--port" in result.stderr
    assert result.stdout == ""
    silent = "postgresql://anna:hidden@127.0.0.1:1/none"
    for words in (["serve", "--port", free_port()], ["tables", "list"]):
        result = warhost(*words, "--lang", code, WARHOST_DATABASE=silent)
        assert silent_says in " ".join(result.stderr.split())
        assert "hidden" not in result.output
        assert result.stdout == ""
