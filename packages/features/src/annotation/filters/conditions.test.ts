import { describe, expect, it, test } from "vitest";
import {
  endsOf,
  operatorIn,
  optionsIn,
  rangeOf,
  withCondition,
  withOptions,
  withSuggestion,
} from "./conditions";

const limits = { min: 10, max: 20 };

describe("a range", () => {
  it.each([
    [[12, 15], { ge: 12, le: 15 }],
    [[10, 15], { ge: 10, le: 15 }],
    [[10, 20], undefined],
    [[15, 12], { ge: 12, le: 15 }],
    [[-5, 15], { ge: 10, le: 15 }],
    [[15, 99], { ge: 15, le: 20 }],
    [[20, 20], { ge: 20, le: 20 }],
  ] as const)("of %j is %j: in order and within the limits (spec 257)", (ends, range) => {
    expect(rangeOf(ends, limits)).toEqual(range);
  });

  it("is shown by its ends, or by the limits", () => {
    expect(endsOf({ ge: 12, le: 15 }, limits)).toEqual([12, 15]);
    expect(endsOf(undefined, limits)).toEqual([10, 20]);
  });
});

test.each([
  ["oneOf", ["a"], "or", { terms: ["a"] }],
  ["allOrAnyOf", ["a", "b"], "or", { operator: "or", values: ["a", "b"] }],
  ["allOrAnyOf", [], "or", undefined],
] as const)("options of %s: %j with %s are %j", (kind, values, operator, condition) => {
  const made = withOptions({ kind, options: [] }, values, operator);
  expect(made).toEqual(condition);
  expect(optionsIn(made)).toEqual(values);
});

test("several labels must all be there unless the user chooses otherwise (spec 254)", () => {
  expect(operatorIn(undefined)).toBe("and");
  expect(operatorIn({ operator: "or", values: ["a"] })).toBe("or");
});

test("a condition replaces the one with its name, is added at the end, or goes (spec 253)", () => {
  const one = { name: "a", terms: ["x"] };
  const two = { name: "b", range: { ge: 1, le: 2 } };
  const changed = withCondition<"metadata">([one, two], "a", { terms: ["y"] });
  expect(changed).toEqual([{ name: "a", terms: ["y"] }, two]);
  expect(withCondition<"metadata">([one], "b", { range: { ge: 1, le: 2 } })).toEqual([one, two]);
  expect(withCondition<"metadata">([one, two], "a", undefined)).toEqual([two]);
});

test("a filter on suggestions keeps its other configurations, and goes with the last one (spec 255)", () => {
  const score = { ge: 0.5, le: 1 };
  const first = withSuggestion([], "q", { score });
  const second = withSuggestion(first, "q", { agents: ["x"] });
  expect(second).toEqual([{ name: "q", score, agents: ["x"] }]);
  expect(withSuggestion(second, "q", { score: undefined })).toEqual([{ name: "q", agents: ["x"] }]);
  expect(withSuggestion(first, "q", { score: undefined })).toEqual([]);
  expect(withSuggestion(second, "q", { agents: [] })).toEqual(first);
});
