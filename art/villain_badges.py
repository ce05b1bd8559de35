"""A badge for each of the forty Villains: two letters on a colour of its own. All drawn here, no artwork of anybody."""

from dataclasses import dataclass

from art.palette import ink_on


@dataclass(frozen=True, slots=True)
class Badge:
    """Two letters and the colour they stand on; ``ink`` is the colour of the letters."""

    letters: str
    colour: str
    name: str

    @property
    def ink(self) -> str:
        """White or nearly black."""
        return ink_on(self.colour)


BADGES: dict[str, Badge] = {
    "bane": Badge("BA", "#8c1c13", "Bane"),
    "calendar-man": Badge("CM", "#f3ead3", "Calendar Man"),
    "catwoman": Badge("CW", "#3b2b5e", "Catwoman"),
    "clayface": Badge("CF", "#a5673f", "Clayface"),
    "condiment-king": Badge("CO", "#e3b505", "Condiment King"),
    "copperhead": Badge("CH", "#c46a2b", "Copperhead"),
    "deadshot": Badge("DS", "#b3001b", "Deadshot"),
    "egghead": Badge("EG", "#fff7c2", "Egghead"),
    "falcone": Badge("FA", "#4a4e57", "Falcone"),
    "harley-quinn": Badge("HQ", "#d61f45", "Harley Quinn"),
    "joker": Badge("JO", "#6a1fb0", "The Joker"),
    "killer-croc": Badge("KC", "#3f6b2a", "Killer Croc"),
    "kiteman": Badge("KI", "#9acd32", "Kiteman"),
    "penguin": Badge("PE", "#22344f", "Penguin"),
    "poison-ivy": Badge("PI", "#1c7d36", "Poison Ivy"),
    "riddler": Badge("RI", "#00a651", "Riddler"),
    "scarecrow": Badge("SC", "#a98c4b", "Scarecrow"),
    "two-face": Badge("TF", "#7d8597", "Two-Face"),
    "mr-freeze": Badge("MF", "#8fe3ff", "Mr. Freeze"),
    "mad-hatter": Badge("MH", "#2f7f86", "Mad Hatter"),
    "ras-al-ghul": Badge("RG", "#0f5c4a", "Ra's al Ghul"),
    "hugo-strange": Badge("HS", "#d9d4e7", "Hugo Strange"),
    "man-bat": Badge("MB", "#5c4033", "Man-Bat"),
    "black-mask": Badge("BM", "#101014", "Black Mask"),
    "hush": Badge("HU", "#c9b79c", "Hush"),
    "firefly": Badge("FF", "#ff7a1a", "Firefly"),
    "killer-moth": Badge("KM", "#a63fba", "Killer Moth"),
    "ventriloquist": Badge("VE", "#5d4a66", "The Ventriloquist"),
    "victor-zsasz": Badge("VZ", "#f2c6b6", "Victor Zsasz"),
    "ratcatcher": Badge("RC", "#6b705c", "Ratcatcher"),
    "anarky": Badge("AN", "#e0262b", "Anarky"),
    "maxie-zeus": Badge("MZ", "#ffd447", "Maxie Zeus"),
    "cluemaster": Badge("CL", "#1d6fd1", "Cluemaster"),
    "polka-dot-man": Badge("PD", "#ff9bd2", "Polka-Dot Man"),
    "king-tut": Badge("KT", "#c9971c", "King Tut"),
    "solomon-grundy": Badge("SG", "#93a8ac", "Solomon Grundy"),
    "deathstroke": Badge("DE", "#27408b", "Deathstroke"),
    "clock-king": Badge("CK", "#b7e4c7", "Clock King"),
    "professor-pyg": Badge("PP", "#f7a1a1", "Professor Pyg"),
    "magpie": Badge("MA", "#4361ee", "Magpie"),
}


def badge(slug: str, name: str = "") -> Badge:
    """The badge of a Villain; one that is not among the forty gets the first two letters of its name on grey."""
    known = BADGES.get(slug)
    if known is not None:
        return known
    title = name or slug.replace("-", " ").title()
    letters = "".join(char for char in title.removeprefix("The ") if char.isalnum())[:2].upper() or "?"
    return Badge(letters, "#6c7280", title)
