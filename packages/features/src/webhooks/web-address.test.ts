import { expect, test } from "vitest";
import { isWebAddress } from "./web-address";

test.each([
  ["https://hooks.example.org/a?b=c", true],
  [" http://127.0.0.1:9000 ", true],
  ["hooks.example.org", false],
  ["ftp://hooks.example.org", false],
  ["javascript:alert(1)", false],
  ["https://", false],
  ["", false],
])("%j is a web address: %s", (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});
