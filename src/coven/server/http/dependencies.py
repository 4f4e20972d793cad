"""What handlers are given: the backend, who asks, and parts of the address."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from coven.play.protocol import MOST
from coven.server.backend import Backend
from coven.server.store.rows import Person

TheBackend = NamedDependency[Backend]
Visitor = NamedDependency[Person | None]
"""Who asks, if it is somebody with a name."""
Caller = NamedDependency[Person]
"""Who asks; without a name the request is refused."""
TableId = FromPath[str]
OwnSeat = Annotated[int | None, QueryParameter(name="seat", ge=-1, le=19)]
"""Which of one's seats, where people share a device; -1: as a spectator. Left out: the first."""
After = Annotated[int | None, QueryParameter(ge=0, le=MOST)]
