import { type Attempt, attempt } from "./attempt";
import type { ResponsesPort } from "./deliver";
import type { OutboxEntry, Owner } from "./entry";
import { makeServerPause } from "./server-pause";
import type { OutboxStore } from "./store";
import type { WaitReason } from "./wait-reason";

/** Events that a sender emits to the pages of its origin. */
export type SenderEvent =
  | { type: "sending"; recordId: string }
  | { type: "waiting"; recordId: string; nextTryAt: number; why?: WaitReason | undefined }
  | Extract<Attempt, { type: "confirmed" | "held" }>
  /** The first failure after a success, or the first for another reason; not each attempt. */
  | { type: "outage"; why?: WaitReason | undefined }
  /** The first success after that, and the first of all: the outage may have been told by another tab. */
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
/** How often old settled entries are deleted. */
const FORGET_MS = 10_000;

/** The clock for waiting: that of the computer may be set back by hours. */
const clock = () => performance.now();

/** Milliseconds to wait after a number of failed attempts. */
export function backoff(attempts: number): number {
  return (BACKOFF_S[Math.min(attempts, BACKOFF_S.length) - 1] ?? 0) * 1000;
}

/** Starts sending. Call it in one tab at a time, with `elect`. */
export function startSender({ owner, store, port, onEvent }: SenderOptions): Sender {
  const inFlight = new Set<string>();
  /** By key, in the time of `clock`. */
  const nextTry = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> | undefined;
  let mustLookAgain = false;
  const forgetSettled = makeForgetting({ owner, store });
  let isStopped = false;
  /** Unknown at first: another tab may have told an outage before it closed. */
  let isOut: boolean | undefined;
  let outBecause: WaitReason | undefined;
  const pause = makeServerPause(clock);

  /** Looks for entries to send. Calls during a look cause one more, not one each. */
  function look() {
    mustLookAgain = looking !== undefined;
    looking ??= sendDue().finally(() => {
      looking = undefined;
      if (mustLookAgain && !isStopped) look();
    });
  }

  async function sendDue() {
    const entries = await store.listOpen(owner);
    if (isStopped) return;
    const open = entries.filter(({ key, hold }) => !hold && !inFlight.has(key));
    void forgetSettled();
    waitForPause(open);
    const { due, later } = schedule(open, nextTry, clock());
    for (const entry of due.slice(0, MOST_AT_ONCE - inFlight.size)) void send(entry);
    clearTimeout(timer);
    if (later !== undefined) timer = setTimeout(look, later);
  }

  /** Entries that were not tried yet wait, too, if the server wants no request now. */
  function waitForPause(open: OutboxEntry[]) {
    const now = pause.now();
    if (!now) return;
    for (const { key, recordId } of open)
      if ((nextTry.get(key) ?? 0) < now.until) waitUntil(now.until, { key, recordId, why: now.why });
  }

  function waitUntil(
    time: number,
    { key, recordId, why }: Pick<OutboxEntry, "key" | "recordId"> & { why: WaitReason | undefined },
  ) {
    nextTry.set(key, time);
    onEvent({ type: "waiting", recordId, nextTryAt: Date.now() + time - clock(), ...(why && { why }) });
  }

  async function send({ key, recordId }: OutboxEntry) {
    inFlight.add(key);
    const onSending = () => onEvent({ type: "sending", recordId });
    try {
      note(key, await attempt(key, { store, port, onSending }));
    } finally {
      inFlight.delete(key);
      if (!isStopped) look();
    }
  }

  function note(key: string, result: Attempt) {
    if (result.type === "idle") return;
    if (result.type === "unreachable" && !result.isReplying) tellOutage(true, result.why);
    else tellReply();
    if (result.type !== "unreachable") {
      // The server is reachable again: all entries that wait for it are sent now.
      nextTry.clear();
      return onEvent(result);
    }
    const { recordId, why, retryAfterMs } = result;
    if (retryAfterMs !== undefined) pause.begin(retryAfterMs, why);
    const time = Math.max(timeOfNextTry(result, nextTry), pause.now()?.until ?? 0);
    waitUntil(time, { key, recordId, why });
  }

  function tellReply() {
    pause.noteReply();
    if (!pause.now()) tellOutage(false, undefined);
  }

  function tellOutage(isAway: boolean, why: WaitReason | undefined) {
    if (isOut === isAway && outBecause === why) return;
    isOut = isAway;
    outBecause = why;
    onEvent(isAway ? { type: "outage", ...(why && { why }) } : { type: "recovered" });
  }

  return {
    wake(isImpatient = false) {
      if (isImpatient) {
        nextTry.clear();
        pause.end();
      }
      look();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Creates a function that deletes old settled entries, now and then. */
function makeForgetting({ owner, store }: Pick<SenderOptions, "owner" | "store">) {
  let forgottenAt = Number.NEGATIVE_INFINITY;
  // A time of the future is that of a clock which was set back since.
  const isOld = (time: number | null) => time !== null && Math.abs(Date.now() - time) > REMEMBER_MS;
  return async () => {
    if (clock() - forgottenAt < FORGET_MS) return;
    forgottenAt = clock();
    for (const { key, settledAt } of await store.list(owner)) {
      if (isOld(settledAt))
        await store.change(key, (entry) => (entry && isOld(entry.settledAt) ? undefined : entry), {
          isNote: true,
        });
    }
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

/** When a failed entry is tried again: in an outage together with those that wait already, so that the oldest goes first. */
function timeOfNextTry(
  { attempts, isReplying }: Extract<Attempt, { type: "unreachable" }>,
  nextTry: Map<string, number>,
): number {
  const now = clock();
  const others = isReplying ? [] : [...nextTry.values()].filter((time) => time > now);
  return others.length > 0 ? Math.min(...others) : now + backoff(attempts);
}
