import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useRemembered } from "./use-remembered";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function remember(first: number) {
  const onRest = vi.fn();
  const hook = renderHook(({ place }) => useRemembered(place, onRest), { initialProps: { place: first } });
  return { onRest, move: (place: number) => hook.rerender({ place }), remove: hook.unmount };
}

it("reports a border that has not moved for 300 ms, once", () => {
  const { onRest, move, remove } = remember(1);
  move(2);
  vi.advanceTimersByTime(299);
  move(3);
  vi.advanceTimersByTime(299);
  expect(onRest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  remove();
  expect(onRest.mock.calls).toEqual([[3]]);
});

it("reports a border that is removed before, so that the next one starts there", () => {
  const { onRest, move, remove } = remember(1);
  move(2);
  remove();
  expect(onRest.mock.calls).toEqual([[2]]);
});

it("reports nothing of a border that never moved", () => {
  const { onRest, remove } = remember(1);
  remove();
  expect(onRest).not.toHaveBeenCalled();
});
