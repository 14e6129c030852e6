import { describe, expect, test } from "vitest";
import { type GuardSign, guardAfter, isHeldAt, openGuard } from "./return-guard";

type Seen = [GuardSign, number];

/** Whether a key at a time is ignored after these events. */
function isIgnored(seen: Seen[], at: number): boolean {
  const guard = seen.reduce((known, [sign, time]) => guardAfter(known, sign, time), openGuard);
  return isHeldAt(guard, at);
}

describe("After the focus has left a frame, a key is ignored (api 3a)", () => {
  test.each<[string, Seen[], number, boolean]>([
    [
      "at once",
      [
        ["into", 0],
        ["back", 1000],
      ],
      1001,
      true,
    ],
    [
      "half a second later",
      [
        ["into", 0],
        ["back", 1000],
      ],
      1500,
      true,
    ],
    [
      "not after a pause",
      [
        ["into", 0],
        ["back", 1000],
      ],
      1600,
      false,
    ],
    [
      "as long as keys come without a pause",
      [
        ["into", 0],
        ["back", 1000],
        ["key", 1500],
        ["key", 2000],
      ],
      2500,
      true,
    ],
    [
      "not when the keys have paused",
      [
        ["into", 0],
        ["back", 1000],
        ["key", 1500],
      ],
      2100,
      false,
    ],
    [
      "not after a press of the pointer in the page",
      [
        ["into", 0],
        ["back", 1000],
        ["press", 1010],
      ],
      1020,
      false,
    ],
    [
      "not if the pointer moved the focus out",
      [
        ["into", 0],
        ["press", 990],
        ["back", 1000],
      ],
      1001,
      false,
    ],
    ["even where nobody saw it come back", [["into", 0]], 5000, true],
    [
      "even where a key is the first to come back",
      [
        ["into", 0],
        ["key", 5000],
      ],
      5100,
      true,
    ],
    [
      "when it goes in and out again",
      [
        ["into", 0],
        ["press", 10],
        ["into", 20],
        ["back", 30],
      ],
      40,
      true,
    ],
    [
      "when it goes in and out in the middle of a pause",
      [
        ["into", 0],
        ["back", 100],
        ["into", 500],
        ["back", 600],
      ],
      1100,
      true,
    ],
    [
      "not where no frame had it",
      [
        ["back", 1000],
        ["key", 1001],
      ],
      1002,
      false,
    ],
  ])("%s", (_when, seen, at, expected) => expect(isIgnored(seen, at)).toBe(expected));
});
