import { errorCodes } from "@glossa/contract";
import { expect, test } from "vitest";
import { recordBound } from "./record-dates";

test.each<[string, number | string, "ge" | "le", string]>([
  ["a number of milliseconds", 1714644672123, "ge", "2024-05-02T10:11:12.123"],
  ["milliseconds before 1970", -1, "ge", "1969-12-31T23:59:59.999"],
  ["a year of three digits", "0999-01-01T00:00:00Z", "ge", "0999-01-01T00:00:00"],
  ["a moment with a zone", "2024-05-02T10:11:12.123456+02:00", "ge", "2024-05-02T08:11:12.123456"],
  ["a moment with a space", "2024-02-29 10:11:12z", "ge", "2024-02-29T10:11:12"],
  ["the first moment of a day", "2024-02-29", "ge", "2024-02-29T00:00:00"],
  ["the last moment of a day", "2024-02-29", "le", "2024-02-29T23:59:59.999999"],
])("a bound is %s", (_, value, side, expected) => {
  expect(recordBound("inserted_at", value, side)).toBe(expected);
});

test.each([
  1e16,
  -1e16,
  8.64e15,
  -8.64e15,
  Number.POSITIVE_INFINITY,
  "9999-12-31T23:59:59-14:00",
  "0000-01-01T00:00:00+14:00",
  "2026-13-45",
  "2026-02-30",
  "2026-02-30T10:00:00",
  "2026-02-03T10:61:00",
  "soon",
  "",
])("a bound is not %s", (value) => {
  expect(() => recordBound("updated_at", value, "le")).toThrow(
    expect.objectContaining({ status: 422, code: errorCodes.filter }),
  );
});
