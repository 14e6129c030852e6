import { type BulkPorts, nameOfRecord } from "@glossa/features/annotation";
import { acceptedChanges, type handlersOf } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";

/** The ports of bulk mode, implemented by the session. */
export function bulkPorts(
  session: LoadedSession,
  handlers: ReturnType<typeof handlersOf>["bulk"],
): BulkPorts {
  return {
    ...handlers,
    acceptedChanges(leastScore, recordIds) {
      const { bulk, questions, records, recordStates } = session.getState();
      const rows = recordIds.flatMap((id) => {
        const [record, work] = [records[id], recordStates[id]];
        return record && work ? [{ record, work }] : [];
      });
      const changes = acceptedChanges(rows, { form: bulk.draft, questions, leastScore });
      return changes.map((change) => {
        const name = nameOfRecord(records[change.recordId]?.record) ?? change.recordId;
        return { ...change, name };
      });
    },
  };
}
