import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameValue } from "./response";

test.each([
  ["equal texts", "a", "a", true],
  ["a text and a number", "1", 1, false],
  ["keys in another order", { start: 0, end: 1 }, { end: 1, start: 0 }, true],
  ["a key without a value", { start: 0, end: undefined }, { start: 0 }, true],
  ["a key more", { start: 0, end: 1 }, { start: 0 }, false],
  ["items in another order", ["a", "b"], ["b", "a"], false],
  ["a longer list", ["a"], ["a", "b"], false],
  ["a list and an object", ["a"], { 0: "a" }, false],
  ["nothing and nothing", undefined, undefined, true],
  ["null and nothing", null, undefined, false],
  ["nested values", { a: [{ b: 1 }] }, { a: [{ b: 1 }] }, true],
  ["nested differences", { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
])("%s", (...[, a, b, isSame]) => {
  expect(isSameValue(a, b)).toBe(isSame);
  expect(isSameValue(b, a)).toBe(isSame);
});

test("A value is the same after its way through JSON", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isSameValue(value, JSON.parse(JSON.stringify(value)))).toBe(true);
    }),
    { numRuns: process.env.GLOSSA_TEST_LEVEL === "full" ? 5000 : 300 },
  );
});
