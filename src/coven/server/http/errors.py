"""Every refusal is JSON with a code. A mistake of a client is never a 5xx."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from coven.play.problems import Problem, Trouble
from coven.server.http.lost import lost, wants_page

log = structlog.get_logger()
CODES = {400: "invalid", 401: "sign-in", 403: "forbidden", 404: "no-page", 405: "wrong-method", 413: "too-big"}


def _respond(status: int, trouble: Trouble) -> Response[Trouble]:
    return Response(trouble, status_code=status)


def on_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[Trouble]:
    response = _respond(problem.status, problem.trouble)
    if problem.retry_after is not None:
        response.headers["Retry-After"] = str(problem.retry_after)
    return response


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: bodies that do not fit, unknown pages, wrong methods."""
    if error.status_code == 404 and wants_page(request):
        return lost(request)
    code = CODES.get(error.status_code, "invalid")
    detail, field = str(error.detail), None
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        field, detail = error.extra[0].get("key"), str(error.extra[0].get("message", detail))
    return _respond(error.status_code, Trouble(code, f"problem-{code}", {"detail": detail}, field=field))


def on_nested(_: Request[Any, Any, Any], _error: RecursionError) -> Response[Trouble]:
    return _respond(400, Trouble("invalid", "problem-invalid", {"detail": "nested too deeply"}))


def on_garbled(_: Request[Any, Any, Any], _error: UnicodeDecodeError) -> Response[Trouble]:
    return _respond(400, Trouble("invalid", "problem-invalid", {"detail": "not UTF-8"}))


def on_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """A mistake of ours: the details are for the log."""
    log.error("request failed", path=request.scope["path"], exc_info=error)
    return _respond(500, Trouble("internal", "problem-internal"))


HANDLERS: ExceptionHandlersMap = {
    Problem: on_problem,
    HTTPException: on_http,
    RecursionError: on_nested,
    UnicodeDecodeError: on_garbled,
    Exception: on_mistake,
}
