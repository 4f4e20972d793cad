"""What the README shows works."""

import re
from pathlib import Path

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


def test_the_python_example_plays_a_game(capsys) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("Outcome(reason=")


def test_both_commands_are_named() -> None:
    assert "make play" in README
    assert "make test" in README
