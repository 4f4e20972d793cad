"""In the page, too, imports go one way."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCE = (Path(__file__).parent.parent / "web" / "src").resolve()
FILES = sorted(
    path
    for path in SOURCE.rglob("*")
    if path.suffix in {".ts", ".svelte"} and ".test." not in path.name and "generated" not in path.parts
)
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["']((?:\$lib/|\.)[^"']*)["']""")

MAY_IMPORT = {
    # What everything is built upon
    "signs": "",
    "art": "",
    "text": "",
    "theme": "text",
    "store": "",
    "page": "signs store text theme",
    # A table and its parts
    "table": "art signs store text theme",
    "parts": "art page signs table text",
    "games": "art parts signs table text theme",
    # Subjects
    "account": "page signs store theme",
    "options": "page text",
    "rules": "page text theme",
    "settings": "offline page parts text theme",
    "guided": "page store table",
    "waiting": "account art options page signs store table text theme",
    "offline": "page store",
    "lobby": "account art games offline options page signs store table text theme",
    "board": "art guided page parts signs store table theme waiting",
    "pass": "board page parts signs table text",
    "replay": "board games page parts signs store table text theme",
    "verify": "page replay signs store",
    "history": "lobby page replay signs store theme",
    # What puts them together
    "gallery": "board games page table text theme",
    "app": "account board games history lobby page pass replay rules settings store table text theme verify waiting",
    "main.ts": "app offline theme",
}
"""Which folders of `web/src` a folder may import from, besides itself and what is generated."""


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


def imports(path: Path) -> set[Path]:
    """The files that a file imports, of ours and not generated."""
    named = IMPORT.findall(path.read_text("utf-8"))
    places = [SOURCE / each.removeprefix("$lib/") if each.startswith("$") else path.parent / each for each in named]
    found = {Path(f"{place.resolve()}{ending}") for place in places for ending in ("", ".ts")}
    return found & set(FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_folder_knows_only_the_folders_of_its_row(path: Path) -> None:
    assert {room(each) for each in imports(path)} <= {room(path), *MAY_IMPORT[room(path)].split()}


def test_folders_stand_one_above_the_other() -> None:
    TopologicalSorter({name: known.split() for name, known in MAY_IMPORT.items()}).prepare()
    assert set(MAY_IMPORT) == {room(path) for path in FILES}


def test_no_files_import_each_other_in_a_circle() -> None:
    """A component may show itself within itself, as lists within lists do."""
    TopologicalSorter({path: imports(path) - {path} for path in FILES}).prepare()


def test_no_game_knows_another() -> None:
    for path in (path for path in FILES if room(path) == "games" and path.parent != SOURCE / "games"):
        known = {each.relative_to(SOURCE).parts[1] for each in imports(path) if room(each) == "games"}
        assert known <= {path.relative_to(SOURCE).parts[1]}
