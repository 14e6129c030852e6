import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { criteriaFrom, openOutboxFor, openSession, type ResponsesPort, type StoredResponse } from "./index";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A backend of a host, as a class: its methods need their object. */
class OwnBackend implements ResponsesPort {
  readonly stored = new Map<string, StoredResponse>();

  async readMine({ recordId }: { recordId: string }) {
    return this.stored.get(recordId) ?? null;
  }
  async create(recordId: string, response: Omit<StoredResponse, "id" | "updatedAt">) {
    const stored = { ...response, id: `of ${recordId}`, updatedAt: "1" };
    this.stored.set(recordId, stored);
    return stored;
  }
  async update(base: StoredResponse, response: Omit<StoredResponse, "id" | "updatedAt">) {
    return { ...base, ...response };
  }
  async remove() {}
  async checksBase() {
    return false;
  }
  async isReplying() {
    return true;
  }
}

/** Counts the listeners of the window and of the document. */
function countListeners() {
  const open = new Map<string, number>();
  const change = (by: number) => (type: string) => void open.set(type, (open.get(type) ?? 0) + by);
  const target = { addEventListener: change(1), removeEventListener: change(-1) };
  for (const [name, method] of Object.entries(target)) vi.stubGlobal(name, method);
  vi.stubGlobal("document", { ...target, visibilityState: "visible" });
  return () => [...open].filter(([, count]) => count !== 0).map(([type]) => type);
}

async function openWork(backend: OwnBackend) {
  const owner = { server: "https://backend.example", userId: "ana" };
  const outbox = await openOutboxFor({ owner, port: backend });
  const ticket = { id: "t1", suggestions: [], response: null };
  const session = openSession({
    questions: [{ id: "q1", name: "reply", required: true, settings: { type: "text" } }],
    criteria: criteriaFrom(new URLSearchParams(), "tickets"),
    ports: {
      outbox,
      loadRecord: async () => ticket,
      loadPage: async ({ status }) =>
        status === "pending" ? { records: [ticket], total: 1 } : { records: [], total: 0 },
    },
  });
  await vi.advanceTimersByTimeAsync(100);
  return { session, outbox };
}

it("an outbox over a port of one's own delivers what a session submits", async () => {
  const backend = new OwnBackend();
  const { session, outbox } = await openWork(backend);
  session.setValue("reply", "We have refunded you.", true);
  await session.submit();
  await vi.advanceTimersByTimeAsync(5000);
  expect(backend.stored.get("t1")).toMatchObject({
    status: "submitted",
    values: { reply: { value: "We have refunded you." } },
  });
  session.close();
  outbox.close();
});

it("nothing listens to the window once the session and its outbox are closed", async () => {
  const listeners = countListeners();
  const { session, outbox } = await openWork(new OwnBackend());
  expect(listeners().sort()).toEqual(["beforeunload", "online", "pagehide", "visibilitychange"]);
  session.close();
  expect(listeners()).toEqual(["online"]);
  outbox.close();
  expect(listeners()).toEqual([]);
});
