import { idsOnPage } from "../../model/bulk/bulk";
import { type Held, withRecords, withShownRecords } from "../../model/queue/fetched";
import type { Queue } from "../../model/queue/queue";
import { currentResponse, type RecordInput } from "../../model/record/record-state";
import type { SessionState } from "../../model/state";
import type { Keeper } from "../drafts/keep-drafts";
import type { SessionOptions } from "../ports";
import type { SessionStore } from "../store";
import { heldIn } from "./loader";
import { makeOutdated, mayChange } from "./outdated";

/** All open pages are notified of a change at once; their requests are spread over this time. */
const SPREAD_MS = 1000;
/** Between two requests: a script may change all records while many people work. */
const PAUSE_MS = 1000;
const RETRY_MS = 10_000;
/** How many records one request loads. */
const AT_ONCE = 100;

/**
 * Keeps the suggestions of loaded records up to date. Records that others have changed are loaded again, those closest to
 * the record on screen first. What is on screen stays until the user asks for the new suggestions, because *Submit* must
 * store what they have seen.
 */
export function followChanges<R extends RecordInput>(
  { ports }: SessionOptions<R>,
  store: SessionStore<R>,
  keeper: Pick<Keeper, "read">,
) {
  /** Records that were changed since they were loaded. Those that the user has touched wait until they are as before. */
  const stale = new Set<string>();
  const outdated = makeOutdated(ports, store);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;
  let isClosed = false;

  const isWanted = (id: string) => stale.has(id) && mayChange(store.getState(), id);

  function plan(milliseconds: number) {
    if (!isClosed) timer ??= setTimeout(() => void reload(), milliseconds);
  }

  async function load(ids: readonly string[]): Promise<{ records: readonly R[]; held: Held }> {
    const each = () => Promise.all(ids.map((id) => ports.loadRecord(id)));
    const loading = ports.loadRecords?.(ids) ?? each();
    const [loaded, held] = await Promise.all([loading, heldIn(ports.outbox, keeper)]);
    return { records: loaded.filter((record) => record !== undefined), held };
  }

  async function reload() {
    const state = store.getState();
    const order = byDistance(state.queue);
    const loaded = new Set(order);
    const gone = [...stale].filter((id) => !loaded.has(id) || isAnswered(state, id));
    const ids = order.filter(isWanted).slice(0, AT_ONCE);
    for (const id of [...gone, ...ids]) stale.delete(id);
    isLoading = true;
    const isLoaded = ids.length === 0 || (await load(ids).then(take, () => false));
    if (!isLoaded) addAll(stale, ids);
    isLoading = false;
    timer = undefined;
    if (order.some(isWanted)) plan(isLoaded ? PAUSE_MS : RETRY_MS);
  }

  function take({ records, held }: { records: readonly R[]; held: Held }): true {
    if (isClosed) return true;
    outdated.compare(records);
    store.update((state) => withRecords(state, records, held));
    return true;
  }

  const stopWatching = store.subscribe(() => {
    addAll(stale, outdated.takeSettled());
    if ([...stale].some(isWanted)) plan(0);
  });

  const actions = {
    /**
     * Takes note that others have changed suggestions of these records, or of any if it is unknown which. Untouched records
     * are loaded again, but not those on screen.
     */
    noteChanged(recordIds: readonly string[] | undefined) {
      const held = store.getState().queue.slots.map(({ id }) => id);
      const named = recordIds && new Set(recordIds);
      addAll(stale, named ? held.filter((id) => named.has(id)) : held);
      if (isLoading || !held.some(isWanted)) return;
      // The server can be reached: a retry need not wait any longer.
      clearTimeout(timer);
      timer = undefined;
      plan(Math.random() * SPREAD_MS);
    },
    /**
     * Shows the new suggestions of the records on screen that the user has not touched.
     *
     * @throws what `loadRecords` or `loadRecord` throws
     */
    async showNewSuggestions() {
      const waiting = idsOnPage(store.getState()).filter(isWanted);
      const ids = [...new Set([...outdated.ids(), ...waiting])];
      for (const id of ids) stale.delete(id);
      const { records, held } = await load(ids).catch((error) => {
        addAll(stale, ids);
        throw error;
      });
      outdated.clear();
      store.update((state) => withShownRecords(state, records, held));
    },
  };
  const close = () => {
    isClosed = true;
    clearTimeout(timer);
    stopWatching();
    outdated.clear();
  };
  return { actions, close };
}

function addAll(set: Set<string>, ids: readonly string[]): void {
  for (const id of ids) set.add(id);
}

function isAnswered({ recordStates }: SessionState, id: string): boolean {
  const recordState = recordStates[id];
  return recordState === undefined || currentResponse(recordState) !== null;
}

/** The ids of the slots by their distance: the next one, that on screen, the one after the next, and so on. */
function byDistance({ slots, index }: Queue): string[] {
  const next = index + 1;
  const distanceOf = (at: number) => (at < next ? 2 * (next - at) : 2 * (at - next) + 1);
  return slots
    .map(({ id }, at) => ({ id, distance: distanceOf(at) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ id }) => id);
}
