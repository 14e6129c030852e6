import { type Criteria, criteriaFrom } from "@glossa/session";
import { expect, test } from "vitest";
import { nameDetails } from "./name-details";

const at = (address: string): Criteria => criteriaFrom(new URLSearchParams(address), "d");

test.each([
  ["all", undefined, ["2026-03-09"]],
  ["all", at("status=submitted"), ["2026-03-09"]],
  ["filter", at("status=submitted"), ["submitted", "2026-03-09"]],
  ["filter", at("status=pending&search=order"), ["pending", "filtered", "2026-03-09"]],
  ["selected", at("status=pending"), ["selected", "2026-03-09"]],
] as const)("the records %s of %j are named by %j", (selection, criteria, details) => {
  expect(nameDetails(selection, criteria, new Date(2026, 2, 9, 23, 59))).toEqual(details);
});
