"""Alembic, run at start-up: the database is always of today's schema."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HEAD = "0003"
"""The newest migration. A database that has it is up to date, and needs no second look."""


def migrate(connection: Connection) -> None:
    """Bring the database behind the connection up to date."""
    if _version(connection) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version
