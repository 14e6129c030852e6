import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { EditableList } from "./EditableList";
import { withMoved } from "./place-at";

const words = {
  move: (text: string, place: number) => `Move ${text}, ${place}`,
  moveHelp: "Arrows move it.",
  moveUp: (text: string) => `Move ${text} up`,
  moveDown: (text: string) => `Move ${text} down`,
  moved: (text: string, place: number) => `${text}: now ${place}`,
  rename: (place: number) => `Text of ${place}`,
  remove: (text: string) => `Remove ${text}`,
  removed: (text: string) => `${text} removed`,
  unnamed: "without a text",
};

function Kept() {
  const [texts, setTexts] = useState(["A", "B", "C"]);
  return (
    <EditableList
      label="Labels"
      items={texts.map((text) => ({ text }))}
      onMove={(from, to) => setTexts(withMoved(texts, from, to))}
      words={words}
    />
  );
}

const button = (name: string) => screen.getByRole("button", { name });
const texts = () => screen.getAllByRole("textbox").map((field) => (field as HTMLInputElement).value);
const press = (grip: HTMLElement, travel: number) => {
  // jsdom captures no pointers.
  grip.setPointerCapture = () => undefined;
  fireEvent.pointerDown(grip, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(grip, { clientX: 0, clientY: travel });
  fireEvent.pointerUp(grip);
  fireEvent.click(grip, { detail: 1 });
};

beforeEach(() => void render(<Kept />));
afterEach(cleanup);

it("moves a line by clicks alone, and keeps the focus on a button that still moves it", () => {
  press(button("Move A, 1"), 1);
  expect(button("Move A, 1")).toHaveAttribute("aria-expanded", "true");
  expect(button("Move A up")).toHaveAttribute("aria-disabled", "true");
  fireEvent.click(button("Move A down"));
  expect(button("Move A down")).toHaveFocus();
  fireEvent.click(button("Move A down"));
  expect(texts()).toEqual(["B", "C", "A"]);
  expect(button("Move A up")).toHaveFocus();
  fireEvent.keyDown(button("Move A up"), { key: "Escape" });
  expect(screen.queryByRole("button", { name: "Move A up" })).toBeNull();
  expect(button("Move A, 3")).toHaveFocus();
});

it("shows no buttons after a drag, and after the focus has gone to another line", () => {
  press(button("Move B, 2"), 40);
  expect(screen.queryByRole("button", { name: "Move B up" })).toBeNull();
  fireEvent.click(button("Move B, 2"), { detail: 0 });
  expect(button("Move B up")).toBeVisible();
  fireEvent.focus(button("Move C, 3"));
  expect(screen.queryByRole("button", { name: "Move B up" })).toBeNull();
});
