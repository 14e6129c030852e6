import type { StoredAnswer } from "../answer";
import { DeliveryError, deliver, type Outcome, type ResponsesPort } from "./deliver";
import { entryConfirmed, entrySending, type Hold, isOpen, type OutboxEntry } from "./entry";
import type { OutboxStore } from "./store";

/** How one attempt to deliver an entry ended, with the entry as it is stored now. */
export type Attempt =
  /** The server holds `stored`; `next` is the entry of an answer that came meanwhile. */
  | {
      type: "confirmed";
      recordId: string;
      datasetId: string;
      stored: StoredAnswer | null;
      next: OutboxEntry | null;
    }
  | { type: "held"; recordId: string; entry: OutboxEntry }
  | { type: "unreachable"; recordId: string; attempts: number }
  /** There was nothing to send any more. */
  | { type: "idle" };

interface Way {
  store: OutboxStore;
  port: ResponsesPort;
  /** Called once the body is on disk as sent, just before the request. */
  onSending: (recordId: string) => void;
}

/** Delivers one entry and stores what came of it. Never rejects for a reason of the network or the server. */
export async function attempt(key: string, { store, port, onSending }: Way): Promise<Attempt> {
  let doubts: OutboxEntry["sent"] = [];
  const entry = await store.change(key, (current) => {
    if (!isOpen(current) || current.hold) return current;
    doubts = current.sent;
    return entrySending(current);
  });
  if (!isOpen(entry) || entry.hold) return { type: "idle" };
  onSending(entry.recordId);
  try {
    return await noteOutcome(store, entry, await deliver(entry, doubts, port));
  } catch (error) {
    return noteFailure(store, { ...entry, sent: doubts }, error);
  }
}

async function noteOutcome(store: OutboxStore, entry: OutboxEntry, outcome: Outcome): Promise<Attempt> {
  if (outcome.kind === "conflict") return hold(store, entry, { kind: "conflict", other: outcome.other });
  const { stored } = outcome;
  const { key, revision, recordId, datasetId } = entry;
  const next = await store.change(
    key,
    (current) => current && entryConfirmed(current, revision, stored, Date.now()),
  );
  return { type: "confirmed", recordId, datasetId, stored, next: isOpen(next) ? next : null };
}

/** A clear no means that this body is not on the server; silence leaves it in doubt. */
async function noteFailure(store: OutboxStore, entry: OutboxEntry, error: unknown): Promise<Attempt> {
  if (!(error instanceof DeliveryError) || error.kind === "unreachable") {
    const stored = await store.change(entry.key, (now) => now && { ...now, attempts: now.attempts + 1 });
    return { type: "unreachable", recordId: entry.recordId, attempts: stored?.attempts ?? 1 };
  }
  if (error.kind === "signIn") return hold(store, entry, { kind: "signIn" });
  return hold(store, entry, { kind: "refused", reason: error.message, status: error.status });
}

async function hold(
  store: OutboxStore,
  { key, revision, sent }: OutboxEntry,
  reason: Hold,
): Promise<Attempt> {
  const entry = await store.change(key, (current) => {
    // A refusal speaks of the answer that was sent, not of a better one that came meanwhile.
    const isStale = reason.kind === "refused" && current?.revision !== revision;
    return current && { ...current, sent, hold: isStale ? null : reason };
  });
  return entry?.hold ? { type: "held", recordId: entry.recordId, entry } : { type: "idle" };
}
