import { type DraftDisk, draftsOf, type KeptDrafts } from "../drafts/draft-store";
import { holdByLock, type TabHold } from "../drafts/only-tab";
import type { ResponsesPort } from "./deliver";
import type { Disk } from "./disk";
import {
  entryAfter,
  entryKeepingMine,
  entryKey,
  isOpen,
  isReleasable,
  type OutboxEntry,
  type Owner,
  type PendingWrite,
} from "./entry";
import { makeLastUse, usedWhileHeld } from "./last-use";
import { elect } from "./leader";
import { withMemoryFallback } from "./memory-fallback";
import type { SenderEvent } from "./sender";
import type { ChangeOptions, OutboxStore } from "./store";
import { openTabChannel } from "./tab-channel";
import { makeTabSender } from "./tab-sender";
import { untilClosed } from "./until-closed";

/** Events of the outbox: those of the sender, and changes made in this tab. */
export type OutboxEvent =
  | SenderEvent
  /** The user changed an entry; null if nothing is pending, with the revision at which that was known. */
  | { type: "changed"; recordId: string; entry: OutboxEntry | null; revision: number }
  /** Entries are no longer stored: `isDurable` is false from now on. */
  | { type: "storageRefused"; why: StorageLack }
  /** The browser had deleted what it stored; the pending writes and drafts that this page knows are stored again. */
  | { type: "storedAgain" };

/**
 * Why entries are only in memory. `refused`: the browser does not store data, for example because the disk is
 * full. `olderTab` and `newerTab`: a tab with another version of the app is open, and both cannot share the
 * database.
 */
export type StorageLack = "refused" | "olderTab" | "newerTab";

/** Stores one user's pending writes to one server durably, shared by all tabs of the origin. */
export interface Outbox {
  /** False if the browser cannot store data: a response is then safe only once the server has confirmed it. */
  readonly isDurable: boolean;
  /** The reason if it is not durable. */
  readonly lack: StorageLack | undefined;
  /** Writes a pending write to disk. Resolves when it is stored and its entry has been emitted as `changed`. */
  put(pendingWrite: Omit<PendingWrite, "server" | "userId">): Promise<void>;
  list(): Promise<OutboxEntry[]>;
  /**
   * Unsaved changes; undefined if the browser cannot store data. Putting a response removes the draft of its
   * record.
   */
  readonly drafts: KeptDrafts | undefined;
  /** Reports that the browser refused to store something, so that the app can show it. */
  tellStorageRefused(): void;
  /** The records whose last pending write was confirmed or taken back since then (ms since 1970), for the last minute. */
  settledSince(time: number): Promise<ReadonlySet<string>>;
  /** Resolves a conflict: "mine" replaces the other response, "other" drops the pending write. */
  resolve(recordId: string, keep: "mine" | "other"): Promise<void>;
  /**
   * Retries all waiting entries at once: those that wait for time, for a sign-in, or after a server failure; with
   * `includesRefused`, because the user asks for it, also those that the server has refused, for example for a permission
   * that the user has by now. With `datasetId`, only those of a dataset; with `recordId`, only that of a record.
   */
  release(options?: { includesRefused?: boolean; datasetId?: string; recordId?: string }): Promise<void>;
  subscribe(listener: (event: OutboxEvent) => void): () => void;
  close(): void;
}

type Message = { event: OutboxEvent } | { wake: boolean };

export interface OutboxParts {
  owner: Owner;
  port: ResponsesPort;
  store: OutboxStore;
  drafts?: DraftDisk | undefined;
  /** How a tab holds unsaved changes; default: by Web Locks. */
  hold?: (name: string) => TabHold;
  /** What the store and the drafts are on. */
  disk?: Pick<Disk, "close" | "leases" | "watch"> | undefined;
  /** Why nothing can be stored, if that is known beforehand. */
  lack?: () => StorageLack | undefined;
}

/**
 * Creates an outbox from a store and a responses port.
 *
 * @param parts the store, the port and the owner
 * @example
 * const owner = { server: "https://glossa.example", userId: "user-1" };
 * const outbox = makeOutbox({ owner, port: fakeServer().port, store: memoryStore() });
 * const target = { status: "discarded", values: {} } as const;
 * await outbox.put({ datasetId: "support-tickets", recordId: "ticket-7", target, base: null });
 */
