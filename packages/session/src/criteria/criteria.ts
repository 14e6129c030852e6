import type { QueueStatus, RecordFilters } from "@glossa/contract";
import { areSameFilters, isFiltered, noFilters } from "./filters/filters";
import { isOnOthers } from "./filters/response";
import { focusOn, type PageSpec } from "./page";
import { noSearch, type SearchText } from "./search-text";

/** Which records are selected, and the position among them. */
export interface Criteria {
  datasetId: string;
  search: SearchText;
  status: QueueStatus;
  filters: RecordFilters;
  page: PageSpec;
}

/**
 * Criteria in two copies: the working copy that the user edits, and the committed one whose records are on
 * screen.
 */
export interface CriteriaState {
  working: Criteria;
  committed: Criteria;
  /** The criteria before the last commit; undefined if a commit changed nothing. */
  previous: Criteria | undefined;
  /** True if the change did not come from the user but from the URL, a submitted response or a failed load. */
  isAutomatic: boolean;
  /** The record that is to be shown by its id, until it is on screen or the user has decided to stay. */
  opening?: string | undefined;
}

/** The criteria for a URL without parameters: the first pending record. */
export function firstCriteria(datasetId: string): Criteria {
  return { datasetId, search: noSearch, status: "pending", filters: noFilters, page: focusOn(1) };
}

/** A partial change of criteria; filters are changed as a whole. */
export type CriteriaChange = Partial<Criteria>;

/** Creates the state for the criteria of a URL. */
export function openCriteria(criteria: Criteria): CriteriaState {
  return { working: criteria, committed: criteria, previous: undefined, isAutomatic: true };
}

/**
 * Changes the working copy. If the selected records change, it moves to their first page unless the change
 * contains a page, and another status switches to focus mode. Only pending records are shown as a list.
 */
export function withChange(state: CriteriaState, change: CriteriaChange, isAutomatic = false): CriteriaState {
  const working = { ...state.working, ...change };
  const isNewSet = !isSameSelection(working, state.working);
  const page = isAutomatic || !isNewSet || change.page ? working.page : firstPage(state.working, working);
  return { ...state, working: inMode({ ...working, page }), isAutomatic };
}

/** Criteria in a mode that they can be shown in: only pending records are shown as a list. */
export function inMode(criteria: Criteria): Criteria {
  return criteria.status === "pending" ? criteria : { ...criteria, page: focusOn(criteria.page.page) };
}

function firstPage(before: Criteria, after: Criteria): PageSpec {
  return after.status === before.status ? { ...before.page, page: 1 } : focusOn(1);
}

/** Commits the working copy: its records are shown. */
export function commit(state: CriteriaState): CriteriaState {
  const isSame = isSameCriteria(state.working, state.committed);
  return { ...state, committed: state.working, previous: isSame ? undefined : state.committed };
}

/** Resets the working copy to the committed one. */
export function rollback(state: CriteriaState): CriteriaState {
  return { ...state, working: state.committed, isAutomatic: true, opening: undefined };
}

/**
 * The working copy without page, filters and order; the search text, the status and a similarity filter stay.
 */
export function reset(state: CriteriaState): CriteriaState {
  const filters = withoutFilters(state.working.filters);
  return { ...state, working: { ...state.working, filters, page: focusOn(1) }, isAutomatic: true };
}

/** The working copy with nothing but its status. */
export function withoutSelection(state: CriteriaState): CriteriaState {
  const { datasetId, status } = state.working;
  return { ...state, working: { ...firstCriteria(datasetId), status }, isAutomatic: true };
}

/** Filters after a reset: only the similar record stays. */
export function withoutFilters({ similarity }: RecordFilters): RecordFilters {
  return similarity ? { ...noFilters, similarity } : noFilters;
}

/** Whether the working copy differs from the committed one. */
export function isWaiting({ working, committed }: CriteriaState): boolean {
  return !isSameCriteria(working, committed);
}

/** Whether two criteria select the same records, regardless of the position. */
export function isSameSelection(one: Criteria, other: Criteria): boolean {
  return (
    one.datasetId === other.datasetId &&
    one.status === other.status &&
    one.search.text === other.search.text &&
    one.search.field === other.search.field &&
    areSameFilters(one.filters, other.filters)
  );
}

/**
 * Whether criteria select all records with their status, in the order of the server.
 *
 * @example
 * isByStatusOnly(criteriaFrom(new URLSearchParams("status=draft"), "support-tickets")); // true
 */
export function isByStatusOnly({ search, filters }: Pick<Criteria, "search" | "filters">): boolean {
  return search.text === "" && !filters.similarity && !isFiltered(filters);
}

/** Returns whether criteria leave out records of their status; an order does not. */
export function isNarrowed({ search, filters }: Pick<Criteria, "search" | "filters">): boolean {
  return !isByStatusOnly({ search, filters: { ...filters, sort: [] } });
}

/** Returns whether the criteria select records by anything other than their status and the user's own responses. */
export function isSelective({ search, filters }: Pick<Criteria, "search" | "filters">): boolean {
  const { metadata, response, suggestion, similarity } = filters;
  const isFilteredBy = [metadata, suggestion, response.filter(isOnOthers)].some(({ length }) => length > 0);
  return search.text !== "" || isFilteredBy || similarity !== undefined;
}

function isSameCriteria(one: Criteria, other: Criteria): boolean {
  const isSamePage = one.page.page === other.page.page && one.page.many === other.page.many;
  return isSamePage && isSameSelection(one, other);
}
