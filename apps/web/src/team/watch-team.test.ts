import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "../queries/client";
import { metricsQuery, progressQuery } from "../queries/datasets";
import { useAuth } from "../state/auth";
import { watchTeam } from "./watch-team";

const progress = { total: 4, completed: 1, pending: 3, users: [] };
const snapshot = { present: [{ user_id: "b", username: "ben", record_id: "r1" }], progress };

interface Call {
  method: string;
  url: string;
  body: unknown;
  keepalive: boolean | undefined;
  headers: unknown;
}

let calls: Call[];
let streams: ReadableStreamDefaultController<Uint8Array>[];

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  streams = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (url.endsWith("/events")) return stream(init.signal);
    const { method = "GET", body, keepalive, headers } = init;
    calls.push({ method, url, body: body ? JSON.parse(String(body)) : undefined, keepalive, headers });
    return new Response(
      method === "DELETE" ? null : JSON.stringify({ user_id: "a", username: "ana", record_id: null }),
      {
        status: method === "DELETE" ? 204 : 200,
      },
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
  setHidden(false);
});

function stream(signal: AbortSignal | null | undefined): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      streams.push(controller);
      signal?.addEventListener("abort", () => controller.error(new DOMException("gone", "AbortError")));
    },
  });
  return new Response(body);
}

function say(type: string, data: object): void {
  const text = `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
  streams.at(-1)?.enqueue(new TextEncoder().encode(text));
}

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

const settle = () => vi.advanceTimersByTimeAsync(0);

function watch() {
  let recordId: string | undefined = "r1";
  const listeners = new Set<() => void>();
  const onTeam = vi.fn();
  const stop = watchTeam({
    datasetId: "d",
    userId: "a",
    recordId: () => recordId,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onTeam,
  });
  const goTo = (id: string | undefined) => {
    recordId = id;
    for (const listener of listeners) listener();
  };
  return { stop, onTeam, goTo };
}

const places = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
const leavings = () => calls.filter(({ method }) => method === "DELETE");

describe("watching a team", () => {
  it("tells where one is: at once, after resting on another record, and again in time", async () => {
    const { stop, goTo } = watch();
    await settle();
    expect(places()).toEqual([{ record_id: "r1" }]);
    goTo("r2");
    goTo("r3");
    await vi.advanceTimersByTimeAsync(400);
    expect(places().at(-1)).toEqual({ record_id: "r3" });
    expect(places()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(places()).toHaveLength(3);
    goTo(undefined);
    await vi.advanceTimersByTimeAsync(400);
    expect(places().at(-1)).toEqual({ record_id: null });
    stop();
  });

  it("shows who else is on the record, also when it is oneself who moves", async () => {
    const { stop, onTeam, goTo } = watch();
    await settle();
    say("snapshot", snapshot);
    await settle();
    expect(onTeam.mock.lastCall?.[0]).toMatchObject({ total: 4, completed: 1, onThisRecord: ["ben"] });
    goTo("r2");
    expect(onTeam.mock.lastCall?.[0].onThisRecord).toEqual([]);
    say("moved", { user_id: "b", username: "ben", record_id: "r2" });
    await settle();
    expect(onTeam.mock.lastCall?.[0].onThisRecord).toEqual(["ben"]);
    stop();
  });

  it("keeps the numbers on screen up to date without asking for them", async () => {
    const { stop } = watch();
    await settle();
    say("snapshot", snapshot);
    const users = [{ user_id: "a", username: "ana", submitted: 2, discarded: 1, draft: 0 }];
    say("progress", { progress: { ...progress, completed: 2, pending: 2, users } });
    await settle();
    expect(queryClient.getQueryData(progressQuery("d").queryKey)).toMatchObject({ completed: 2, pending: 2 });
    expect(queryClient.getQueryData(metricsQuery("d").queryKey)).toEqual({
      total: 4,
      submitted: 2,
      discarded: 1,
      draft: 0,
      pending: 1,
    });
    expect(calls.filter(({ method }) => method === "GET")).toEqual([]);
    stop();
  });

  it("leaves its connection while the tab is hidden, and comes back with it", async () => {
    const { stop } = watch();
    await settle();
    setHidden(true);
    await vi.advanceTimersByTimeAsync(100_000);
    expect([streams.length, places().length]).toEqual([1, 1]);
    setHidden(false);
    await settle();
    expect([streams.length, places().length]).toEqual([2, 2]);
    stop();
  });

  it("says goodbye once the page is left, and when the tab closes", async () => {
    const { stop } = watch();
    await settle();
    window.dispatchEvent(new Event("pagehide"));
    expect(leavings()).toMatchObject([{ url: "/api/v1/glossa/me/datasets/d/presence", keepalive: true }]);
    stop();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(leavings()).toHaveLength(2);
    expect(places()).toHaveLength(1);
  });

  it("says goodbye by the name of who was here, also when they have signed out meanwhile", async () => {
    useAuth.getState().signIn("token");
    const { stop } = watch();
    await settle();
    useAuth.getState().signOut();
    stop();
    expect(leavings()[0]?.headers).toMatchObject({ authorization: "Bearer token" });
  });

  it("shows nothing more once it may not watch any more", async () => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 403 }));
    const { stop, onTeam } = watch();
    await settle();
    expect(onTeam.mock.lastCall).toEqual([undefined]);
    stop();
  });
});
