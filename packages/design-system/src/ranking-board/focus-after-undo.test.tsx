// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { words } from "./fixtures";
import { RankingBoard } from "./RankingBoard";

afterEach(cleanup);

const board = (...ranks: number[]) => (
  <>
    <RankingBoard
      label="Better"
      words={words}
      options={["A", "B", "C"].map((text, index) => ({ id: text, text, rank: ranks[index] ?? null }))}
    />
    <button type="button">Elsewhere</button>
  </>
);
const item = (text: string, rank: number) =>
  screen.getByRole("button", { name: new RegExp(`${text}.*rank ${rank}`) });
const elsewhere = () => screen.getByRole("button", { name: "Elsewhere" });

test("an item that changes its rank from outside, by undo, keeps the focus", () => {
  const { rerender } = render(board(1, 2, 3));
  item("A", 1).focus();
  rerender(board(3, 2, 1));
  expect(document.activeElement).toBe(item("A", 3));
});

test("a focus that has left the board does not come back", () => {
  const { rerender } = render(board(1, 2, 3));
  item("A", 1).focus();
  elsewhere().focus();
  rerender(board(3, 2, 1));
  expect(document.activeElement).toBe(elsewhere());
  item("B", 2).focus();
  item("B", 2).blur();
  rerender(board(1, 3, 2));
  expect(document.activeElement).toBe(document.body);
});

test("from elsewhere, undo returns to the item that was placed last", () => {
  const { rerender } = render(board(2, 1, 3));
  fireEvent.keyDown(item("B", 1), { key: "3" });
  rerender(board(2, 3, 3));
  elsewhere().focus();
  rerender(board(2, 1, 3));
  expect(item("B", 1).tabIndex).toBe(0);
  expect([item("A", 2).tabIndex, item("C", 3).tabIndex]).toEqual([-1, -1]);
});
