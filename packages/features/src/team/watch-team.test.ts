import type { DatasetEvent } from "@glossa/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TeamOnRecord } from "./team";
import { watchTeam } from "./watch-team";

const progress = { total: 4, completed: 1, pending: 3, users: [] };
const ben = { user_id: "b", username: "ben" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setHidden(isHidden: boolean): void {
  Object.assign(document, { hidden: isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Watches from record r1, with a server that sends what a test specifies. */
function watch(refusal?: Error) {
  let recordId: string | undefined = "r1";
  const listeners = new Set<() => void>();
  const shown: (TeamOnRecord | undefined)[] = [];
  const places: (string | undefined)[] = [];
  const goodbyes: string[] = [];
  const onProgress = vi.fn();
  const onChanged = vi.fn();
  const streams: ((event: DatasetEvent) => void)[] = [];
  async function* open(signal: AbortSignal) {
    if (refusal) throw refusal;
    const said: DatasetEvent[] = [];
    let wake: () => void = () => undefined;
    signal.addEventListener("abort", () => wake());
    streams.push((event) => {
      said.push(event);
      wake();
    });
    while (!signal.aborted) {
      for (let event = said.shift(); event; event = said.shift()) yield event;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const stop = watchTeam(
    { userId: "a", recordId: () => recordId, subscribe, onTeam: (team) => shown.push(team) },
    {
      open,
      tell: (id) => places.push(id),
      leave: (isClosing) => goodbyes.push(isClosing ? "closing" : "leaving"),
      onProgress,
      onChanged,
    },
  );
  const goTo = (id: string | undefined) => {
    recordId = id;
    for (const listener of listeners) listener();
  };
  const say = async (event: DatasetEvent) => {
    streams.at(-1)?.(event);
    await settle();
  };
  return { stop, goTo, say, shown, places, goodbyes, onProgress, onChanged, streams };
}

describe("watching a team", () => {
  it("reports the user's record: at once, after staying on another one, and at intervals", async () => {
    const { stop, goTo, places } = watch();
    expect(places).toEqual(["r1"]);
    goTo("r2");
    goTo("r3");
    await vi.advanceTimersByTimeAsync(400);
    expect(places).toEqual(["r1", "r3"]);
    await vi.advanceTimersByTimeAsync(45_000);
    goTo(undefined);
    await vi.advanceTimersByTimeAsync(400);
    expect(places).toEqual(["r1", "r3", "r3", undefined]);
    stop();
  });

  it("shows the other users on the record, also after the user has moved", async () => {
    const { stop, say, goTo, shown } = watch();
    await settle();
    await say({ type: "snapshot", present: [{ ...ben, record_id: "r1" }], progress });
    expect(shown.at(-1)).toMatchObject({ total: 4, completed: 1, onThisRecord: ["ben"] });
    goTo("r2");
    expect(shown.at(-1)?.onThisRecord).toEqual([]);
    await say({ type: "moved", ...ben, record_id: "r2" });
    expect(shown.at(-1)?.onThisRecord).toEqual(["ben"]);
    stop();
  });

  it("reports the progress when it changes, and not when a user moves", async () => {
    const { stop, say, onProgress } = watch();
    await settle();
    await say({ type: "snapshot", present: [], progress });
    await say({ type: "moved", ...ben, record_id: "r2" });
    expect(onProgress.mock.calls).toEqual([[progress]]);
    await say({ type: "progress", progress: { ...progress, completed: 2 } });
    expect(onProgress.mock.lastCall).toEqual([{ ...progress, completed: 2 }]);
    stop();
  });

  it("reports records that were changed, and that any may have been before each snapshot", async () => {
    const { stop, say, onChanged } = watch();
    await settle();
    await say({ type: "snapshot", present: [], progress });
    await say({ type: "changed", record_ids: ["r1", "r2"] });
    await say({ type: "changed" });
    expect(onChanged.mock.calls).toEqual([[undefined], [["r1", "r2"]], [undefined]]);
    setHidden(true);
    setHidden(false);
    await settle();
    await say({ type: "snapshot", present: [], progress });
    expect(onChanged.mock.calls).toHaveLength(4);
    stop();
  });

  it("closes its connection while the tab is hidden, and opens it again afterwards", async () => {
    const { stop, streams, places } = watch();
    await settle();
    setHidden(true);
    await vi.advanceTimersByTimeAsync(100_000);
    expect([streams.length, places.length]).toEqual([1, 1]);
    setHidden(false);
    await settle();
    expect([streams.length, places.length]).toEqual([2, 2]);
    stop();
  });

  it("reports that the user leaves when the page is left and when the tab closes", async () => {
    const { stop, goodbyes, places } = watch();
    window.dispatchEvent(new Event("pagehide"));
    expect(goodbyes).toEqual(["closing"]);
    stop();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(goodbyes).toEqual(["closing", "leaving"]);
    expect(places).toEqual(["r1"]);
    window.dispatchEvent(new Event("pageshow"));
    expect(places).toEqual(["r1"]);
  });

  it("shows nothing once watching is refused", async () => {
    const { stop, shown } = watch(Object.assign(new Error("no member"), { status: 403 }));
    await settle();
    expect(shown).toEqual([undefined]);
    stop();
  });
});
