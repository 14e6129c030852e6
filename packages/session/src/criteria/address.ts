import type { QueueStatus } from "@glossa/contract";
import { queueStatuses } from "../model/queue/queue";
import { type Criteria, inMode } from "./criteria";
import { filterNames, filterParameters, filtersFrom } from "./filters/filters";
import { pageFrom, pageText } from "./page";
import { searchFrom, searchParameter } from "./search-text";

/**
 * The parameter of a URL with the id of one record, which the page shows wherever it is in the queue. It is no criterion:
 * the records after it are those that the criteria select.
 *
 * @example
 * const link = { parameter: recordParameter, value: "ticket-7" }; // record=ticket-7
 */
export const recordParameter = "record";

/**
 * Reads criteria from the parameters of a dataset's URL; missing or invalid parameters get their defaults.
 *
 * @param parameters the query of the address, which anybody may have written
 * @param datasetId the dataset of the path
 * @example
 * const criteria = criteriaFrom(new URLSearchParams("status=draft&page=3"), "support-tickets");
 * criteria.page; // { page: 3, many: 1 }
 */
export function criteriaFrom(parameters: URLSearchParams, datasetId: string): Criteria {
  return inMode({
    datasetId,
    search: searchFrom(parameters.get("search")),
    status: statusFrom(parameters.get("status")),
    filters: filtersFrom(parameters),
    page: pageFrom(parameters.get("page")),
  });
}

function statusFrom(text: string | null): QueueStatus {
  return queueStatuses.find((status) => status === text) ?? "pending";
}

/**
 * The URL parameters updated to match the criteria; other parameters and the order are kept.
 *
 * @param before the query so far; it stays as it is
 * @param criteria what the queue shows
 * @example
 * const before = new URLSearchParams("theme=dark&page=3");
 * const criteria = criteriaFrom(before, "support-tickets");
 * withCriteria(before, { ...criteria, status: "draft" }).toString(); // "theme=dark&page=3&status=draft"
 */
export function withCriteria(before: URLSearchParams, criteria: Criteria): URLSearchParams {
  const after = new URLSearchParams(before);
  const filters = filterParameters(criteria.filters);
  const values: Record<string, string | undefined> = {
    page: pageText(criteria.page),
    // The default status is omitted, unless the URL already contains it.
    status: criteria.status !== "pending" || before.has("status") ? criteria.status : undefined,
    search: searchParameter(criteria.search),
    ...Object.fromEntries(filterNames.map((name) => [name, filters[name]])),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) after.delete(name);
    else if (name !== "suggestion" || !isSameEntries(before.get(name), value)) after.set(name, value);
  }
  return after;
}

// The entries of a filter on suggestions may be in any order; a link that selects the same stays as it is.
function isSameEntries(text: string | null, written: string): boolean {
  const sorted = (entries: string) => entries.split("~").sort().join("~");
  return text !== null && sorted(text) === sorted(written);
}
