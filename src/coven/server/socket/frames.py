"""WebSocket frames as they nearly always are: whole texts (RFC 6455, section 5.2)."""

TEXT = 0x81
"""The first byte of a text in one piece."""
MASKED = 0x80
"""In the second byte: set in all that clients send."""
SIZE = 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Sizes that say how many bytes the real one takes, which follows."""
MASK = 4


def framed(text: bytes) -> bytes:
    """A text as a server sends it."""
    size = len(text)
    if size < TWO_BYTES:
        return b"%c%c%b" % (TEXT, size, text)
    if size < 1 << 16:
        return b"%c%c%b%b" % (TEXT, TWO_BYTES, size.to_bytes(2), text)
    return b"%c%c%b%b" % (TEXT, EIGHT_BYTES, size.to_bytes(8), text)


def extent(data: bytes) -> tuple[int, int] | None:
    """Where what the first frame carries begins, after its mask, and ends; None: that is not there yet."""
    if len(data) < 2:
        return None
    size, start = data[1] & SIZE, 2
    if size >= TWO_BYTES:
        start = 4 if size == TWO_BYTES else 10
        if len(data) < start:
            return None
        size = int.from_bytes(data[2:start])
    if data[1] & MASKED:
        start += MASK
    return start, start + size
