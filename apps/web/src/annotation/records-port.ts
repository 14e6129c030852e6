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
  return {
    async loadPage(status, fetch) {
      // What several people could answer is shared among them where the server can.
      const isShared = status === "pending" && (await isAnnounced("claims"));
      return searchRecords({ datasetId: dataset_id, userId }, status, fetch, isShared);
    },
    async loadRecord(record_id) {
      const record = await api.getRecord({ params: { record_id } });
      if (record.dataset_id !== dataset_id) throw new Error("This record belongs to another dataset.");
      return loaded(record, userId);
    },
  };
}

/** One page of a person's records; shared ones are kept from others meanwhile. */
export async function searchRecords(
  { datasetId, userId }: { datasetId: string; userId: string },
  status: QueueStatus,
  { offset, limit }: { offset: number; limit: number },
  isShared = false,
) {
  const query = { include, offset, limit };
  const search = { params: { dataset_id: datasetId }, query, body: searchFor(status) };
  const { items, total } = await (isShared ? api.claimMyRecords(search) : api.searchMyRecords(search));
  return { records: items.map(({ record }) => loaded(record, userId)), total, isShared };
}

function loaded(record: DatasetRecord, userId: string): LoadedRecord {
  return {
    id: record.id,
    record,
    suggestions: record.suggestions ?? [],
    response: storedAnswer(record.responses?.find(({ user_id }) => user_id === userId)),
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
