import { expect, test } from "vitest";
import { movedBy, placeAt, withMoved } from "./place-at";

const column = (left: number, heights: readonly number[]) => {
  let top = 0;
  return heights.map((height) => {
    const line = { left, top, right: left + 100, bottom: top + height };
    top += height;
    return line;
  });
};
const low = column(0, [30, 30, 30]);
const mixed = column(0, [30, 90, 30]);
const two = [...column(0, [30, 30]), ...column(120, [30, 30])];

test.each<[string, { x: number; y: number }, [typeof low, number], number | undefined]>([
  ["its own line", { x: 5, y: 10 }, [low, 0], undefined],
  ["the next line", { x: 5, y: 31 }, [low, 0], 1],
  ["the last line", { x: 5, y: 89 }, [low, 0], 2],
  ["a line above", { x: 5, y: 59 }, [low, 2], 1],
  ["no line", { x: 5, y: 200 }, [low, 0], undefined],
  ["the edge of a high line, from above", { x: 5, y: 40 }, [mixed, 0], undefined],
  ["a high line far enough, from above", { x: 5, y: 91 }, [mixed, 0], 1],
  ["the edge of a high line, from below", { x: 5, y: 110 }, [mixed, 2], undefined],
  ["a high line far enough, from below", { x: 5, y: 59 }, [mixed, 2], 1],
  ["another column", { x: 130, y: 2 }, [two, 1], 2],
  ["the gap between columns", { x: 110, y: 2 }, [two, 1], undefined],
])("a line is dragged over %s", (_, pointer, [lines, dragged], place) => {
  expect(placeAt(pointer, lines, dragged)).toBe(place);
});

test.each([
  ["ArrowUp", 1, 0],
  ["ArrowUp", 0, undefined],
  ["ArrowDown", 1, 2],
  ["ArrowDown", 2, undefined],
  ["Home", 2, 0],
  ["Home", 0, undefined],
  ["End", 0, 2],
  ["Enter", 1, undefined],
])("%s moves line %i of three to %s", (key, place, to) => {
  expect(movedBy(key, place, 3)).toBe(to);
});

test.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [9, 0, "abc"],
])("a list after the line at %i moves to %i", (from, to, list) => {
  expect(withMoved([..."abc"], from, to).join("")).toBe(list);
});
