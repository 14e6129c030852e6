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
        const [record, recordState] = [records[id], recordStates[id]];
        return record && recordState ? [{ record, recordState }] : [];
      });
      const changes = acceptedChanges(rows, { form: bulk.draft, questions, leastScore });
      return changes.map((change) => {
        const { record } = records[change.recordId] ?? {};
        const settings = questions.find(({ name }) => name === change.question)?.settings;
        const text = settings && "field" in settings ? record?.fields[String(settings.field)] : undefined;
        return {
          ...change,
          name: nameOfRecord(record) ?? change.recordId,
          ...(typeof text === "string" && { text }),
        };
      });
    },
  };
}
