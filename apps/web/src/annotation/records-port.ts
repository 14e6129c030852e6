import type { DatasetRecord, RecordSearchInput } from "@glossa/contract";
import type { QueueStatus, RecordFacts, SessionPorts } from "@glossa/session";
import { api } from "../api";
import { isAnnounced } from "../queries/server";
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
      const search = { params: { dataset_id }, query: { include, offset, limit }, body: searchFor(status) };
      // What several people could answer is shared among them where the server can.
      const isShared = status === "pending" && (await isAnnounced("claims"));
      const { items, total } = await (isShared ? api.claimMyRecords(search) : api.searchMyRecords(search));
      return { records: items.map(({ record }) => loaded(record)), total, isShared };
    },
    async loadRecord(record_id) {
      const record = await api.getRecord({ params: { record_id } });
      if (record.dataset_id !== dataset_id) throw new Error("This record belongs to another dataset.");
      return loaded(record);
    },
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
