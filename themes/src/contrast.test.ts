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
