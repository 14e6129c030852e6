import { ownValue } from "@glossa/question-types/schema";
import { canAffectAll } from "../../model/bulk/all-results";
import { idsOnPage, withAllSelected, withSelected } from "../../model/bulk/bulk";
import { withValue } from "../../model/record/draft";
import type { RecordInput } from "../../model/record/record-state";
import { type ClearFormStep, type FormStep, withStep } from "../../model/undo";
import { checkValue } from "../responses/check-value";
import type { SessionStore } from "../store";

/** Sets a value of one record. */
export type SetValueOf = (
  recordId: string,
  question: string,
  value: unknown,
  change: { unreviewed?: readonly string[] | undefined },
) => void;

/** Creates the actions that change the selection and the form. */
export function makeSelecting<R extends RecordInput>(store: SessionStore<R>, setValueOf: SetValueOf) {
  const select = (recordId: string, isOn: boolean, isRange = false) =>
    store.update((state) => {
      const bulk = withSelected(state.bulk, idsOnPage(state), recordId, { isOn, isRange });
      return { ...state, bulk };
    });

  return {
    /** Selects or deselects a record; `isRange`: and all records between it and the one chosen before. */
    select,
    /** Moves to a row: the user is on its record. */
    setCurrentRow: (recordId: string | undefined) =>
      store.update((state) => {
        const isSame = state.bulk.currentRow === recordId;
        return isSame ? state : { ...state, bulk: { ...state.bulk, currentRow: recordId } };
      }),
    /** Selects all records of the page, or none. */
    selectAll: (isOn: boolean) =>
      store.update((state) => ({ ...state, bulk: withAllSelected(state.bulk, idsOnPage(state), isOn) })),
    /** Makes the next action affect all results; to cancel that clears the selection. */
    affectAll: (isOn: boolean) =>
      store.update((state) => {
        const page = idsOnPage(state);
        const { bulk, criteria, queue } = state;
        if (!isOn) return { ...state, bulk: withAllSelected(bulk, page, false) };
        const isAll = canAffectAll({ bulk, page, criteria: criteria.committed, total: queue.total });
        return { ...state, bulk: { ...bulk, isAll } };
      }),
    /**
     * Sets a value of the form; undefined removes it.
     *
     * @throws an error that says what to do, if there is no such question or the value is none of its type
     */
    setFormValue: (question: string, value: unknown, isTyping = false) => {
      checkValue(store.getState().questions, { question, value });
      store.update((state) => {
        const draft = withValue(state.bulk.draft, question, value);
        const [before, after] = [ownValue(state.bulk.draft, question), ownValue(draft, question)];
        const step: FormStep = { kind: "form", question, before, after, isTyping };
        const history = withStep(state.history, step);
        return { ...state, history, bulk: { ...state.bulk, draft } };
      });
    },
    /** Removes all values of the form, in one step of the history. */
    clearForm: () =>
      store.update((state) => {
        const { bulk, history } = state;
        if (Object.keys(bulk.draft).length === 0) return state;
        const step: ClearFormStep = { kind: "clearForm", before: bulk.draft };
        return { ...state, history: withStep(history, step), bulk: { ...bulk, draft: {} } };
      }),
    /** Sets a value in the text of one record, which selects that record. */
    setRowValue(recordId: string, question: string, value: unknown, unreviewed?: readonly string[]) {
      setValueOf(recordId, question, value, { unreviewed });
      select(recordId, true);
    },
  };
}
