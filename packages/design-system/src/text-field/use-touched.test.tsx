import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTouched } from "./use-touched";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Field() {
  const { isTouched, onBlur } = useTouched();
  return <input onBlur={onBlur} data-touched={isTouched} />;
}

function aField() {
  const { container, unmount } = render(<Field />);
  const input = container.querySelector("input") as HTMLInputElement;
  return { input, isTouched: () => input.dataset.touched === "true", unmount };
}

const passTime = () => act(() => vi.runAllTimers());

it("counts a field as left when the focus moves on, not when the window loses it", () => {
  const { input, isTouched } = aField();
  const hasFocus = vi.spyOn(document, "hasFocus").mockReturnValue(false);
  fireEvent.blur(input);
  expect(isTouched()).toBe(false);
  hasFocus.mockReturnValue(true);
  fireEvent.blur(input);
  expect(isTouched()).toBe(true);
});

it.each([
  ["a press of the mouse", ["pointerDown", "mouseDown"], ["pointerUp", "mouseUp"]],
  ["a press without events of the mouse", ["pointerDown"], ["pointerUp"]],
  ["a tap", ["pointerDown", "pointerUp", "mouseDown"], ["mouseUp"]],
  ["a drag", ["mouseDown"], ["dragEnd"]],
] as const)("waits for the click if %s takes the focus", (_, before, after) => {
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  const { input, isTouched } = aField();
  for (const type of before) fireEvent[type](document.body);
  fireEvent.blur(input);
  passTime();
  expect(isTouched()).toBe(false);
  for (const type of after) fireEvent[type](document.body);
  fireEvent.click(document.body);
  expect(isTouched()).toBe(false);
  passTime();
  expect(isTouched()).toBe(true);
});

it("does not wait for a press that is over, nor count one that left the focus where it was", () => {
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  const { input, isTouched } = aField();
  fireEvent.mouseDown(input);
  fireEvent.mouseUp(input);
  passTime();
  expect(isTouched()).toBe(false);
  fireEvent.blur(input);
  expect(isTouched()).toBe(true);
});

it("stops waiting when the field goes", () => {
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  const { input, unmount } = aField();
  fireEvent.mouseDown(document.body);
  fireEvent.blur(input);
  fireEvent.mouseUp(document.body);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
