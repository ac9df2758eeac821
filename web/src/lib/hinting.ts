/** Word a hint: what the pick gains over the others, and what can go wrong. Same rules as bots/wording.py. */
import type { Figure, Why } from "../protocol";
import type { Texts } from "./texts";

const WHOLE = 10; // figures from here on are shown without a fraction

export type Line = { text: string; good?: boolean };

/** Return the comparison, each figure, and what can go wrong. */
export function whyLines(why: Why, texts: Texts): Line[] {
  if (why.lead === "alone") return [{ text: texts.say("hint-alone") }];
  return [
    { text: texts.say(`hint-${why.lead}`, { others: others(why, texts), worlds: why.worlds }) },
    ...why.figures.map((figure) => ({ text: figureLine(figure, texts), good: figure.good })),
    ...riskLines(why, texts),
  ];
}

function others(why: Why, texts: Texts): string {
  const [only, ...more] = why.others;
  if (only !== undefined && !more.length) return texts.say("hint-other", { pick: texts.pick(only) });
  return texts.say("hint-others", { count: why.others.length });
}

function figureLine({ name, value, other }: Figure, texts: Texts): string {
  const more = value - other;
  return texts.say(`figure-${name}`, {
    value: figured(value, texts.lang),
    more: (more > 0 ? "+" : "") + figured(more, texts.lang),
  });
}

function riskLines(why: Why, texts: Texts): Line[] {
  if (!why.risk || !why.wrong) return [];
  const counts = { count: why.wrong, other_count: why.other_wrong };
  const said = why.wrong === why.other_wrong ? "hint-risk-same" : "hint-risk";
  return [{ text: texts.say(said, { what: texts.say(`risk-${why.risk}`, counts), ...counts }) }];
}

/** Format a figure: one decimal if it is small, none if the decimal is zero. */
export function figured(value: number, lang: string): string {
  const size = Math.abs(value);
  const digits = size.toFixed(size < WHOLE ? 1 : 0).replace(/\.0$/, "");
  const said = lang === "fr" ? digits.replace(".", ",") : digits;
  return value < 0 && digits !== "0" ? `−${said}` : said;
}
