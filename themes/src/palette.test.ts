import { describe, expect, test } from "vitest";
import { distance, type Vision } from "./colour-distance";
import { closest, linesOf, visions } from "./palette";
import { type ThemeId, themes } from "./registry";
import { tokensOf } from "./tokens-of";

// The smallest distance of any two of the twelve labels, as the palette was found.
const found: Record<ThemeId, Record<Vision, number>> = {
  light: { normal: 21.3, protan: 13.2, deutan: 13.3, tritan: 14.2 },
  dark: { normal: 18.8, protan: 11.6, deutan: 11.6, tritan: 11.1 },
  "high-contrast": { normal: 17.0, protan: 10.5, deutan: 10.6, tritan: 10.1 },
};
describe.each(themes)("the labels of spans in $id", ({ id }) => {
  const lines = linesOf(tokensOf[id]);

  test.each(visions)("can be distinguished with %s vision", (vision) => {
    expect(lines).toHaveLength(12);
    expect(closest(lines, vision)).toBeGreaterThanOrEqual(found[id][vision] - 0.1);
  });

  test.each(visions)("have four clearly different first colours with %s vision", (vision) => {
    expect(closest(lines.slice(0, 4), vision)).toBeGreaterThanOrEqual(13);
  });
});

test.each([
  ["#ffffff", "#ffffff", 0],
  ["#ffffff", "#000000", 100],
  ["#ff0000", "#00ff00", 86.6],
])("the distance of %s and %s is %d", (a, b, expected) => {
  expect(distance(a, b, "normal")).toBeCloseTo(expected, 0);
});
