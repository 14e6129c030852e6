import { expect, test } from "vitest";
import { isSameName } from "./is-same-name";

test.each([
  ["tickets", "tickets", true],
  [" tickets ", "tickets", true],
  ["caf\u0065\u0301", "caf\u00e9", true],
  ["two  words", "two words", true],
  ["", "tickets", false],
  ["ticket", "tickets", false],
  ["Tickets", "tickets", false],
])("%j as the name of %j", (typed, name, isSame) => {
  expect(isSameName(typed, name)).toBe(isSame);
});
