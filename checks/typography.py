"""Typographic faults in French and English texts."""

import re
from collections.abc import Iterator

NARROW, WIDE = "\u202f", "\u00a0"
HOLE = "⟨{}⟩"  # stands for a variable or another message in a text; it counts as a word
WORD = r"[\w…’”)\]⟩°]"
TITLES = re.compile(r"Zombiaki!|Zombies!!!")  # spelled like this in every language
CODE = re.compile(
    r"`[^`]*`|pip install [\w'\"\[\]⟨⟩]+|\w+://[\w.…/]*|--[a-z]\w*|\b[\w.]+=[\w+,.=]+|\b\w+:(?=[\w⟨])|\$(?=[\d⟨])"
)

ANYWHERE = {
    r"\"": "a straight quotation mark",
    r"'": "a straight apostrophe",
    r"\.\.\.": "three dots instead of an ellipsis",
    r"(?<![\w⟩)\-])-\d": "a hyphen instead of a minus sign",
    r"(?<![\w\-])--(?![\w\-])": "hyphens instead of minus signs",
}
FRENCH = {
    rf"{WORD} ([?!;:»$%])": "an ordinary space before “{}”",
    rf"{WORD}{WIDE}([?!;])": "a no-break space before “{}”, which takes a narrow one",
    rf"{WORD}{NARROW}([:»$%])": "a narrow space before “{}”, which takes a no-break space",
    rf"{WORD}([?!;»])": "no space before “{}”",
    r"[\d⟩]([$%])": "no space before “{}”",
    r"[\w⟩)»]:(?=[ \n]|$)": "no space before the colon",
    rf"«(?!{WIDE})": "no no-break space after “«”",
    rf"(?<![{WIDE}])»": "no no-break space before “»”",
    r"[“”]": "English quotation marks",
}
ENGLISH = {
    rf"{WORD}[ {WIDE}{NARROW}]([?!;:%])": "a space before “{}”",
    r"[«»]": "French quotation marks",
}
RULES = {"fr": ANYWHERE | FRENCH, "en": ANYWHERE | ENGLISH}


def faults(text: str, lang: str) -> Iterator[str]:
    """Yield the typographic faults of a text, each with its context; titles and code are ignored."""
    text = CODE.sub("code", TITLES.sub("Title", text))
    for rule, fault in RULES[lang].items():
        for found in re.finditer(rule, text):
            near = text[max(0, found.start() - 20) : found.end() + 12].replace("\n", " ")
            yield f"{fault.format(*found.groups())}: {near.strip()}"
