import { describe, expect, it } from "vitest";
import { guidelinesLength, guidelinesProblem, isMinSubmittedValid, keptGuidelines } from "./rules";

describe("guidelines", () => {
  it.each([
    ["Read closely.", "Read closely.", undefined],
    ["  Read\n\nclosely. \n", "Read\n\nclosely.", undefined],
    ["", null, "required"],
    [" \n\t", null, "required"],
    [null, null, "required"],
  ])("%j are kept as %j, which is: %s (spec 147)", (written, kept, problem) => {
    expect(keptGuidelines(written)).toBe(kept);
    expect(guidelinesProblem(written)).toBe(problem);
  });

  it("may have ten thousand characters, without surrounding white space", () => {
    expect(guidelinesProblem(` ${"a".repeat(10_000)} `)).toBeUndefined();
    expect(guidelinesProblem("a".repeat(10_001))).toBe("tooLong");
    expect(guidelinesProblem("🖋".repeat(10_000))).toBeUndefined();
    expect(guidelinesLength(" two 🖋\n")).toBe(5);
  });
});

it.each([
  [undefined, false],
  [0, false],
  [1, true],
  [7, true],
])("a minimum of %s submitted responses is valid: %s (spec 148)", (minimum, isValid) => {
  expect(isMinSubmittedValid(minimum)).toBe(isValid);
});
