// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSecondTap } from "./use-second-tap";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const click = (detail: number) => ({ detail, timeStamp: performance.now() });

test("the second click of a double click counts only once its record has been on screen for a moment", () => {
  const { result, rerender } = renderHook(({ id }) => useSecondTap(id), { initialProps: { id: "one" } });
  expect(result.current(click(2))).toBe(false);
  rerender({ id: "two" });
  // A click of its own, and one by keyboard, are meant for this record.
  expect([0, 1].map((detail) => result.current(click(detail)))).toEqual([false, false]);
  expect(result.current(click(2))).toBe(true);
  rerender({ id: "two" });
  act(() => void vi.advanceTimersByTime(299));
  expect(result.current(click(3))).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current(click(3))).toBe(false);
});
