"""From outside: the command, the example script, and the page for hosts."""

import asyncio
import os
import re
import signal
import socket
import sys
from pathlib import Path

import msgspec
import pytest

from coven.cli.common import words
from coven.cli.verify import judge
from coven.server.clock import SystemClock
from coven.server.config import Settings, read_settings
from examples import client, play_by_script
from tests.contract.cases import GAMES
from tests.server.kit import Visitor, running

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.anyio
@pytest.mark.parametrize("game", ["familiars", "hocus_pocus", "mandragora"])
async def test_the_example_script_plays_a_game(game: str, database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(database, games={game: GAMES[game]}, order_delay=0) as server:  # the clock stands still
        await asyncio.to_thread(play_by_script.main, f"http://127.0.0.1:{server.port}", game)
    assert capsys.readouterr().out.startswith(f"{game}: my seat is 0, the scores are [")


@pytest.mark.anyio
@pytest.mark.parametrize("game", ["familiars", "hocus_pocus"])
async def test_the_example_client_plays_a_game_over_a_line_that_breaks(
    game: str, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(database, games={game: GAMES[game]}, clock=SystemClock()) as server:
        playing = asyncio.create_task(asyncio.to_thread(client.main, f"http://127.0.0.1:{server.port}", game))
        broken = 0
        while not playing.done():
            for live in server.backend.tables.all():
                for listener in live.audience.listeners if live.row.number > broken else ():
                    listener.end("too-slow")
                    broken = max(live.row.number + 4, 2 * broken)
            await asyncio.sleep(0.01)
        await playing
    assert broken
    said = capsys.readouterr().out
    assert said.startswith(f"{game}: my seat is 0, the scores are [")
    assert said.endswith("and the deal is the promised one\n")


def test_the_example_client_is_short() -> None:
    code = Path(client.__file__).read_text("utf-8")
    assert len([line for line in code.splitlines() if line.strip()]) <= 60


def test_the_example_script_is_short() -> None:
    code = Path(play_by_script.__file__).read_text("utf-8").split("def main")[1]
    assert len([line for line in code.splitlines() if line.strip()]) <= 30


def test_the_page_for_hosts_lists_every_setting() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for name, default in zip(Settings.__struct_fields__, Settings.__struct_defaults__, strict=True):
        shown = str(default).lower() if isinstance(default, bool) else str(default)
        (row,) = [line for line in page.splitlines() if line.startswith(f"| `COVEN_{name.upper()}` |")]
        assert (f"`{shown}`" if shown else "–") in row.replace("\u202f", "").replace(" ", " ")


def test_the_containers_are_given_settings_that_there_are() -> None:
    own = {"COVEN_PUBLISH"}
    for file in ("Containerfile", "compose.yaml"):
        named = set(re.findall(r"COVEN_[A-Z_]+", (ROOT / "deploy" / file).read_text("utf-8")))
        assert named - own <= {f"COVEN_{name.upper()}" for name in Settings.__struct_fields__}


def test_flags_win_over_the_environment() -> None:
    environment = {"COVEN_PORT": "81", "COVEN_HOST": "::", "COVEN_SECURE_COOKIES": "true", "HOME": "/"}
    settings = read_settings(environment, port=82, host=None)
    assert (settings.port, settings.host, settings.secure_cookies) == (82, "::", True)
    with pytest.raises(msgspec.ValidationError, match="port"):
        read_settings({"COVEN_PORT": "many"})


@pytest.mark.anyio
async def test_coven_serve_serves_all_games_verifiably_and_stops_gracefully(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = os.environ | {"COVEN_DATABASE_URL": f"sqlite:///{tmp_path}/c.sqlite3", "COVEN_BOT_DELAY": "0"}
    command = [sys.executable, "-m", "coven.cli", "serve", "--port", str(port), "--log-format", "json"]
    process = await asyncio.create_subprocess_exec(*command, env=environment, cwd=ROOT, stderr=asyncio.subprocess.PIPE)
    await _listening(process, port)
    async with Visitor(port, {}) as ann:
        await ann.post("/api/guests", name="Ann")
        assert {game["name"] for game in (await ann.get("/api/games")).json()} == GAMES.keys() - {"familiars"}
        made = await ann.post("/api/quick", game="hocus_pocus", options={"turn_limit": 30})
        table = made.json()["table"]["id"]
        await ann.post(f"/api/tables/{table}/leave")
        async with ann.socket(table) as ears:
            await ears.until("welcome")
            process.send_signal(signal.SIGTERM)
            assert (await ears.until("bye"))["reason"] == "restarting"
    _, errors = await process.communicate()
    assert process.returncode in (0, -signal.SIGTERM)
    assert b"Traceback" not in errors


async def _listening(process: asyncio.subprocess.Process, port: int) -> None:
    while process.returncode is None:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.02)
            continue
        writer.close()
        await writer.wait_closed()
        return


@pytest.mark.anyio
@pytest.mark.parametrize("game", sorted(GAMES.keys() - {"familiars"}))
async def test_coven_verify_accepts_a_record_of_every_game(game: str, database: Path, tmp_path: Path) -> None:
    async with running(database, games={game: GAMES[game]}) as server, server.guest("Ann") as ann:
        made = await ann.post("/api/quick", game=game, options={**GAMES[game].simulation}, bot="random")
        table = made.json()["table"]["id"]
        await ann.post(f"/api/tables/{table}/leave")
        while (await ann.info(table))["status"] != "ended":
            server.clock.advance(1_000)
            await server.do_due()
        file = tmp_path / "game.jsonl"
        file.write_bytes((await ann.get(f"/api/tables/{table}/record")).content)
    verdict = judge(file, words("en"))
    assert verdict.verified, verdict.text
