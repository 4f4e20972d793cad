"""Alembic, run at start-up: the database is always of today's schema."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from coven.server.store.start_problem import StartProblem

HEAD = "0005"
"""The newest migration. A database that has it is up to date, and needs no second look."""


def migrate(connection: Connection) -> None:
    """Bring the database behind the connection up to date."""
    version = _version(connection)
    if version == HEAD:
        return
    if version is not None:
        check_version(version)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check_version(version: str) -> None:
    """Raise `StartProblem` for a database that was made by a newer program: what is in it might be lost."""
    if version > HEAD:
        raise StartProblem("start-newer", given=version, known=HEAD)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version
