import { currentId } from "../../model/queue/queue";
import { type Draft, openingDraft } from "../../model/record/draft";
import { conflictOf, type RecordInput, type RecordState } from "../../model/record/record-state";
import { withRecordState } from "../../model/state";
import type { ResponseKind } from "../../model/undo";
import type { Outbox } from "../../outbox/outbox";
import type { SessionStore } from "../store";

/** The response that the user asked for when the conflict was shown. */
export type AskedResponse = Exclude<ResponseKind, "clear">;

interface Parts {
  outbox: Outbox;
  /** Gives a response to the record on screen. */
  give: Record<AskedResponse, () => Promise<void>>;
  mayRespond: () => boolean;
}

/** Creates the action that resolves conflicts. */
export function makeConflicts<R extends RecordInput>(
  store: SessionStore<R>,
  { outbox, give, mayRespond }: Parts,
) {
  async function settle(keep: "mine" | "other" | "edit", recordId: string): Promise<boolean> {
    const { recordStates, questions } = store.getState();
    const recordState = recordStates[recordId];
    const other = recordState && conflictOf(recordState);
    if (!other) return false;
    const theirs = openingDraft(questions, [], other.values);
    if (recordState.entry?.hold?.kind === "conflict") {
      await outbox.resolve(recordId, keep === "mine" ? "mine" : "other");
      if (keep === "mine") return true;
    }
    store.update((state) => withRecordState(state, recordId, resolved(recordState, theirs, keep)));
    return true;
  }

  return {
    /**
     * Resolves the conflict of a record, by default that on screen: send mine over the other response, take the
     * other, or continue from the other with mine on screen. `asked` is the response that the user asked for before
     * they compared the two: mine is given so at once. While no responses are taken, mine is not: the conflict stays.
     */
    async resolveConflict(keep: "mine" | "other" | "edit", id?: string, asked?: AskedResponse) {
      if (keep === "mine" && !mayRespond()) return;
      const onScreen = () => currentId(store.getState().queue) ?? "";
      const recordId = id ?? onScreen();
      const isSettled = await settle(keep, recordId);
      if (isSettled && asked && keep === "mine" && onScreen() === recordId) await give[asked]();
    },
  };
}

/** A response that was never sent is kept as unsaved work over the other response. */
function resolved(
  { entry, draft }: RecordState,
  theirs: Draft,
  keep: "mine" | "other" | "edit",
): Partial<RecordState> {
  return {
    ...(entry?.hold?.kind === "conflict" && { confirmed: entry.hold.other, entry: null }),
    draft: keep === "other" ? theirs : draft,
    snapshot: theirs,
    overtaken: null,
  };
}
