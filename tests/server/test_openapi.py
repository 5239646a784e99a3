"""The OpenAPI document under fire: whatever it allows or forbids, the server answers as documented and never fails."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import COOKIE, Server, Visitor, serving

EXAMPLES = 12
CHECKS: list[Any] = [not_a_server_error, status_code_conformance, response_schema_conformance]
QUIET = settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def host() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as name, serving(Path(name)) as server:
        yield server
        assert [line["event"] for line in server.lines() if line["level"] in ("error", "critical")] == []


@pytest.fixture(scope="module")
def owner(host: Server) -> Visitor:
    return host.visitor()


@pytest.fixture(scope="module")
def table(owner: Visitor) -> str:
    """A table at which the caller plays both seats."""
    return str(owner.table("me", "me")["table"])


def operations(host: Server, within: str) -> Iterator[Any]:
    """The calls that the document describes, below a path."""
    document = schemathesis.openapi.from_url(f"{host.base}/api/openapi.json")
    for found in document.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        if operation.path.startswith(within):
            yield operation


def fire(operation: Any, call: Any) -> None:
    """Make up calls of an operation, right ones and wrong ones, and hold the answers against the document."""
    for mode in GenerationMode:

        @QUIET
        @given(case=operation.as_strategy(generation_mode=mode))
        def attempt(case: Any) -> None:
            case.validate_response(call(case), checks=CHECKS)

        try:
            attempt()
        except Unsatisfiable:
            continue  # nothing can be wrong with a call that takes nothing


def test_a_stranger_asks(host: Server) -> None:
    asked = 0
    for operation in operations(host, "/"):
        fire(operation, lambda case: case.call())
        asked += 1
    assert asked > 25


def test_a_player_asks(host: Server, owner: Visitor, table: str) -> None:
    def call(case: Any) -> Any:
        case.path_parameters["table"] = table
        return case.call(cookies={COOKIE: owner.cookie})

    for operation in operations(host, "/api/tables/{table}"):
        fire(operation, call)


def test_every_call_is_described(host: Server) -> None:
    doc = host.visitor().get("/api/openapi.json")
    for path, methods in doc["paths"].items():
        for method, call in methods.items():
            assert call["description"], (method, path)
            success = call["responses"].get("204") or call["responses"]["200"]
            assert ("content" in success) == ("204" not in call["responses"]), (method, path)
