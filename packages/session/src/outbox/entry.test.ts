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
  it("contains the target and the response that the server was known to hold", () => {
    expect(queued(a)).toMatchObject({
      key: "s|u|1",
      target: a,
      base: null,
      unconfirmedBodies: [],
      revision: 1,
      queuedAt: 7,
    });
  });

  it("is not needed if the server already holds the target", () => {
    expect(entryAfter(pendingWrite(a, stored(a)), undefined, 7)).toBeUndefined();
    expect(entryAfter(pendingWrite(null), undefined, 7)).toBeUndefined();
  });

  it("replaces a waiting response with a later one, and keeps its position", () => {
    const later = entryAfter(pendingWrite(b), queued(a), 99);
    expect(later).toMatchObject({ target: b, revision: 2, queuedAt: 7 });
  });

  it("is settled if an undo restores the stored response and nothing was sent", () => {
    const settled = { revision: 2, settledAt: 99 };
    expect(entryAfter(pendingWrite(null), queued(a), 99)).toMatchObject({ target: null, ...settled });
    expect(entryAfter(pendingWrite(a), queued(b, stored(a)), 99)).toMatchObject({ target: a, ...settled });
  });

  it("stays if a request has not been replied to when an undo follows", () => {
    const undone = entryAfter(pendingWrite(null), entrySending(queued(a)), 99);
    expect(undone).toMatchObject({ target: null, unconfirmedBodies: [a] });
  });

  it("records a body once before it is sent", () => {
    expect(entrySending(entrySending(queued(a))).unconfirmedBodies).toEqual([a]);
  });

  it("settles with the confirmation of its own revision, and uses an earlier one as its base", () => {
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

  it("uses a confirmation as its base that its page does not know yet", () => {
    const settled = entryConfirmed(entrySending(queued(a)), 1, stored(a), 9);
    expect(entryAfter(pendingWrite(b), settled, 99)).toMatchObject({
      target: b,
      base: stored(a),
      revision: 2,
    });
    expect(entryAfter(pendingWrite(b, stored(a, "2")), settled, 99)).toMatchObject({ base: stored(a, "2") });
  });

  it("is based on what its page has shown, not on another tab's response that it has not", () => {
    const elsewhere = entryConfirmed(entrySending(queued(a)), 1, stored(a, "5"), 9);
    const after = (shown: UserResponse | null, base: StoredResponse | null) =>
      entryAfter({ ...pendingWrite(b, base), shown }, elsewhere, 99);
    expect(after(null, null)).toMatchObject({ target: b, base: null, settledAt: null });
    expect(after(stored(b), stored(b, "2"))).toMatchObject({ base: stored(b, "2"), settledAt: null });
    // The confirmation of its own response is under way.
    expect(after(a, null)).toMatchObject({ base: stored(a, "5") });
  });

  it("is sent again after a deletion that its page does not know yet", () => {
    const removed = entryConfirmed(entrySending(queued(null, stored(a))), 1, null, 9);
    expect(entryAfter(pendingWrite(a, stored(a)), removed, 99)).toMatchObject({ target: a, settledAt: null });
  });

  it("uses the other response as its base if the user keeps their own", () => {
    const held: OutboxEntry = { ...queued(a, stored(b)), hold: { kind: "conflict", other: stored(b, "2") } };
    expect(entryKeepingMine(held)).toMatchObject({ base: stored(b, "2"), hold: null, target: a });
  });
});

describe("the response on the server", () => {
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
    ["the target: done", { target: a, base: null, unconfirmedBodies: [] }, stored(a), "confirmed"],
    [
      "nothing, and the target is none: done",
      { target: null, base: stored(a), unconfirmedBodies: [] },
      null,
      "confirmed",
    ],
    [
      "nothing, and the target is a response: write",
      { target: a, base: stored(b), unconfirmedBodies: [] },
      null,
      "write",
    ],
    [
      "the response that was loaded: write",
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
      "a response that was not sent from here: conflict",
      { target: a, base: stored(b), unconfirmedBodies: [] },
      stored(b, "2"),
      "conflict",
    ],
    [
      "a first response from elsewhere: conflict",
      { target: a, base: null, unconfirmedBodies: [] },
      stored(b),
      "conflict",
    ],
    [
      "a response, when it should be deleted and is ours: write",
      { target: null, base: null, unconfirmedBodies: [a] },
      stored(a),
      "write",
    ],
  ])("is %s", (_why, entry, mine, kind) => {
    expect(settle(entry, mine).kind).toBe(kind);
  });
});
