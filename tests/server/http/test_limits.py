"""How much one address and one person may have: connections, sockets, tables; and who counts as one."""

import asyncio
import re
from contextlib import AsyncExitStack
from ipaddress import ip_address, ip_network
from pathlib import Path

import httpx
import pytest
import structlog

from coven.server.origins import network_of
from tests.server.kit import Ears, Running, running

pytestmark = pytest.mark.anyio
COMPOSE = Path(__file__).parents[3] / "deploy" / "compose.yaml"
FIRST, SECOND, ELSEWHERE = "2001:db8:0:1::1", "2001:db8:0:1:ffff::2", "2001:db8:0:2::1"


def via(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


@pytest.mark.parametrize(
    "address, network",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        (FIRST, "2001:db8:0:1::/64"),
        (SECOND, "2001:db8:0:1::/64"),
        ("unknown", "unknown"),
    ],
)
def test_an_ipv6_address_counts_by_its_first_half(address: str, network: str) -> None:
    assert network_of(address) == network


async def test_whoever_changes_the_second_half_of_an_address_is_still_one(database: Path) -> None:
    async with running(database, sign_ins=1) as server, server.visitor() as visitor:
        answers = [
            await visitor.http.post("/api/guests", json={"name": "Eve"}, headers=via(address))
            for address in (FIRST, SECOND, ELSEWHERE)
        ]
    assert [answer.status_code for answer in answers] == [201, 429, 201]


async def refused(ears: Ears) -> dict[str, object]:
    message = await ears.next()
    assert message["tell"] == "refused"
    return message


async def test_one_address_has_so_many_sockets(database: Path) -> None:
    async with running(database, most_sockets=2) as server, server.guest("Ann") as ann, AsyncExitStack() as stack:
        table = await ann.table()
        strangers = [await stack.enter_async_context(server.visitor()) for _ in range(3)]
        first, second, third = [await stack.enter_async_context(each.socket(table)) for each in strangers]
        assert (await refused(third))["code"] == "too-many-connections"
        await first.until("welcome")
        await first.connection.close()
        await second.sync()
        async with strangers[0].socket(table) as again, strangers[1].socket(table, {**via("192.0.2.9")}) as other:
            await other.until("welcome")
            await again.until("welcome")


async def test_one_person_has_so_many_sockets_wherever_they_are(database: Path) -> None:
    async with running(database, most_own_sockets=1) as server, server.guest("Ann") as ann:
        table = await ann.table()
        async with ann.socket(table) as here, ann.socket(table, via("192.0.2.1")) as there:
            await here.until("welcome")
            assert (await refused(there))["args"] == {"most": 1}
            async with server.visitor() as bob, bob.socket(table) as ears:
                await ears.until("welcome")


async def test_streams_count_like_sockets(database: Path) -> None:
    async with running(database, most_own_sockets=1) as server, server.guest("Ann") as ann:
        table = await ann.table()
        async with ann.socket(table) as ears:
            await ears.until("welcome")
            assert (await ann.get(f"/api/tables/{table}/events")).status_code == 429


async def test_one_address_makes_so_many_tables_a_minute_under_however_many_names(database: Path) -> None:
    async with running(database, new_tables=3) as server, server.guest("Eve") as eve, server.guest("Mallory") as other:
        made = [await who.post("/api/quick", game="familiars") for who in (eve, other, eve, other)]
        assert [answer.status_code for answer in made] == [201, 201, 201, 429]
        server.clock.advance(60_000)
        assert (await other.post("/api/tables", game="familiars", seats=2)).status_code == 201


async def test_a_rematch_counts_among_the_tables_of_its_host(database: Path) -> None:
    async with running(database, most_tables=1) as server, server.guest("Ann") as ann:
        table = await ann.table(bots=["random"])
        await ann.post(f"/api/tables/{table}/leave")
        while (await ann.info(table))["status"] != "ended":
            server.clock.advance(1_000)
            await server.do_due()
        await ann.table()
        assert (await ann.post(f"/api/tables/{table}/rematch")).json()["code"] == "too-many-tables"


async def test_one_address_has_so_many_connections_and_a_proxy_any_number(database: Path) -> None:
    async with running(database, most_connections=3, proxies="127.0.0.1") as server:
        assert await connections(server, "127.0.0.2", 5) == 3
        assert await connections(server, "127.0.0.1", 5) == 5


async def connections(server: Running, address: str, number: int) -> int:
    """How many of them are answered, all of them being open at the same time."""
    transports = [httpx.AsyncHTTPTransport(local_address=address) for _ in range(number)]
    clients = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", transport=each) for each in transports]
    asked = [client.get("/health") for client in clients]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    for client in clients:
        await client.aclose()
    return sum(isinstance(answer, httpx.Response) for answer in answers)


async def test_a_proxy_that_was_forgotten_is_in_the_log_once(database: Path) -> None:
    async with running(database, proxies="192.0.2.1") as server, server.visitor() as visitor:
        with structlog.testing.capture_logs() as lines:
            for _ in range(3):
                await visitor.http.get("/health", headers=via("203.0.113.5"))
    warnings = [line for line in lines if "COVEN_PROXIES" in line["event"]]
    assert [line["address"] for line in warnings] == ["127.0.0.1"]


async def test_a_proxy_that_is_known_is_nothing_to_warn_of(database: Path) -> None:
    async with running(database, proxies="127.0.0.0/8") as server, server.visitor() as visitor:
        with structlog.testing.capture_logs() as lines:
            await visitor.http.get("/health", headers=via("203.0.113.5"))
    assert lines == []


def test_the_compose_file_believes_the_proxy_of_its_own_machine() -> None:
    """Who reaches the published port comes through the gateway of the network."""
    text = COMPOSE.read_text("utf-8")
    (default,) = re.findall(r"COVEN_PROXIES:-([\d.]+)", text)
    (subnet,), (gateway,) = re.findall(r"subnet: (\S+)", text), re.findall(r"gateway: (\S+)", text)
    assert default == gateway
    assert ip_address(gateway) in ip_network(subnet)
