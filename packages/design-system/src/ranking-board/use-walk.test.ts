import { renderHook } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { useWalk } from "./use-walk";

const items = (...ranks: (number | null)[]) => ranks.map((rank, index) => ({ id: `i${index}`, rank }));
const walkOf = () => renderHook(() => useWalk()).result.current;

test.each([
  [[1, null, 2], 1, true],
  [[1, null, null], 1, false],
  [[1, 2, 3], 1, false],
])("in %j, a rank of item %d is the last one that was missing: %s", (ranks, index, isComplete) => {
  const board = items(...ranks);
  expect(walkOf().onType(board, board[index] ?? { id: "", rank: null }, false)).toBe(isComplete);
});

describe("a suggested order", () => {
  const [a, b, c] = items(2, 1, 3) as [{ id: string; rank: number }, never, never];
  const board = [a, b, c];
  const openOf = (walk: ReturnType<typeof walkOf>) => board.filter(walk.isOpen).map(({ id }) => id);

  test("is gone through once its first rank is typed, until each item has one", () => {
    const walk = walkOf();
    expect(openOf(walk)).toEqual([]);
    expect(walk.onType(board, a, true)).toBe(false);
    expect(openOf(walk)).toEqual(["i1", "i2"]);
    expect(walk.onType(board, b, false)).toBe(false);
    expect(walk.onType(board, c, false)).toBe(true);
    expect(openOf(walk)).toEqual([]);
  });

  test("starts again when undo has brought it back", () => {
    const walk = walkOf();
    walk.onType(board, a, true);
    walk.onType(board, b, false);
    walk.onType(board, a, true);
    expect(openOf(walk)).toEqual(["i1", "i2"]);
  });

  test("stays as it is once a rank has changed by pointer", () => {
    const walk = walkOf();
    walk.onType(board, a, true);
    walk.end();
    expect(openOf(walk)).toEqual([]);
  });
});
