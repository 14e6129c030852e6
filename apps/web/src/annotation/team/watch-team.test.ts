import { errorCodes } from "@glossa/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "../../queries/client";
import { datasetQuery, metricsQuery, progressQuery } from "../../queries/datasets";
import { isKnownDeleted } from "../../queries/deleted-dataset";
import { useAuth } from "../../state/auth";
import { teamOf } from "./watch-team";

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

const settle = () => vi.advanceTimersByTimeAsync(0);

function watch(team = teamOf("d", {})) {
  const watched = { userId: "a", recordId: () => "r1", subscribe: () => () => undefined, onTeam: vi.fn() };
  return { stop: team.watch(watched), onTeam: watched.onTeam };
}

const places = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
const leavings = () => calls.filter(({ method }) => method === "DELETE");

describe("watching a team over the API", () => {
  it("sends the user's position to the server and shows who else is there", async () => {
    const { stop, onTeam } = watch();
    await settle();
    expect(places()).toEqual([{ record_id: "r1" }]);
    say("snapshot", snapshot);
    await settle();
    expect(onTeam.mock.lastCall?.[0]).toMatchObject({ total: 4, completed: 1, onThisRecord: ["ben"] });
    stop();
  });

  it("keeps the counts on screen up to date without requests", async () => {
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

  it.each([
    ["the stream", (url: string) => url.endsWith("/events")],
    ["the user's position", (url: string) => url.endsWith("/presence")],
  ])("asks whether the dataset was deleted if the server has none for %s", async (_, isRefused) => {
    queryClient.setQueryData(datasetQuery("d").queryKey, {} as never);
    const reply = fetch;
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) =>
      isRefused(url) || url.endsWith("/datasets/d")
        ? Response.json({ detail: "gone" }, { status: 404 })
        : reply(url, init),
    );
    const { stop } = watch();
    await settle();
    await settle();
    expect(isKnownDeleted("d")).toBe(true);
    stop();
    queryClient.clear();
  });

  it("asks for the dataset, once, if the server forbids the stream and the user's position", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(new URL(url, "http://here").pathname);
      return Response.json({ detail: { code: errorCodes.forbidden } }, { status: 403 });
    });
    const { stop } = watch();
    await settle();
    await settle();
    expect(asked.filter((path) => path.endsWith("/datasets/d"))).toHaveLength(1);
    stop();
    queryClient.clear();
  });

  it("leaves in time when the tab closes, and when the user leaves the page", async () => {
    const { stop } = watch();
    await settle();
    window.dispatchEvent(new Event("pagehide"));
    expect(leavings()).toMatchObject([{ url: "/api/v1/glossa/me/datasets/d/presence", keepalive: true }]);
    stop();
    expect(leavings()).toHaveLength(2);
  });

  it.each([
    ["watched the team", (team: ReturnType<typeof teamOf>) => watch(team).stop()],
    ["were gone before they could", (team: ReturnType<typeof teamOf>) => team.leave()],
  ])("leaves as the user who was present, whoever is signed in meanwhile, when they %s", async (_, end) => {
    const team = teamOf("d", { authorization: "Bearer hers" });
    useAuth.getState().signIn("his");
    end(team);
    expect(leavings()[0]?.headers).toMatchObject({ authorization: "Bearer hers" });
    useAuth.getState().signOut();
  });
});
