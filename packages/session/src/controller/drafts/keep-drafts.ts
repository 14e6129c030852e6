import { draftToKeep, type KeptDraft } from "../../drafts/kept-draft";
import type { RecordInput, RecordState } from "../../model/record/record-state";
import type { SessionOptions } from "../ports";
import type { SessionStore } from "../store";

/** Delay before changes are written, well within the promised second. */
const WRITE_MS = 300;

// A write that begins when the page is hidden may be lost with it; between the first event and that one, the browser
// requests the next page. On phones, a page is closed without the first event.
const closing = ["beforeunload", "pagehide"] as const;

/** Stores the unsaved changes of a session in this browser. */
export type Keeper = ReturnType<typeof makeKeeper>;

/** Writes changes of all records together after a short delay, and removes drafts that were sent or undone. */
export function makeKeeper<R extends RecordInput>(
  { criteria: { datasetId }, ports }: SessionOptions<R>,
  store: SessionStore<R>,
) {
  const { drafts } = ports.outbox;
  /** The records with a draft on disk. */
  const kept = new Set<string>();
  const changed = new Set<string>();
  let writing = Promise.resolve();
  let pendingWrites = 0;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = store.getState().recordStates;

  function look() {
    const { recordStates } = store.getState();
    if (recordStates === seen || !drafts) return;
    for (const [id, one] of Object.entries(recordStates)) if (isOther(one, seen[id])) changed.add(id);
    seen = recordStates;
    if (changed.size > 0) timer ??= setTimeout(write, WRITE_MS);
  }

  function write() {
    clearTimeout(timer);
    timer = undefined;
    const { saving } = store.getState();
    for (const id of changed) {
      // A record that is being put into the outbox removes its draft in the same transaction.
      if (id === saving) continue;
      changed.delete(id);
      writeOne(id);
    }
    if (changed.size > 0) timer = setTimeout(write, WRITE_MS);
  }

  function writeOne(recordId: string) {
    const { recordStates, questions } = store.getState();
    const recordState = recordStates[recordId];
    const draft = recordState && draftToKeep(recordState, questions);
    if (draft) {
      kept.add(recordId);
      later(() => drafts?.keep({ ...draft, datasetId, recordId }));
    } else if (kept.delete(recordId)) later(() => drafts?.drop(recordId));
  }

  function later(change: () => Promise<void> | undefined) {
    pendingWrites += 1;
    writing = writing
      .then(change)
      .then(
        () => {
          hasFailed = false;
        },
        () => {
          if (!hasFailed) ports.outbox.tellStorageRefused();
          hasFailed = true;
        },
      )
      .finally(() => {
        pendingWrites -= 1;
      });
  }

  const unsubscribe = store.subscribe(look);
  const onHide = () => write();
  for (const event of closing) globalThis.addEventListener?.(event, onHide);
  globalThis.document?.addEventListener("visibilitychange", onHide);

  return {
    /** The kept drafts of this dataset, by record. */
    async read(): Promise<ReadonlyMap<string, KeptDraft>> {
      const found = (await drafts?.list(datasetId).catch(() => [])) ?? [];
      for (const { recordId } of found) kept.add(recordId);
      return new Map(found.map((draft) => [draft.recordId, draft]));
    },
    /** Removes the kept draft of a record that no longer exists. */
    forget(recordId: string) {
      if (kept.delete(recordId)) later(() => drafts?.drop(recordId));
    },
    /** Whether all changes are on disk, so that closing the tab loses nothing. */
    isAllKept: () => drafts !== undefined && !hasFailed && changed.size === 0 && pendingWrites === 0,
    /** Writes the last changes. Resolves when they are stored. */
    close(): Promise<void> {
      write();
      clearTimeout(timer);
      unsubscribe();
      for (const event of closing) globalThis.removeEventListener?.(event, onHide);
      globalThis.document?.removeEventListener("visibilitychange", onHide);
      return writing;
    },
  };
}

function isOther(one: RecordState, before: RecordState | undefined): boolean {
  if (one === before) return false;
  const { draft, snapshot, confirmed, entry } = one;
  return (
    draft !== before?.draft ||
    snapshot !== before.snapshot ||
    confirmed !== before.confirmed ||
    (entry === null) !== (before.entry === null)
  );
}
