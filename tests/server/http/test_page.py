"""The page for browsers: what is sent, how it is kept, and that nothing else can be had."""

import gzip
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from coven.server.app import make_app
from coven.server.http.page import STATIC, Page
from tests.server.kit import make_backend

pytestmark = pytest.mark.anyio
HTML = b"<!doctype html><script type=module src=/assets/index-x1.js></script>" + b"<p></p>" * 200


TRUSTED = "svelte-trusted-html coven-worker"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_bytes(HTML)
    (built / "icon.svg").write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    (built / "manifest.json").write_bytes(b"{}")
    (built / "assets" / "index-x1.js").write_bytes(b"export {};" * 100)
    return built


def browser(database: Path, folder: Path) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(make_app(make_backend(database), Page(folder)))
    return httpx.AsyncClient(transport=transport, base_url="http://coven.example")


@pytest.fixture
async def page(database: Path, folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with browser(database, folder) as client:
        yield client


async def test_the_page_is_asked_for_again_and_its_parts_are_kept(page: httpx.AsyncClient) -> None:
    first, part, icon = [await page.get(path) for path in ("/", "/assets/index-x1.js", "/icon.svg")]
    assert first.content == HTML
    assert first.headers["cache-control"] == icon.headers["cache-control"] == "no-cache"
    assert part.headers["cache-control"] == "public, max-age=31536000, immutable"
    types = [answer.headers["content-type"].split(";")[0] for answer in (first, part, icon)]
    assert types == ["text/html", "text/javascript", "image/svg+xml"]
    again = await page.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert (await page.head("/")).status_code == 200


async def test_the_page_is_squeezed_for_those_who_can_read_it(page: httpx.AsyncClient) -> None:
    async with page.stream("GET", "/", headers={"Accept-Encoding": "gzip, br"}) as squeezed:
        raw = b"".join([part async for part in squeezed.aiter_raw()])
    assert squeezed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == HTML
    plain = await page.get("/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    "path",
    [
        "/manifest.json",
        "/index.html",
        "/assets/nothing.js",
        "/assets/../index.html",
        "/assets/..%2f..%2fpage.py",
        "/assets/%2e%2e/icon.svg",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/assets/index-x1.js%00",
    ],
)
async def test_nothing_else_can_be_had(page: httpx.AsyncClient, path: str) -> None:
    answer = await page.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-page")


async def test_a_running_server_keeps_its_page_while_another_is_built(page: httpx.AsyncClient, folder: Path) -> None:
    (folder / "assets" / "index-x1.js").unlink()
    (folder / "index.html").write_bytes(b"another")
    assert (await page.get("/")).content == HTML
    assert (await page.get("/assets/index-x1.js")).status_code == 200


async def test_a_page_that_was_not_built_says_so(database: Path, tmp_path: Path) -> None:
    async with browser(database, tmp_path / "nowhere") as client:
        answer = await client.get("/")
    assert answer.status_code == 404
    assert "make web" in answer.text


async def test_the_policy_allows_no_inline_code_and_no_other_host(page: httpx.AsyncClient) -> None:
    policy = (await page.get("/")).headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert (rules.pop("require-trusted-types-for"), rules.pop("trusted-types")) == ("'script'", TRUSTED)
    assert rules.pop("script-src") == "'self' 'wasm-unsafe-eval'"  # Python in a worker
    assert rules.pop("img-src") == "'self' blob:"  # the picture of an ending that the page paints itself
    assert set(rules.values()) == {"'none'", "'self'"}


@pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the page is not built (make web)")
async def test_the_built_page_keeps_to_the_policy(database: Path) -> None:
    async with browser(database, STATIC) as client:
        html = (await client.get("/")).text
        sources = re.findall(r'(?:src|href)="\.(/[^"]*)"', html)
        assert len(sources) > 2
        for source in sources:
            assert (await client.get(source)).status_code == 200
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|https?://|\son\w+=", html)


async def test_an_address_that_leads_nowhere_is_a_page_for_people_and_json_for_programs(
    page: httpx.AsyncClient,
) -> None:
    people = {"Accept": "text/html,application/xhtml+xml", "Accept-Language": "de-DE,fr;q=0.8,en;q=0.5"}
    for path in ("/nonsense", "/some/where/else"):
        told = await page.get(path, headers=people)
        assert (told.status_code, told.headers["content-type"].split(";")[0]) == (404, "text/html")
        assert 'lang="fr"' in told.text
        assert '<a href="/">' in told.text
        assert (await page.get(path)).json()["code"] == "no-page"
    assert (await page.get("/api/nonsense", headers=people)).json()["code"] == "no-page"
