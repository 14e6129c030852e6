import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStore, type OutboxStore } from "../../outbox/store";
import { openTestSession } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("saving a response", () => {
  it("keeps what is typed while a response is being saved", async () => {
    const { session, recordState, badge, settle } = openTestSession();
    await settle();
    session.setValue("note", "first");
    const saving = session.saveDraft();
    session.setValue("note", "first and more", true);
    await saving;
    await settle();
    expect(recordState()?.draft.note?.value).toBe("first and more");
    expect(badge()).toBe("unsaved");
    await session.undo();
    expect(recordState()?.draft.note?.value).toBe("first");
  });

  it("waits for the server once the browser refuses to store data", async () => {
    const disk = memoryStore();
    let isFull = false;
    const store: OutboxStore = {
      list: disk.list,
      listOpen: disk.listOpen,
      change: (key, change) =>
        disk.change(key, (entry) => {
          const next = change(entry);
          if (next && isFull) throw new Error("QuotaExceededError");
          return next;
        }),
    };
    const { server, session, outbox, id, settle } = openTestSession({ store });
    const told: string[] = [];
    outbox.subscribe(({ type }) => told.push(type));
    await settle();
    session.setValue("topic", "a");
    await session.submit();
    await settle();
    isFull = true;
    for (const expected of ["r2", "r3"]) {
      expect(id()).toBe(expected);
      session.setValue("topic", "a");
      const submitted = session.submit();
      await settle();
      await submitted;
      expect(server.responses.has(expected)).toBe(true);
    }
    expect(outbox.isDurable).toBe(false);
    expect(told.filter((type) => type === "storageRefused")).toHaveLength(1);
  });

  it("moves on without storage only after the server has confirmed the response", async () => {
    const { server, session, id, settle } = openTestSession({ isDurable: false });
    await settle();
    session.setValue("topic", "a");
    const submitted = session.submit();
    expect(id()).toBe("r1");
    await settle();
    await submitted;
    expect(id()).toBe("r2");
    expect(server.responses.has("r1")).toBe(true);
  });
});
