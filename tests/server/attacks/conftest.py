"""One server and one bystander for all attacks of a file that need no settings of their own."""

from collections.abc import AsyncIterator

import pytest

from tests.server.attacks.bystander import Bystander, bystander
from tests.server.attacks.target import Target, attacked


@pytest.fixture(scope="module")
async def target(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Target]:
    async with attacked(tmp_path_factory.mktemp("attacked") / "coven.sqlite3") as found:
        yield found


@pytest.fixture(scope="module")
async def ann(target: Target) -> AsyncIterator[Bystander]:
    async with bystander(target) as found:
        yield found
