import { NoResultError } from "kysely";
import { StorageError } from "../database/storage-error";

const kinds: readonly StorageError["kind"][] = ["foreign-key", "missing-table"];

/** Whether some work failed because something that it had read was deleted meanwhile: a user, a dataset. */
export function isGoneMeanwhile(error: unknown): boolean {
  if (error instanceof StorageError) return kinds.includes(error.kind);
  // A row that is read by the id in another row.
  return error instanceof NoResultError;
}
