import { type AskedPage, type Page, withCount, withFailure, withFetched, withRecords } from "../fetched";
import type { OutboxEntry } from "../outbox/entry";
import type { Outbox } from "../outbox/outbox";
import {
  type Fetch,
  isBehindAnswers,
  isSameWalk,
  nextFetch,
  openQueue,
  previousFetch,
  type Queue,
  withPrevious,
} from "../queue";
import type { SessionState } from "../state";
import { isQuiet } from "../total";
import type { RecordFacts } from "../work";
import type { SessionOptions } from "./ports";
import type { Store } from "./store";

/** Fetches records into the queue. */
export type Loader<R extends RecordFacts> = ReturnType<typeof makeLoader<R>>;

/** Makes the loader of a session. */
export function makeLoader<R extends RecordFacts>(
  { ports, first }: SessionOptions<R>,
  store: Store<SessionState<R>>,
) {
  let loading: Promise<void> | undefined;
  let ahead = first;
  const takeAhead = () => {
    const taken = ahead;
    ahead = undefined;
    return taken;
  };
  const unsent = () =>
    store.get().queue.slots.filter(({ id, hasLeft }) => hasLeft && store.get().work[id]?.entry).length;
  type Note = (page: Page<R>, entries: Map<string, OutboxEntry>) => void;

  /** One load at a time; a reply for a queue that is gone is dropped. */
  async function load(fetch: Fetch, note: Note) {
    if (loading) return;
    const { queue } = store.get();
    loading = run(queue, fetch, note);
    await loading;
    if (!isSameWalk(store.get().queue, queue)) await more();
    void recount();
  }

  /** Asks how many there are, once nothing is on its way any more that a page may have counted or not. */
  async function recount() {
    const asked = store.get();
    const { queue } = asked;
    if (queue.isTotalSure || loading || !isQuiet(queue, asked, asked)) return;
    const page = await ports.loadPage(queue.status, { offset: 0, limit: 1 }).catch(() => undefined);
    if (page && isSameWalk(store.get().queue, queue))
      store.set((state) => withCount(state, page.total, asked));
  }

  async function run(queue: Queue, fetch: Fetch, note: Note) {
    const isHere = () => isSameWalk(store.get().queue, queue);
    try {
      const load = () => ports.loadPage(queue.status, fetch);
      const isHeld = (id: string) => store.get().queue.slots.some((slot) => slot.id === id);
      const page = await pageAfterAnswers({ load, isHeld, outbox: ports.outbox }, takeAhead());
      const entries = await entriesByRecord(ports.outbox);
      if (isHere()) note(page, entries);
    } catch {
      // With a record on screen the person can go on; the next move tries again.
      if (isHere()) store.set(withFailure);
    } finally {
      loading = undefined;
    }
  }

  async function more() {
    const asked = store.get();
    const fetch = nextFetch(asked.queue, unsent());
    await load(fetch, (page, entries) =>
      store.set((state) => withFetched(state, { ...page, fetch, entries, asked })),
    );
    const { queue } = store.get();
    if (isBehindAnswers(asked.queue, queue)) return more();
    const { status, slots, start, isExhausted } = queue;
    if (slots.length > 0 || start === 0 || !isExhausted) return;
    // An address may name a page that is not there, or not any more.
    store.set((state) => ({ ...state, queue: openQueue(status), load: "loading" }));
    await more();
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
    recount,
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
      const entries = await entriesByRecord(ports.outbox);
      store.set((state) => withRecords(state, [record], entries));
    },
    /** Loads the first records of a walk. Answers on their way go first, so that their records do not come up again. */
    async begin() {
      await flushed(ports.outbox);
      await more();
    },
  };
}

async function entriesByRecord(outbox: Outbox): Promise<Map<string, OutboxEntry>> {
  return new Map((await outbox.list()).map((entry) => [entry.recordId, entry]));
}

interface Asking<R extends RecordFacts> {
  load: () => Promise<Page<R>>;
  isHeld: (recordId: string) => boolean;
  outbox: Outbox;
}

/**
 * A page, asked for again where an answer overtook it: a record that is not held may come, or be counted, as it was
 * before.
 */
async function pageAfterAnswers<R extends RecordFacts>(
  asking: Asking<R>,
  ahead?: AskedPage<R>,
): Promise<Page<R>> {
  const { load, isHeld, outbox } = asking;
  const { page: asked, askedAt } = ahead ?? { page: load(), askedAt: Date.now() };
  const page = await (ahead ? asked.catch(load) : asked);
  const settled = await outbox.settledSince(askedAt);
  const isOvertaken = [...settled].some((id) => !isHeld(id));
  return isOvertaken ? pageAfterAnswers(asking) : page;
}

const FLUSH_MS = 2000;

/** Resolves when nothing waits to be sent, when sending fails, or after two seconds. */
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
