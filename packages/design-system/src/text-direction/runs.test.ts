import { describe, expect, test } from "vitest";
import { textBlocks } from "../text-blocks";
import { type DirectionRun, directionRuns } from "./runs";

const shown = (runs: readonly DirectionRun[]) => runs.map(({ text, direction }) => `${direction}: ${text}`);

test.each([
  ["one direction", ["one\n\ntwo"], [["ltr: one\n\ntwo"]]],
  [
    "the majority, not the first letter",
    ["TCP הוא פרוטוקול.\nThe whole word שלום"],
    [["rtl: TCP הוא פרוטוקול.\n", "ltr: The whole word שלום"]],
  ],
  ["no letters", ["12\n(3)"], [["undefined: 12\n(3)"]]],
  [
    "lines without letters belong to those before, or after at first",
    ["1\nקضת\n2\nb"],
    [["rtl: 1\nקضת\n2\n", "ltr: b"]],
  ],
  [
    "a paragraph in pieces",
    ["The API ", "هي الواجهة البرمجية", " (API)\nb"],
    [["rtl: The API "], ["rtl: هي الواجهة البرمجية"], ["rtl:  (API)\n", "ltr: b"]],
  ],
  ["an end of a piece and of a run", ["one\n", "قضت\n", ""], [["ltr: one\n"], ["rtl: قضت\n"], []]],
])("%s (spec 315)", (_, pieces, runs) => {
  expect(directionRuns(pieces).map(shown)).toEqual(runs);
});

describe("a megabyte", () => {
  test.each([
    ["Latin", "one sentence of text.\n".repeat(50_000)],
    ["Arabic", "API v2: قضت المحكمة اليوم.\n".repeat(40_000)],
    ["both in turn", "قضت المحكمة اليوم.\none sentence of text.\n".repeat(25_000)],
    ["a single paragraph", "قضت المحكمة اليوم. ".repeat(55_000)],
  ])("of %s stays whole", (_, text) => {
    const runs = directionRuns(textBlocks(text));
    expect(runs.flatMap((each) => each.map((run) => run.text)).join("")).toBe(text);
  });
});
