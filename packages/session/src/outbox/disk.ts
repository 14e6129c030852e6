import type { DraftDisk } from "../drafts/draft-store";
import type { KeptDraft } from "../drafts/kept-draft";
import type { Leases } from "./leases";
import type { OutboxStore } from "./store";

/** What the browser stores for an outbox. */
export interface DiskParts {
  store: OutboxStore;
  drafts: DraftDisk;
  leases: Leases;
  close(): void;
}

/** Called when the browser has deleted what it stored. */
export interface Loss {
  /** At once, before anything is read or written again. */
  onGone: () => void;
  /** The storage is empty and usable again, or cannot be opened any more; `drafts` is how many were stored again. */
  onBack: (drafts: number) => void;
}

/** A disk that is opened again after the browser has deleted it. */
export interface Disk extends DiskParts {
  watch(loss: Loss): void;
}

/** A browser that closes the storage again and again does not keep it: then everything goes to memory. */
const MOST_REOPENINGS = 3;
/** Closings that are further apart are not counted together: some browsers close the storage of pages in the background. */
const TOGETHER_MS = 600_000;

/**
 * Opens what the browser stores, and opens it again if the browser deletes it while the page is open (a user deletes the
 * data of the site, a browser that needs space). The drafts that this page knows are then stored again; entries are the
 * concern of `withMemoryFallback`. What is read or written meanwhile waits.
 *
 * @param open opens it, and calls back when the browser has deleted it
 */
export async function openDisk(open: (onGone: () => void) => Promise<DiskParts>): Promise<Disk> {
  const known = new Map<string, KeptDraft>();
  let loss: Loss | undefined;
  let reopening: Promise<void> | undefined;
  /** When it was opened again, in the time of `performance.now`. */
  let reopenings: number[] = [];
  let isGoneAgain = false;
  let isClosed = false;
  let parts = await open(onGone);

  function onGone() {
    if (isClosed) return;
    if (reopening) {
      isGoneAgain = true;
      return;
    }
    const now = performance.now();
    reopenings = [...reopenings.filter((time) => now - time < TOGETHER_MS), now];
    loss?.onGone();
    reopening = reopen()
      .catch(() => 0)
      .then((drafts) => {
        reopening = undefined;
        if (!isGoneAgain) return loss?.onBack(drafts);
        isGoneAgain = false;
        onGone();
        return reopening;
      });
  }

  async function reopen(): Promise<number> {
    if (reopenings.length > MOST_REOPENINGS) return 0;
    const opened = await open(onGone);
    if (isClosed) opened.close();
    const stored = await storeAgain(opened.drafts, [...known.values()]);
    parts = opened;
    return stored;
  }

  /** Calls at once: a page that is being unloaded cannot wait. */
  async function use<T>(act: (now: DiskParts) => Promise<T>): Promise<T> {
    const tried = parts;
    try {
      return await act(tried);
    } catch (error) {
      await reopening;
      if (parts === tried) throw error;
      return act(parts);
    }
  }

  return {
    store: {
      list: (owner) => use(({ store }) => store.list(owner)),
      listOpen: (owner) => use(({ store }) => store.listOpen(owner)),
      async change(key, change, options) {
        const next = await use(({ store }) => store.change(key, change, options));
        if (options?.endsDraft) known.delete(key);
        return next;
      },
    },
    drafts: {
      async list(owner) {
        const found = await use(({ drafts }) => drafts.list(owner));
        // Another tab may have removed some.
        for (const [key, draft] of known)
          if (draft.server === owner.server && draft.userId === owner.userId) known.delete(key);
        for (const draft of found) known.set(draft.key, draft);
        return found;
      },
      put(draft) {
        known.set(draft.key, draft);
        return use(({ drafts }) => drafts.put(draft));
      },
      remove(key) {
        known.delete(key);
        return use(({ drafts }) => drafts.remove(key));
      },
    },
    leases: {
      take: (...lease) => use(({ leases }) => leases.take(...lease)),
      drop: (...lease) => use(({ leases }) => leases.drop(...lease)),
    },
    watch(watcher) {
      loss = watcher;
    },
    close() {
      isClosed = true;
      parts.close();
    },
  };
}

/** Stores drafts, except those of which another tab has stored a later state. */
async function storeAgain(disk: DraftDisk, drafts: readonly KeptDraft[]): Promise<number> {
  let stored = 0;
  for (const draft of drafts) {
    const there = (await disk.list(draft)).find(({ key }) => key === draft.key);
    if (there && there.keptAt >= draft.keptAt) continue;
    await disk.put(draft);
    stored += 1;
  }
  return stored;
}