export function makeOutbox(parts: OutboxParts): Outbox {
  const { owner, port: openPort, drafts, hold = holdByLock, disk, lack } = parts;
  const listeners = new Set<(event: OutboxEvent) => void>();
  const channelName = `glossa-outbox|${owner.server}|${owner.userId}`;
  const channel = openTabChannel<Message>(channelName, (message) => {
    if ("event" in message) hear(message.event);
    else sender.wake(message.wake);
  });
  let isClosed = false;
  const port = untilClosed(() => isClosed, openPort);
  const store = withMemoryFallback(parts.store, () => {
    sender.sendSpare();
    tellLack();
  });

  const lackNow = () => lack?.() ?? (store.isSpareInUse() ? "refused" : undefined);
  const tellLack = () => {
    const why = lackNow() ?? "refused";
    // This tab can no longer read what is on disk; the tab with the newer version sends it.
    if (why === "newerTab") resign();
    tellHere({ type: "storageRefused", why });
  };
  const tellHere = (event: OutboxEvent) => {
    for (const listener of listeners) listener(event);
  };
  /** Another tab has changed an entry on the common disk, or sent it. */
  const hear = (event: OutboxEvent) => {
    const entry = entryIn(event);
    if (entry !== undefined && "recordId" in event) store.note(entryKey(owner, event.recordId), entry);
    tellHere(event);
  };
  const tell = (event: OutboxEvent) => {
    tellHere(event);
    if (!isClosed) channel?.post({ event });
  };
  const sender = makeTabSender({ owner, store, port, onEvent: tell });
  const wake = (isImpatient = false) => {
    sender.wake(isImpatient);
    if (!sender.isLeader) channel?.post({ wake: isImpatient });
  };
  // A session that closes together with the outbox still writes its last changes.
  const databaseUses = makeLastUse(() => disk?.close());
  const endUse = databaseUses.begin();
  disk?.watch({
    onGone: store.lose,
    async onBack(restoredDrafts) {
      const entries = await store.restore();
      if (isClosed) return;
      if (entries + restoredDrafts > 0 && lackNow() === undefined) tellHere({ type: "storedAgain" });
      wake();
    },
  });
  const onOnline = () => wake(true);
  globalThis.addEventListener?.("online", onOnline);
  // A tab that has no disk from the beginning shares no entries: no other tab can send its own.
  const resign = lackNow() ? sender.lead() : elect(channelName, disk?.leases, sender.lead);

  return {
    get isDurable() {
      return lackNow() === undefined;
    },
    get lack() {
      return lackNow();
    },
    drafts: drafts && draftsOf(owner, drafts, usedWhileHeld(hold, databaseUses)),
    tellStorageRefused: tellLack,
    ...actions({ owner, store, tell, wake }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      isClosed = true;
      globalThis.removeEventListener?.("online", onOnline);
      sender.close();
      resign();
      channel?.close();
      endUse();
    },
  };
}

/** The entry after an event: null if nothing is pending, undefined if the event is about none. */
function entryIn(event: OutboxEvent): OutboxEntry | null | undefined {
  if (event.type === "confirmed") return event.next;
  return event.type === "changed" || event.type === "held" ? event.entry : undefined;
}

/** Whether an entry is that of a record, or of a dataset, as far as they are given. */
function isOf(
  entry: OutboxEntry,
  { datasetId, recordId }: { datasetId?: string; recordId?: string },
): boolean {
  return (
    entry.datasetId === (datasetId ?? entry.datasetId) && entry.recordId === (recordId ?? entry.recordId)
  );
}

interface Wiring {
  owner: Owner;
  store: OutboxStore;
  tell: (event: OutboxEvent) => void;
  wake: (isImpatient?: boolean) => void;
}

function actions({ owner, store, tell, wake }: Wiring) {
  const change = async (
    recordId: string,
    to: (entry: OutboxEntry | undefined) => OutboxEntry | undefined,
    options?: ChangeOptions,
  ) => {
    const stored = await store.change(entryKey(owner, recordId), to, options);
    const entry = isOpen(stored) ? stored : null;
    // Emitted in a microtask, so that the page that called `put` renders its own change and this one together.
    queueMicrotask(() => {
      tell({ type: "changed", recordId, entry, revision: stored?.revision ?? 0 });
      wake();
    });
  };
  const list = () => store.listOpen(owner);
  return {
    put: (pendingWrite: Omit<PendingWrite, "server" | "userId">) =>
      change(
        pendingWrite.recordId,
        (previous) => entryAfter({ ...owner, ...pendingWrite }, previous, Date.now()),
        { endsDraft: true },
      ),
    list,
    async settledSince(time: number) {
      const entries = await store.list(owner);
      const isSince = ({ settledAt }: OutboxEntry) => settledAt !== null && settledAt > time;
      return new Set(entries.filter(isSince).map(({ recordId }) => recordId));
    },
    async resolve(recordId: string, keep: "mine" | "other") {
      await change(recordId, (entry) => (entry && keep === "mine" ? entryKeepingMine(entry) : undefined));
    },
    async release({ includesRefused = false, ...only }: Parameters<Outbox["release"]>[0] = {}) {
      for (const { recordId, hold } of (await list()).filter((entry) => isOf(entry, only))) {
        if (isReleasable(hold) || (includesRefused && hold?.kind === "refused"))
          await change(recordId, (entry) => entry && { ...entry, attempts: 0, hold: null });
      }
      wake(true);
    },
  };
}
