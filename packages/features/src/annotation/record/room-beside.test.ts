import { expect, test } from "vitest";
import { roomBeside } from "./room-beside";

test.each([
  ["facts that leave more than the words need", [80, 90, 90], 700, 440],
  ["a last fact that fits beside the drawing alone", [80, 90, 90], 300, 40],
  ["a last fact that does not fit beside the drawing", [80, 90, 90], 280, 110],
  ["facts that are not shown", [80, 0, 0], 300, 220],
  ["a status as wide as the line", [300, 90], 300, 300],
])("the room that %s leave to the save state", (_, widths, line, room) => {
  expect(roomBeside(widths, line)).toBe(room);
});
