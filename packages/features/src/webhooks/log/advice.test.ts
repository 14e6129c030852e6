import { describe, expect, it } from "vitest";
import { adviceOf } from "./advice";

describe("the advice about a failed attempt", () => {
  it.each([
    [302, "redirect"],
    [400, "unwanted"],
    [401, "secret"],
    [403, "secret"],
    [404, "address"],
    [409, "unwanted"],
    [422, "unwanted"],
    [429, "tooMany"],
    [500, "fault"],
    [503, "fault"],
  ])("for the status %i is %s", (httpStatus, advice) => {
    expect(adviceOf({ outcome: "rejected", httpStatus })).toBe(advice);
  });

  it.each([
    ["no_answer", "closed"],
    ["timeout", "slow"],
    ["refused_address", "network"],
    ["arrived", undefined],
    ["not_sent", undefined],
  ] as const)("without a status, for %s, is %s", (outcome, advice) => {
    expect(adviceOf({ outcome, httpStatus: null })).toBe(advice);
  });
});
