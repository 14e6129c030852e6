import { describe, expect, test } from "vitest";
import { groupOf } from "./group";
import { initials } from "./initials";

describe("initials", () => {
  test.each([
    ["marisol", "MA"],
    ["j", "J"],
    [" ana ", "AN"],
    ["ñandú", "ÑA"],
    ["👩🏽‍🚀ada", "👩🏽‍🚀A"],
    ["", ""],
  ])("of %s are %s (spec 94)", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe("a group", () => {
  const users = (count: number) => Array.from({ length: count }, (_, index) => `user${index}`);

  test.each([
    [0, 0, 0, false],
    [3, 3, 0, false],
    [4, 3, 1, true],
    [10, 3, 7, true],
    [11, 3, 8, false],
  ])("of %d shows %d and says +%d (spec 95) (spec 96)", (count, shown, hidden, canExpand) => {
    const group = groupOf(users(count), false);
    expect([group.shown.length, group.hidden, group.canExpand]).toEqual([shown, hidden, canExpand]);
  });

  test("of ten or fewer shows everybody when it is expanded (spec 95)", () => {
    expect(groupOf(users(10), true).shown).toHaveLength(10);
    expect(groupOf(users(11), true).shown).toHaveLength(3);
  });
});
