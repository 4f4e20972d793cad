"""HTTP as its OpenAPI description says, and as it does not: no 5xx, no crash, and nobody else's table changes."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from tests.server.scene import Scene, served

ENDLESS = "/api/tables/{table_id}/events"
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


def fuzz(database: Path, examples: int) -> None:
    with served(database) as server, Scene(server) as scene:
        schema = schemathesis.openapi.from_dict(httpx.get(f"{scene.base}/api/openapi.json").json())
        operations = [operation.ok() for operation in schema.get_all_operations()]
        assert len(operations) > 25
        for operation in operations:
            if operation.path != ENDLESS:
                for mode in MODES:
                    fuzz_door(scene, operation, mode, examples)
        assert scene.look() == scene.before
        assert httpx.get(f"{scene.base}/health").json()["status"] == "ok"


def fuzz_door(scene: Scene, operation: Any, mode: GenerationMode, examples: int) -> None:
    cookie = {"Cookie": f"coven={scene.eve.cookies['coven']}"}

    @seed(20261115)
    @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode), table=st.sampled_from([*scene.tables, None]))
    def knock(case: Any, table: str | None) -> None:
        if table is not None and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        answer = case.call(base_url=scene.base, headers=cookie)
        case.validate_response(answer, checks=CHECKS)
        assert answer.status_code < 400 or answer.json()["code"], answer.text

    with suppress(Unsatisfiable):  # a door that takes nothing cannot be given anything wrong
        knock()


def test_every_door_stands_what_its_description_allows_and_what_it_does_not(database: Path) -> None:
    fuzz(database, examples=4)


@pytest.mark.soak
def test_every_door_stands_it_for_minutes(database: Path) -> None:
    fuzz(database, examples=300)
