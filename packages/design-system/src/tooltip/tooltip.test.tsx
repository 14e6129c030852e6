import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tooltip } from "./Tooltip";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const tip = () => screen.queryByRole("tooltip");

function show(own: object = {}) {
  render(
    <>
      <Tooltip content="Next record" keyHint="→">
        <button type="button" {...own}>
          Next
        </button>
      </Tooltip>
      <Tooltip content="Previous record">
        <button type="button">Previous</button>
      </Tooltip>
    </>,
  );
  return screen.getByRole("button", { name: "Next" });
}

test("a tooltip opens a second after the pointer has come, and describes its element (spec 399)", () => {
  const button = show();
  fireEvent.pointerMove(button);
  pass(999);
  expect(tip()).toBeNull();
  fireEvent.pointerMove(button);
  pass(1);
  expect(tip()).toHaveTextContent("Next record→");
  expect(button).toHaveAccessibleDescription("Next record");
  expect(tip()?.parentElement).toBe(document.body);
});

test("the pointer may go over to the words, and they go soon after it has left both", () => {
  const button = show();
  fireEvent.pointerMove(button);
  pass(1000);
  fireEvent.pointerLeave(button);
  pass(100);
  fireEvent.pointerEnter(tip() as HTMLElement);
  pass(1000);
  expect(tip()).not.toBeNull();
  fireEvent.pointerLeave(tip() as HTMLElement);
  pass(150);
  expect(tip()).toBeNull();
});

test("who has left in time, or has a finger on it, is told nothing", () => {
  const button = show();
  fireEvent.pointerMove(button);
  pass(900);
  fireEvent.pointerLeave(button);
  pass(1000);
  fireEvent.pointerMove(button, { pointerType: "touch" });
  pass(1000);
  expect(tip()).toBeNull();
});

test("it opens at once on focus, and Escape shuts it and nothing else", () => {
  const button = show();
  act(() => button.focus());
  expect(tip()).not.toBeNull();
  // What lies under it looks whether somebody has had the key.
  expect(fireEvent.keyDown(button, { key: "a" })).toBe(true);
  expect(tip()).not.toBeNull();
  expect(fireEvent.keyDown(button, { key: "Escape" })).toBe(false);
  expect(tip()).toBeNull();
  expect(fireEvent.keyDown(button, { key: "Escape" })).toBe(true);
  expect(button).toHaveFocus();
});

test("a press shuts it, and it stays shut while the pointer rests there", () => {
  const button = show();
  fireEvent.pointerMove(button);
  pass(1000);
  fireEvent.pointerDown(button);
  act(() => button.focus());
  fireEvent.pointerUp(document);
  fireEvent.click(button);
  fireEvent.pointerMove(button);
  pass(2000);
  expect(tip()).toBeNull();
});

test("one is open at a time, and it goes when its element scrolls away or loses the focus", () => {
  const button = show();
  fireEvent.pointerMove(screen.getByRole("button", { name: "Previous" }));
  pass(1000);
  expect(tip()).toHaveTextContent("Previous record");
  act(() => button.focus());
  expect(screen.getAllByRole("tooltip")).toHaveLength(1);
  expect(tip()).toHaveTextContent("Next record");
  fireEvent.scroll(document);
  expect(tip()).toBeNull();
  act(() => button.blur());
  act(() => button.focus());
  expect(tip()).not.toBeNull();
  act(() => button.blur());
  expect(tip()).toBeNull();
});

test("what the element does itself it still does, and first", () => {
  const said: string[] = [];
  const button = show({
    onFocus: () => said.push(tip() ? "open" : "shut"),
    onClick: () => said.push("clicked"),
    ref: (element: HTMLElement | null) => {
      if (element) said.push("here");
    },
    "aria-describedby": "mine",
  });
  act(() => button.focus());
  fireEvent.click(button);
  expect(said).toEqual(["here", "shut", "clicked"]);
  expect(button).toHaveAttribute("aria-describedby", "mine");
});

test("a press that its element refuses leaves the reason in sight", () => {
  const button = show({ onClick: (event: { preventDefault: () => void }) => event.preventDefault() });
  act(() => button.focus());
  fireEvent.click(button);
  expect(tip()).not.toBeNull();
});
