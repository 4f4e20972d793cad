"""What a game says of itself, and how a table of it is set up."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import UnionType
from typing import Any, get_args

import msgspec

from coven.engine.chance import Chance
from coven.engine.mend import Mend
from coven.engine.options import OptionInfo, Options, describe
from coven.engine.orders import Order
from coven.engine.race import Timed
from coven.engine.refusal import Illegal
from coven.engine.script import Script
from coven.engine.table import Table
from coven.engine.tally import Tally
from coven.engine.values import Move, Words


@dataclass(frozen=True, kw_only=True, slots=True, eq=False)
class Game:
    """One game: its name, its numbers, and the types that make it up."""

    name: str
    prefix: str
    oldest_rules: int
    """The oldest version of the rules that is still known."""
    mends: tuple[Mend, ...] = ()
    """What has changed since then, version by version."""
    players: range
    players_rule: str
    table: type[Table]
    set_up: Callable[[int, Any, Chance, int], Table]
    """Deals: from the number of players, options, chance and version of the rules to a table with its first step."""
    options: type[Options] = Options
    moves: UnionType | type
    steps: UnionType | type
    events: UnionType | type
    board: Callable[[Any, Words], str]
    """Draws a view for the terminal, in lines with `[bold red]markup[/]`."""
    printed: Mapping[str, Any] = field(default_factory=dict)
    """What is printed on cards and boards, for those who draw them: names, lists and numbers that no view repeats."""
    simulation: Mapping[str, Any] = field(default_factory=dict)
    """Options that keep games of careless players from going on for ever."""
    orders: tuple[Order, ...] = ()
    """The standing orders that players can give."""
    guided: Script | None = None
    """The guided first game."""
    tally: type[Tally[Any]] = Tally
    """What `coven balance` counts in each game."""

    @property
    def rules_version(self) -> int:
        """The newest version of the rules, with which games begin."""
        return max((mend.version for mend in self.mends), default=self.oldest_rules)

    @property
    def known_rules(self) -> range:
        """The versions under which games can be played, begun or not."""
        return range(self.oldest_rules, self.rules_version + 1)

    def deal(
        self,
        players: int,
        options: Options | Mapping[str, Any] | None = None,
        *,
        chance: Chance,
        rules: int | None = None,
    ) -> Table:
        """A table ready for its first move. Raises `Illegal` for a set-up that the rules do not know."""
        self.check_players(players)
        chosen = options if isinstance(options, Options) else self.read_options(options or {})
        version = self.rules_version if rules is None else rules
        self.check_rules(version)
        table = self.set_up(players, chosen, chance, version)
        table.settle()
        return table

    def check_rules(self, version: int) -> None:
        """Raise `Illegal` unless games can be played under this version of the rules."""
        if version not in self.known_rules:
            known = ", ".join(map(str, self.known_rules))
            raise Illegal(self.players_rule, "unknown-rules", given=version, known=known)

    def check_players(self, players: int) -> None:
        """Raise `Illegal` unless so many can play."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise Illegal(self.players_rule, "wrong-players", given=players, low=low, high=high)

    @property
    def package(self) -> str:
        """Where the game lies, with its texts, its rules and the numbering of its moves."""
        return self.table.__module__.rpartition(".")[0]

    @property
    def timed(self) -> bool:
        """Whether moves carry times, as in a race."""
        return any(issubclass(kind, Timed) for kind in get_args(self.moves) or (self.moves,))

    def read_options(self, given: Mapping[str, Any]) -> Options:
        """Options from names and values, which may be text."""
        try:
            return msgspec.convert(given, self.options, strict=False)
        except msgspec.ValidationError as error:
            raise self._bad_option(given, str(error)) from None

    def option_infos(self) -> list[OptionInfo]:
        return describe(self.options)

    def read_move(self, table: Table, raw: bytes | Mapping[str, Any]) -> Move:
        """A move from JSON or plain values. Raises `Illegal` for garbage."""
        try:
            read = msgspec.json.decode(raw) if isinstance(raw, bytes) else raw
            move: Move = msgspec.convert((read,), _one_of(self.moves)).move
        except ValueError as error:
            detail = str(error).removesuffix(" - at `$[0]`").replace("$[0]", "$")
            raise Illegal(table.rule, "not-a-move", detail=detail) from None
        return move

    def restore(self, snapshot: bytes) -> Table:
        """The table of which `snapshot()` was taken."""
        values = msgspec.json.decode(snapshot)
        stack = msgspec.convert(values.pop("stack"), list[self.steps])  # type: ignore[name-defined]
        table = msgspec.convert(values, self.table)
        table.stack = stack
        return table

    def _bad_option(self, given: Mapping[str, Any], error: str) -> Illegal:
        infos = {info.name: info for info in self.option_infos()}
        unknown = [name for name in given if name not in infos]
        if unknown:
            known = ", ".join(infos) or "–"
            return Illegal(self.players_rule, "unknown-option", option=unknown[0], known=known)
        name = re.findall(r"\$\.(\w+)", error)[0]
        info = infos[name]
        return Illegal(info.rule, "bad-option", option=name, given=str(given[name]), allowed=info.allowed)


@cache
def _one_of(moves: UnionType | type) -> Any:
    """Something that holds a move: msgspec remembers how to read a struct, but looks at a union anew each time."""
    return msgspec.defstruct("OneMove", [("move", moves)], array_like=True)
