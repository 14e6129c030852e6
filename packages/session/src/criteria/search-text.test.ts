import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchFrom, searchParameter } from "./search-text";

describe("the search text of a URL", () => {
  it.each([
    [null, "", "all"],
    ["", "", "all"],
    ["refund", "refund", "all"],
    ["late_order", "late order", "all"],
    ["late_order~body", "late order", "body"],
    ["late_order~all", "late order", "all"],
    ["a~b~body", "a~b", "body"],
    ["a~", "a", "all"],
    ["a__b", "a__b", "all"],
    ["_a_", "_a_", "all"],
    ["snake%5Fcase", "snake_case", "all"],
  ])("%j is %j in %j: every field unless one is specified (spec 229)", (parameter, text, field) => {
    expect(searchFrom(parameter)).toEqual({ text, field });
  });

  it.each([
    ["", "body", undefined],
    ["late order", "all", "late_order"],
    ["late order", "body", "late_order~body"],
    ["snake_case here", "all", "snake%5Fcase_here"],
    ["a~b", "all", "a~b~all"],
    ["100%20", "all", "100%2520"],
  ])("%j in %j is written as %j, with underscores for spaces (spec 235)", (text, field, parameter) => {
    expect(searchParameter({ text, field })).toBe(parameter);
  });

  it("is parsed as it was written, with any characters", () => {
    const character = fc.constantFrom(
      "a",
      "é",
      "👋",
      " ",
      "_",
      "~",
      "%",
      "%5F",
      "%20",
      "%25",
      "%7E",
      "2",
      "5F",
      "7E",
    );
    const texts = fc
      .array(character, { minLength: 1, maxLength: 12 })
      .map((characters) => characters.join(""));
    fc.assert(
      fc.property(texts, texts, (text, field) => {
        const parameter = searchParameter({ text, field }) ?? null;
        expect(searchFrom(parameter)).toEqual({ text, field });
      }),
      { numRuns: 400 },
    );
  });
});
