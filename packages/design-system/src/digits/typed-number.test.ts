import { describe, expect, test } from "vitest";
import { interpretDigit, interpretDigitAmong } from "./typed-number";

describe("a digit among labels", () => {
  test("selects its label at once (spec 348)", () => {
    expect(interpretDigit("4", undefined, 0, 8)).toEqual({ number: 4, isLonger: false, pending: undefined });
  });

  test("selects the longer number with a second digit within 300 ms (spec 348)", () => {
    const first = interpretDigit("1", undefined, 0, 24);
    expect(first).toMatchObject({ number: 1, pending: { typed: "1", at: 0 } });
    expect(interpretDigit("2", first?.pending, 300, 24)).toMatchObject({ number: 12, isLonger: true });
    expect(interpretDigit("2", first?.pending, 301, 24)).toMatchObject({ number: 2, isLonger: false });
    expect(interpretDigit("9", first?.pending, 100, 12)).toMatchObject({ number: 9, isLonger: false });
  });

  test.each([
    ["0", 12],
    ["9", 8],
    ["a", 12],
  ])("%s selects none of %d labels", (key, count) => {
    expect(interpretDigit(key, undefined, 0, count)).toBeUndefined();
  });
});

describe("a digit among numbers with gaps", () => {
  const numbers = [0, 5, 10, 11];

  test("selects nothing if it is only the beginning of a number, which the second digit completes (spec 348)", () => {
    const first = interpretDigitAmong("1", undefined, 0, numbers);
    expect(first).toEqual({ number: undefined, isLonger: false, pending: { typed: "1", at: 0 } });
    expect(interpretDigitAmong("0", first?.pending, 300, numbers)).toMatchObject({
      number: 10,
      isLonger: true,
    });
    expect(interpretDigitAmong("0", first?.pending, 301, numbers)).toMatchObject({
      number: 0,
      isLonger: false,
    });
    expect(interpretDigitAmong("5", first?.pending, 100, numbers)).toMatchObject({
      number: 5,
      isLonger: false,
    });
  });

  test("has no effect if no number begins with it", () => {
    expect(interpretDigitAmong("2", undefined, 0, numbers)).toBeUndefined();
  });
});
