import { memoryDrafts } from "../drafts/draft-store";
import type { DiskParts } from "./disk";
import { memoryStore } from "./store";

/** What a browser stores for an outbox, in memory; once it is gone, it refuses everything. */
export function memoryParts(): DiskParts & { isGone: boolean } {
  const drafts = memoryDrafts();
  const store = memoryStore(drafts);
  const parts = {
    isGone: false,
    leases: { take: async () => true, drop: async () => {} },
    close: () => {},
    store: {
      list: guarded(store.list),
      listOpen: guarded(store.listOpen),
      change: guarded(store.change),
    },
    drafts: { list: guarded(drafts.list), put: guarded(drafts.put), remove: guarded(drafts.remove) },
  };
  function guarded<Given extends unknown[], Got>(call: (...given: Given) => Promise<Got>) {
    return async (...given: Given) => {
      if (parts.isGone) throw new Error("InvalidStateError");
      return call(...given);
    };
  }
  return parts;
}

/** A browser that can delete what it stores: the connection is closed, and the next one finds nothing. */
export function fakeBrowserDisk() {
  const browser = {
    parts: memoryParts(),
    isBlocked: false,
    /** Resolves when the deletion is over and the storage can be opened again. */
    deletion: Promise.resolve(),
    remove: () => {},
    async open(onGone: () => void) {
      await browser.deletion;
      if (browser.isBlocked) throw new Error("SecurityError");
      const opened = memoryParts();
      browser.parts = opened;
      browser.remove = () => {
        opened.isGone = true;
        onGone();
      };
      return opened;
    },
  };
  return browser;
}
