import { parseTimestamp } from "@glossa/contract";
import { afterEach, expect, test } from "vitest";
import { startOfDay } from "./start-of-day";

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

test.each([
  ["UTC", "2026-11-28", 0, "2026-11-28T00:00:00.000Z"],
  ["UTC", "2026-12-31", 1, "2027-01-01T00:00:00.000Z"],
  ["America/Bogota", "2026-11-28", 1, "2026-11-29T05:00:00.000Z"],
  // A day of 23 hours.
  ["Europe/Berlin", "2026-03-29", 0, "2026-03-28T23:00:00.000Z"],
  ["Europe/Berlin", "2026-03-29", 1, "2026-03-29T22:00:00.000Z"],
])("in %s, the day %s and %i more start at %j", (timeZone, day, later, start) => {
  process.env.TZ = timeZone;
  expect(parseTimestamp(startOfDay(day, later)).toISOString()).toBe(start);
});
