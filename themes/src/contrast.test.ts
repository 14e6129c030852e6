import { describe, expect, test } from "vitest";
import { contrast } from "./contrast";
import { limits, pairsOf, ratioOf } from "./pairs";
import { themes } from "./registry";
import { tokensOf } from "./tokens-of";

describe.each(themes)("theme $id", ({ id, contrast: level }) => {
  test.each(pairsOf(tokensOf[id]))("$name is visible on $ground", (pair) => {
    expect(ratioOf(pair)).toBeGreaterThanOrEqual(limits[level][pair.kind]);
  });
});

test.each(themes)(
  "in theme $id, black and white drawings on nothing are visible, as in all others",
  ({ id }) => {
    const { picture } = tokensOf[id].color;
    expect(picture).toEqual(tokensOf.light.color.picture);
    for (const ground of Object.values(picture))
      for (const ink of ["#000000", "#ffffff"]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4);
  },
);

describe("contrast", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["oklch(1 0 0)", "#000000", 21],
    ["oklch(0.43 0.13 252)", "oklch(0.995 0.0008 80)", 7.9],
  ])("of %s and %s is %d", (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 0);
  });

  test.each(["rgb(0 0 0 / 50%)", "#00000080", "var(--ink)"])("of %s throws an error", (colour) => {
    expect(() => contrast(colour, "#ffffff")).toThrow("is not an opaque colour");
  });
});
