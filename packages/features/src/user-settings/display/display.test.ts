import { expect, test } from "vitest";
import { displayOf } from "./display";

const first = { textSize: "medium", density: "comfortable", motion: "system" };

test.each([
  [undefined, first],
  [null, first],
  ["large", first],
  [{ textSize: "large" }, { ...first, textSize: "large" }],
  [
    { textSize: "huge", density: "compact", motion: 1, more: true },
    { ...first, density: "compact" },
  ],
  [JSON.parse('{"__proto__":{"motion":"reduced"}}'), first],
])("of %j, what is valid counts", (stored, expected) => {
  expect(displayOf(stored)).toEqual(expected);
});
