import type { TabStore } from "@glossa/session";

/** Stores a text for this tab, this user and this dataset. A browser that stores nothing loses it on a reload. */
export function tabStore(what: "bulk" | "agreement", userId: string, datasetId: string): TabStore {
  const key = `glossa.${what}.${userId}.${datasetId}`;
  return {
    read: () => attempt(() => sessionStorage.getItem(key)),
    write(text) {
      attempt(() => sessionStorage.removeItem(key));
      // A text that is too long is not stored; the one before it would no longer be true.
      if (text !== null) attempt(() => sessionStorage.setItem(key, text));
    },
  };
}

function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}
