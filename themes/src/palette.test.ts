import { describe, expect, test } from "vitest";
import { distance, type Vision } from "./colour-distance";
import { closest, linesOf, visions } from "./palette";
import { themes } from "./registry";
import { tokensOf } from "./tokens-of";

// The smallest CIEDE2000 distance between two of the twelve labels. High contrast leaves the fewest colours to choose
// from, so its palette sets the limits.
const limits: Record<Vision, number> = { normal: 16.9, protan: 10.4, deutan: 10.4, tritan: 10 };

describe.each(themes)("the labels of spans in $id", ({ id }) => {
  const lines = linesOf(tokensOf[id]);

  test.each(visions)("can be distinguished with %s vision", (vision) => {
    expect(lines).toHaveLength(12);
    expect(closest(lines, vision)).toBeGreaterThanOrEqual(limits[vision]);
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
