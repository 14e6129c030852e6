import type { Criteria } from "../../criteria/criteria";
import { type Bulk, isPageSelected } from "./bulk";
import { MOST_BY_BROWSER, MOST_RESULTS } from "./most-results";

/** From this number of records on, the user confirms an action. */
const MOST_UNCONFIRMED = 100;

interface Results {
  bulk: Pick<Bulk, "selected" | "mostResults">;
  page: readonly string[];
  criteria: Criteria;
  total: number | undefined;
}

/**
 * Whether an action may affect all results: the page is selected as a whole, something restricts the results, and there
 * are more of them than on the page, but not too many.
 */
export function canAffectAll(results: Results): boolean {
  return isWholePage(results) && (results.total ?? 0) <= results.bulk.mostResults;
}

/** Whether an action could affect all results if there were not too many of them. */
export function areTooMany(results: Results): boolean {
  return isWholePage(results) && (results.total ?? 0) > results.bulk.mostResults;
}

/** Whether the page is selected as a whole, something restricts the results, and there are more than on the page. */
function isWholePage({ bulk, page, criteria, total }: Results): boolean {
  if (total === undefined || total <= criteria.page.many) return false;
  return isRestricted(criteria) && isPageSelected(bulk, page);
}

/**
 * Whether an action on so many records has to be confirmed.
 *
 * @param count how many records are affected
 * @example
 * needsConfirmation(100); // false
 * needsConfirmation(101); // true
 */
export function needsConfirmation(count: number): boolean {
  return count > MOST_UNCONFIRMED;
}

/** Whether the server runs an action on so many records. */
export function isForServer({ mostResults }: Pick<Bulk, "mostResults">, total: number | undefined): boolean {
  return mostResults > MOST_RESULTS && (total ?? 0) > MOST_BY_BROWSER;
}

function isRestricted({ search, filters }: Criteria): boolean {
  const given = [search.text, filters.metadata, filters.response, filters.suggestion];
  return given.some((one) => one.length > 0);
}
