"""Moves that are described rather than built: a turn can offer a thousand of them, of which one is made."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, product, repeat, starmap
from typing import Any, TypeVar

from coven.engine.values import Move

T_co = TypeVar("T_co", covariant=True)


class Described(Sequence[T_co]):
    """As good as the list of all that it describes, but nothing is made before it is asked for."""

    __slots__ = ("size",)
    __hash__ = None  # type: ignore[assignment]

    size: int

    @abstractmethod
    def item(self, number: int) -> T_co:
        """The item with this number, which there is."""

    @abstractmethod
    def __iter__(self) -> Iterator[T_co]: ...

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, number: Any) -> Any:
        if isinstance(number, slice):
            return [*self][number]
        return self.item(range(self.size)[number])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and [*self] == [*other]

    def __repr__(self) -> str:
        return repr([*self])


class Ways(Described[T_co]):
    """What can be made of one item of each list; the last list changes fastest. The lists must not change any more."""

    __slots__ = ("lists", "make")

    def __init__(self, make: Callable[..., T_co], *lists: Sequence[Any]) -> None:
        self.make = make
        self.lists = lists
        size = 1
        for items in lists:
            size *= len(items)
        self.size = size

    def item(self, number: int) -> T_co:
        chosen = []
        for items in self.lists[::-1]:
            number, place = divmod(number, len(items))
            chosen.append(items[place])
        return self.make(*chosen[::-1])

    def __iter__(self) -> Iterator[T_co]:
        return starmap(self.make, product(*self.lists))


Offer = tuple[Callable[[str, Any], Move], str, Ways[tuple[Any, ...]]]
"""A kind of moves, the first of their two fields, and every way to fill in the other, a tuple."""


class Offers(Described[Move]):
    """All that a seat can do, by kind and first field. No two offers have both in common; some may be empty."""

    __slots__ = ("offers",)

    def __init__(self, offers: Sequence[Offer]) -> None:
        self.offers = offers
        self.size = sum([ways.size for _, _, ways in offers])

    def item(self, number: int) -> Move:
        offers = iter(self.offers)
        kind, name, ways = next(offers)
        while number >= ways.size:
            number -= ways.size
            kind, name, ways = next(offers)
        return kind(name, ways.item(number))

    def __iter__(self) -> Iterator[Move]:
        return chain.from_iterable([map(kind, repeat(name), ways) for kind, name, ways in self.offers])
