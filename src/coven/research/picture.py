"""The board as a picture, always of the same size: what the terminal would show, on black."""

from functools import cache
from importlib.resources import files
from io import BytesIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text as Styled

COLUMNS, ROWS = 110, 48
WIDTH, HEIGHT = 8, 16
"""Of a letter, in pixels."""
INK, PAPER = (220, 220, 220), (16, 16, 24)

Pixels = NDArray[np.uint8]


def draw(styled: Styled) -> Pixels:
    """A picture of the text, height × width × 3; long lines go on in the next one."""
    image = Image.new("RGB", (COLUMNS * WIDTH, ROWS * HEIGHT), PAPER)
    pen = ImageDraw.Draw(image)
    console = Console(width=COLUMNS, color_system="truecolor")
    for row, line in enumerate(styled.wrap(console, COLUMNS)):
        column = 0
        for segment in line.render(console):
            colour = segment.style.color if segment.style else None
            pen.text((column * WIDTH, row * HEIGHT), segment.text.rstrip("\n"), ink(colour), font())
            column += len(segment.text)
    return np.asarray(image)


def ink(colour: Color | None) -> tuple[int, int, int]:
    if colour is None:
        return INK
    red, green, blue = colour.get_truecolor(MONOKAI)
    return red, green, blue


@cache
def font() -> ImageFont.FreeTypeFont:
    """A font in which all letters are equally wide; it comes with matplotlib."""
    file = files("matplotlib") / "mpl-data" / "fonts" / "ttf" / "DejaVuSansMono.ttf"
    return ImageFont.truetype(BytesIO(file.read_bytes()), 13)
