import fc from "fast-check";
import { expect, test } from "vitest";
import { tintSegments } from "../text/segments";
import { runs } from "../text/texts";
import { levelsOf } from "./levels";

const at = (start: number, end: number) => ({ start, end });

test.each([
  ["apart", [at(0, 2), at(3, 5)], [0, 0]],
  ["touching", [at(0, 2), at(2, 5)], [0, 0]],
  ["nested", [at(0, 9), at(1, 6), at(2, 4)], [2, 1, 0]],
  ["crossing", [at(0, 5), at(3, 7)], [1, 0]],
  ["the same place twice", [at(0, 5), at(0, 5)], [0, 1]],
  ["one over two", [at(0, 9), at(0, 4), at(5, 9)], [1, 0, 0]],
])("Levels of spans that are %s (spec 359)", (_, spans, levels) => {
  expect(levelsOf(spans)).toEqual(levels);
});

const anySpan = fc
  .record({ start: fc.nat({ max: 60 }), length: fc.integer({ min: 1, max: 20 }) })
  .map(({ start, length }) => at(start, start + length));
const inOrder = (a: { start: number }, b: { start: number }) => a.start - b.start;

test("No two spans of a level overlap, what lies within another one is nearer to the text, and no level is left empty", () => {
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 30 }), (any) => {
      const spans = any.toSorted(inOrder);
      const levels = levelsOf(spans);
      for (const [i, a] of spans.entries())
        for (const [j, b] of spans.entries()) {
          if (i === j || a.start >= b.end || b.start >= a.end) continue;
          expect(levels[i]).not.toBe(levels[j]);
          const isWithin = a.start >= b.start && a.end <= b.end && a.end - a.start < b.end - b.start;
          if (isWithin) expect(levels[i]).toBeLessThan(levels[j] ?? 0);
        }
      expect([...new Set(levels)].sort((a, b) => a - b)).toEqual(
        [...new Set(levels)].map((_, index) => index).sort((a, b) => a - b),
      );
    }),
    { numRuns: runs },
  );
});

test("Any depth has its levels", () => {
  const nested = Array.from({ length: 300 }, (_, index) => at(index, 1000 - index));
  expect(levelsOf(nested)).toEqual(nested.map((_, index) => 299 - index));
});

test("Each character has the tint of its nearest span, compared with a search for each character", () => {
  const anyLeveled = fc.array(fc.tuple(anySpan, fc.integer({ min: 1, max: 12 }), fc.boolean()), {
    maxLength: 15,
  });
  fc.assert(
    fc.property(anyLeveled, fc.nat({ max: 40 }), fc.nat({ max: 40 }), (any, from, length) => {
      const drawn = any.toSorted(([a], [b]) => inOrder(a, b));
      const part = at(from, from + length);
      const levels = levelsOf(drawn.map(([span]) => span));
      const spans = drawn.map(([span, hue, isTinted], index) => ({
        ...span,
        hue,
        isTinted,
        level: levels[index] ?? 0,
      }));
      const segments = tintSegments(spans, part);
      for (let index = part.start; index < part.end; index += 1) {
        const [nearest] = spans
          .filter(({ start, end, isTinted }) => isTinted && start <= index && index < end)
          .sort((a, b) => a.level - b.level);
        const painted = segments.filter(({ start, end }) => start <= index && index < end);
        expect(painted.map(({ hue }) => hue)).toEqual(nearest ? [nearest.hue] : []);
      }
      expect(segments.every(({ start, end }) => start >= part.start && end <= part.end && start < end)).toBe(
        true,
      );
    }),
    { numRuns: runs },
  );
});
