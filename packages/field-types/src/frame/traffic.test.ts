import { describe, expect, test } from "vitest";
import { isHeavy, noTraffic, type Traffic, trafficAfter } from "./traffic";

function tooMuch(count: number, apartMs: number): boolean {
  let known: Traffic & { isTooMuch: boolean } = { ...noTraffic, isTooMuch: false };
  for (let index = 0; index < count; index += 1) {
    known = trafficAfter(known, index * apartMs);
    if (known.isTooMuch) return true;
  }
  return false;
}

describe("the limit of messages of a frame (api 3b)", () => {
  test.each([
    ["are too many at a thousand a second", 1000, 1, true],
    ["are too many at once", 201, 0, true],
    ["are not, where each picture of an animation has another height", 1000, 16, false],
    ["are not, however many there are in time", 10_000, 20, false],
  ])("%s", (_what, count, apartMs, expected) => expect(tooMuch(count, apartMs)).toBe(expected));

  test("is exceeded by one message that would block the page", () => {
    expect([isHeavy(5), isHeavy(201)]).toEqual([false, true]);
  });
});
