import type { QueueStatus } from "../queue";
import { focusOn, type Page } from "./page";
import { noSearch, type SearchText } from "./search-text";

/** The parameters that narrow or order a set of records, beside what is searched for. */
export const filterNames = ["metadata", "sort", "response", "suggestion", "similarity"] as const;

/** One of them. */
export type FilterName = (typeof filterNames)[number];

/** Filters as they stand in the address; those that are not set are absent. */
export type Filters = Readonly<Partial<Record<FilterName, string>>>;

/** Which records are looked at, and where among them. */
export interface Criteria {
  datasetId: string;
  search: SearchText;
  status: QueueStatus;
  filters: Filters;
  page: Page;
}

/** Criteria with a working copy that people change, and the committed one whose records are on screen. */
export interface CriteriaState {
  working: Criteria;
  committed: Criteria;
  /** What was committed before; none where a commit changed nothing. */
  previous: Criteria | undefined;
  /** Nobody asked for this change: the address told it, an answer led on, a failure led back. */
  isAutomatic: boolean;
}

/** The criteria that an address without any stands for: the first pending record. */
export function firstCriteria(datasetId: string): Criteria {
  return { datasetId, search: noSearch, status: "pending", filters: {}, page: focusOn(1) };
}

/** What may be changed at once; filters are changed as a whole. */
export type CriteriaChange = Partial<Criteria>;

/** Criteria as an address has them. */
export function openCriteria(criteria: Criteria): CriteriaState {
  return { working: criteria, committed: criteria, previous: undefined, isAutomatic: true };
}

/**
 * The working copy changed. A change of the set leads to its first page, unless it says itself where to, and another
 * status to one record at a time.
 */
export function withChange(state: CriteriaState, change: CriteriaChange, isAutomatic = false): CriteriaState {
  const working = { ...state.working, ...change };
  const isNewSet = !isSameSet(working, state.working);
  const page = isAutomatic || !isNewSet || change.page ? working.page : firstPage(state.working, working);
  return { ...state, working: { ...working, page }, isAutomatic };
}

function firstPage(before: Criteria, after: Criteria): Page {
  return after.status === before.status ? { ...before.page, page: 1 } : focusOn(1);
}

/** The working copy becomes the one whose records are on screen. */
export function commit(state: CriteriaState): CriteriaState {
  const isSame = isSameCriteria(state.working, state.committed);
  return { ...state, committed: state.working, previous: isSame ? undefined : state.committed };
}

/** The working copy goes back to what is on screen. */
export function rollback(state: CriteriaState): CriteriaState {
  return { ...state, working: state.committed, isAutomatic: true };
}

/** The working copy without page, filters and order; what is searched for, the status and a similar record stay. */
export function reset(state: CriteriaState): CriteriaState {
  const { similarity } = state.working.filters;
  const filters = similarity ? { similarity } : {};
  return { ...state, working: { ...state.working, filters, page: focusOn(1) }, isAutomatic: true };
}

/** Whether the working copy asks for something else than what is on screen. */
export function isWaiting({ working, committed }: CriteriaState): boolean {
  return !isSameCriteria(working, committed);
}

/** Whether two criteria name the same records, wherever one stands among them. */
export function isSameSet(one: Criteria, other: Criteria): boolean {
  return (
    one.datasetId === other.datasetId &&
    one.status === other.status &&
    one.search.text === other.search.text &&
    one.search.field === other.search.field &&
    filterNames.every((name) => one.filters[name] === other.filters[name])
  );
}

/** Whether records are looked for that are like another one: they come all at once. */
export function isBySimilarity({ filters }: Criteria): boolean {
  return filters.similarity !== undefined;
}

function isSameCriteria(one: Criteria, other: Criteria): boolean {
  const isSamePage = one.page.page === other.page.page && one.page.many === other.page.many;
  return isSamePage && isSameSet(one, other);
}
