import { currentId } from "../../model/queue/queue";
import { type Draft, openingDraft } from "../../model/record/draft";
import { conflictOf, type RecordInput, type RecordState } from "../../model/record/record-state";
import type { UserResponse } from "../../model/record/response";
import { withRecordState } from "../../model/state";
import type { Outbox } from "../../outbox/outbox";
import type { SessionStore } from "../store";

/** Creates the action that resolves conflicts. */
export function makeConflicts<R extends RecordInput>(store: SessionStore<R>, outbox: Outbox) {
  return {
    /**
     * Resolves the conflict of a record, by default that on screen: send mine over the other response, take the
     * other, or continue from the other with mine on screen.
     */
    async resolveConflict(keep: "mine" | "other" | "edit", id?: string) {
      const { queue, recordStates } = store.getState();
      const recordId = id ?? currentId(queue) ?? "";
      const work = recordStates[recordId];
      const other = work && conflictOf(work);
      if (!other) return;
      if (work.entry?.hold?.kind === "conflict") {
        await outbox.resolve(recordId, keep === "mine" ? "mine" : "other");
        if (keep === "mine") return;
      }
      store.update((state) => withRecordState(state, recordId, resolved(work, other, keep)));
    },
  };
}

/** A response that was never sent is kept as unsaved work over the other response. */
function resolved(
  { entry, draft }: RecordState,
  other: UserResponse,
  keep: "mine" | "other" | "edit",
): Partial<RecordState> {
  const theirs = draftOf(other);
  return {
    ...(entry?.hold?.kind === "conflict" && { confirmed: entry.hold.other, entry: null }),
    draft: keep === "other" ? theirs : draft,
    snapshot: theirs,
    overtaken: null,
  };
}

function draftOf(response: UserResponse): Draft {
  return openingDraft([], [], response.values);
}
