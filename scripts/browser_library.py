"""Runs in the browser's Python while the page is built: all that Coven imports there, compiled, as one zip.

web/tools/library.js starts it. Whatever no module of ours has imported is left out.
"""

import sys
import zipfile
from importlib import import_module
from importlib.util import MAGIC_NUMBER
from io import BytesIO
from marshal import dumps
from pkgutil import walk_packages
from types import ModuleType

ROOMS = ("engine", "games", "bots", "play", "device")
ALSO = ("encodings.ascii", "encodings.latin_1", "_pylong", "_strptime")
"""Of the standard library: what is imported only when it is used."""
WITHOUT_SOURCE = (0b01).to_bytes(4, "little") + bytes(8)
"""After the magic number: known by a hash of its source that nobody compares."""
NO_DOCSTRINGS = 2
MOMENT = (2020, 1, 1, 0, 0, 0)
"""Zip files hold times: the same files make the same bytes."""


def library() -> bytes:
    for room in ROOMS:
        package = import_module(f"coven.{room}")
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(found.name)
    for name in ALSO:
        import_module(name)
    made = BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for _, module in sorted(sys.modules.items()):
            source = source_of(module)
            if source is not None:
                entry = zipfile.ZipInfo(path_of(module), MOMENT)
                archive.writestr(entry, compiled(source, entry.filename), zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()


def source_of(module: ModuleType) -> str | None:
    """Of what came with Python or is ours. A wheel is unpacked as it is."""
    spec = module.__spec__
    if spec is None or spec.origin is None or not spec.origin.endswith(".py") or spec.name.startswith("msgspec"):
        return None
    source: str | None = spec.loader.get_source(spec.name) if hasattr(spec.loader, "get_source") else None
    return source


def path_of(module: ModuleType) -> str:
    assert module.__spec__ is not None
    path = module.__spec__.name.replace(".", "/")
    return f"{path}/__init__.pyc" if module.__spec__.submodule_search_locations is not None else f"{path}.pyc"


def compiled(source: str, path: str) -> bytes:
    code = compile(source, path, "exec", dont_inherit=True, optimize=NO_DOCSTRINGS)
    return MAGIC_NUMBER + WITHOUT_SOURCE + dumps(code)
