import { describe, expect, it, test } from "vitest";
import type { Decimal } from "../../read-options";
import { recordsOf } from "../../records/records-of";
import { opened } from "../../testing/files";
import { isMetadata } from "../file-plan";
import { guessPlan } from "../guess-plan";
import { numberNotices } from "../problems/number-notices";
import { planProblems } from "../problems/plan-problems";
import { numberOfText } from "./number-text";
import { profileOf } from "./profile";

describe("a number as people write it", () => {
  test.each([
    ["3,14", 3.14, Number.NaN],
    ["-1.234,5", -1234.5, Number.NaN],
    ["1.234.567", 1_234_567, Number.NaN],
    ["1\u202f234,5", 1234.5, Number.NaN],
    ["1'234.5", Number.NaN, 1234.5],
    ["1,234", 1.234, 1234],
    ["1.234", 1234, 1.234],
    ["0,123", 0.123, Number.NaN],
    [",5", 0.5, Number.NaN],
    ["1,5e-3", 0.0015, Number.NaN],
    ["1,234,567.8", Number.NaN, 1_234_567.8],
    ["12", 12, 12],
    ["1.23,4", Number.NaN, Number.NaN],
    ["1.234 567,8", Number.NaN, Number.NaN],
    ["007,5", Number.NaN, Number.NaN],
    ["1,2,3", Number.NaN, Number.NaN],
    ["e5", Number.NaN, Number.NaN],
    ["", Number.NaN, Number.NaN],
  ])("%s", (text, comma, point) => {
    expect([numberOfText(text, "comma"), numberOfText(text, "point")]).toEqual([comma, point]);
  });
});

/** A column beside texts, with its use. */
async function column(cells: readonly string[], decimal?: Decimal) {
  const lines = cells.map((cell, index) => `text number ${index};${cell}`);
  const file = await opened(["text;value", ...lines].join("\n"));
  const profile = await profileOf(file, decimal ? { decimal } : {});
  const plan = guessPlan({ profile });
  const records = [];
  for await (const result of recordsOf(file, plan)) if ("record" in result) records.push(result.record);
  const found = profile.columns.find(({ name }) => name === "value");
  return {
    use: plan.columns.filter(isMetadata).find(({ name }) => name === "value")?.use,
    values: records.map(({ metadata }) => metadata.value),
    ids: records.map(({ external_id: id }) => id),
    isOpen: found?.isDecimalOpen,
    range: found?.range,
    notices: numberNotices(profile).map(({ code }) => code),
    problems: planProblems(plan, profile),
  };
}

describe("the numbers of a column", () => {
  test.each([
    ["decimal commas", ["3,14", "12", "1.234,5", "1,234"], "float", [3.14, 12, 1234.5, 1.234]],
    ["decimal commas and empty cells", ["3,1", "", "0,25"], "float", [3.1, undefined, 0.25]],
    ["points and thousands", ["1,234.5", "2,000", "7"], "float", [1234.5, 2000, 7]],
    ["thousands of thousands", ["1.512.491", "127.934"], "integer", [1_512_491, 127_934]],
    ["thousands of thousands after commas", ["1,234,567", "1,000"], "integer", [1_234_567, 1000]],
    ["points", ["3.14", "1.234"], "float", [3.14, 1.234]],
    ["whole numbers", ["1", "20"], "integer", [1, 20]],
  ])("are read by what all of them show: %s", async (_, cells, use, values) => {
    const found = await column(cells);
    expect(found).toMatchObject({ use, values, problems: [] });
    const known = values.filter((value) => value !== undefined);
    expect(found.range).toEqual({ min: Math.min(...known), max: Math.max(...known) });
  });

  it("are told if they have decimal commas, because nothing else in the file says so", async () => {
    expect((await column(["3,14", "2,5"])).notices).toEqual(["decimal_commas"]);
    expect((await column(["3.14", "2.5"])).notices).toEqual([]);
  });

  test.each([
    ["either decimals or thousands", ["1,234", "5,678", "12"]],
    ["numbers of three digits in pairs", ["100,200", "300,400"]],
  ])("stay text where nothing decides: %s", async (_, cells) => {
    expect(await column(cells)).toMatchObject({
      use: "terms",
      values: cells,
      isOpen: true,
      notices: ["decimals_open"],
    });
  });

  test.each([
    ["a mixture", ["3,14", "3.14"]],
    ["a word", ["3,14", "unknown"]],
    ["lists", ["1,2,3", "4,5"]],
    ["addresses of computers", ["192.168.1.20", "192.168.100.200"]],
  ])("stay text with %s, and there is nothing to choose", async (_, cells) => {
    expect(await column(cells)).toMatchObject({ use: "terms", values: cells, isOpen: false, notices: [] });
  });

  test.each([
    ["comma" as const, ["1,234", "12"], "float", [1.234, 12]],
    ["point" as const, ["1,234", "12"], "integer", [1234, 12]],
    ["comma" as const, ["1.234", "12.345"], "integer", [1234, 12345]],
    ["point" as const, ["3,14", "2,5"], "terms", ["3,14", "2,5"]],
    ["comma" as const, ["3.14", "2.5"], "float", [3.14, 2.5]],
    ["comma" as const, ["1", "2"], "integer", [1, 2]],
  ])("are read with the %s that was chosen: %j", async (decimal, cells, use, values) => {
    expect(await column(cells, decimal)).toMatchObject({
      use,
      values,
      notices: expect.not.arrayContaining(["decimals_open"]),
    });
  });

  it("do not change ids, which are those of the text", async () => {
    const [comma, point] = [await column(["1,234", "12"], "comma"), await column(["1,234", "12"], "point")];
    expect(comma.ids).toEqual(point.ids);
  });

  it("may be the scores of suggestions", async () => {
    const file = await opened("text;label;label_score\na b;x;0,5\nc d;y;0,75\ne f;x;1\n");
    const profile = await profileOf(file);
    const plan = guessPlan({ profile });
    const scores = [];
    for await (const result of recordsOf(file, plan))
      if ("record" in result) scores.push(result.record.suggestions.label?.score);
    expect(scores).toEqual([0.5, 0.75, 1]);
  });
});
