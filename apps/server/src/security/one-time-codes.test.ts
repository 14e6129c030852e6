import { expect, test } from "vitest";
import { newRecoveryCodes, newSecret, periodOf, uriOf } from "./one-time-codes";

// The secret and the SHA-1 rows of RFC 6238, appendix B: the last six of the eight digits.
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  ["287082", 59],
  ["081804", 1111111109],
  ["050471", 1111111111],
  ["005924", 1234567890],
  ["279037", 2000000000],
  ["353130", 20000000000],
])("the code %s is the one of second %d", (code, second) => {
  expect(periodOf(code, secret, second * 1000)).toBe(Math.floor(second / 30));
});

test("a code of the period before or after counts as one of its own period", () => {
  const time = 1111111111;
  expect(periodOf("050471", secret, (time + 30) * 1000)).toBe(Math.floor(time / 30));
  expect(periodOf("050471", secret, (time - 30) * 1000)).toBe(Math.floor(time / 30));
  expect(periodOf("050471", secret, (time + 60) * 1000)).toBeUndefined();
});

test.each(["", "05047", "0504711", "05047a", "abcde-fghij"])("%j is no code", (code) => {
  expect(periodOf(code, secret, 1111111111000)).toBeUndefined();
});

test("secrets have 160 bits, and names are part of the URI whatever they contain", () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(uriOf(secret, "ana & زينب?")).toMatch(/^otpauth:\/\/totp\/Glossa:ana%20%26%20[^?]+\?/);
});

test("recovery codes differ", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
});
