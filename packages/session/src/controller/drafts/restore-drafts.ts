import { isTouched, type RecordInput } from "../../model/record/record-state";
import type { SessionOptions } from "../ports";
import type { Loader } from "../queue/loader";
import type { SessionStore } from "../store";
import type { Keeper } from "./keep-drafts";

interface Restoring<R extends RecordInput> {
  loader: Loader<R>;
  keeper: Keeper;
  /** Whether no other tab of this browser has the dataset open. */
  isOnly: Promise<boolean> | undefined;
}

/**
 * Restores the unsaved changes of an earlier visit that are not on the first page, and reports all of them once. In a
 * second tab, they are open in the first one: there is nothing to report.
 * Drafts of records that no longer exist are removed.
 */
export async function restoreDrafts<R extends RecordInput>(
  { ports }: Pick<SessionOptions<R>, "ports">,
  store: SessionStore<R>,
  { loader, keeper, isOnly }: Restoring<R>,
): Promise<void> {
  const kept = [...(await keeper.read()).keys()];
  for (const id of kept) {
    if (store.getState().recordStates[id]) continue;
    // Without a server, a draft stays on disk until its record is loaded.
    const isThere = await loader.one(id).catch(() => undefined);
    if (isThere === false) keeper.forget(id);
  }
  const { recordStates, questions } = store.getState();
  const restored = kept.filter((id) => {
    const one = recordStates[id];
    return one && isTouched(one, questions);
  });
  if (restored.length > 0 && (await isOnly)) ports.onRestored?.(restored);
}
