"""How strong the schools of Hocus are."""

SCHOOL_SHARES = {
    "flame": 1.14,
    "illusion": 1.09,
    "enchantment": 1.08,
    "chronomancy": 1.02,
    "conjuration": 0.95,
    "alchemy": 0.92,
    "chaos": 0.9,
    "divination": 0.89,
}
"""How often each school won among equals, against its fair share of the games (docs/balance.md)."""
