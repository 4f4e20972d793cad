"""Python for the page, from packages that are installed by name: runtime, msgspec, and Coven with its library.

python -m scripts.browser_python writes web/public/assets/python-<hash>/ and web/src/generated/python.ts, which says
where it is and how large.
"""

import gzip
import json
import shutil
import subprocess
import sys
import zipfile
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
ASSETS = ROOT / "web" / "public" / "assets"
GENERATED = ROOT / "web" / "src" / "generated" / "python.ts"
SOURCE = ROOT / "src"
COMPILER = ROOT / "web" / "tools" / "library.js"

RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
ROOMS = ("engine", "games", "bots", "play", "lab", "device")
WHEEL = "pyemscripten_2026_0_wasm32"
MOMENT = (2020, 1, 1, 0, 0, 0)
"""Zip files hold times: the same files make the same bytes."""


def main() -> None:
    files = {name: (PYODIDE / name).read_bytes() for name in RUNTIME}
    files["msgspec.whl"] = wheel = msgspec_wheel()
    files["library.zip"] = library(wheel, coven())
    digest = sha256(b"".join(files[name] for name in sorted(files))).hexdigest()[:12]
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    for old in ASSETS.glob("python-*"):
        shutil.rmtree(old)
    folder = ASSETS / f"python-{digest}"
    folder.mkdir(parents=True)
    for name, body in files.items():
        (folder / name).write_bytes(body)
        if name.endswith(".wasm"):  # takes a server too long when it is asked for
            (folder / f"{name}.gz").write_bytes(gzip.compress(body, mtime=0))
    GENERATED.write_text(
        "// Made by scripts/browser_python.py. Do not edit.\n"
        f'export const FOLDER = "assets/{folder.name}/";\n'
        f"export const FILES = {json.dumps(sorted(files))};\n"
        f"export const BYTES = {sum(map(len, files.values()))};\n"
        f"export const INFO = {lock['info']};\n",
        "utf-8",
    )


def library(wheel: bytes, sources: bytes) -> bytes:
    """Coven and what it needs of the standard library, compiled by the Python that will run it."""
    with TemporaryDirectory() as name:
        given, made = {"msgspec.whl": wheel, "coven.zip": sources}, Path(name) / "library.zip"
        for file, body in given.items():
            (Path(name) / file).write_bytes(body)
        command = ["node", COMPILER, *(Path(name) / file for file in given), made]
        subprocess.run(command, check=True)
        return made.read_bytes()


def coven() -> bytes:
    """The rooms that play, as they are, and no texts: the page has its own."""
    found = [SOURCE / "coven" / "__init__.py"]
    found += [path for room in ROOMS for path in (SOURCE / "coven" / room).rglob("*.py")]
    return zipped({path.relative_to(SOURCE).as_posix(): path.read_bytes() for path in sorted(found)})


def msgspec_wheel() -> bytes:
    """The one for browsers, of the version in our lock and with one of its hashes."""
    lines = (ROOT / "requirements" / "play.txt").read_text("utf-8").split("\n")
    start = next(number for number, line in enumerate(lines) if line.startswith("msgspec=="))
    end = next(number for number in range(start, len(lines)) if not lines[number].endswith("\\"))
    with TemporaryDirectory() as folder:
        wanted = Path(folder) / "wanted.txt"
        wanted.write_text("\n".join(lines[start : end + 1]), "utf-8")
        target = ["--platform", WHEEL, "--python-version", "3.14", "--implementation", "cp", "--abi", "cp314"]
        quietly = ["--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:", "--require-hashes"]
        command = [sys.executable, "-m", "pip", "download", *quietly, *target, "-d", folder, "-r", wanted]
        subprocess.run(command, check=True)
        (wheel,) = Path(folder).glob("*.whl")
        return wheel.read_bytes()


def zipped(files: dict[str, bytes]) -> bytes:
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, body in files.items():
            entry = zipfile.ZipInfo(name, MOMENT)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, body)
    return made.getvalue()


if __name__ == "__main__":
    main()
