"""What a printer would not let pass in one piece of French or English text."""

import re
from collections.abc import Iterator

NARROW, WIDE = "\u202f", "\u00a0"
HOLE = "⟨{}⟩"  # where a variable or another message stands in a text; it counts as a word
WORD = r"[\w…’”)\]⟩°]"
TITLES = re.compile(r"Zombiaki!|Zombies!!!")  # printed so, in every language
CODE = re.compile(
    r"`[^`]*`|pip install [\w'\"\[\]⟨⟩]+|\w+://[\w.…/]*|--[a-z]\w*|\b[\w.]+=[\w+,.=]+|\b\w+:(?=[\w⟨])|\$(?=[\d⟨])"
)

ANYWHERE = {
    r"\"": "a straight quotation mark",
    r"'": "a straight apostrophe",
    r"\.\.\.": "three points for an ellipsis",
    r"(?<![\w⟩)\-])-\d": "a hyphen for a minus sign",
    r"(?<![\w\-])--(?![\w\-])": "hyphens for minus signs",
}
FRENCH = {
    rf"{WORD} ([?!;:»$%])": "a plain space before “{}”",
    rf"{WORD}{WIDE}([?!;])": "a wide space before “{}”, which takes a narrow one",
    rf"{WORD}{NARROW}([:»$%])": "a narrow space before “{}”, which takes a wide one",
    rf"{WORD}([?!;»])": "no space before “{}”",
    r"[\d⟩]([$%])": "no space before “{}”",
    r"[\w⟩)»]:(?=[ \n]|$)": "a colon without its space",
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
    """What is wrong with the marks of a text, each with the words around it; names and what is typed are left alone."""
    text = CODE.sub("code", TITLES.sub("Title", text))
    for rule, fault in RULES[lang].items():
        for found in re.finditer(rule, text):
            near = text[max(0, found.start() - 20) : found.end() + 12].replace("\n", " ")
            yield f"{fault.format(*found.groups())}: {near.strip()}"
