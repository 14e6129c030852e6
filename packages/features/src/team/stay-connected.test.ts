import type { DatasetEvent } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { stayConnected } from "./stay-connected";

const left: DatasetEvent = { type: "left", user_id: "a" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the given streams one after the other, each with its number of events and its failure. */
function play(...streams: { events?: number; failure?: unknown }[]) {
  const times: number[] = [];
  const heard: DatasetEvent[] = [];
  const ending = new AbortController();
  async function* open(): AsyncGenerator<DatasetEvent> {
    times.push(Date.now());
    const { events = 0, failure } = streams.shift() ?? {};
    for (let count = 0; count < events; count += 1) yield left;
    if (failure) throw failure;
  }
  const end = vi.fn();
  void stayConnected(open, (event) => heard.push(event), ending.signal).then(end);
  return { times, heard, ending, end };
}

const lost = new ApiError("network");

describe("a stream", () => {
  it("is opened again when it ends, with increasing delays while it sends nothing", async () => {
    const { times, ending } = play();
    await vi.advanceTimersByTimeAsync(120_000);
    ending.abort();
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(gaps.length).toBeGreaterThan(4);
    for (const [index, wait] of [1000, 2000, 5000, 15_000, 30_000].entries()) {
      expect(gaps[index]).toBeGreaterThanOrEqual(wait * 0.75);
      expect(gaps[index]).toBeLessThanOrEqual(wait * 1.25);
    }
  });

  it("is opened again as soon as the browser has a network", async () => {
    const { times, ending } = play({ failure: lost }, { failure: lost }, { failure: lost });
    await vi.advanceTimersByTimeAsync(10_000);
    const before = times.length;
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    ending.abort();
    expect(times).toHaveLength(before + 1);
  });

  it("is opened again soon if it broke after an event", async () => {
    const { times, heard, ending } = play(
      { failure: lost },
      { failure: lost },
      { failure: lost },
      { events: 2, failure: lost },
      {},
    );
    await vi.advanceTimersByTimeAsync(13_000);
    ending.abort();
    expect(heard).toHaveLength(2);
    expect((times[4] ?? 0) - (times[3] ?? 0)).toBeLessThanOrEqual(1250);
  });

  test.each([401, 403, 404, 406])("is given up at %i", async (status) => {
    const { times, end } = play({ failure: new ApiError("http", { status }) });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times).toHaveLength(1);
    expect(end).toHaveBeenCalled();
  });

  it("is closed when the signal aborts, even during a delay", async () => {
    const { times, ending, end } = play({ failure: lost });
    await vi.advanceTimersByTimeAsync(10);
    ending.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times).toHaveLength(1);
    expect(end).toHaveBeenCalled();
  });
});
