import { expect, test } from "vitest";
import { masked } from "./masked";

test.each([
  ["key=abc", "abc", "key=••••••••••••"],
  ["abc abc", "abc", "•••••••••••• ••••••••••••"],
  ["key=abc", undefined, "key=abc"],
  ["key=abc", "", "key=abc"],
  ["a.c abc", "a.c", "•••••••••••• abc"],
])("%s without %s reads %s", (text, secret, shown) => {
  expect(masked(text, secret)).toBe(shown);
});
