import { isSameResponse, type StoredResponse, type UserResponse } from "../model/record/response";

/** The owner of an outbox. Entries are never sent to another server or as another user. */
export interface Owner {
  /** URL of the server from the browser. */
  server: string;
  userId: string;
}

/** Why an entry waits for the user instead of the network. */
export type Hold =
  | { kind: "signIn" }
  | { kind: "refused"; reason: string; status: number }
  | { kind: "conflict"; other: StoredResponse };

/** The response that the server should hold for one record, until the server has confirmed it. */
export interface OutboxEntry extends Owner {
  /** Primary key: one entry per server, user and record. */
  key: string;
  datasetId: string;
  recordId: string;
  /** The response that the server should hold; null for none. */
  target: UserResponse | null;
  /** The response that the server held when this entry was created; null for none. */
  base: StoredResponse | null;
  /** Bodies that were sent without a reply: the server may hold any of them. */
  unconfirmedBodies: (UserResponse | null)[];
  /** Failed attempts since `target` last changed. */
  attempts: number;
  /** Counts the changes of `target`, so that a reply can be matched with its request. */
  revision: number;
  /** When the entry was created, in ms since 1970; entries are sent in this order. */
  queuedAt: number;
  hold: Hold | null;
  /**
   * When the server confirmed it, or was found to hold it already, in ms since 1970; null before. A settled entry is kept
   * for a while, so that a response given before the page has received the confirmation is based on it.
   */
  settledAt: number | null;
}

/**
 * Whether a hold ends with another attempt: a server failure may be temporary, a refusal stays until the response changes,
 * or the user sends it again.
 */
export function isReleasable(hold: Hold | null): boolean {
  return hold?.kind === "signIn" || (hold?.kind === "refused" && hold.status >= 500);
}

/** Whether an entry is still pending; settled ones are only kept as a reference. */
export function isOpen(entry: OutboxEntry | undefined): entry is OutboxEntry {
  return entry !== undefined && entry.settledAt === null;
}

/** The key of a user's entry for a record. */
export function entryKey(owner: Owner, recordId: string): string {
  return `${owner.server}|${owner.userId}|${recordId}`;
}

/** A request to the outbox, when the user responds, clears or undoes. */
export interface PendingWrite extends Owner {
  datasetId: string;
  recordId: string;
  target: UserResponse | null;
  /** The response that the server was last known to hold; used only if no entry exists yet. */
  base: StoredResponse | null;
  /**
   * The response that the page showed before: a confirmed one of another tab that differs was not seen, so it is not
   * replaced without a question. Undefined: what the outbox knows was seen.
   */
  shown?: UserResponse | null | undefined;
}

/**
 * The entry after a pending write: a later response replaces a waiting one. Nothing is left to send if the
 * server already holds the target and no sent body is unconfirmed.
 */
export function entryAfter(
  pendingWrite: PendingWrite,
  previous: OutboxEntry | undefined,
  now: number,
): OutboxEntry | undefined {
  const { target, shown, ...rest } = pendingWrite;
  const fresh = { attempts: 0, hold: null, settledAt: null };
  const open = isOpen(previous) ? previous : undefined;
  const entry: OutboxEntry = open
    ? { ...open, ...fresh, target, revision: open.revision + 1 }
    : {
        ...rest,
        ...fresh,
        key: entryKey(pendingWrite, pendingWrite.recordId),
        target,
        base: seenBase(pendingWrite, previous),
        unconfirmedBodies: [],
        revision: (previous?.revision ?? 0) + 1,
        queuedAt: now,
      };
  // If the page and a settled entry disagree about the stored response, the server must be asked.
  const isAgreed = open !== undefined || previous === undefined || isSameResponse(previous.base, target);
  const isSettled = entry.unconfirmedBodies.length === 0 && isAgreed && isSameResponse(entry.base, target);
  if (!isSettled) return entry;
  // It is kept with its revision: a confirmation that is still under way belongs to an earlier one.
  return open ? { ...entry, settledAt: now } : previous;
}

/** The latest response on the server that the page has seen; `settled` may have been confirmed a moment ago. */
function seenBase({ base, shown }: PendingWrite, settled: OutboxEntry | undefined): StoredResponse | null {
  const known = settled?.base ?? null;
  return shown === undefined || isSameResponse(known, shown) ? newer(base, known) : base;
}

function newer(a: StoredResponse | null, b: StoredResponse | null): StoredResponse | null {
  if (a === null || b === null) return a ?? b;
  return b.updatedAt > a.updatedAt ? b : a;
}

/** The entry as it must be stored before its request is sent: from now on the server may hold its body. */
export function entrySending(entry: OutboxEntry): OutboxEntry {
  const isKnown = entry.unconfirmedBodies.some((body) => isSameResponse(body, entry.target));
  return isKnown ? entry : { ...entry, unconfirmedBodies: [...entry.unconfirmedBodies, entry.target] };
}

/**
 * The entry after the server confirmed a revision: settled, unless the user changed the response meanwhile,
 * which is then based on the confirmed one.
 */
export function entryConfirmed(
  entry: OutboxEntry,
  revision: number,
  stored: StoredResponse | null,
  now: number,
): OutboxEntry {
  const isDone = entry.revision === revision || isSameResponse(stored, entry.target);
  return {
    ...entry,
    base: stored,
    unconfirmedBodies: [],
    attempts: 0,
    hold: null,
    settledAt: isDone ? now : null,
  };
}

/** The entry after the user kept their own response in a conflict: it is now based on the other one. */
export function entryKeepingMine(entry: OutboxEntry): OutboxEntry {
  if (entry.hold?.kind !== "conflict") return entry;
  return {
    ...entry,
    base: entry.hold.other,
    unconfirmedBodies: [],
    attempts: 0,
    hold: null,
    revision: entry.revision + 1,
  };
}
