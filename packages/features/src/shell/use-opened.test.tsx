// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useOpened } from "./use-opened";

function door() {
  let found: (thing: { close: () => void } | undefined) => void = () => undefined;
  const close = vi.fn();
  const open = () => new Promise<{ close: () => void } | undefined>((resolve) => (found = resolve));
  return { open, close, come: () => act(async () => found({ close })) };
}

it("An open resource is closed if another one replaces it, and at the end", async () => {
  const first = door();
  const second = door();
  const { result, rerender, unmount } = renderHook(({ open }) => useOpened(open), { initialProps: first });
  expect(result.current).toBeUndefined();
  await first.come();
  expect(result.current).toEqual({ close: first.close });
  rerender(second);
  expect([first.close.mock.calls.length, result.current]).toEqual([1, undefined]);
  await second.come();
  unmount();
  expect(second.close).toHaveBeenCalledTimes(1);
});

it("A resource that opens after the component was unmounted is closed at once", async () => {
  const late = door();
  const { unmount } = renderHook(() => useOpened(late.open));
  unmount();
  await late.come();
  expect(late.close).toHaveBeenCalledTimes(1);
});
