"""What the computer player thinks of cards: Villains by how often they win, Gadgets by how far they carry."""

VILLAINS: dict[str, tuple[float, float]] = {
    "man-bat": (1.04, 1.45),
    "clock-king": (1.15, 1.29),
    "hugo-strange": (1.14, 1.22),
    "egghead": (1.11, 1.19),
    "victor-zsasz": (0.91, 1.42),
    "killer-moth": (0.95, 1.32),
    "scarecrow": (0.98, 1.20),
    "condiment-king": (0.86, 1.33),
    "two-face": (1.04, 1.22),
    "copperhead": (0.75, 1.52),
    "deathstroke": (1.03, 1.10),
    "ventriloquist": (1.10, 0.97),
    "deadshot": (1.22, 0.98),
    "maxie-zeus": (0.97, 1.13),
    "bane": (1.04, 0.96),
    "ratcatcher": (1.00, 1.00),
    "poison-ivy": (0.94, 1.00),
    "clayface": (1.05, 1.00),
    "hush": (1.06, 0.94),
    "professor-pyg": (1.02, 0.95),
    "polka-dot-man": (0.97, 0.92),
    "solomon-grundy": (0.86, 1.13),
    "joker": (1.15, 0.81),
    "cluemaster": (0.93, 0.88),
    "black-mask": (0.95, 0.87),
    "ras-al-ghul": (1.14, 0.85),
    "harley-quinn": (0.99, 0.92),
    "calendar-man": (0.98, 0.90),
    "mr-freeze": (1.07, 0.77),
    "king-tut": (1.10, 0.79),
    "anarky": (0.95, 0.88),
    "catwoman": (0.95, 0.85),
    "mad-hatter": (0.97, 0.81),
    "falcone": (0.95, 0.82),
    "firefly": (0.84, 0.93),
    "kiteman": (1.04, 0.79),
    "killer-croc": (1.07, 0.68),
    "penguin": (0.99, 0.77),
    "riddler": (0.90, 0.78),
    "magpie": (0.91, 0.83),
}
"""Share of races won, 1 being fair, with two teams and with six (measured balance of the house's texts)."""

PAIRS: dict[tuple[str, str], float] = {
    ("bane", "falcone"): 0.10,
    ("catwoman", "egghead"): 0.08,
    ("catwoman", "penguin"): 0.12,
    ("maxie-zeus", "penguin"): 0.10,
    ("catwoman", "maxie-zeus"): 0.15,
    ("black-mask", "ratcatcher"): 0.12,
    ("catwoman", "harley-quinn"): -0.40,
    ("harley-quinn", "maxie-zeus"): -0.40,
    ("egghead", "penguin"): 0.10,
    ("man-bat", "professor-pyg"): 0.20,
    ("man-bat", "mad-hatter"): 0.10,
    ("man-bat", "penguin"): 0.12,
    ("bane", "man-bat"): 0.15,
    ("calendar-man", "two-face"): 0.05,
}
"""What two Villains are worth more (or less) together; names in alphabetical order."""

GADGETS: dict[str, float] = {
    "adrenaline": 5.0,
    "jet-pack": 4.0,
    "grappling-hook": 3.5,
    "nanobots": 3.4,
    "morph-powder": 3.0,
    "phantom-zone": 2.5,
    "lucky-coin": 2.0,
    "fickle-fingers-of-fate": 2.0,
    "null-cloud": 1.2,
    "four-leaf-clover": 1.2,
    "phase-shift": 1.0,
    "fog-generator": 0.8,
}
"""What holding a Gadget is worth, in spaces."""

LENT: dict[str, float] = {
    "man-bat": 3.0,
    "bane": 1.5,
    "ventriloquist": 1.6,
    "two-face": 1.0,
    "polka-dot-man": 1.2,
    "professor-pyg": 1.2,
    "hugo-strange": 1.5,
    "egghead": 1.2,
    "ratcatcher": 1.0,
    "scarecrow": 1.0,
    "condiment-king": 1.2,
    "penguin": 0.8,
    "harley-quinn": 0.8,
    "poison-ivy": 0.6,
    "solomon-grundy": 0.5,
}
"""What the power of a Villain is worth for one turn, in spaces, tokens and places apart."""


def worth(slug: str, rivals: int) -> float:
    """How good a Villain is against so many rivals, 1 being fair."""
    few, many = VILLAINS[slug]
    return few + (many - few) * (rivals - 1) / 4


def pair_worth(one: str, other: str, rivals: int) -> float:
    """How good two Villains are as a team."""
    first, second = sorted((one, other))
    return worth(one, rivals) + worth(other, rivals) + PAIRS.get((first, second), 0.0)
