import type { RecordSearch } from "@glossa/contract";
import type { Database, Handle } from "../../database/database";

type Searched = Pick<RecordSearch, "query" | "filters" | "sort">;

/**
 * Where the statements of a search run. An index has the order of a queue, and counters have its total: it never waits for
 * the searches of others.
 */
export function handleOf({ read, search }: Database, searched: Searched): Handle {
  return isQueue(searched) ? read : search;
}

/** Whether records are selected by their status only. */
function isQueue({ query, filters, sort }: Searched): boolean {
  return !query && !sort && (filters?.and ?? []).every(({ scope }) => isStatus(scope));
}

function isStatus(scope: object): boolean {
  return "property" in scope && scope.property === "status";
}
