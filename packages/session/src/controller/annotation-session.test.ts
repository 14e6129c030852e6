import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { positionOf } from "../model/queue/position";
import type { UserResponse } from "../model/record/response";
import type { ServerBehaviour } from "../outbox/fake-server";
import { openTestSession } from "./test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("an annotation session", () => {
  it("opens on the first pending record with the keyboard on its first open question", async () => {
    const { session, id, settle } = openTestSession();
    await settle();
    expect(id()).toBe("r1");
    expect(session.getState()).toMatchObject({
      load: "ready",
      focus: { question: "topic" },
      queue: { total: 25 },
    });
  });

  it("submits, moves on at once and reports when the server has stored the response", async () => {
    const { server, session, id, settle } = openTestSession();
    await settle();
    session.setValue("topic", "a");
    await session.submit();
    expect(id()).toBe("r2");
    await settle();
    expect(server.responses.get("r1")).toMatchObject({
      status: "submitted",
      values: { topic: { value: "a" } },
    });
    expect(session.getState().queue.total).toBe(24);
    expect(positionOf(session.getState().queue)).toBe(1);
  });

  it("uses suggestions as initial values in pencil and submits them as the user's", async () => {
    const { server, session, recordState, settle } = openTestSession();
    await settle();
    await session.next();
    await session.next();
    expect(recordState()?.draft).toEqual({ topic: { value: "b", isPencil: true } });
    await session.submit();
    await settle();
    expect(server.responses.get("r3")?.values).toEqual({ topic: { value: "b" } });
    await session.previous();
    expect(recordState()?.draft).toEqual({ topic: { value: "b", isPencil: false } });
  });

  it("stays where it is, with its history, when its questions change", async () => {
    const { server, session, id, recordState, settle } = openTestSession();
    await settle();
    session.setValue("topic", "a");
    await session.submit();
    await session.next();
    expect(id()).toBe("r3");
    session.setValue("note", "half");
    const changed = session.getState().questions.map((each) => ({ ...each, required: true }));
    session.setQuestions(changed);
    await settle();
    expect(id()).toBe("r3");
    expect(recordState()?.draft.note?.value).toBe("half");
    await session.submit();
    await settle();
    expect(server.responses.get("r3")?.values).toEqual({ topic: { value: "b" }, note: { value: "half" } });
    await session.undo();
    await session.undo();
    await session.undo();
    await settle();
    expect(server.responses.has("r1")).toBe(false);
  });

  it("stays on a record whose draft is saved", async () => {
    const { server, session, id, settle } = openTestSession();
    await settle();
    session.setValue("note", "half");
    await session.saveDraft();
    await settle();
    expect(id()).toBe("r1");
    expect(server.responses.get("r1")?.status).toBe("draft");
  });

  it("deletes a saved response and returns the record to pending (spec 331)", async () => {
    const { server, session, settle } = openTestSession();
    await settle();
    await session.discard();
    await settle();
    await session.previous();
    await session.clear();
    await settle();
    expect(server.responses.has("r1")).toBe(false);
    expect(session.getState().queue.total).toBe(25);
  });

  it("reports the save state at each step", async () => {
    let now: ServerBehaviour = "down";
    const { session, badge, settle } = openTestSession({ behaviour: () => now });
    await settle();
    const words = [badge()];
    session.setValue("topic", "a");
    words.push(badge());
    const saving = session.saveDraft();
    await saving;
    words.push(badge());
    await settle();
    words.push(badge());
    now = "fine";
    await vi.advanceTimersByTimeAsync(1100);
    words.push(badge());
    expect(words).toEqual(["none", "unsaved", "saving", "waiting", "saved"]);
  });

  it("shows both responses of a conflict and keeps the one that the user chooses", async () => {
    const { server, session, badge, id, settle } = openTestSession();
    await settle();
    session.setValue("topic", "a");
    server.write("r1", { status: "submitted", values: { topic: { value: "b" } } });
    await session.saveDraft();
    await settle();
    expect([id(), badge()]).toEqual(["r1", "conflict"]);
    await session.resolveConflict("mine");
    await settle();
    expect(server.responses.get("r1")).toMatchObject({ status: "draft", values: { topic: { value: "a" } } });
    expect(badge()).toBe("saved");
  });

  it("gives the response that was asked for over one that the outbox holds back", async () => {
    const { server, session, badge, id, settle } = openTestSession();
    await settle();
    session.setValue("topic", "a");
    server.write("r1", { status: "submitted", values: { topic: { value: "b" } } });
    await session.saveDraft();
    await settle();
    session.setValue("note", "more");
    expect(badge()).toBe("conflict");
    await session.resolveConflict("mine", undefined, "submit");
    await settle();
    const values = { topic: { value: "a" }, note: { value: "more" } };
    expect(server.responses.get("r1")).toMatchObject({ status: "submitted", values });
    expect(id()).toBe("r2");
  });

  it("drops a response that was undone before it was sent, and sends nothing", async () => {
    let now: ServerBehaviour = "fine";
    const { server, session, id, settle } = openTestSession({ behaviour: () => now });
    await settle();
    now = "signedOut";
    session.setValue("topic", "a");
    await session.submit();
    await settle();
    await session.undo();
    now = "fine";
    await vi.advanceTimersByTimeAsync(60_000);
    expect([id(), server.history.length]).toEqual(["r1", 0]);
  });

  it("loads a record again with what was entered, or leaves it as it is", async () => {
    let isUp = true;
    const { session, recordState, settle } = openTestSession({ loads: () => isUp });
    await settle();
    session.setValue("topic", "a");
    const before = session.getState().records.r1;
    expect(await session.reloadRecord("r1")).toBe(true);
    expect(session.getState().records.r1).not.toBe(before);
    isUp = false;
    expect(await session.reloadRecord("r1")).toBe(false);
    expect(recordState()?.draft.topic?.value).toBe("a");
  });

  it("announces submitted responses, and equal announcements apart", async () => {
    const { session, settle } = openTestSession();
    await settle();
    const announced = () => session.getState().announcement;
    for (const serial of [1, 2]) {
      session.setValue("topic", "a");
      await session.submit();
      const place = { kind: "record", position: 1, total: 25 - serial };
      expect(announced()).toEqual({ kind: "submitted", serial, place });
    }
  });

  it("announces that there is nothing to undo", async () => {
    const { session, settle } = openTestSession();
    await settle();
    await session.undo();
    expect(session.getState().announcement).toMatchObject({ kind: "nothingToUndo" });
  });

  it("returns to skipped records at the end of the queue", async () => {
    const { session, id, settle } = openTestSession({ count: 3 });
    await settle();
    await session.next();
    session.setValue("topic", "a");
    await session.submit();
    session.setValue("topic", "a");
    await session.submit();
    await settle();
    expect(id()).toBe("r1");
    // Those that were answered before do not stand in the way.
    session.setValue("topic", "a");
    await session.submit();
    await settle();
    expect(id()).toBeUndefined();
  });

  it("goes from a corrected response to the one that follows it", async () => {
    const { session, id, settle } = openTestSession({ count: 5 });
    await settle();
    for (const value of ["a", "b", "a"]) {
      session.setValue("topic", value);
      await session.submit();
    }
    await session.previous();
    await session.previous();
    session.setValue("topic", "a");
    await session.submit();
    expect(id()).toBe("r3");
  });
});

