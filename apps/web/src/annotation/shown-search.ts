import { type Criteria, isAsking, type SessionState } from "@glossa/session";

/**
 * The search of the records on screen, or the one that waits while the user is asked about changes that they did not
 * submit: its text stays in the field until they have decided.
 */
export function shownSearch(state: SessionState): Criteria["search"] {
  const { working, committed } = state.criteria;
  return isAsking(state) ? working.search : committed.search;
}
