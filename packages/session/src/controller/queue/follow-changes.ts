import { idsOnPage } from "../../model/bulk/bulk";
import { withRecords, withShownRecords } from "../../model/queue/fetched";
import type { Queue } from "../../model/queue/queue";
import { hasOtherSuggestions, isUntouched, type RecordInput } from "../../model/record/record-state";
import type { Keeper } from "../drafts/keep-drafts";
import type { SessionOptions } from "../ports";
import type { SessionStore } from "../store";
import { heldIn } from "./loader";

/** All open pages are notified of a change at once; their requests are spread over this time. */
const SPREAD_MS = 1000;
/** Between two requests: a script may change all records while many people work. */
const PAUSE_MS = 200;
const RETRY_MS = 10_000;

/**
 * Keeps the suggestions of loaded records up to date. Records that others have changed are loaded again, one after the
 * other, those closest to the record on screen first. What is on screen stays until the user asks for the new suggestions,
 * because *Submit* must store what they have seen.
 */
export function followChanges<R extends RecordInput>(
  { ports }: SessionOptions<R>,
  store: SessionStore<R>,
  keeper: Pick<Keeper, "read">,
) {
  /** Records that were changed since they were loaded. */
  const stale = new Set<string>();
  /** Records on screen that have other suggestions now. */
  const outdated = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let wasOutdated = false;

  function plan(milliseconds: number) {
    if (!isClosed) timer ??= setTimeout(() => void reload(), milliseconds);
  }

  async function reload() {
    const { queue } = store.getState();
    const id = closestTo(queue, (each) => stale.has(each) && mayChange(each));
    let pause = PAUSE_MS;
    if (id === undefined) stale.clear();
    else {
      stale.delete(id);
      try {
        const [record, held] = await Promise.all([ports.loadRecord(id), heldIn(ports.outbox, keeper)]);
        if (record) take(record, held);
      } catch {
        stale.add(id);
        pause = RETRY_MS;
      }
    }
    timer = undefined;
    if (stale.size > 0) plan(pause);
  }

  function take(record: R, held: Awaited<ReturnType<typeof heldIn>>) {
    if (isClosed) return;
    const { recordStates, questions } = store.getState();
    const recordState = recordStates[record.id];
    if (!isOnScreen(record.id)) return store.update((state) => withRecords(state, [record], held));
    if (recordState && hasOtherSuggestions(recordState, record, questions)) outdated.add(record.id);
    else outdated.delete(record.id);
    tell();
  }

  function tell() {
    const isOutdated = outdated.size > 0;
    if (isOutdated !== wasOutdated) ports.onOutdated?.(isOutdated);
    wasOutdated = isOutdated;
  }

  /** Records that left the screen, or that the user has begun to answer, need no notice any more. */
  const stopWatching = store.subscribe(() => {
    const settled = [...outdated].filter((id) => !isOnScreen(id) || !mayChange(id));
    if (settled.length === 0) return;
    for (const id of settled) {
      outdated.delete(id);
      stale.add(id);
    }
    tell();
    plan(0);
  });

  const isOnScreen = (id: string) => idsOnPage(store.getState()).includes(id);

  function mayChange(id: string): boolean {
    const { recordStates, questions } = store.getState();
    const recordState = recordStates[id];
    return recordState !== undefined && isUntouched(recordState, questions);
  }

  const actions = {
    /**
     * Takes note that others have changed suggestions of these records, or of any if it is unknown which. Untouched records
     * are loaded again, but not those on screen.
     */
    noteChanged(recordIds: readonly string[] | undefined) {
      const held = store.getState().queue.slots.map(({ id }) => id);
      const named = recordIds && new Set(recordIds);
      for (const id of held) if ((!named || named.has(id)) && mayChange(id)) stale.add(id);
      if (stale.size > 0) plan(Math.random() * SPREAD_MS);
    },
    /**
     * Shows the new suggestions of the records on screen that the user has not touched.
     *
     * @throws what `loadRecord` throws
     */
    async showNewSuggestions() {
      const ids = [...outdated];
      const loading = Promise.all(ids.map((id) => ports.loadRecord(id)));
      const [loaded, held] = await Promise.all([loading, heldIn(ports.outbox, keeper)]);
      const records = loaded.filter((record) => record !== undefined);
      outdated.clear();
      tell();
      store.update((state) => withShownRecords(state, records, held));
    },
  };
  const close = () => {
    isClosed = true;
    outdated.clear();
    tell();
    clearTimeout(timer);
    stopWatching();
  };
  return { actions, close };
}

/** The id of the slot closest to the one on screen: the next one, that on screen, the one after the next, and so on. */
function closestTo({ slots, index }: Queue, isWanted: (id: string) => boolean): string | undefined {
  const next = index + 1;
  const distanceOf = (at: number) => (at < next ? 2 * (next - at) : 2 * (at - next) + 1);
  const wanted = slots.flatMap(({ id }, at) => (isWanted(id) ? [{ id, distance: distanceOf(at) }] : []));
  return wanted.sort((one, other) => one.distance - other.distance)[0]?.id;
}
