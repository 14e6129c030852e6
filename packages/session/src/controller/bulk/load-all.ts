import { MOST_RESULTS } from "../../model/bulk/most-results";
import { withRecords } from "../../model/queue/fetched";
import { memberOf } from "../../model/queue/membership";
import { currentResponse, type RecordInput } from "../../model/record/record-state";
import type { Keeper } from "../drafts/keep-drafts";
import type { SessionPorts } from "../ports";
import { heldIn } from "../queue/loader";
import type { SessionStore } from "../store";

/** Loads the results from the first on, and returns the ids of those that are still in the queue; undefined without a server. */
export async function loadAllResults<R extends RecordInput>(
  ports: SessionPorts<R>,
  store: SessionStore<R>,
  keeper: Pick<Keeper, "read">,
): Promise<readonly string[] | undefined> {
  const { committed } = store.getState().criteria;
  const page = await ports.loadPage(committed, { offset: 0, limit: MOST_RESULTS }).catch(() => undefined);
  if (!page) return undefined;
  const { records } = page;
  const held = await heldIn(ports.outbox, keeper);
  store.update((state) => withRecords(state, records, held));
  const { recordStates } = store.getState();
  const isMember = memberOf(store.getState());
  return records.flatMap(({ id }) => {
    const one = recordStates[id];
    return one && isMember(currentResponse(one)) ? [id] : [];
  });
}
