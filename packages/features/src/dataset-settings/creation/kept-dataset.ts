import { keptJson } from "./kept-json";
import { emptyDataset, isBegun, type NewDataset } from "./new-dataset";

/** Where a browser keeps the dataset that a user prepares, so that a reload or a crash loses nothing. */
export interface KeptDataset {
  read: () => NewDataset;
  write: (dataset: NewDataset) => void;
  forget: () => void;
  /** Calls back when another tab has changed or removed it, until the returned function is called. */
  follow: (onChange: () => void) => () => void;
}

/**
 * Returns the store of a user in this browser.
 *
 * @param userId of the one who prepares the dataset; others do not find it
 * @example
 * keptDataset("0c5e").read().name; // "" as long as nothing was entered
 */
export function keptDataset(userId: string): KeptDataset {
  const kept = keptJson(`glossa.new-dataset.${userId}`, isWhole);
  return { ...kept, read: () => ({ ...emptyDataset, ...kept.read() }) };
}

/**
 * Returns the name of a dataset that a user has begun to prepare in this browser: empty if it has none yet, and
 * undefined if nothing has been entered.
 *
 * @param userId of the one who prepares the dataset
 * @example
 * unfinishedDataset("0c5e"); // undefined as long as nothing was entered
 */
export function unfinishedDataset(userId: string): string | undefined {
  const dataset = keptDataset(userId).read();
  return isBegun(dataset, dataset.workspaceId) ? dataset.name : undefined;
}

/** Another version of the app, or something else, may have written it. */
function isWhole(kept: unknown): kept is NewDataset {
  if (typeof kept !== "object" || kept === null) return false;
  const lists = ["fields", "questions", "metadata", "vectors"] as const;
  return lists.every((list) => Array.isArray((kept as Partial<NewDataset>)[list]));
}
