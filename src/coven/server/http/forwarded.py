"""Proxies: whose word is taken for where a request comes from, and a warning where that was forgotten."""

import structlog
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

FORWARDED = (b"x-forwarded-for", b"forwarded")
MOST_WARNINGS = 10
"""Anybody can claim to be a proxy: the log is not to be filled with that."""

log = structlog.get_logger()


class Forwarded:
    """Believes what the proxies of the settings say. The first request that another one has forwarded is in the log."""

    def __init__(self, app: ASGIApp, proxies: str) -> None:
        self._believing = ProxyHeadersMiddleware(app, trusted_hosts=proxies)  # type: ignore[arg-type]
        self._warned: set[str] = set()

    def trusts(self, address: str) -> bool:
        return address in self._believing.trusted_hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if any(name in FORWARDED for name, _ in scope.get("headers", ())):
            self._look_at(scope["client"][0] if scope["client"] else "")
        await self._believing(scope, receive, send)  # type: ignore[arg-type]

    def _look_at(self, address: str) -> None:
        if address in self._warned or len(self._warned) >= MOST_WARNINGS or self.trusts(address):
            return
        self._warned.add(address)
        log.warning(
            "A request was forwarded by an address that is not in COVEN_PROXIES: all who come that way count as one.",
            address=address,
        )
