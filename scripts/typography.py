"""French and Spanish texts with the spaces and apostrophes of their language (docs/words.md): part of make format."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("src/coven", "web/src")
NARROW = "\u202f"
"""A narrow space at which no line breaks."""
BEFORE_SIGN = re.compile(r"(?<!Tapez)[ \u00a0](?=[:;!?»](?:\W|$))", re.MULTILINE)
"""The question mark after Tapez is what one types."""
AFTER_QUOTE = re.compile(r"«[ \u00a0]?(?=\S)")
BEFORE_PERCENT = re.compile(r"(?<=[\d}])[ \u00a0]%")
APOSTROPHE = re.compile(r"(?<=\w)'(?=[\w{])")


def texts(language: str) -> list[Path]:
    """All that players read in a language."""
    names = (f"*{language}.ftl", f"rules.{language}.md")
    return sorted(path for folder in FOLDERS for name in names for path in (ROOT / folder).rglob(name))


def french(text: str) -> str:
    text = APOSTROPHE.sub("’", text)
    return AFTER_QUOTE.sub(f"«{NARROW}", BEFORE_SIGN.sub(NARROW, spanish(text)))


def spanish(text: str) -> str:
    return BEFORE_PERCENT.sub(f"{NARROW}%", text)


TIDY = {"fr": french, "es": spanish}


def main() -> None:
    for language, tidy in TIDY.items():
        for path in texts(language):
            path.write_text(tidy(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
