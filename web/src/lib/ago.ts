/** Format a duration in the language of the page: “5 minutes”, “2 hours”, “3 days”. */
import type { Lang } from "./texts";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** Return an empty string for less than a minute. */
export function lasting(milliseconds: number, lang: Lang): string {
  const unit = UNITS.find(([, size]) => milliseconds >= size);
  if (!unit) return "";
  const [name, size] = unit;
  return new Intl.NumberFormat(lang, { style: "unit", unit: name, unitDisplay: "long" }).format(
    Math.floor(milliseconds / size),
  );
}
