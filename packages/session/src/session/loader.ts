import type { OutboxEntry } from "../outbox/entry";
import type { Outbox } from "../outbox/outbox";
import { currentId, type Fetch, nextFetch, previousFetch, type QueueStatus, withPrevious } from "../queue";
import { type Page, type RecordFacts, type SessionState, withFetched, withRecords } from "../state";
import type { SessionOptions } from "./ports";
import type { Store } from "./store";

/** Fetches records into the queue. */
export type Loader<R extends RecordFacts> = ReturnType<typeof makeLoader<R>>;

/** Makes the loader of a session. */
export function makeLoader<R extends RecordFacts>(
  { ports }: SessionOptions<R>,
  store: Store<SessionState<R>>,
) {
  let loading: Promise<void> | undefined;
  const entriesByRecord = async () =>
    new Map((await ports.outbox.list()).map((entry) => [entry.recordId, entry] as const));
  const unsent = () =>
    store.get().queue.slots.filter(({ id, hasLeft }) => hasLeft && store.get().work[id]?.entry).length;
  type Note = (page: Page<R>, entries: Map<string, OutboxEntry>) => void;

  /** One load at a time; a reply for a queue that is gone is dropped. */
  async function load(fetch: Fetch, note: Note) {
    if (loading) return;
    const { status } = store.get().queue;
    loading = run(status, fetch, note);
    await loading;
    if (store.get().queue.status !== status) await more();
  }

  async function run(status: QueueStatus, fetch: Fetch, note: Note) {
    try {
      const [page, entries] = await Promise.all([ports.loadPage(status, fetch), entriesByRecord()]);
      if (store.get().queue.status === status) note(page, entries);
    } catch {
      // With a record on screen the person can go on; the next move tries again.
      store.set((state) => (currentId(state.queue) === undefined ? { ...state, load: "failed" } : state));
    } finally {
      loading = undefined;
    }
  }

  async function more() {
    const fetch = nextFetch(store.get().queue, unsent());
    await load(fetch, (page, entries) =>
      store.set((state) => withFetched(state, { ...page, fetch, entries })),
    );
  }

  async function before() {
    const fetch = previousFetch(store.get().queue);
    if (!fetch) return;
    await load(fetch, (page, entries) =>
      store.set((state) => ({
        ...withRecords(state, page.records, entries),
        queue: withPrevious(state.queue, page.records[0]?.id),
      })),
    );
  }

  return {
    more,
    before,
    /** Asks again at the end of what was handed out: colleagues may have left something, once all here is sent. */
    async again() {
      store.set((state) => ({ ...state, load: "loading" }));
      await flushed(ports.outbox);
      await loading;
      await more();
      store.set((state) => (state.load === "loading" ? { ...state, load: "ready" } : state));
    },
    async one(recordId: string) {
      const record = await ports.loadRecord(recordId);
      const entries = await entriesByRecord();
      store.set((state) => withRecords(state, [record], entries));
    },
    /** Answers left from an earlier visit go first, so that their records do not come up again. */
    async start() {
      await flushed(ports.outbox);
      await more();
    },
  };
}

const FLUSH_MS = 2000;

/** Resolves when nothing waits to be sent, when sending fails, or after two seconds. */
async function flushed(outbox: Outbox): Promise<void> {
  const waiting = new Set((await outbox.list()).filter(({ hold }) => !hold).map(({ recordId }) => recordId));
  if (waiting.size === 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, FLUSH_MS);
    const stop = outbox.subscribe((event) => {
      if (event.type === "outage") end();
      if (event.type === "confirmed" || event.type === "held") waiting.delete(event.recordId);
      if (waiting.size === 0) end();
    });
    function end() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
