import { beforeEach, describe, expect, it } from "vitest";
import { later } from "./later";

describe("an attachment that comes later", () => {
  let told: string[];
  let come: () => void;
  const loads = () =>
    new Promise<(element: HTMLElement) => () => void>((resolve) => {
      told.push("asked for");
      come = () => resolve(({ id }) => (told.push(`attached to ${id}`), () => told.push("gone")));
    });
  const part = (inside = "") => {
    document.body.innerHTML = `<div ${inside}><p id="map"></p></div>`;
    return document.querySelector("p")!;
  };
  beforeEach(() => (told = []));

  it("is asked for when the element is there, and ends with it", async () => {
    const end = later(loads)(part());
    come();
    await Promise.resolve();
    expect(told).toEqual(["asked for", "attached to map"]);
    end();
    expect(told.at(-1)).toBe("gone");
  });

  it("is not attached to what is gone before it comes", async () => {
    later(loads)(part())();
    come();
    await Promise.resolve();
    expect(told).toEqual(["asked for"]);
  });

  it("is not asked for by a picture", () => {
    later(loads)(part("inert"))();
    expect(told).toEqual([]);
  });
});
