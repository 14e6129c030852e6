import { expect, test } from "vitest";
import { collapsed } from "./badges";

test.each([
  [[], [], 0],
  [["a"], ["a"], 0],
  [["a", "b"], ["a", "b"], 0],
  [["a", "b", "c"], ["a", "b"], 1],
  [["a", "b", "c", "d", "e"], ["a", "b"], 3],
])(
  "of the badges %j, these are shown before the rest collapses (spec 401): %j and %d more",
  (badges, shown, hidden) => {
    expect(collapsed(badges)).toEqual({ shown, hidden });
  },
);

test("a bar with little room shows fewer badges, or none", () => {
  expect(collapsed(["a", "b", "c"], 1)).toEqual({ shown: ["a"], hidden: 2 });
  expect(collapsed(["a"], 0)).toEqual({ shown: [], hidden: 1 });
});
