"""French says d’Ada and de Bruno: the texts write `{ DE($seat) }` where a name follows "de"."""

import re
from typing import Any

SILENT_START = re.compile("[aàâäæeéèêëiîïoôöœuùûü]|y[^aeiouy]|h[eéèêiîoôuy]", re.IGNORECASE)
"""How a name begins that "de" is joined to: d’Éric, d’Yves, d’Hélène, but de Yann and de Harry."""


def de(name: Any) -> str:
    word = str(name)
    return f"d’{word}" if SILENT_START.match(word) else f"de {word}"
