"""Moves that are described rather than built: a turn can offer a thousand of them, of which one is made."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, product, repeat, starmap
from math import prod
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


Lists = Sequence[Sequence[Any]]
Recipe = tuple[Callable[..., T_co], *tuple[Sequence[Any], ...]]
"""How something is made of one item of each list, and the lists; they must not change any more."""


class Ways(Described[T_co]):
    """All that can be made after a recipe; the last list changes fastest."""

    __slots__ = ("lists", "make")

    def __init__(self, make: Callable[..., T_co], *lists: Sequence[Any]) -> None:
        self.make = make
        self.lists = lists
        self.size = prod(map(len, lists))

    def item(self, number: int) -> T_co:
        return self.make(*one_of_each(self.lists, number))

    def __iter__(self) -> Iterator[T_co]:
        return starmap(self.make, product(*self.lists))


Kind = Callable[[str, Any], Move]
Offer = tuple[Kind, str, Recipe[tuple[Any, ...]]]
"""A kind of moves, the first of their two fields, and the recipe for the other, a tuple."""


class Offers(Described[Move]):
    """All that a seat can do, by kind and first field. No two offers have both in common; some may be empty."""

    __slots__ = ("offers", "sizes")

    def __init__(self, offers: Sequence[Offer]) -> None:
        self.offers = offers
        self.sizes = [prod(map(len, recipe[1:])) for _, _, recipe in offers]
        self.size = sum(self.sizes)

    @property
    def described(self) -> list[tuple[Kind, str, Ways[tuple[Any, ...]]]]:
        """Each offer that is not empty, with every way to fill it in."""
        filled = [(kind, name, Ways(*recipe)) for kind, name, recipe in self.offers]
        return [offer for offer in filled if offer[2].size]

    def item(self, number: int) -> Move:
        place = 0
        while number >= self.sizes[place]:
            number -= self.sizes[place]
            place += 1
        kind, name, (make, *lists) = self.offers[place]
        return kind(name, make(*one_of_each(lists, number)))

    def __iter__(self) -> Iterator[Move]:
        return chain.from_iterable([map(kind, repeat(name), ways) for kind, name, ways in self.described])


def one_of_each(lists: Lists, number: int) -> list[Any]:
    """The choice of that number; the last list changes fastest."""
    chosen = []
    for items in lists[::-1]:
        number, place = divmod(number, len(items))
        chosen.append(items[place])
    return chosen[::-1]
