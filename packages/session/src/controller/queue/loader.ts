import type { Criteria } from "../../criteria/criteria";
import {
  type AskedPage,
  type FetchedPage,
  type Held,
  withCount,
  withFetched,
  withFetchedBefore,
  withRecords,
} from "../../model/queue/fetched";
import { isPageOpen } from "../../model/queue/position";
import {
  type Fetch,
  isBehindPendingWrites,
  nextFetch,
  previousFetch,
  queueOf,
} from "../../model/queue/queue";
import type { RecordInput } from "../../model/record/record-state";
import type { SessionState } from "../../model/state";
import type { OutboxEntry } from "../../outbox/entry";
import type { Outbox } from "../../outbox/outbox";
import type { Keeper } from "../drafts/keep-drafts";
import type { SessionOptions } from "../ports";
import type { SessionStore } from "../store";
import { noteFailure } from "./load-failure";
import { isSameState, makeRecounting } from "./recount";
import { makeSingleFlight, once } from "./single-flight";

/** Loads records into the queue. */
export type Loader<R extends RecordInput> = ReturnType<typeof makeLoader<R>>;

/** Creates the loader of a session. */
export function makeLoader<R extends RecordInput>(
  { ports, first }: SessionOptions<R>,
  store: SessionStore<R>,
  keeper: Pick<Keeper, "read">,
) {
  const flight = makeSingleFlight(() => void recount());
  const takeAhead = once(first);
  /** Whether the queue that was on screen is still the one on screen. */
  const isHere = (asked: SessionState<R>) => isSameState(store.getState(), asked);
  /** Whether records are requested without the user; another failure of them is no news. */
  let isAutomatic = false;
  type Note = (page: FetchedPage<R>, held: Held) => void;

  const recount = makeRecounting(store, ports, flight.isRunning);

  /** Loads one page. A reply for an abandoned queue is dropped. */
  async function load(asked: SessionState<R>, fetch: Fetch, note: Note) {
    try {
      const loadPage = () => ports.loadPage(asked.criteria.committed, fetch);
      const isHeld = (id: string) => store.getState().queue.slots.some((slot) => slot.id === id);
      const page = await pageAfterWrites({ load: loadPage, isHeld, outbox: ports.outbox }, takeAhead());
      const held = await heldIn(ports.outbox, keeper);
      if (!isHere(asked)) return;
      // The page that says so goes as soon as there are records, or none.
      if (store.getState().load === "failed") store.update((state) => ({ ...state, load: "loading" }));
      note(page, held);
    } catch (error) {
      const told = isAutomatic ? {} : ports;
      if (isHere(asked)) noteFailure(error, { ports: told, store, isHere: () => isHere(asked) });
    }
  }

  /** Loads the records after the held ones. Returns whether another load has to follow. */
  async function loadAfter(): Promise<boolean> {
    const asked = store.getState();
    const fetch = nextFetch(asked.queue, countLeaving(asked));
    await load(asked, fetch, (page, held) =>
      store.update((state) => withFetched(state, { ...page, fetch, held, asked })),
    );
    const { queue } = store.getState();
    if (!isHere(asked) || isBehindPendingWrites(asked.queue, queue)) return true;
    const { slots, start, isExhausted } = queue;
    const isFilling = slots.length > asked.queue.slots.length && isPageOpen(queue);
    if (slots.length > 0 || start === 0 || !isExhausted) return isFilling;
    // A URL may name a page that does not exist, or no longer exists.
    store.update((state) => ({ ...state, queue: queueOf(firstPageOf(state)), load: "loading" }));
    return true;
  }

  /** Loads so many records before the first slot. Returns whether some were returned. */
  async function loadBefore(count: number): Promise<boolean> {
    const asked = store.getState();
    const fetch = previousFetch(asked.queue, count);
    if (!fetch) return false;
    await load(asked, fetch, (page, held) =>
      store.update((state) => withCount(withFetchedBefore(state, page.records, held), page.total, asked)),
    );
    return store.getState().queue.start < asked.queue.start;
  }

  async function fill() {
    while (await loadAfter());
  }

  /** Shows that there is no record, where none was found. */
  function noteEnd() {
    store.update((state) => (state.load === "loading" ? { ...state, load: "ready" } : state));
  }

  async function refill(isWithoutUser = false) {
    await flushed(ports.outbox);
    isAutomatic = isWithoutUser;
    await flight.follow(fill);
    isAutomatic = false;
    noteEnd();
  }

  const before = (count: number) =>
    flight.follow(async () => {
      const asked = store.getState();
      const left = () => count - store.getState().queue.slots.length + asked.queue.slots.length;
      // Some may be held already, because they have moved there: those before them are requested as well.
      while (isHere(asked) && left() > 0 && (await loadBefore(left())));
      // Another queue was opened meanwhile: its caller waits for this task.
      if (!isHere(asked)) await fill();
    });

  return {
    more: () => flight.join(fill),
    before,
    recount,
    /**
     * Requests again after a failure, or at the end of the available records: colleagues may have released some, once
     * all local writes are sent.
     */
    async again() {
      store.update((state) => ({ ...state, load: "loading" }));
      await refill();
    },
    /** Requests what could not be loaded. Until there is a reply, the page stays as it is. */
    async missing() {
      if (store.getState().load === "failed") await refill(true);
    },
    /** Loads one record. Returns whether it exists. */
    async one(recordId: string): Promise<boolean> {
      const record = await ports.loadRecord(recordId);
      if (!record) return false;
      const held = await heldIn(ports.outbox, keeper);
      store.update((state) => withRecords(state, [record], held));
      return true;
    },
    /**
     * Loads the first records of a queue. Pending writes are sent first, so that their records do not appear
     * again.
     */
    begin: () => refill(),
  };
}

