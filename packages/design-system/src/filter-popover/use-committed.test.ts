import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCommitted } from "./use-committed";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(initial: string) {
  const onCommit = vi.fn();
  const hook = renderHook(({ value }) => useCommitted(value, onCommit), { initialProps: { value: initial } });
  return {
    onCommit,
    draft: () => hook.result.current.draft,
    change: (to: string, when?: "now") => act(() => hook.result.current.setDraft(to, when)),
    settle: () => act(() => hook.result.current.settle()),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    fromOutside: (value: string) => hook.rerender({ value }),
  };
}

test("a change is shown at once and reported half a second after the last one", () => {
  const { onCommit, draft, change, pass } = open("a");
  change("b");
  pass(400);
  change("c");
  expect(draft()).toBe("c");
  pass(499);
  expect(onCommit).not.toHaveBeenCalled();
  pass(1);
  expect(onCommit.mock.calls).toEqual([["c"]]);
});

test("closing reports a change at once, and only once", () => {
  const { onCommit, change, settle, pass } = open("a");
  settle();
  expect(onCommit).not.toHaveBeenCalled();
  change("b");
  settle();
  pass(1000);
  expect(onCommit.mock.calls).toEqual([["b"]]);
});

test("a value from the parent replaces an unreported one", () => {
  const { onCommit, draft, change, pass, fromOutside } = open("a");
  change("b");
  fromOutside("z");
  pass(1000);
  expect(draft()).toBe("z");
  expect(onCommit).not.toHaveBeenCalled();
});

test("a change survives a render with an equal value from the parent", () => {
  const onCommit = vi.fn();
  const value = { keys: ["a"] };
  const hook = renderHook((props) => useCommitted(props.value, onCommit), { initialProps: { value } });
  act(() => hook.result.current.setDraft({ keys: ["a", "b"] }));
  hook.rerender({ value: structuredClone(value) });
  expect(hook.result.current.draft).toEqual({ keys: ["a", "b"] });
  act(() => hook.result.current.settle());
  expect(onCommit.mock.calls).toEqual([[{ keys: ["a", "b"] }]]);
});

test("an immediate change is reported at once, and only once", () => {
  const { onCommit, change, pass, settle } = open("a");
  change("b");
  change("", "now");
  expect(onCommit.mock.calls).toEqual([[""]]);
  pass(500);
  settle();
  expect(onCommit).toHaveBeenCalledTimes(1);
});

test("a value that is equal to the current one is not reported (spec 246)", () => {
  const { onCommit, change, settle, pass } = open("a");
  change("b");
  change("a");
  pass(1000);
  change("a");
  settle();
  change("a", "now");
  expect(onCommit).not.toHaveBeenCalled();
});
