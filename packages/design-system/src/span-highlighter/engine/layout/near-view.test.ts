import { expect, test } from "vitest";
import { nearView } from "./near-view";

const places = Array.from({ length: 100 }, (_, line) => line);

test.each([
  ["all of few", 100, 50, [0, 99]],
  ["the first ones at the start", 40, 0, [0, 39]],
  ["those around what is on screen", 40, 50, [40, 79]],
  ["the last ones at the end", 40, 95, [60, 99]],
  ["the last ones where all are above", 40, 100, [60, 99]],
])("Places near the view: %s", (_, most, firstOnScreen, [from, to]) => {
  const near = nearView(places, most, (line) => line < firstOnScreen);
  expect([near[0], near.at(-1)]).toEqual([from, to]);
  expect(near.length).toBeLessThanOrEqual(most);
});

test("Few places are measured to find those near the view", () => {
  let measured = 0;
  nearView(places, 10, () => {
    measured += 1;
    return false;
  });
  expect(measured).toBeLessThan(8);
});
