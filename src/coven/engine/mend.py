"""A rule that was mended: tables that began before go on as they began, and later ones follow the mended rule."""

import msgspec


class Mend(msgspec.Struct, frozen=True):
    """What has changed in a rule, and since which version of the rules. Ask `table.follows(mend)`."""

    version: int
    rule: str
    says: str
