import { describe, expect, it, test } from "vitest";
import { endpoints } from "./endpoints";
import { newSuggestion } from "./records/suggestions";

const id = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;

/** The least processor time that something takes of a few, in ms: what else the machine does only adds to it. */
function timeOf(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** Judges something long, and as much in a hundred pieces: where each part is compared with every other, that is cheap. */
function expectNoGrowth(judge: (size: number) => unknown, size: number): void {
  const pieces = () => {
    for (let piece = 0; piece < 100; piece += 1) judge(size / 100);
  };
  expect(timeOf(() => judge(size))).toBeLessThan(Math.max(20, 5 * timeOf(pieces)));
}

describe("the processor time of validation is proportional to the length of the input (security lows)", () => {
  it.each([
    ["letters that may stand there", "a"],
    ["no letter or digit at all", "-"],
    ["one at the end that may not", "a", "!"],
  ])("an agent's name of %s", (_, letter, end = "") => {
    expectNoGrowth(
      (length) =>
        newSuggestion.safeParse({ question_id: id(1), value: "a", agent: letter.repeat(length) + end }),
      16_000,
    );
  });

  it("unique responses of many users in a record", () => {
    const { items } = endpoints.bulkCreateRecords.body.shape;
    const all = Array.from({ length: 20_000 }, (_, n) => ({
      user_id: id(n),
      status: "discarded",
      values: {},
    }));
    const judge = (count: number) =>
      items.safeParse([{ fields: { text: "a" }, responses: all.slice(0, count) }]);
    expect(judge(all.length).success).toBe(true);
    expectNoGrowth(judge, all.length);
  }, 30_000);
});

test.each([
  ["model:a/1.5 b_c-d", true],
  ["-a-", true],
  ["---", false],
  ["a\u00e9", false],
  ["", false],
  ["a".repeat(201), false],
])("the name %j of an agent is valid: %s (security lows)", (agent, isAllowed) => {
  expect(newSuggestion.safeParse({ question_id: id(1), value: "a", agent }).success).toBe(isAllowed);
});
