import { describe, expect, it } from "vitest";
import { schemaOf } from "../schemas";
import { onRankingKey } from "./keyboard";
import { ranksOf, withRank, withRanks } from "./order";

const options = ["a", "b", "c"].map((value) => ({ value, text: value.toUpperCase(), description: null }));
const settings = { type: "ranking" as const, options };

describe("a ranking", () => {
  it("is a list of values with ranks from 1, in the order of the options (spec 351, 352)", () => {
    const first = withRank(undefined, "c", 1, options);
    expect(withRank(first, "a", 2, options)).toEqual([
      { value: "a", rank: 2 },
      { value: "c", rank: 1 },
    ]);
  });

  it("can contain ties, moves ranked items, and is no value once nothing is ranked (spec 352)", () => {
    const tied = withRank([{ value: "a", rank: 1 }], "b", 1, options);
    expect([...ranksOf(tied)]).toEqual([
      ["a", 1],
      ["b", 1],
    ]);
    expect(withRank(tied, "a", 3, options)).toEqual([
      { value: "a", rank: 3 },
      { value: "b", rank: 1 },
    ]);
    expect(withRank([{ value: "a", rank: 1 }], "a", null, options)).toBeUndefined();
  });

  it("moves several items at once, where one is put between others", () => {
    const before = withRanks(undefined, { a: 1, b: 2 }, options);
    expect(withRanks(before, { a: 2, b: 1 }, options)).toEqual([
      { value: "a", rank: 2 },
      { value: "b", rank: 1 },
    ]);
  });

  it("counts items without a rank as not ranked (spec 351)", () => {
    expect(ranksOf([{ value: "a", rank: null }, { value: "b" }]).size).toBe(0);
  });

  it("is complete when each item has a rank, partial when some do, empty when none does (spec 353)", () => {
    const { completeness } = schemaOf("ranking");
    const some = withRank(undefined, "a", 1, options);
    const all = withRank(withRank(some, "b", 1, options), "c", 3, options);
    expect([undefined, some, all].map((value) => completeness(value, settings))).toEqual([
      "empty",
      "partial",
      "complete",
    ]);
  });
});

describe("a digit outside the board", () => {
  const press = (key: string, value?: ReturnType<typeof withRank>) =>
    onRankingKey({ key, settings, value, isPencil: false, digits: undefined, now: 0 });

  it("gives the first unranked item that rank", () => {
    const first = press("2")?.value;
    expect(first).toEqual([{ value: "a", rank: 2 }]);
    expect(press("1", first)?.value).toEqual([
      { value: "a", rank: 2 },
      { value: "b", rank: 1 },
    ]);
  });

  it("does nothing if there is no such rank, or no such item", () => {
    const all = options.map(({ value }, index) => ({ value, rank: index + 1 }));
    expect([press("0"), press("4"), press("x"), press("1", all)]).toEqual(Array(4).fill(undefined));
  });
});
