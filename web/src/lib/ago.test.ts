import { expect, test } from "vitest";
import { lasting } from "./ago";

test("says how long in whole units, and nothing of the first minute", () => {
  expect(lasting(59_999, "en")).toBe("");
  expect(lasting(60_000, "en")).toBe("1 minute");
  expect(lasting(2.9 * 3_600_000, "en")).toBe("2 hours");
  expect(lasting(3 * 86_400_000, "fr").replace(/\s/g, " ")).toBe("3 jours");
});