type Session = ReturnType<typeof openTestSession>;
const actions: Record<string, (it: Session) => unknown> = {
  submit: ({ session }) => {
    session.setValue("topic", "a");
    return session.submit();
  },
  draft: ({ session }) => {
    session.setValue("note", "n");
    return session.saveDraft();
  },
  discard: ({ session }) => session.discard(),
  clear: ({ session }) => session.clear(),
  value: ({ session }) => session.setValue("topic", "b"),
  next: ({ session }) => session.next(),
  previous: ({ session }) => session.previous(),
};
/** Each of the 30 requests at most may fail, and another attempt follows after 30 s at the latest. */
const LONGEST_OUTAGE_MS = 30 * 30_000;
const runs = process.env.GLOSSA_TEST_LEVEL === "full" ? 2000 : 60;

describe("after twelve random steps and as many undos, with random network failures", () => {
  it("the server has its initial state, and redo restores all steps", async () => {
    const behaviour = fc.constantFrom<ServerBehaviour>(
      "fine",
      "fine",
      "fine",
      "lostBefore",
      "lostAfter",
      "down",
    );
    const names = fc.array(fc.constantFrom(...Object.keys(actions)), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(names, fc.array(behaviour, { maxLength: 30 }), async (steps, behaviours) => {
        let isRough = false;
        // The list stays as it is: a failed run is repeated with it.
        let asked = 0;
        const it = openTestSession({ behaviour: () => (isRough ? (behaviours[asked++] ?? "fine") : "fine") });
        await it.settle();
        const before: UserResponse = { status: "submitted", values: { topic: { value: "b" } } };
        it.server.write("r25", before);
        isRough = true;
        for (const step of steps) {
          await actions[step]?.(it);
          await vi.advanceTimersByTimeAsync(700);
        }
        const all = () =>
          [...it.server.responses].map(([id, { status, values }]) => [id, status, values]).sort();
        await vi.advanceTimersByTimeAsync(LONGEST_OUTAGE_MS);
        const after = all();
        const count = it.session.getState().history.done.length;
        for (let undone = 0; undone < count; undone += 1) {
          await it.session.undo();
          await vi.advanceTimersByTimeAsync(300);
        }
        await vi.advanceTimersByTimeAsync(LONGEST_OUTAGE_MS);
        expect(all()).toEqual([["r25", before.status, before.values]]);
        for (let redone = 0; redone < count; redone += 1) await it.session.redo();
        await vi.advanceTimersByTimeAsync(LONGEST_OUTAGE_MS);
        expect(all()).toEqual(after);
        it.outbox.close();
      }),
      {
        numRuns: runs,
        examples: [
          // The page knew of the deletion before the server's confirmation of what it deletes.
          [["submit", "discard", "previous", "previous", "clear", "draft"], []],
          // A confirmation arrived after the response that waited for it was taken back.
          [["draft", "clear", "value", "submit", "value", "previous", "clear", "discard"], []],
        ],
      },
    );
  }, 120_000);
});
