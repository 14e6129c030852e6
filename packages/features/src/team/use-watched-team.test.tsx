// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TeamOnRecord } from "./team";
import { useWatchedTeam } from "./use-watched-team";
import type { Watched } from "./watch-team";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const team: TeamOnRecord = {
  total: 4,
  completed: 1,
  pending: 3,
  onThisRecord: ["ben"],
  others: [],
  people: [],
};

function someone() {
  const stop = vi.fn();
  const leave = vi.fn();
  const watch = vi.fn(({ onTeam }: Watched) => {
    onTeam(team);
    return stop;
  });
  return { stop, leave, watched: { userId: "a", recordId: () => "r", subscribe: () => stop, watch, leave } };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("The team is loaded after the first record, and shown until the page is closed", async () => {
  const { watched, stop, leave } = someone();
  const { result, unmount } = renderHook(() => useWatchedTeam(watched));
  await wait(1000);
  expect([watched.watch.mock.calls.length, result.current]).toEqual([0, undefined]);
  await wait(1000);
  expect(result.current).toBe(team);
  unmount();
  await wait(0);
  expect([stop.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
});

it("A user who leaves before watching began releases their claims", async () => {
  const { watched, leave } = someone();
  renderHook(() => useWatchedTeam(watched)).unmount();
  await wait(0);
  expect(leave).toHaveBeenCalledTimes(1);
});

it("No team is loaded if the server does not report it", async () => {
  const { result } = renderHook(() => useWatchedTeam(undefined));
  await wait(2000);
  expect(result.current).toBeUndefined();
});
