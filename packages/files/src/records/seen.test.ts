import { describe, expect, it } from "vitest";
import { Seen } from "./seen";

describe("what has been seen", () => {
  it("is remembered with its first number, among very many", () => {
    const seen = new Seen();
    const marks = Array.from({ length: 50_000 }, (_, index) => index + 1);
    expect(marks.filter((mark) => seen.add(`id ${mark}`, mark) !== 0)).toEqual([]);
    expect(marks.filter((mark) => seen.add(`id ${mark}`, 1) !== mark)).toEqual([]);
  });
  it("can get another number", () => {
    const seen = new Seen();
    seen.add("a", 1);
    seen.replace("a", 2);
    expect(seen.add("a", 9)).toBe(2);
  });
});
