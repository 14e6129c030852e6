import type { StoredResponse } from "../model/record/response";
import { DeliveryError, deliver, type Outcome, type ResponsesPort } from "./deliver";
import { entryConfirmed, entrySending, type Hold, isOpen, type OutboxEntry } from "./entry";
import { isGone } from "./gone";
import type { ChangeOptions, OutboxStore } from "./store";
import { type WaitReason, waitReasonOf } from "./wait-reason";

/** The result of one attempt to deliver an entry, with the entry as it is stored afterwards. */
export type Attempt =
  /**
   * The server holds `stored`; `next` is the entry of a response given meanwhile. `revision` is that of the entry when
   * this was noted: a page that already knows a later one keeps it.
   */
  | {
      type: "confirmed";
      recordId: string;
      datasetId: string;
      stored: StoredResponse | null;
      next: OutboxEntry | null;
      revision: number;
    }
  | { type: "held"; recordId: string; entry: OutboxEntry }
  /**
   * The server was unreachable or failed; `isReplying` is true if other calls succeed, so only this record
   * fails. `why` and `retryAfterMs`: what it said.
   */
  | {
      type: "unreachable";
      recordId: string;
      attempts: number;
      isReplying: boolean;
      why: WaitReason | undefined;
      retryAfterMs: number | undefined;
    }
  /** There was nothing left to send. */
  | { type: "idle" };

interface Way {
  store: OutboxStore;
  port: ResponsesPort;
  /** Called when the body is on disk as sent, just before the request. */
  onSending: (recordId: string) => void;
}

/** If a failure repeats this often while other calls succeed, the record is considered the cause. */
const FAULT_AFTER = 3;

const DISK_FULL = 507;

const note: ChangeOptions = { isNote: true };

/**
 * Whether the server failed to process the request without reporting that it is unavailable or cannot store
 * data.
 */
function isFault(error: unknown): error is DeliveryError {
  if (!(error instanceof DeliveryError) || error.status < 500) return false;
  return !isGone(error.status) && error.status !== DISK_FULL;
}

/** Delivers one entry and stores the result. Never rejects because of the network or the server. */
export async function attempt(key: string, { store, port, onSending }: Way): Promise<Attempt> {
  let doubts: OutboxEntry["unconfirmedBodies"] = [];
  const entry = await store.change(
    key,
    (current) => {
      if (!isOpen(current) || current.hold) return current;
      doubts = current.unconfirmedBodies;
      return entrySending(current);
    },
    note,
  );
  if (!isOpen(entry) || entry.hold) return { type: "idle" };
  onSending(entry.recordId);
  try {
    return await noteOutcome(store, entry, await deliver(entry, doubts, port));
  } catch (error) {
    return noteFailure({ store, port }, { ...entry, unconfirmedBodies: doubts }, error);
  }
}

async function noteOutcome(store: OutboxStore, entry: OutboxEntry, outcome: Outcome): Promise<Attempt> {
  if (outcome.kind === "conflict") return hold(store, entry, { kind: "conflict", other: outcome.other });
  const { stored } = outcome;
  const { key, recordId, datasetId } = entry;
  const noted = await store.change(
    key,
    (current) => current && entryConfirmed(current, entry.revision, stored, Date.now()),
    note,
  );
  const { revision } = noted ?? entry;
  return { type: "confirmed", recordId, datasetId, stored, next: isOpen(noted) ? noted : null, revision };
}

/** An explicit refusal means that this body is not on the server; without a reply, that is unknown. */
async function noteFailure(
  { store, port }: Pick<Way, "store" | "port">,
  entry: OutboxEntry,
  error: unknown,
): Promise<Attempt> {
  if (!(error instanceof DeliveryError) || error.kind === "unreachable") {
    const stored = await store.change(
      entry.key,
      (now) => now && { ...now, attempts: now.attempts + 1 },
      note,
    );
    const { attempts } = stored ?? { attempts: 1 };
    const isReplying = isFault(error) && (await port.isReplying().catch(() => false));
    if (isReplying && attempts >= FAULT_AFTER)
      return hold(store, stored ?? entry, { kind: "refused", reason: error.message, status: error.status });
    const retryAfterMs = error instanceof DeliveryError ? error.retryAfterMs : undefined;
    const why = waitReasonOf(error);
    return { type: "unreachable", recordId: entry.recordId, attempts, isReplying, why, retryAfterMs };
  }
  if (error.kind === "signIn") return hold(store, entry, { kind: "signIn" });
  return hold(store, entry, { kind: "refused", reason: error.message, status: error.status });
}

async function hold(
  store: OutboxStore,
  { key, revision, unconfirmedBodies }: OutboxEntry,
  reason: Hold,
): Promise<Attempt> {
  const entry = await store.change(key, (current) => {
    // A refusal applies to the response that was sent, not to a newer one given meanwhile.
    const isStale = reason.kind === "refused" && current?.revision !== revision;
    return current && { ...current, unconfirmedBodies, hold: isStale ? null : reason };
  });
  return entry?.hold ? { type: "held", recordId: entry.recordId, entry } : { type: "idle" };
}
