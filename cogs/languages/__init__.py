"""The languages of Discord: one file of messages for each, found by the English sentence, which is also the fallback.

Who speaks is a matter of whom it is for: the table's language for what all see, a person's own for what they alone see.
It is set once where the work begins (``speaking``, ``speak``) and holds for everything that is put into words there.
"""

from cogs.languages.catalogue import CATALOGUES, ENGLISH, Catalogue, language_of
from cogs.languages.speech import agrees, command, language, say, speak, speaking, tenths, translated
from cogs.languages.translator import Translator

__all__ = [
    "CATALOGUES",
    "ENGLISH",
    "Catalogue",
    "Translator",
    "agrees",
    "command",
    "language",
    "language_of",
    "say",
    "speak",
    "speaking",
    "tenths",
    "translated",
]
