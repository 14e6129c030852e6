import type { FilterSet } from "@glossa/contract";
import { criteriaFrom, withCriteria } from "./address";
import { type Criteria, firstCriteria, isSameSelection } from "./criteria";

/** What a filter set selects: the parameters of the address, apart from the page. */
export type SavedCriteria = FilterSet["criteria"];

/**
 * The parameters of criteria for a filter set.
 *
 * @param criteria those on screen; their page is left out
 * @example
 * const criteria = criteriaFrom(new URLSearchParams("metadata=lang.de&page=3"), "support-tickets");
 * savedCriteria(criteria); // { metadata: "lang.de" }
 */
export function savedCriteria(criteria: Criteria): SavedCriteria {
  const parameters = withCriteria(new URLSearchParams(), criteria);
  parameters.delete("page");
  return Object.fromEntries(parameters);
}

/**
 * The criteria of a filter set, at their first record.
 *
 * @param saved as it was stored
 * @param datasetId the dataset that it belongs to
 * @example
 * criteriaOfSaved({ metadata: "lang.de" }, "support-tickets").status; // "pending"
 */
export function criteriaOfSaved(saved: SavedCriteria, datasetId: string): Criteria {
  return criteriaFrom(new URLSearchParams(entriesOf(saved)), datasetId);
}

/**
 * The query of a link to what a filter set selects.
 *
 * @param saved as it was stored
 * @example
 * savedQuery({ status: "draft", search: "late_order" }); // "status=draft&search=late_order"
 */
export function savedQuery(saved: SavedCriteria): string {
  return new URLSearchParams(entriesOf(saved)).toString();
}

/**
 * Whether a filter set selects what criteria select.
 *
 * @param criteria those on screen
 * @param saved as it was stored
 * @example
 * const criteria = criteriaFrom(new URLSearchParams("status=draft&page=3"), "support-tickets");
 * isSavedAs(criteria, { status: "draft" }); // true
 */
export function isSavedAs(criteria: Criteria, saved: SavedCriteria): boolean {
  return isSameSelection(criteria, criteriaOfSaved(saved, criteria.datasetId));
}

/**
 * Whether criteria select anything but all pending records, so that it is worth a name.
 *
 * @param criteria those on screen
 * @example
 * isWorthSaving(criteriaFrom(new URLSearchParams("page=3"), "support-tickets")); // false
 */
export function isWorthSaving(criteria: Criteria): boolean {
  return !isSameSelection(criteria, firstCriteria(criteria.datasetId));
}

function entriesOf(saved: SavedCriteria): string[][] {
  return Object.entries(saved).filter((entry): entry is [string, string] => typeof entry[1] === "string");
}
