import type { RecordInput, RecordState } from "../record/record-state";
import type { SessionState } from "../state";
import { canAffectAll } from "./all-results";
import { idsOnPage, isBulk } from "./bulk";

/**
 * The selection, the form and the running action of bulk mode; undefined in focus mode. A flat object, so a shallow
 * comparison detects changes.
 *
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const bulk = selectBulk(session.getState());
 * document.title = `${bulk?.selected.length ?? 0} tickets selected`;
 */
export function selectBulk<R extends RecordInput>(state: SessionState<R>) {
  if (!isBulk(state)) return undefined;
  const { bulk, queue } = state;
  const { committed } = state.criteria;
  const page = idsOnPage(state);
  const isOffered = canAffectAll({ bulk, page, criteria: committed, total: queue.total });
  return {
    selected: bulk.selected,
    isAll: bulk.isAll,
    draft: bulk.draft,
    progress: bulk.progress,
    outcome: bulk.outcome,
    /** The number of results, if an action may affect all of them. */
    allResults: isOffered ? queue.total : undefined,
  };
}

/**
 * The records of the page and their states, one after the other: a shallow comparison detects changes.
 *
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const rows = rowsOf(selectPage(session.getState()));
 * document.title = `${rows.length} tickets on this page`;
 */
export function selectPage<R extends RecordInput>(state: SessionState<R>): (R | RecordState)[] {
  return idsOnPage(state).flatMap((id) => {
    const [record, work] = [state.records[id], state.recordStates[id]];
    return record && work ? [record, work] : [];
  });
}

/**
 * The result of `selectPage` as pairs.
 *
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * rowsOf(selectPage(session.getState()))[0]?.record.id; // "ticket-1"
 */
export function rowsOf<R extends RecordInput>(
  page: readonly (R | RecordState)[],
): { record: R; work: RecordState }[] {
  return page.flatMap((record, index) =>
    index % 2 === 0 ? [{ record: record as R, work: page[index + 1] as RecordState }] : [],
  );
}
