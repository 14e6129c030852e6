import { describe, expect, it } from "vitest";
import type { StoredResponse, UserResponse } from "../model/record/response";
import { settle } from "./deliver";
import {
  entryAfter,
  entryConfirmed,
  entryKeepingMine,
  entrySending,
  isOpen,
  type OutboxEntry,
} from "./entry";

const a: UserResponse = { status: "submitted", values: { q: { value: "a" } } };
const b: UserResponse = { status: "submitted", values: { q: { value: "b" } } };
const stored = (response: UserResponse, updatedAt = "1"): StoredResponse => ({
  ...response,
  id: "r",
  updatedAt,
});
const owner = { server: "s", userId: "u" };
const pendingWrite = (target: UserResponse | null, base: StoredResponse | null = null) => ({
  ...owner,
  datasetId: "d",
  recordId: "1",
  target,
  base,
});
const queued = (...args: Parameters<typeof pendingWrite>) =>
  entryAfter(pendingWrite(...args), undefined, 7) as OutboxEntry;

describe("an outbox entry", () => {
  it("is made of what is wanted and what the server was known to hold", () => {
    expect(queued(a)).toMatchObject({
      key: "s|u|1",
      target: a,
      base: null,
      unconfirmedBodies: [],
      revision: 1,
      queuedAt: 7,
    });
  });

  it("is not needed where the server holds just that", () => {
    expect(entryAfter(pendingWrite(a, stored(a)), undefined, 7)).toBeUndefined();
    expect(entryAfter(pendingWrite(null), undefined, 7)).toBeUndefined();
  });

  it("takes a later answer in place of a waiting one, and keeps its place", () => {
    const later = entryAfter(pendingWrite(b), queued(a), 99);
    expect(later).toMatchObject({ target: b, revision: 2, queuedAt: 7 });
  });

  it("goes when an undo brings back what the server holds and nothing was sent", () => {
    expect(entryAfter(pendingWrite(null), queued(a), 99)).toBeUndefined();
    expect(entryAfter(pendingWrite(a), queued(b, stored(a)), 99)).toBeUndefined();
  });

  it("stays when an undo comes after a request whose reply is open", () => {
    const undone = entryAfter(pendingWrite(null), entrySending(queued(a)), 99);
    expect(undone).toMatchObject({ target: null, unconfirmedBodies: [a] });
  });

  it("notes a body once before it is sent", () => {
    expect(entrySending(entrySending(queued(a))).unconfirmedBodies).toEqual([a]);
  });

  it("settles with the confirmation of its own revision, and builds on one of an earlier", () => {
    const sending = entrySending(queued(a));
    expect(isOpen(entryConfirmed(sending, 1, stored(a), 9))).toBe(false);
    const later = entryAfter(pendingWrite(b), sending, 99) as OutboxEntry;
    expect(entryConfirmed(later, 1, stored(a), 9)).toMatchObject({
      target: b,
      base: stored(a),
      unconfirmedBodies: [],
      settledAt: null,
    });
  });

  it("lets an answer build on a confirmation that its page has not heard of", () => {
    const settled = entryConfirmed(entrySending(queued(a)), 1, stored(a), 9);
    expect(entryAfter(pendingWrite(b), settled, 99)).toMatchObject({
      target: b,
      base: stored(a),
      revision: 2,
    });
    expect(entryAfter(pendingWrite(b, stored(a, "2")), settled, 99)).toMatchObject({ base: stored(a, "2") });
  });

  it("is sent again after a removal that its page has not heard of", () => {
    const removed = entryConfirmed(entrySending(queued(null, stored(a))), 1, null, 9);
    expect(entryAfter(pendingWrite(a, stored(a)), removed, 99)).toMatchObject({ target: a, settledAt: null });
  });

  it("builds on the other answer once the person keeps their own", () => {
    const held: OutboxEntry = { ...queued(a, stored(b)), hold: { kind: "conflict", other: stored(b, "2") } };
    expect(entryKeepingMine(held)).toMatchObject({ base: stored(b, "2"), hold: null, target: a });
  });
});

describe("what the server holds", () => {
  it.each<
    [
      string,
      {
        target: UserResponse | null;
        base: StoredResponse | null;
        unconfirmedBodies: (UserResponse | null)[];
      },
      StoredResponse | null,
      string,
    ]
  >([
    ["what was wanted: done", { target: a, base: null, unconfirmedBodies: [] }, stored(a), "confirmed"],
    [
      "nothing, and nothing is wanted: done",
      { target: null, base: stored(a), unconfirmedBodies: [] },
      null,
      "confirmed",
    ],
    [
      "nothing, and something is wanted: write",
      { target: a, base: stored(b), unconfirmedBodies: [] },
      null,
      "write",
    ],
    [
      "the answer that was loaded: write",
      { target: a, base: stored(b), unconfirmedBodies: [] },
      stored(b),
      "write",
    ],
    [
      "a body of ours whose reply was lost: write",
      { target: b, base: null, unconfirmedBodies: [a] },
      stored(a),
      "write",
    ],
    [
      "an answer that nobody here sent: conflict",
      { target: a, base: stored(b), unconfirmedBodies: [] },
      stored(b, "2"),
      "conflict",
    ],
    [
      "someone's first answer: conflict",
      { target: a, base: null, unconfirmedBodies: [] },
      stored(b),
      "conflict",
    ],
    [
      "something, when nothing is wanted and it is ours: write",
      { target: null, base: null, unconfirmedBodies: [a] },
      stored(a),
      "write",
    ],
  ])("is %s", (_why, entry, mine, kind) => {
    expect(settle(entry, mine).kind).toBe(kind);
  });
});
