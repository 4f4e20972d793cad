"""Answers that are the same for everybody: made once, compressed once, and not sent again to those who have them."""

import gzip
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Request, Response

FOREVER = "public, max-age=31536000, immutable"
"""For files with a hash in their name."""
ASK_AGAIN = "no-cache"


class File(msgspec.Struct, frozen=True):
    """A file, ready to be sent. `squeezed` is the same by gzip, where that is worth it."""

    type: str
    body: bytes
    squeezed: bytes | None
    tag: str
    caching: str


def make_file(
    body: bytes, type_: str, *, squeeze: bool = True, squeezed: bytes | None = None, caching: str = ASK_AGAIN
) -> File:
    """`squeezed`: where it has been compressed already."""
    if squeeze and squeezed is None:
        squeezed = gzip.compress(body, mtime=0)
    return File(type_, body, squeezed, f'"{sha256(body).hexdigest()[:20]}"', caching)


def answer(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    headers = {"Cache-Control": file.caching, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if file.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.squeezed, media_type=file.type, headers=headers | {"Content-Encoding": "gzip"})
    return Response(file.body, media_type=file.type, headers=headers)
