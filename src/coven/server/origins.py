"""Where people come from: somebody with many names at one address is still one."""

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

MOST = 100_000
HOME = 64
"""Bits of an IPv6 address that a provider gives to one household: what follows is chosen at will there."""


@lru_cache(4096)
def network_of(address: str) -> str:
    """What counts as one for limits: an IPv4 address, or the first half of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), HOME), strict=False))


class Origins:
    """Where each person was seen last, kept in memory alone. Of strangers nothing is known but who they are."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, network: str) -> None:
        self._seen[person] = network
        self._seen.move_to_end(person)
        if len(self._seen) > MOST:
            self._seen.popitem(last=False)

    def of(self, person: str) -> str:
        return self._seen.get(person, person)
