import { emptyDataset, type NewDataset } from "./new-dataset";

/** Where a browser keeps the dataset that a user prepares, so that a reload or a crash loses nothing. */
export interface KeptDataset {
  read: () => NewDataset;
  write: (dataset: NewDataset) => void;
  forget: () => void;
}

/**
 * Returns the store of a user in this browser.
 *
 * @param userId of the one who prepares the dataset; others do not find it
 * @example
 * keptDataset("0c5e").read().name; // "" as long as nothing was entered
 */
export function keptDataset(userId: string): KeptDataset {
  const key = `glossa.new-dataset.${userId}`;
  return {
    read: () => ({ ...emptyDataset, ...parsed(localStorage.getItem(key)) }),
    write(dataset) {
      try {
        localStorage.setItem(key, JSON.stringify(dataset));
      } catch {
        // If the storage is full, the dataset is on the page only.
      }
    },
    forget: () => localStorage.removeItem(key),
  };
}

function parsed(text: string | null): Partial<NewDataset> {
  try {
    const kept: unknown = text === null ? undefined : JSON.parse(text);
    return isWhole(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Another version of the app, or something else, may have written it. */
function isWhole(kept: unknown): kept is Partial<NewDataset> {
  if (typeof kept !== "object" || kept === null) return false;
  const lists = ["fields", "questions", "metadata", "vectors"] as const;
  return lists.every((list) => Array.isArray((kept as Partial<NewDataset>)[list]));
}
