/** Happy DayZ: a pulp festival poster of 1969. A card is its figure on a sky, with a misregistered printing plate. */
import type { Drawn, Looks } from "../kit/load.svelte";
import { dice } from "../kit/seed";
import dead from "./dead.svg";
import dream from "./dream.svg";
import paper from "./paper.svg";
import "./poster.css";
import powers from "./powers.svg";
import towns from "./towns.svg";
import woodstock from "./woodstock.svg";

const FACTIONS: Record<string, { sky: string; skin: string; hair: string; eyes: [number, number, number] }> = {
  hippie: { sky: "sun", skin: "#f0b27e", hair: "#7a2f12", eyes: [122, 126, 0.82] },
  soldier: { sky: "dusk", skin: "#a5633a", hair: "#6d2a12", eyes: [127, 142, 0.86] },
  dog: { sky: "sea", skin: "#f0b27e", hair: "#6d2a12", eyes: [127, 114, 1.05] },
  preacher: { sky: "sun", skin: "#eebd92", hair: "#6d2a12", eyes: [127, 132, 0.86] },
  scientist: { sky: "sea", skin: "#d99a68", hair: "#6d2a12", eyes: [128, 137, 1] },
  child: { sky: "dusk", skin: "#f3bd8c", hair: "#8a3c16", eyes: [124, 160, 1.1] },
  biker: { sky: "dusk", skin: "#e0a070", hair: "#5a2410", eyes: [125, 132, 1.25] },
  cheerleader: { sky: "sea", skin: "#f3bd8c", hair: "#c9822e", eyes: [126, 139, 0.94] },
  police: { sky: "sun", skin: "#d99a68", hair: "#3a1c10", eyes: [125, 141, 0.98] },
  nurse: { sky: "dusk", skin: "#8a5230", hair: "#2e160c", eyes: [126, 136, 0.92] },
  governor: { sky: "sea", skin: "#f0b27e", hair: "#6d2a12", eyes: [126, 138, 0.96] },
  survivalist: { sky: "sun", skin: "#e0a878", hair: "#6d2a12", eyes: [127, 138, 1] },
};
const DEAD: Record<string, [string, string]> = {
  zombie3: ["dead3", "#a3b15c"],
  zombie6: ["dead6", "#93a556"],
  zombie9: ["dead9", "#8a9a50"],
};
const SKINS = ["#f3bd8c", "#e2a87a", "#d99a68", "#a5633a", "#7d4526"];
const HAIRS = ["#7a2f12", "#3a1c10", "#c98a2e", "#8f8470"];

const symbol = (id: string, size: string, inner: string) =>
  `<symbol id="poster-${id}" viewBox="0 0 ${size}">${inner}</symbol>`;
const use = (id: string, more = "") => `<use href="#poster-${id}" ${more}/>`;
const FULL = `width="250" height="300"`;
const CARD = `width="250" height="355"`;

/** Draw a card: sky, the figure once as a misregistered plate and once in its inks, what lies over it, the frame. */
function card(id: string, figure: string, over = ""): string {
  const plate = use(figure, `${FULL} x="-5" y="4" class="poster-plate"`);
  const inner = `${use("bg", CARD)}${plate}${use(figure, FULL)}${over}`;
  const cut = `<g clip-path="url(#poster-edge)"><g clip-path="url(#poster-win)">${inner}</g>${use("frame", CARD)}</g>`;
  return symbol(id, "250 355", cut);
}

function patient(faction: string): string {
  const [x, y, size] = FACTIONS[faction]!.eyes;
  const eyes = use(
    "infected",
    `x="-60" y="-60" width="120" height="120" transform="translate(${x} ${y}) scale(${size})"`,
  );
  return card(`patient-${faction}`, faction, `${eyes}${use("zero", 'x="20" y="206" width="60" height="60"')}`);
}

/** The back of every card, the same both ways up. */
const back = () => {
  const turned = 'transform="rotate(180 125 177.5)" class="poster-night"';
  const whole = ["back-half", "back-wave"].map((id) => use(id, CARD) + use(id, `${CARD} ${turned}`)).join("");
  const rim = `<path fill-rule="evenodd" class="poster-c" d="M0 0H250V355H0ZM22 10Q10 10 10 22V333Q10 345 22 345H228Q240 345 240 333V22Q240 10 228 10Z"/><rect x="10" y="10" width="230" height="335" rx="12" class="poster-k poster-l"/>`;
  const ground = `<rect width="250" height="355" class="poster-t"/>`;
  return symbol(
    "back",
    "250 355",
    `<g clip-path="url(#poster-edge)">${ground}<g clip-path="url(#poster-win)">${whole}</g>${rim}</g>`,
  );
};

const signed = (faction: string) => {
  const whole = 'width="200" height="150"';
  const sign = (mark: string) => use(`mark-${mark}`, 'x="146" y="2" width="52" height="52"');
  const power = (version: string, more: string) =>
    symbol(`power-${faction}-${version}`, "200 150", use(`power-${faction}`, whole) + more);
  return power("base", "") + power("plus", sign("plus")) + power("minus", sign("minus"));
};

const names = Object.keys(FACTIONS);
const made = [
  ...names.map((each) => card(`card-${each}`, each) + patient(each) + signed(each)),
  ...Object.keys(DEAD).map((each) => card(`card-${each}`, each)),
  card("card-van", "van"),
  back(),
].join("");

/** Choose the looks of a living figure by its seed: skin, hair and sky. */
function living(faction: string, seed: string | number, infected: boolean): Pick<Looks, "classes" | "vars"> {
  const { pick } = dice(seed);
  const own = FACTIONS[faction]!;
  const varied = seed !== "" && faction !== "dog";
  const skin = varied ? pick(own.skin, ...SKINS) : own.skin;
  const hair = varied ? pick(own.hair, ...HAIRS) : own.hair;
  const sky = seed === "" ? own.sky : pick(own.sky, "sun", "sea", "dusk");
  if (infected) return { classes: ["poster-dead6", "poster-patient"], vars: {} };
  return { classes: [`poster-${sky}`], vars: { "--poster-s": skin, "--poster-h": hair } };
}

const drawn: Drawn = {
  markup: paper + woodstock + dream + dead + powers + towns + made,
  looks(name, seed) {
    const faction = name.replace(/^(card|patient|power)-/, "").replace(/-(base|plus|minus)$/, "");
    if (faction in DEAD && !name.startsWith("power")) {
      const [sky, flesh] = DEAD[faction]!;
      const other = seed === "" ? flesh : dice(seed).pick(flesh, "#a3b15c", "#93a556", "#8fa06a");
      return { symbol: name, classes: [`poster-${sky}`], vars: { "--poster-z": other } };
    }
    if (faction in FACTIONS) return { symbol: name, ...living(faction, seed, name.startsWith("patient")) };
    return { symbol: name, classes: [faction === "van" ? "poster-sea" : "poster-sun"], vars: {} };
  },
};
export default drawn;
