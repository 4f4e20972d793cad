"""The room `coven.play` runs where there is no server: in a browser, in a terminal."""

import subprocess
import sys
from pathlib import Path

import coven.play

MODULES = sorted(f"coven.play.{path.stem}" for path in Path(coven.play.__file__).parent.glob("[!_]*.py"))
SERVERS = {"sqlalchemy", "litestar", "uvicorn", "asyncio", "httptools", "websockets", "redis", "threading"}


def test_it_needs_nothing_that_a_server_needs() -> None:
    assert "coven.play.local" in MODULES
    code = f"import sys, {', '.join(MODULES)}; print(*sys.modules)"
    output = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert not SERVERS & {name.partition(".")[0] for name in output.split()}
