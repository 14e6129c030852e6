import fc from "fast-check";
import { expect, test } from "vitest";
import { fromUtf16, toUtf16 } from "./utf16";

const text = "👩‍👩‍👧 Ana met 🎉 Ben.";

test("Offsets of spans and of their pieces are converted between UTF-16 units and code points", () => {
  const [start, further] = [text.indexOf("Ana"), text.indexOf("Ben")];
  const inUnits = {
    ...{ start, end: start + 3, label: "person", note: "A guest" },
    pieces: [{ start: further, end: further + 3 }],
  };
  const inPoints = { start: 6, end: 9, label: "person", note: "A guest", pieces: [{ start: 16, end: 19 }] };
  expect(fromUtf16(text, [inUnits])).toEqual([inPoints]);
  expect(toUtf16(text, [inPoints])).toEqual([inUnits]);
  expect(toUtf16(text, [{ start: 6, end: 9 }]).map((span) => text.slice(span.start, span.end))).toEqual([
    "Ana",
  ]);
});

test("Spans have the same offsets after both conversions", () => {
  const cases = fc
    .string({ unit: "binary", minLength: 1 })
    .chain((any) => fc.tuple(fc.constant(any), fc.nat([...any].length), fc.nat([...any].length)));
  fc.assert(
    fc.property(cases, ([any, one, other]) => {
      const span = { start: Math.min(one, other), end: Math.max(one, other) };
      expect(fromUtf16(any, toUtf16(any, [span]))).toEqual([span]);
    }),
  );
});
