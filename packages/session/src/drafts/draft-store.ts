import { entryKey, type Owner } from "../outbox/entry";
import type { KeptDraft } from "./kept-draft";
import { holdByLock, type TabHold } from "./only-tab";

/** Stores drafts beyond the life of the page: IndexedDB in a browser, memory in tests. */
export interface DraftDisk {
  /** All drafts of one user on one server. */
  list(owner: Owner): Promise<KeptDraft[]>;
  /** @throws where the browser refuses to store */
  put(draft: KeptDraft): Promise<void>;
  remove(key: string): Promise<void>;
}

/** The unsaved changes of one user in this browser. */
export interface KeptDrafts {
  list(datasetId: string): Promise<KeptDraft[]>;
  /** @throws where the browser refuses to store */
  keep(draft: Omit<KeptDraft, "key" | "keptAt" | keyof Owner>): Promise<void>;
  drop(recordId: string): Promise<void>;
  /** Holds the kept drafts of a dataset as long as it is open in this tab. */
  hold(datasetId: string): TabHold;
}

/** The drafts of one user; drafts of other users are not accessible through it. */
export function draftsOf(owner: Owner, disk: DraftDisk, hold = holdByLock): KeptDrafts {
  return {
    list: async (datasetId) => (await disk.list(owner)).filter((draft) => draft.datasetId === datasetId),
    keep: (draft) =>
      disk.put({ ...owner, ...draft, key: entryKey(owner, draft.recordId), keptAt: Date.now() }),
    drop: (recordId) => disk.remove(entryKey(owner, recordId)),
    hold: (datasetId) => hold(`glossa-drafts|${entryKey(owner, datasetId)}`),
  };
}

/**
 * Drafts in memory, for tests. A store in memory removes a draft when its record is answered, if it is given the drafts.
 *
 * @example
 * const drafts = memoryDrafts();
 * const owner = { server: "https://glossa.example", userId: "user-1" };
 * const outbox = makeOutbox({ owner, port: fakeServer().port, drafts, store: memoryStore(drafts) });
 * await outbox.drafts?.list("support-tickets"); // []
 */
export function memoryDrafts(): DraftDisk {
  const drafts = new Map<string, KeptDraft>();
  return {
    list: async ({ server, userId }) =>
      structuredClone([...drafts.values()].filter((one) => one.server === server && one.userId === userId)),
    put: async (draft) => void drafts.set(draft.key, structuredClone(draft)),
    remove: async (key) => void drafts.delete(key),
  };
}
