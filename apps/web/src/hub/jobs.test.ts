import { expect, test } from "vitest";
import { isRunning } from "./jobs";

test.each([
  ["queued", true],
  ["started", true],
  ["scheduled", true],
  ["deferred", true],
  ["finished", false],
  ["failed", false],
  ["stopped", false],
  ["canceled", false],
] as const)("a job that is %s runs: %s (spec 212)", (status, expected) => {
  expect(isRunning({ status })).toBe(expected);
});
