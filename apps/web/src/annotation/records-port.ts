import type { DatasetRecord, RecordSearchInput } from "@glossa/contract";
import type { QueueStatus, RecordFacts, SessionPorts } from "@glossa/session";
import { api } from "../api";
import { storedAnswer } from "./responses-port";

/** A record with what the session needs of it at hand. */
export interface LoadedRecord extends RecordFacts {
  record: DatasetRecord;
}

const include = ["responses", "suggestions"];

/** Reads records of one dataset for one person. */
export function recordsPort(
  dataset_id: string,
  userId: string,
): Pick<SessionPorts<LoadedRecord>, "loadPage" | "loadRecord"> {
  const loaded = (record: DatasetRecord): LoadedRecord => ({
    id: record.id,
    record,
    suggestions: record.suggestions ?? [],
    response: storedAnswer(record.responses?.find(({ user_id }) => user_id === userId)),
  });
  return {
    async loadPage(status, { offset, limit }) {
      const { items, total } = await api.searchMyRecords({
        params: { dataset_id },
        query: { include, offset, limit },
        body: searchFor(status),
      });
      return { records: items.map(({ record }) => loaded(record)), total };
    },
    loadRecord: async (record_id) => loaded(await api.getRecord({ params: { record_id } })),
  };
}

type Filter = NonNullable<RecordSearchInput["filters"]>["and"][number];

/** Pending means two things at once: no answer of mine, and not yet completed by the team. */
function searchFor(status: QueueStatus): RecordSearchInput {
  const mine: Filter = { type: "terms", scope: { entity: "response", property: "status" }, values: [status] };
  const team: Filter = {
    type: "terms",
    scope: { entity: "record", property: "status" },
    values: ["pending"],
  };
  return { filters: { and: status === "pending" ? [mine, team] : [mine] } };
}
