import { type Attempt, attempt } from "./attempt";
import type { ResponsesPort } from "./deliver";
import { isOpen, type OutboxEntry, type Owner } from "./entry";
import type { OutboxStore } from "./store";

/** Events that a sender emits to the pages of its origin. */
export type SenderEvent =
  | { type: "sending"; recordId: string }
  | { type: "waiting"; recordId: string; nextTryAt: number }
  | Extract<Attempt, { type: "confirmed" | "held" }>
  /** The first failure after a success, and the first success after that; not each attempt. */
  | { type: "outage" }
  | { type: "recovered" };

/** Sends the entries of the outbox, one request per record at a time, until stopped. */
export interface Sender {
  /** Looks for work at once; `isImpatient` also resets the waiting times. */
  wake(isImpatient?: boolean): void;
  stop(): void;
}

interface SenderOptions {
  owner: Owner;
  store: OutboxStore;
  port: ResponsesPort;
  onEvent: (event: SenderEvent) => void;
}

/** Seconds until the next attempt, by number of failed attempts. */
const BACKOFF_S = [1, 2, 5, 15, 30];
const MOST_AT_ONCE = 4;
/** How long settled entries are kept: pages receive a confirmation within milliseconds. */
const REMEMBER_MS = 60_000;

/** Milliseconds to wait after a number of failed attempts. */
export function backoff(attempts: number): number {
  return (BACKOFF_S[Math.min(attempts, BACKOFF_S.length) - 1] ?? 0) * 1000;
}

/** Starts sending. Call it in one tab at a time, with `elect`. */
export function startSender({ owner, store, port, onEvent }: SenderOptions): Sender {
  const inFlight = new Set<string>();
  const nextTry = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isOut = false;

  async function look() {
    const entries = await store.list(owner);
    if (isStopped) return;
    const open = entries.filter((entry) => isOpen(entry) && !entry.hold && !inFlight.has(entry.key));
    for (const entry of entries) void forget(entry);
    const { due, later } = schedule(open, nextTry, Date.now());
    for (const entry of due.slice(0, MOST_AT_ONCE - inFlight.size)) void send(entry);
    clearTimeout(timer);
    if (later !== undefined) timer = setTimeout(() => void look(), later);
  }

  async function forget({ key, settledAt }: OutboxEntry) {
    const isOld = (time: number | null) => time !== null && Date.now() - time > REMEMBER_MS;
    if (!isOld(settledAt)) return;
    await store.change(key, (entry) => (entry && isOld(entry.settledAt) ? undefined : entry));
  }

  async function send({ key, recordId }: OutboxEntry) {
    inFlight.add(key);
    const onSending = () => onEvent({ type: "sending", recordId });
    try {
      note(key, await attempt(key, { store, port, onSending }));
    } finally {
      inFlight.delete(key);
      if (!isStopped) void look();
    }
  }

  function note(key: string, result: Attempt) {
    if (result.type === "idle") return;
    const isAway = result.type === "unreachable" && !result.isReplying;
    if (isOut !== isAway) onEvent({ type: isAway ? "outage" : "recovered" });
    isOut = isAway;
    if (result.type !== "unreachable") {
      // The server is reachable again: all entries that wait for it are sent now.
      nextTry.clear();
      return onEvent(result);
    }
    const nextTryAt = Date.now() + backoff(result.attempts);
    nextTry.set(key, nextTryAt);
    onEvent({ type: "waiting", recordId: result.recordId, nextTryAt });
  }

  return {
    wake(isImpatient = false) {
      if (isImpatient) nextTry.clear();
      void look();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Splits entries into those to send now and the milliseconds until the first of the others. */
function schedule(entries: OutboxEntry[], nextTry: Map<string, number>, now: number) {
  const wait = ({ key }: OutboxEntry) => (nextTry.get(key) ?? 0) - now;
  const waits = entries.map(wait).filter((ms) => ms > 0);
  return {
    due: entries.filter((entry) => wait(entry) <= 0),
    later: waits.length > 0 ? Math.min(...waits) : undefined,
  };
}
