import { renderHook } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { useOpenItems } from "./use-open-items";

const items = (...ranks: (number | null)[]) => ranks.map((rank, index) => ({ id: `i${index}`, rank }));
const openItemsOf = () => renderHook(() => useOpenItems()).result.current;

test.each([
  [[1, null, 2], 1, true],
  [[1, null, null], 1, false],
  [[1, 2, 3], 1, false],
])("in %j, a rank of item %d is the last one that was missing: %s", (ranks, index, isComplete) => {
  const board = items(...ranks);
  expect(openItemsOf().onType(board, board[index] ?? { id: "", rank: null }, false)).toBe(isComplete);
});

describe("a suggested order", () => {
  const [a, b, c] = items(2, 1, 3) as [{ id: string; rank: number }, never, never];
  const board = [a, b, c];
  const openOf = (openItems: ReturnType<typeof openItemsOf>) =>
    board.filter(openItems.isOpen).map(({ id }) => id);

  test("is gone through once its first rank is typed, until each item has one", () => {
    const openItems = openItemsOf();
    expect(openOf(openItems)).toEqual([]);
    expect(openItems.onType(board, a, true)).toBe(false);
    expect(openOf(openItems)).toEqual(["i1", "i2"]);
    expect(openItems.onType(board, b, false)).toBe(false);
    expect(openItems.onType(board, c, false)).toBe(true);
    expect(openOf(openItems)).toEqual([]);
  });

  test("starts again when undo has brought it back", () => {
    const openItems = openItemsOf();
    openItems.onType(board, a, true);
    openItems.onType(board, b, false);
    openItems.onType(board, a, true);
    expect(openOf(openItems)).toEqual(["i1", "i2"]);
  });

  test("stays as it is once a rank has changed by pointer", () => {
    const openItems = openItemsOf();
    openItems.onType(board, a, true);
    openItems.end();
    expect(openOf(openItems)).toEqual([]);
  });
});
