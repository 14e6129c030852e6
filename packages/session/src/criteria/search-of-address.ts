import type { RecordSearchInput } from "@glossa/contract";
import { queueStatuses } from "../model/queue/queue";
import { isRecord, searchOf } from "../server/search-of";
import { recordParameter } from "./address";
import { filterParameters, filtersFrom } from "./filters/filters";
import { searchFrom } from "./search-text";

/** The parameters that hold several entries. */
const listed = ["metadata", "response", "suggestion", "sort"] as const;

/**
 * The parameters of an annotation page's address that hold something that cannot be read, so that the page omits it.
 *
 * @param parameters the query of the address, which anybody may have written
 * @example
 * unreadableIn(new URLSearchParams("status=draft&metadata=size.ge9.le1")); // ["metadata"]
 */
export function unreadableIn(parameters: URLSearchParams): string[] {
  const filters = filtersFrom(parameters);
  const written = filterParameters(filters);
  const count = (text: string | null | undefined) => (text ? text.split("~").length : 0);
  const names: string[] = listed.filter((name) => count(written[name]) !== count(parameters.get(name)));
  if (parameters.has("similarity") && !filters.similarity) names.push("similarity");
  if (parameters.has("status") && !statusIn(parameters)) names.push("status");
  return names;
}

function withRecord(search: RecordSearchInput, id: string): RecordSearchInput {
  return { ...search, filters: { and: [...(search.filters?.and ?? []), isRecord([id])] } };
}

function statusIn(parameters: URLSearchParams) {
  return queueStatuses.find((each) => each === parameters.get("status"));
}

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
  const [unreadable] = unreadableIn(parameters).filter((name) => name !== "sort");
  if (unreadable) return { unreadable };
  const search = searchFrom(parameters.get("search"));
  const filters = { ...filtersFrom(parameters), sort: [] };
  const selected = searchOf({ search, status: statusIn(parameters), filters });
  const recordId = parameters.get(recordParameter);
  return { search: recordId ? withRecord(selected, recordId) : selected };
}
