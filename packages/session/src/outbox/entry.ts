import { type Answer, isSameAnswer, type StoredAnswer } from "../answer";

/** Whose answers an outbox holds. Entries never leave for another server or under another user. */
export interface Owner {
  /** Address of the server, as the browser knows it. */
  server: string;
  userId: string;
}

/** Why an entry waits for a person instead of for the network. */
export type Hold =
  | { kind: "signIn" }
  | { kind: "refused"; reason: string; status: number }
  | { kind: "conflict"; other: StoredAnswer };

/** What one person wants the server to hold for one record, until the server has confirmed it. */
export interface OutboxEntry extends Owner {
  /** Primary key: one entry per server, person and record. */
  key: string;
  datasetId: string;
  recordId: string;
  /** The answer that the server shall hold; null: none. */
  wanted: Answer | null;
  /** The answer that the server was known to hold when this entry began; null: none. */
  base: StoredAnswer | null;
  /** Bodies that were sent and whose reply never came: any of them may be what the server holds. */
  sent: (Answer | null)[];
  /** Failed attempts since `wanted` last changed. */
  attempts: number;
  /** Counts the changes of `wanted`, so that a reply can be matched with what it replies to. */
  revision: number;
  /** Milliseconds since 1970 when the entry was made; entries are sent in this order. */
  queuedAt: number;
  hold: Hold | null;
  /**
   * When the server confirmed it, in ms since 1970; null while it is on its way. A settled entry stays for a
   * while: an answer given before the page has heard of the confirmation builds on what it says.
   */
  settledAt: number | null;
}

/** Whether an entry is on its way; settled ones only remember. */
export function isOpen(entry: OutboxEntry | undefined): entry is OutboxEntry {
  return entry !== undefined && entry.settledAt === null;
}

/** The key of the entry that a person has for a record. */
export function entryKey(owner: Owner, recordId: string): string {
  return `${owner.server}|${owner.userId}|${recordId}`;
}

/** What is asked of the outbox when a person answers, clears or undoes. */
export interface Wish extends Owner {
  datasetId: string;
  recordId: string;
  wanted: Answer | null;
  /** What the server was last known to hold; used only where no entry exists yet. */
  base: StoredAnswer | null;
}

/**
 * The entry after a wish: a later answer replaces a waiting one. Nothing is left to send when the server holds
 * just this and nothing that was sent is in doubt.
 */
export function entryAfter(
  wish: Wish,
  previous: OutboxEntry | undefined,
  now: number,
): OutboxEntry | undefined {
  const { wanted, base, ...rest } = wish;
  const fresh = { attempts: 0, hold: null, settledAt: null };
  const open = isOpen(previous) ? previous : undefined;
  const entry: OutboxEntry = open
    ? { ...open, ...fresh, wanted, revision: open.revision + 1 }
    : {
        ...rest,
        ...fresh,
        key: entryKey(wish, wish.recordId),
        wanted,
        base: newer(base, previous?.base ?? null),
        sent: [],
        revision: (previous?.revision ?? 0) + 1,
        queuedAt: now,
      };
  // Where the page and a settled entry disagree on what the server holds, only the server can tell.
  const isAgreed = open !== undefined || previous === undefined || isSameAnswer(previous.base, wanted);
  const isSettled = entry.sent.length === 0 && isAgreed && isSameAnswer(entry.base, wanted);
  if (!isSettled) return entry;
  return open ? undefined : previous;
}

function newer(a: StoredAnswer | null, b: StoredAnswer | null): StoredAnswer | null {
  if (a === null || b === null) return a ?? b;
  return b.updatedAt > a.updatedAt ? b : a;
}

/** The entry as it must be stored before its request leaves: from now on its body may be on the server. */
export function entrySending(entry: OutboxEntry): OutboxEntry {
  const isKnown = entry.sent.some((body) => isSameAnswer(body, entry.wanted));
  return isKnown ? entry : { ...entry, sent: [...entry.sent, entry.wanted] };
}

/**
 * The entry after the server confirmed the answer of a revision: settled, unless a later answer came
 * meanwhile, which then builds on what was confirmed.
 */
export function entryConfirmed(
  entry: OutboxEntry,
  revision: number,
  stored: StoredAnswer | null,
  now: number,
): OutboxEntry {
  const isDone = entry.revision === revision || isSameAnswer(stored, entry.wanted);
  return { ...entry, base: stored, sent: [], attempts: 0, hold: null, settledAt: isDone ? now : null };
}

/** The entry of a conflict after the person chose their own answer: it now builds on the other one. */
export function entryKeepingMine(entry: OutboxEntry): OutboxEntry {
  if (entry.hold?.kind !== "conflict") return entry;
  return {
    ...entry,
    base: entry.hold.other,
    sent: [],
    attempts: 0,
    hold: null,
    revision: entry.revision + 1,
  };
}
