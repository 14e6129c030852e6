import type { RecordSearchInput } from "@glossa/contract";
import { queueStatuses } from "../model/queue/queue";
import { searchOf } from "../server/search-of";
import { filterParameters, filtersFrom } from "./filters/filters";
import { searchFrom } from "./search-text";

/** The parameters that hold several entries. */
const listed = ["metadata", "response", "suggestion"] as const;

/**
 * What the query of an annotation page's address selects, as a search on the server, without its order. The page omits
 * what it cannot read; here, the name of such a parameter is returned, so that a program does not get more than it asked
 * for.
 *
 * @param parameters the query of the address; without a status, records of any status are found
 * @example
 * const found = searchOfAddress(new URLSearchParams("status=draft&metadata=lang.de"));
 * if ("unreadable" in found) console.error(`${found.unreadable} cannot be read`);
 */
export function searchOfAddress(
  parameters: URLSearchParams,
): { search: RecordSearchInput } | { unreadable: string } {
  const filters = filtersFrom(parameters);
  const written = filterParameters(filters);
  const count = (text: string | null | undefined) => (text ? text.split("~").length : 0);
  const unreadable = listed.find((name) => count(written[name]) !== count(parameters.get(name)));
  if (unreadable) return { unreadable };
  if (parameters.has("similarity") && !filters.similarity) return { unreadable: "similarity" };
  const typed = parameters.get("status");
  const status = queueStatuses.find((each) => each === typed);
  if (typed !== null && !status) return { unreadable: "status" };
  const search = searchFrom(parameters.get("search"));
  return { search: searchOf({ search, status, filters: { ...filters, sort: [] } }) };
}
