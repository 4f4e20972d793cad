"""coven mcp: the games as tools for a language model, over standard input and output."""

from coven.cli.common import Language, language_of, words
from coven.cli.extras import missing


def mcp(*, lang: Language = None) -> None:
    """Let a language model play, through the Model Context Protocol.

    It uses standard input and output. Its tools list the games and their rules, start a table with bots, show what a
    seat sees, and make its moves.
    """
    try:
        from coven.research.mcp_server import server
    except ModuleNotFoundError:
        raise missing("research", "coven mcp", words(lang)) from None
    server(language_of(lang)).run("stdio")
