import { describe, expect, test } from "vitest";
import { type HandSign, handAfter, idleHand, mayEnter, theftsAfter } from "./hand";

type Sign = HandSign<"a" | "b">;
const key = (name: string): Sign => ({ type: "key", key: name });
const on = (frame?: "a" | "b"): Sign => ({ type: "pointer", frame });
const focus: Sign = { type: "focus" };

describe("the focus may move into frame a (api 3b)", () => {
  test.each<[string, Sign[], boolean, boolean]>([
    ["after Tab", [key("Tab")], true, true],
    ["after Tab, whatever was pressed before", [key("1"), key("Tab")], false, true],
    ["by a press of the pointer that is on it", [on("a")], true, true],
    ["by a press after the pointer moved on it again", [on("a"), key("1"), on("a")], true, true],
    ["not before any user input", [], false, false],
    ["not without a press", [on("a")], false, false],
    ["not while the pointer is on another", [on("b")], true, false],
    ["not while the pointer is on the page", [on("a"), on()], true, false],
    ["not while keys are pressed, wherever the pointer is", [on("a"), key("1")], true, false],
    ["not after a Tab that went elsewhere", [key("Tab"), focus], true, false],
    ["not after a Tab and another key", [key("Tab"), key("1")], true, false],
  ])("%s", (_when, signs, hasPressed, may) => {
    const hand = signs.reduce(handAfter<"a" | "b">, idleHand);
    expect(mayEnter(hand, "a", { hasPressed })).toBe(may);
  });
});

describe("the frame takes the focus too often", () => {
  test.each([
    ["when there are five in ten seconds", [0, 50, 100, 150, 200], true],
    ["not when there are four", [0, 50, 100, 150], false],
    ["not when they are far apart", [0, 3000, 6000, 9000, 12_000], false],
  ])("%s", (_when, times, isTooMany) => {
    let known: { times: readonly number[]; isTooMany: boolean } = { times: [], isTooMany: false };
    for (const time of times) known = theftsAfter(known.times, time);
    expect(known.isTooMany).toBe(isTooMany);
  });
});
