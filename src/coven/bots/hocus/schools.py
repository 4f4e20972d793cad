"""How strong the schools of Hocus are."""

SCHOOL_SHARES = {
    "alchemy": 1.65,
    "chronomancy": 1.45,
    "flame": 1.1,
    "chaos": 0.9,
    "enchantment": 0.85,
    "conjuration": 0.7,
    "divination": 0.65,
    "illusion": 0.65,
}
"""How often each school won among equals, against its fair share of the games."""
