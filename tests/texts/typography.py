"""Whether a text file is printed as it should be: spaces, quotes, apostrophes and dashes of each language."""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import FluentParser, ast

NARROW: Final = "\u202f"  # before ; ! ? % and inside « »
WIDE: Final = "\u00a0"  # before :
BLANK: Final = "\x00"  # stands for a variable: any text
VERBATIM: Final = ("form", "usage")  # attributes that show what is typed

FRENCH: Final = (
    (rf"[^{NARROW}\s(][;!?](?=\s|$)", "a narrow no-break space (U+202F) goes before ; ! ?"),
    (r"[ \u00a0][;!?]", "the space before ; ! ? is U+202F"),
    (rf"[^{WIDE}\s]:(?=\s|$)", "a no-break space (U+00A0) goes before :"),
    (r"[ \u202f]:(?=\s|$)", "the space before : is U+00A0"),
    (rf"«(?!{NARROW})", "U+202F goes after «"),
    (rf"(?<!{NARROW})»", "U+202F goes before »"),
    (r"['`´]", "the apostrophe is ’"),
    (r"[\"“”]", "quotes are « »"),
    (r"[0-9\x00][ \u00a0]?%", "U+202F goes before %"),
    (r"\.\.\.", "three dots are …"),
    (r" -+ ", "a dash between spaces is – or —"),
    (r"\bA(?= (?:la|votre|partir|chaque|tour|égalité)\b)|\bEtat\b|\bEvénement\b", "capitals keep their accents"),
    (r"\b[Oo]eu|\bsoeur|\bcoeur|\bmoeur", "œ is one letter"),
    (r"  +", "one space is enough"),
)
ENGLISH: Final = (
    (r"[\s\u00a0\u202f][;!?](?=\s|$)", "no space goes before ; ! ?"),
    (r"[\s\u00a0\u202f]:(?=\s|$)", "no space goes before :"),
    (r"[«»]", "quotes are “ ”"),
    (r"['`´]", "the apostrophe is ’"),
    (r"\"", "quotes are “ ”"),
    (r"\.\.\.", "three dots are …"),
    (r" -+ ", "a dash between spaces is – or —"),
    (r"  +", "one space is enough"),
)


def faults(source: str, language: str) -> list[str]:
    """One sentence for each thing that is wrong; an empty list when all is right."""
    rules = FRENCH if language == "fr" else ENGLISH
    found = []
    for name, text in spoken(source):
        for pattern, sentence in rules:
            for hit in re.finditer(pattern, text):
                near = text[max(0, hit.start() - 12) : hit.end() + 12].replace(BLANK, "{…}").replace("\n", " ")
                found.append(f"{name}: {sentence}: {near!r}")
    return found


def spoken(source: str) -> list[tuple[str, str]]:
    """Every text that can be said, with the name of its message; variables are blanks."""
    found = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name
            if entry.value is not None:
                found += [(name, text) for text in variants(entry.value)]
            for attribute in entry.attributes:
                if attribute.id.name not in VERBATIM:
                    found += [(f"{name}.{attribute.id.name}", text) for text in variants(attribute.value)]
    return found


def variants(pattern: ast.Pattern) -> list[str]:
    """A pattern as texts: one for each branch of its selectors."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts = [text + element.value for text in texts]
            continue
        assert isinstance(element, ast.Placeable)
        texts = [text + inner for text in texts for inner in inside(element.expression)]
    return texts


def inside(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> list[str]:
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in variants(variant.value)]
    if isinstance(expression, ast.Placeable):
        return inside(expression.expression)
    return [BLANK]  # a variable, or a literal like { "?" }: a sign that is shown, not a mark of punctuation
