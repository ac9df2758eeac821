"""Each typography rule has a text that follows it and one that breaks it."""

import pytest

from checks.typography import faults

FRENCH = {
    "Qui\u202f? Moi\u202f!": ("Qui ?", "an ordinary space before “?”"),
    "Oui\u202f; non.": ("Oui ; non.", "an ordinary space before “;”"),
    "Oui\u202f! Non.": ("Oui\u00a0! Non.", "a no-break space before “!”, which takes a narrow one"),
    "Prix\u00a0: 3\u00a0$.": ("Prix : 3\u00a0$.", "an ordinary space before “:”"),
    "Il coûte 3\u00a0$.": ("Il coûte 3 $.", "an ordinary space before “$”"),
    "À 95\u00a0%.": ("À 95\u202f%.", "a narrow space before “%”, which takes a no-break space"),
    "Encore\u202f? Oui.": ("Encore? Oui.", "no space before “?”"),
    "Pour 3\u00a0$, oui.": ("Pour 3$, oui.", "no space before “$”"),
    "Hippies\u00a0: tout.": ("Hippies: tout.", "no space before the colon"),
    "⟨faction⟩\u00a0: ⟨power⟩": ("⟨faction⟩: ⟨power⟩", "no space before the colon"),
    "Le «\u00a0Pont\u00a0».": ("Le «Pont\u00a0».", "no no-break space after “«”"),
    "La «\u00a0Grotte\u00a0».": ("La «\u00a0Grotte\u202f».", "a narrow space before “»”, which takes a no-break space"),
    "Un «\u00a0Oui\u202f!\u00a0».": ("Un «\u00a0Oui\u202f! ».", "no no-break space before “»”"),
    "Le «\u00a0Chalet\u00a0».": ("Le “Chalet”.", "English quotation marks"),
    "L’aube.": ("L'aube.", "a straight apostrophe"),
}
ENGLISH = {
    "Who? Me!": ("Who ?", "a space before “?”"),
    "At 95%.": ("At 95 %.", "a space before “%”"),
    "The “Cave”.": ("The «\u00a0Cave\u00a0».", "French quotation marks"),
    "A “Shed”.": ('A "Shed".', "a straight quotation mark"),
    "It’s dawn…": ("It’s dawn...", "three dots instead of an ellipsis"),
    "It costs −3.": ("It costs -3.", "a hyphen instead of a minus sign"),
    "The −− side.": ("The -- side.", "hyphens instead of minus signs"),
}


@pytest.mark.parametrize(("lang", "texts"), [("fr", FRENCH), ("en", ENGLISH)])
def test_what_breaks_a_rule_is_found_and_what_keeps_it_passes(lang: str, texts: dict[str, tuple[str, str]]) -> None:
    for right, (wrong, fault) in texts.items():
        assert list(faults(right, lang)) == [], right
        assert any(found.startswith(f"{fault}: ") for found in faults(wrong, lang)), wrong


@pytest.mark.parametrize(
    "text",
    [
        "Zombies!!! 4 et Zombiaki!, deux jeux",
        "pip install 'tablee[postgres]'",
        "écrivez mode=express,memory=open ou stdio:COMMANDE",
        "sqlite:// ou postgresql://…",
        "1–⟨count⟩, ? ⟨letters⟩ >",
        "HDZ-27, 2–5 places, rangée-1",
    ],
)
def test_names_and_what_is_typed_are_left_alone(text: str) -> None:
    assert list(faults(text, "fr")) == []
