import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mendHistory, watchHistory } from "./watch-history";

let length: number;
let key: string;
const go = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  length = 3;
  key = crypto.randomUUID();
  vi.spyOn(history, "length", "get").mockImplementation(() => length);
  vi.spyOn(history, "go").mockImplementation(go);
  const entries = () => [{ url: "http://localhost/home" }, { url: location.href }];
  vi.stubGlobal("navigation", {
    get currentEntry() {
      return { key, index: 1 };
    },
    entries,
  });
});

afterEach(() => {
  go.mockClear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("history entries of frames are reported, and skipped once the frames are removed", () => {
  const told = vi.fn();
  const stop = watchHistory(told);
  length = 8;
  vi.advanceTimersByTime(300);
  expect(told).toHaveBeenCalled();
  stop();
  mendHistory();
  // The last entries are added after the frames have been removed.
  length = 10;
  vi.advanceTimersByTime(1000);
  expect(go.mock.calls).toEqual([[-7]]);
});

test("history entries of the page itself are not reported", () => {
  const told = vi.fn();
  const stop = watchHistory(told);
  key = crypto.randomUUID();
  length = 4;
  vi.advanceTimersByTime(300);
  expect(told).not.toHaveBeenCalled();
  stop();
});

test("entries are not counted if other frames could have added them", () => {
  const told = vi.fn();
  const stop = watchHistory(told);
  vi.spyOn(window, "length", "get").mockReturnValue(2);
  length = 8;
  vi.advanceTimersByTime(300);
  expect(told).not.toHaveBeenCalled();
  stop();
});

test("if the history is full, the entry before the page is written again", () => {
  const replace = vi.spyOn(history, "replaceState").mockReturnValue();
  const push = vi.spyOn(history, "pushState").mockReturnValue();
  const stop = watchHistory(() => undefined);
  length = 50;
  stop();
  mendHistory();
  vi.advanceTimersByTime(1000);
  expect(go.mock.calls).toEqual([[-47]]);
  expect(replace.mock.calls).toEqual([[null, "", "http://localhost/home"]]);
  expect(push.mock.calls).toEqual([[history.state, "", location.href]]);
});
