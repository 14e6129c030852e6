import { DeliveryError, type ResponsesPort } from "./deliver";
import {
  entryAfter,
  entryKeepingMine,
  entryKey,
  isOpen,
  type OutboxEntry,
  type Owner,
  type Wish,
} from "./entry";
import { indexedDbStore, type OutboxDatabase, openOutbox } from "./indexed-db";
import { elect } from "./leader";
import { type Sender, type SenderEvent, startSender } from "./sender";
import { withSpare } from "./spare";
import { memoryStore, type OutboxStore } from "./store";

/** What pages hear from the outbox: the sender's events, and what happened here. */
export type OutboxEvent =
  | SenderEvent
  /** An entry changed by a person's hand. */
  | { type: "changed"; recordId: string; entry: OutboxEntry | null }
  /** The browser refused to store an entry, say because its disk is full: `isDurable` is false from now on. */
  | { type: "storageRefused" };

/** The safe place of one person's answers on their way to one server, shared by all tabs of the origin. */
export interface Outbox {
  /** False where the browser stores nothing, or no longer: then an answer is safe only once it is confirmed. */
  readonly isDurable: boolean;
  /** Puts a wish on disk and resolves when it is safe there. */
  put(wish: Omit<Wish, "server" | "userId">): Promise<OutboxEntry | undefined>;
  list(): Promise<OutboxEntry[]>;
  /** The records of which the server has confirmed an answer since then (ms since 1970), for the last minute. */
  settledSince(time: number): Promise<ReadonlySet<string>>;
  /** Ends a conflict: "mine" is sent over the other answer, "other" drops mine. */
  resolve(recordId: string, keep: "mine" | "other"): Promise<void>;
  /** Lets entries go on that waited for a sign-in. */
  release(): Promise<void>;
  subscribe(listener: (event: OutboxEvent) => void): () => void;
  close(): void;
}

interface OutboxOptions {
  owner: Owner;
  port: ResponsesPort;
  /** Name of the database; tests give their own. */
  database?: string;
}

type Message = { event: OutboxEvent } | { wake: boolean };

/** Opens the outbox of a person and starts, or joins, the one sender of this origin. */
export async function openOutboxFor({ owner, port, database: name }: OutboxOptions): Promise<Outbox> {
  const database = await openOutbox(name).catch(() => undefined);
  const store = database ? indexedDbStore(database) : memoryStore();
  return makeOutbox({ owner, port, store, database, isDurable: database !== undefined });
}

interface Parts {
  owner: Owner;
  port: ResponsesPort;
  store: OutboxStore;
  database?: OutboxDatabase | undefined;
  isDurable: boolean;
}

/** Puts an outbox together from a store and a way to the server. */
export function makeOutbox({ owner, port: openPort, store: disk, database, isDurable }: Parts): Outbox {
  const listeners = new Set<(event: OutboxEvent) => void>();
  const channelName = `glossa-outbox|${owner.server}|${owner.userId}`;
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(channelName);
  let sender: Sender | undefined;
  let isLeader = false;
  let isClosed = false;
  const port = unless(() => isClosed, openPort);
  const store = withSpare(disk, () => {
    // Another tab that leads can't see what is in this one's memory.
    if (!isLeader && !isClosed) sender = startSender({ owner, store: store.spare, port, onEvent: tell });
    tellHere({ type: "storageRefused" });
  });

  const tellHere = (event: OutboxEvent) => {
    for (const listener of listeners) listener(event);
  };
  const tell = (event: OutboxEvent) => {
    tellHere(event);
    if (!isClosed) channel?.postMessage({ event } satisfies Message);
  };
  const wake = (isBackOnline = false) => {
    sender?.wake(isBackOnline);
    if (!isLeader) channel?.postMessage({ wake: isBackOnline } satisfies Message);
  };
  channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if ("event" in data) tellHere(data.event);
    else sender?.wake(data.wake);
  });
  const onOnline = () => wake(true);
  globalThis.addEventListener?.("online", onOnline);
  const resign = elect(channelName, database, () => {
    sender?.stop();
    isLeader = true;
    sender = startSender({ owner, store, port, onEvent: tell });
    sender.wake();
    return () => {
      sender?.stop();
      sender = undefined;
      isLeader = false;
    };
  });

  return {
    get isDurable() {
      return isDurable && !store.isSpareInUse();
    },
    ...actions({ owner, store, tell, wake }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      isClosed = true;
      globalThis.removeEventListener?.("online", onOnline);
      resign();
      sender?.stop();
      channel?.close();
      database?.close();
    },
  };
}

/** A way to the server that ends: whoever is signed in by then, nothing more is sent in the name of another one. */
function unless(isClosed: () => boolean, port: ResponsesPort): ResponsesPort {
  const guarded =
    <Given extends unknown[], Got>(call: (...given: Given) => Promise<Got>) =>
    async (...given: Given) => {
      if (isClosed()) throw new DeliveryError("unreachable", "The outbox was closed.", 0);
      return call(...given);
    };
  return {
    readMine: guarded(port.readMine),
    create: guarded(port.create),
    update: guarded(port.update),
    checksBase: guarded(port.checksBase),
    remove: guarded(port.remove),
  };
}

interface Wiring {
  owner: Owner;
  store: OutboxStore;
  tell: (event: OutboxEvent) => void;
  wake: (isBackOnline?: boolean) => void;
}

function actions({ owner, store, tell, wake }: Wiring) {
  const change = async (
    recordId: string,
    to: (entry: OutboxEntry | undefined) => OutboxEntry | undefined,
  ) => {
    const stored = await store.change(entryKey(owner, recordId), to);
    const entry = isOpen(stored) ? stored : undefined;
    // Told a moment later: a page that put it goes on in the same breath and draws both at once.
    queueMicrotask(() => {
      tell({ type: "changed", recordId, entry: entry ?? null });
      wake();
    });
    return entry;
  };
  const list = async () => (await store.list(owner)).filter(isOpen);
  return {
    put: (wish: Omit<Wish, "server" | "userId">) =>
      change(wish.recordId, (previous) => entryAfter({ ...owner, ...wish }, previous, Date.now())),
    list,
    async settledSince(time: number) {
      const entries = await store.list(owner);
      const isSince = ({ settledAt }: OutboxEntry) => settledAt !== null && settledAt > time;
      return new Set(entries.filter(isSince).map(({ recordId }) => recordId));
    },
    async resolve(recordId: string, keep: "mine" | "other") {
      await change(recordId, (entry) => (entry && keep === "mine" ? entryKeepingMine(entry) : undefined));
    },
    async release() {
      for (const { recordId, hold } of await list()) {
        if (hold?.kind === "signIn") await change(recordId, (entry) => entry && { ...entry, hold: null });
      }
      wake(true);
    },
  };
}
