import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useReloadAfterOthers } from "./use-reload-after-others";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shows a record, and then who is on which record, one after the other; returns the records that were loaded again. */
function follow(...steps: { on: string; usernames: string[] }[]) {
  let current = steps[0]?.on ?? "";
  const reload = vi.fn();
  const here = () => current;
  const { rerender, unmount } = renderHook(
    ({ usernames }) => useReloadAfterOthers(here, reload, { onThisRecord: usernames }),
    { initialProps: { usernames: steps[0]?.usernames ?? [] } },
  );
  for (const { on, usernames } of steps.slice(1)) {
    current = on;
    rerender({ usernames });
  }
  return { reload, unmount };
}

it.each([
  ["once somebody has left it", [["r1", "ben"], ["r1"]], 1],
  [
    "once one of two has left it",
    [
      ["r1", "ben", "eva"],
      ["r1", "eva"],
    ],
    1,
  ],
  ["not when somebody comes", [["r1"], ["r1", "ben"]], 0],
  ["not when the user has moved on", [["r1", "ben"], ["r2"]], 0],
  ["not when the user moves on before", [["r1", "ben"], ["r1"], ["r2"]], 0],
] as const)("the record on screen is loaded again %s", async (_, steps, times) => {
  const asSteps = steps.map(([on, ...usernames]) => ({ on, usernames }));
  const { reload } = follow(...asSteps);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledTimes(times);
});

it("nothing is loaded after the page was closed", async () => {
  const { reload, unmount } = follow({ on: "r1", usernames: ["ben"] }, { on: "r1", usernames: [] });
  unmount();
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).not.toHaveBeenCalled();
});
