"""Familiars, installed once for all tests here."""

from pathlib import Path

import pytest

from tests.outside.familiars import install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which Familiars is."""
    folder = tmp_path_factory.mktemp("packages")
    install(folder)
    return folder
