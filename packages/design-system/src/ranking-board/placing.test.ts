import { describe, expect, it, test } from "vitest";
import { firstFree, inSight, typeRank } from "./placing";

const items = (...ranks: (number | null)[]) => ranks.map((rank, index) => ({ id: `i${index}`, rank }));

describe("a digit on an item", () => {
  test.each([
    ["1", 2, 1],
    ["0", 2, null],
    ["٢", 2, 2],
    ["۰", 2, null],
    ["Delete", 2, null],
    ["9", 9, 9],
  ])("%s of %d places sets the rank %s at once", (key, count, rank) => {
    expect(typeRank(key, undefined, 0, count)).toEqual({ rank, isLonger: false, pending: undefined });
  });

  test.each([
    ["3", 2],
    ["a", 9],
    ["Enter", 9],
  ])("%s of %d places does nothing", (key, count) => {
    expect(typeRank(key, undefined, 0, count)).toBeUndefined();
  });

  it("waits for a second digit only if a longer number is possible", () => {
    expect(typeRank("1", undefined, 0, 12)?.pending).toEqual({ typed: "1", at: 0 });
    expect(typeRank("2", undefined, 0, 12)?.pending).toBeUndefined();
  });

  it("continues the first digit within 300 ms, and is a number of its own later or if no such place exists", () => {
    const before = { typed: "1", at: 0 };
    expect(typeRank("2", before, 300, 12)).toMatchObject({ rank: 12, isLonger: true });
    expect(typeRank("2", before, 301, 12)).toMatchObject({ rank: 2, isLonger: false });
    expect(typeRank("5", before, 100, 12)?.rank).toBe(5);
  });
});

it("items without a rank come first, then by rank, with ties in their own order (spec 351)", () => {
  const seen = inSight(items(2, null, 1, 2, null)).map(({ id }) => id);
  expect(seen).toEqual(["i1", "i4", "i2", "i0", "i3"]);
});

test.each([
  [[null, null], 1],
  [[1, null, 3], 2],
  [[1, 1, null], 2],
  [[1, 2], 2],
])("the first free place of %j is %d", (ranks, place) => {
  expect(firstFree(items(...ranks))).toBe(place);
});
