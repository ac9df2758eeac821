// Made from src/tablee/games/zombies4/cards/tiles.py and cards.py by `python -m compiling.plans`. Do not edit.

/** A tile as it lies in the box: nine squares in reading order, and for each its edges north, east, south, west. */
export type Plan = { squares: string; edges: string };

export const PLANS: Record<string, Plan> = {
  "bridge": { squares: "x=x~=~x=x", edges: "wwww owow wwww wwww owow wwww wwww owow wwww" },
  "cabin": { squares: "BBTBBT..T", edges: "woow wwoo ooow oodw owwo ooow dooo wooo oooo" },
  "altar": { squares: "AA.AAT..T", edges: "oooo oooo oooo oooo oooo oooo oooo oooo oooo" },
  "boathouse": { squares: "TT.BBD~~~", edges: "oowo oowo oooo woww wdwo oowd wwww wwww wwww" },
  "burnt-cabin": { squares: "BB.BB....", edges: "woow wwoo ooow oodw oooo oooo dooo oooo oooo" },
  "campground": { squares: "T.T...T.T", edges: "oooo oooo oooo oooo oooo oooo oooo oooo oooo" },
  "abandoned-cars": { squares: "PPPT.TTT.", edges: "oooo oooo oooo oooo oooo oooo oooo oooo oooo" },
  "shed": { squares: "BBTBB..TT", edges: "woow wwoo ooow oodw owwo ooow dooo wooo oooo" },
  "ranger-post": { squares: "B.TB..BTT", edges: "wwow ooow oooo odow oood oooo owww ooow oooo" },
  "pet-cemetery": { squares: ".........", edges: "oooo oooo oooo oooo oooo oooo oooo oooo oooo" },
  "outhouse": { squares: "T.B..BT.T", edges: "oooo odoo wwwd oooo odoo wwwd oooo oooo wooo" },
  "cave": { squares: "CCCCCC...", edges: "woow wooo wwoo ooww oodo owwo wooo dooo wooo" },
  "forest-1": { squares: "TTT......", edges: "oooo oooo oooo oooo oooo oooo oooo oooo oooo" },
  "forest-2": { squares: "TT.TTTT.T", edges: "oooo oooo oooo oooo oooo oooo oooo oooo oooo" },
  "forest-3": { squares: "TTTT.TT..", edges: "oooo oooo oooo oooo oooo oooo oooo oooo oooo" },
  "forest-4": { squares: "TTTT.....", edges: "oooo oooo oooo oooo oooo oooo oooo oooo oooo" },
  "forest-5": { squares: "TTTT..T..", edges: "oooo oooo oooo oooo oooo oooo oooo oooo oooo" },
  "forest-6": { squares: "T.T...T.T", edges: "oooo oooo oooo oooo oooo oooo oooo oooo oooo" },
  "forest-7": { squares: "T..T.TT.T", edges: "oooo oooo oooo oooo oooo oooo oooo oooo oooo" },
  "forest-8": { squares: "......TT.", edges: "oooo oooo oooo oooo oooo oooo oooo oooo oooo" },
  "forest-9": { squares: "TT..TTT.T", edges: "oooo oooo oooo oooo oooo oooo oooo oooo oooo" },
  "forest-10": { squares: "TT.TTT..T", edges: "oooo oooo oooo oooo oooo oooo oooo oooo oooo" },
  "forest-11": { squares: "T...TT.TT", edges: "oooo oooo oooo oooo oooo oooo oooo oooo oooo" },
};

/** page, item, weapon, lasting (all laid down) or event. */
export const SORTS: Record<string, string> = {
  "here-doggie": "page",
  "return-to-sender": "page",
  "something-not-right": "page",
  "trees-are-alive": "page",
  "twist-of-fate": "page",
  "amulet": "item",
  "magic-key": "item",
  "tranquilizer-gun": "weapon",
  "sickle": "weapon",
  "spear": "weapon",
  "monkeys-are-funny": "lasting",
  "bad-zombie": "event",
  "clair-warlock": "event",
  "dog-repellent": "event",
  "full-moon-fever": "event",
  "fully-loaded": "event",
  "lost-in-the-woods": "event",
  "rolled-up-newspaper": "event",
  "portal": "event",
  "talk-to-the-hand": "event",
  "that-didnt-happen": "event",
  "friends-here": "event",
};
