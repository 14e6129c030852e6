import type { RecordInput } from "../model/record/record-state";
import type { AnnotationSession } from "./annotation-session";

/**
 * The actions of an open session as event handlers of a screen.
 *
 * @param session stays open
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const { onSubmit } = handlersOf(session);
 * window.addEventListener("keydown", ({ key }) => {
 *   if (key === "Enter") onSubmit();
 * });
 */
export function handlersOf<R extends RecordInput>(session: AnnotationSession<R>) {
  // A text reports its last letters when its question goes away: others may have deleted the question meanwhile.
  const isAsked = (question: string) => session.getState().questions.some(({ name }) => name === question);
  return {
    onValue: (...change: Parameters<typeof session.setValue>) => {
      if (isAsked(change[0])) session.setValue(...change);
    },
    onSubmit: () => void session.submit(),
    onSaveDraft: () => void session.saveDraft(),
    onDiscard: () => void session.discard(),
    onClear: () => void session.clear(),
    onUndo: () => void session.undo(),
    onRedo: () => void session.redo(),
    onNext: () => void session.next(),
    onPrevious: () => void session.previous(),
    onStatus: (status: Parameters<typeof session.setStatus>[0]) => void session.setStatus(status),
    onSearch: (search: Parameters<typeof session.setSearch>[0]) => void session.setSearch(search),
    onFilters: (change: Parameters<typeof session.setFilters>[0]) => void session.setFilters(change),
    onResetFilters: () => void session.resetFilters(),
    onResetSelection: () => void session.resetSelection(),
    onPageSize: (many: number) => void session.setPageSize(many),
    onGoTo: (position: number) => void session.goTo(position),
    onResolve: (...decision: Parameters<typeof session.resolveConflict>) =>
      void session.resolveConflict(...decision),
    onRetry: session.retry,
    /** Whether responses are being saved at this moment. */
    isSaving: () => {
      const { saving, bulk } = session.getState();
      return saving !== undefined || (bulk.progress !== undefined && !bulk.progress.isByServer);
    },
    bulk: {
      onSelect: session.bulk.select,
      onCurrentRow: session.bulk.setCurrentRow,
      onSelectAll: session.bulk.selectAll,
      onAffectAll: session.bulk.affectAll,
      onValue: (...change: Parameters<typeof session.bulk.setFormValue>) => {
        if (isAsked(change[0])) session.bulk.setFormValue(...change);
      },
      onClear: session.bulk.clearForm,
      onRowValue: session.bulk.setRowValue,
      onSubmit: () => void session.bulk.submit(),
      onSaveDraft: () => void session.bulk.saveDraft(),
      onDiscard: () => void session.bulk.discard(),
      onAcceptSuggestions: (
        action: "submit" | "draft",
        accepting: { leastScore: number; results?: readonly string[] | undefined },
      ) => void session.bulk.acceptSuggestions(action, accepting),
      loadResults: session.bulk.loadResults,
      onCancel: session.bulk.cancel,
    },
    /** The ids of the loaded records. */
    heldRecords: () => session.getState().queue.slots.map(({ id }) => id),
  };
}
