"""The Containerfile without a container engine: what it says of safety, and its steps in an empty folder."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from signal import SIGTERM
from typing import Any

import pytest
import yaml

from scripts.services import free_port
from tests.packaging.environments import ROOT

NOBODY = 10001
PATIENCE = 60
"""Seconds until a server that starts is healthy, on a machine that does other things too."""


def stages() -> list[list[tuple[str, str]]]:
    """The instructions of each stage, with what they say."""
    text = (ROOT / "deploy" / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    found: list[list[tuple[str, str]]] = []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found.append([])
        if word.isupper():
            found[-1].append((word, rest.strip()))
    return found


def last(word: str) -> str:
    """What the last stage says by an instruction, which it does once."""
    (rest,) = [rest for found, rest in stages()[-1] if found == word]
    return rest


def test_the_image_has_no_root_user_one_volume_and_a_health_check() -> None:
    assert last("USER") == "coven"
    assert f"--uid {NOBODY}" in last("RUN")
    assert last("VOLUME") == "/data"
    assert "/health" in last("HEALTHCHECK")


def test_the_composed_server_writes_nothing_but_its_volume() -> None:
    coven = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))["services"]["coven"]
    assert coven["read_only"] is True
    assert coven["cap_drop"] == ["ALL"]
    assert coven["security_opt"] == ["no-new-privileges:true"]


def plain() -> dict[str, Any]:
    """For a process: as a plain user, whoever runs the tests."""
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.getuid() == 0 else {}


def common_python() -> str:
    """One that a plain user may run: not everybody's is."""
    for python in (sys.executable, "/usr/local/bin/python3", "/usr/bin/python3"):
        try:
            subprocess.run([python, "-c", "import ensurepip"], cwd="/", check=True, capture_output=True, **plain())
        except (OSError, subprocess.CalledProcessError):
            continue
        return python
    pytest.skip("LEFT OUT: no Python with venv on this machine that a plain user may run.")


class Machine:
    """A folder in place of a machine: the paths of the image lie in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.python = common_python()

    def here(self, text: str) -> str:
        """With the paths and the port of this machine."""
        text = re.sub(r"(?<![\w.:/])/(venv|data|src)\b", lambda found: f"{self.folder}/{found[1]}", text)
        text = text.replace("////data", f"///{self.folder}/data").replace("0.0.0.0", "127.0.0.1")
        return text.replace("8000", str(self.port))

    def build(self) -> None:
        """The stage before the last, line by line."""
        work = self.folder / "src"
        work.mkdir()
        for word, rest in stages()[-2]:
            if word == "RUN":
                command = self.here(rest).replace("python -m venv", f"{self.python} -m venv")
                subprocess.run(["sh", "-c", command], cwd=work, check=True, stdout=sys.stderr)
            elif word == "COPY":
                *sources, target = [part for part in rest.split() if not part.startswith("--")]
                for source in sources:
                    self._copy(ROOT / source.removeprefix("/src/"), work / target)

    def _copy(self, source: Path, target: Path) -> None:
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True)
        else:
            target.mkdir(exist_ok=True)
            shutil.copy(source, target)

    def environment(self) -> dict[str, str]:
        pairs = dict(part.split("=", 1) for part in last("ENV").split())
        return {name: self.here(value).replace("$PATH", os.environ["PATH"]) for name, value in pairs.items()}

    def start(self) -> subprocess.Popen[bytes]:
        """As a plain user who may write in one folder."""
        data = self.folder / "data"
        data.mkdir()
        if os.getuid() == 0:
            os.chown(data, NOBODY, NOBODY)
        subprocess.run(["chmod", "-R", "a-w,a+rX", self.folder / "venv", self.folder / "src"], check=True)
        self.folder.chmod(0o555)
        return subprocess.Popen(json.loads(last("CMD")), cwd=data, env=self.environment(), **plain())

    def healthy(self) -> bool:
        check = json.loads(last("HEALTHCHECK").partition("CMD")[2])
        command = [self.here(part) for part in check]
        return subprocess.run(command, env=self.environment(), check=False, stderr=subprocess.DEVNULL).returncode == 0


@pytest.fixture
def machine() -> Iterator[Machine]:
    folder = Path(tempfile.mkdtemp(prefix="coven-image-"))  # pytest's own folders are closed to other users
    folder.chmod(0o755)
    yield Machine(folder)
    subprocess.run(["chmod", "-R", "u+w", folder], check=True)
    shutil.rmtree(folder)


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="the image is Linux")
def test_the_image_is_built_and_serves_as_a_plain_user_who_writes_in_one_folder(machine: Machine) -> None:
    """Minutes: it installs every pinned package anew."""
    machine.build()
    server = machine.start()
    try:
        until = time.monotonic() + PATIENCE
        while not machine.healthy():
            assert server.poll() is None
            assert time.monotonic() < until
        assert all(path.name.startswith("coven.sqlite3") for path in (machine.folder / "data").iterdir())
        assert sorted(path.name for path in machine.folder.iterdir()) == ["data", "src", "venv"]
    finally:
        server.terminate()
        assert server.wait(PATIENCE) in (0, -SIGTERM)
