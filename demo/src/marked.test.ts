import { expect, test } from "vitest";
import { readMarked } from "./marked";

test("nested marks are parsed with offsets in code points, the outer one first", () => {
  const { text, right } = readMarked("👩‍👧 in {organisation:Court of {place:Umeå}}.");
  expect(text).toBe("👩‍👧 in Court of Umeå.");
  expect(right).toEqual([
    { start: 7, end: 20, label: "organisation" },
    { start: 16, end: 20, label: "place" },
  ]);
});

test("spans that the model missed and wrong spans of the model are distinguished", () => {
  const { right, suggested } = readMarked("{-date:Monday} in {+person:Umeå}");
  expect(right).toEqual([{ start: 0, end: 6, label: "date" }]);
  expect(suggested).toEqual([{ start: 10, end: 14, label: "person" }]);
});

test.each(["{place:Umeå", "Umeå}"])("an unbalanced brace is reported: %s", (source) => {
  expect(() => readMarked(source)).toThrow(/brace/);
});
