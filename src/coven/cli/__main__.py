"""`python -m coven.cli` is `coven`."""

from coven.cli import main

main()
