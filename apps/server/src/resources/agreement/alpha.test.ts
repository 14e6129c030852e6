import { expect, it } from "vitest";
import { alphaOf, type ValueCounts } from "./alpha";

// One line for each observer, one column for each unit; "." is a missing value.
const twoValues = ["0100000010", "1110010000"];
const fiveValues = ["112243335441", "212223335444"];
const fourObservers = ["1233214 12...", "1233224 125.3", ".333234 2251.", "1233244 1251."];
const threeObservers = [".....34121133.3", "1.213343.......", "..21344.21133.4"];

/** The counts of each unit. */
function unitsOf(observers: readonly string[]): ValueCounts[] {
  const rows = observers.map((row) => [...row.replace(" ", "")]);
  return (rows[0] ?? []).map((_, unit) => {
    const counts = new Map<number, number>();
    for (const value of rows.flatMap((row) => row[unit] ?? []).filter((each) => each !== "."))
      counts.set(Number(value), (counts.get(Number(value)) ?? 0) + 1);
    return { counts, records: 1 };
  });
}

it.each([
  ["Krippendorff 2011, section A", twoValues, "nominal", 0.095],
  ["Krippendorff 2011, section B", fiveValues, "nominal", 0.692],
  ["Krippendorff 2011, section C", fourObservers, "nominal", 0.743],
  ["Krippendorff 2011, section D", fourObservers, "interval", 0.849],
  ["Wikipedia, “Krippendorff's alpha”", threeObservers, "nominal", 0.691],
  ["Wikipedia, “Krippendorff's alpha”", threeObservers, "interval", 0.811],
] as const)("alpha of the example of %s", (_, observers, metric, alpha) => {
  expect(alphaOf(unitsOf(observers), metric)).toBeCloseTo(alpha, 3);
});

it("counts records with the same values as often as there are", () => {
  const units = unitsOf(fiveValues);
  const [first] = unitsOf(["1", "2"]);
  if (!first) throw new Error("There is no unit.");
  expect(alphaOf([...units, { ...first, records: 2 }], "nominal")).toBe(
    alphaOf([...units, first, first], "nominal"),
  );
});

it.each([
  ["no record", []],
  ["no record with two values", ["12", ".."]],
  ["one value only", ["111", "111"]],
])("alpha is undefined for %s", (_, observers) => {
  expect(alphaOf(unitsOf(observers), "nominal")).toBeNull();
  expect(alphaOf(unitsOf(observers), "interval")).toBeNull();
});

it.each(["nominal", "interval"] as const)("%s alpha is 1 if all agree, and below 0 if none do", (metric) => {
  expect(alphaOf(unitsOf(["123", "123"]), metric)).toBe(1);
  expect(alphaOf(unitsOf(["1212", "2121"]), metric)).toBeLessThan(0);
});
