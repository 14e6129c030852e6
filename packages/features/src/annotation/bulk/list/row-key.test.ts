import { expect, test } from "vitest";
import { rowKey } from "./row-key";

const press = (keys: string) => {
  const held = keys.split("+");
  const key = held.pop() ?? "";
  return {
    key: key === "Space" ? " " : key,
    shiftKey: held.includes("Shift"),
    ctrlKey: held.includes("Ctrl"),
    metaKey: held.includes("Meta"),
    altKey: held.includes("Alt"),
  };
};

test.each([
  ["ArrowDown", 0, 3, 1],
  ["ArrowDown", 2, 3, 2],
  ["ArrowUp", 0, 3, 0],
  ["ArrowUp", 2, 3, 1],
  ["Home", 2, 3, 0],
  ["End", 0, 3, 2],
])("%s at row %d of %d goes to row %s", (key, at, count, row) => {
  expect(rowKey(press(key), at, count)).toEqual({ kind: "go", row, isExtending: false });
});

test.each([
  ["Shift+ArrowDown", { kind: "go", row: 2, isExtending: true }],
  ["Shift+Space", { kind: "range" }],
  ["Ctrl+a", { kind: "all" }],
  ["Meta+A", { kind: "all" }],
  ["Escape", { kind: "clear" }],
  // A checkbox handles Space itself; the other keys are commands or keys of the active question.
  ["Space", undefined],
  ["Enter", undefined],
  ["1", undefined],
  ["ArrowLeft", undefined],
  ["Alt+ArrowDown", undefined],
  ["Ctrl+ArrowDown", undefined],
])("%s in the list is %j", (keys, result) => {
  expect(rowKey(press(keys), 1, 3)).toEqual(result);
});
