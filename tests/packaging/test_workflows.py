"""What a public project has beside its code: workflows and templates have the shape that their reader expects."""

import sys
from pathlib import Path
from subprocess import run

import pytest
import yaml

from tests.contract.cases import GAMES

GITHUB = Path(__file__).parents[2] / ".github"
SHAPES = {
    "workflows/test.yml": "vendor.github-workflows",
    "ISSUE_TEMPLATE/ruling.yml": "vendor.github-issue-forms",
    "ISSUE_TEMPLATE/bug.yml": "vendor.github-issue-forms",
    "ISSUE_TEMPLATE/config.yml": "vendor.github-issue-config",
}


def test_every_file_has_a_shape() -> None:
    assert set(SHAPES) == {str(path.relative_to(GITHUB)) for path in GITHUB.rglob("*.yml")}


@pytest.mark.parametrize("file", SHAPES)
def test_a_file_has_its_shape(file: str) -> None:
    checker = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", SHAPES[file]]
    done = run([*checker, GITHUB / file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_a_file_of_another_shape_is_found(tmp_path: Path) -> None:
    (tmp_path / "bad.yml").write_text("on: push\njobs: {test: {steps: 7}}\n", "utf-8")
    checker = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    assert run([*checker, tmp_path / "bad.yml"], capture_output=True, check=False).returncode == 1


def test_the_pythons_and_systems_that_we_name_are_tested() -> None:
    matrix = yaml.safe_load((GITHUB / "workflows/test.yml").read_text("utf-8"))["jobs"]["test"]["strategy"]["matrix"]
    project = (GITHUB.parent / "pyproject.toml").read_text("utf-8")
    for version in matrix["python"]:
        assert f'"Programming Language :: Python :: {version}"' in project
    assert {name.partition("-")[0] for name in matrix["system"]} == {"ubuntu", "macos", "windows"}


def test_whoever_reports_a_ruling_finds_the_game() -> None:
    form = yaml.safe_load((GITHUB / "ISSUE_TEMPLATE/ruling.yml").read_text("utf-8"))
    (games,) = [field["attributes"]["options"] for field in form["body"] if field["type"] == "dropdown"]
    assert len(games) == len(set(GAMES) - {"familiars"})
