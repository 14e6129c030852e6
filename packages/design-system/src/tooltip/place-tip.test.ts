import { expect, test } from "vitest";
import { placeTip, type Side } from "./place-tip";

const room = { width: 400, height: 300 };
const tip = { width: 100, height: 20 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 30 });

test.each<[string, Side, { left: number; top: number }, { left: number; top: number }]>([
  ["under its middle", "bottom", at(180, 100), { left: 150, top: 138 }],
  ["over its middle", "top", at(180, 100), { left: 150, top: 72 }],
  ["to its right", "right", at(180, 100), { left: 228, top: 105 }],
  ["to its left", "left", at(180, 100), { left: 72, top: 105 }],
  ["over what is at the foot of the window", "bottom", at(180, 260), { left: 150, top: 232 }],
  ["under what is at its head", "top", at(180, 10), { left: 150, top: 48 }],
  ["left of what is at its right edge", "right", at(340, 100), { left: 232, top: 105 }],
  ["right of what is at its left edge", "left", at(10, 100), { left: 58, top: 105 }],
  ["inside the window at a corner", "bottom", at(0, 0), { left: 8, top: 38 }],
  ["inside the window at the other corner", "bottom", at(360, 270), { left: 292, top: 242 }],
])("a tooltip stands %s", (_, side, anchor, place) => {
  expect(placeTip(anchor as Parameters<typeof placeTip>[0], tip, room, side)).toEqual(place);
});

test("a tooltip that fits on neither side stays on its own, and inside the window", () => {
  expect(placeTip(at(180, 100), { width: 500, height: 290 }, room, "bottom")).toEqual({ left: 8, top: 8 });
});