/** The records with a pending write. */
export async function recordsWithEntries(outbox: Outbox): Promise<string[]> {
  return [...(await entriesByRecord(outbox)).keys()];
}

/** How many records have left the set here while their responses have not reached the server. */
function countLeaving({ queue, recordStates }: SessionState): number {
  return queue.slots.filter(({ id, hasLeft }) => hasLeft && recordStates[id]?.entry).length;
}

/** The criteria with the first page. */
function firstPageOf({ criteria }: SessionState): Criteria {
  const { committed } = criteria;
  return { ...committed, page: { ...committed.page, page: 1 } };
}

async function entriesByRecord(outbox: Outbox): Promise<Map<string, OutboxEntry>> {
  return new Map((await outbox.list()).map((entry) => [entry.recordId, entry]));
}

/** The pending writes and unsaved changes in this browser. */
export async function heldIn(outbox: Outbox, keeper: Pick<Keeper, "read">): Promise<Held> {
  const [entries, kept] = await Promise.all([entriesByRecord(outbox), keeper.read()]);
  return { entries, kept };
}

interface Asking<R extends RecordInput> {
  load: () => Promise<FetchedPage<R>>;
  isHeld: (recordId: string) => boolean;
  outbox: Outbox;
}

/**
 * A page, requested again if a write overtook it: a record that is not held may appear, or be counted, in its
 * old state.
 */
async function pageAfterWrites<R extends RecordInput>(
  asking: Asking<R>,
  ahead?: AskedPage<R>,
): Promise<FetchedPage<R>> {
  const { load, isHeld, outbox } = asking;
  const { page: asked, askedAt } = ahead ?? { page: load(), askedAt: Date.now() };
  const page = await (ahead ? asked.catch(load) : asked);
  const settled = await outbox.settledSince(askedAt);
  const isOvertaken = [...settled].some((id) => !isHeld(id));
  return isOvertaken ? pageAfterWrites(asking) : page;
}

const FLUSH_MS = 2000;

/** Resolves when no write is pending, when sending fails, or after two seconds. */
function flushed(outbox: Outbox): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, FLUSH_MS);
    const stop = outbox.subscribe(({ type }) => {
      if (type === "outage") end();
      if (type === "confirmed" || type === "held") void look();
    });
    const look = async () => (await outbox.list()).every(({ hold }) => hold) && end();
    function end() {
      clearTimeout(timer);
      stop();
      resolve();
    }
    void look();
  });
}
