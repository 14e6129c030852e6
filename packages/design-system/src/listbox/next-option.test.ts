import { describe, expect, test } from "vitest";
import { inGroups, matching, nextOption, typedOption } from "./next-option";

const three = [{}, {}, {}];
const withGaps = [{ isDisabled: true }, {}, { isDisabled: true }, {}, { isDisabled: true }];
const thirty = Array.from({ length: 30 }, () => ({}));

describe("keys in a list", () => {
  test.each([
    ["ArrowDown", 0, three, 1],
    ["ArrowDown", 2, three, 0],
    ["ArrowDown", -1, three, 0],
    ["ArrowUp", 0, three, 2],
    ["ArrowUp", 2, three, 1],
    ["Home", 2, three, 0],
    ["End", 0, three, 2],
    ["PageDown", 3, thirty, 13],
    ["PageDown", 25, thirty, 29],
    ["PageUp", 25, thirty, 15],
    ["PageUp", 3, thirty, 0],
    ["ArrowDown", 1, withGaps, 3],
    ["ArrowDown", 3, withGaps, 1],
    ["ArrowUp", 1, withGaps, 3],
    ["Home", 3, withGaps, 1],
    ["End", 1, withGaps, 3],
    ["Enter", 1, three, undefined],
    ["ArrowDown", 0, [], undefined],
    ["ArrowDown", 0, [{ isDisabled: true }], undefined],
  ])("%s at %d", (key, at, options, next) => {
    expect(nextOption(key, at, options)).toBe(next);
  });
});

describe("typing in a list", () => {
  const labels = ["Name", "Last activity", "Created", "Newest"];
  test.each([
    ["l", 0, 1],
    ["n", 0, 3],
    ["n", 3, 0],
    ["nn", 0, 3],
    ["ne", 0, 3],
    ["CREA", 0, 2],
    ["x", 0, undefined],
  ])("%s at %d", (typed, at, next) => {
    expect(typedOption(typed, at, labels)).toBe(next);
  });
});

test.each([
  ["", 3],
  [" news", 1],
  ["IT", 1],
  ["zzz", 0],
])("%s finds %d workspaces", (query, count) => {
  const options = [{ label: "alignment" }, { label: "newsroom" }, { label: "quality" }];
  expect(matching(options, query)).toHaveLength(count);
});

test("options of one group are adjacent and keep their order", () => {
  const groups = inGroups([{ group: "Go to" }, { group: "Go to" }, { group: "Do" }, {}]);
  expect(groups.map(({ label, options }) => [label, options.map(({ index }) => index)])).toEqual([
    ["Go to", [0, 1]],
    ["Do", [2]],
    [undefined, [3]],
  ]);
});
