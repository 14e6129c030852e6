import type { DatasetRecord, RecordSearchInput } from "@glossa/contract";
import type { QueueStatus } from "../queue";
import type { AnnotationSession } from "../session/annotation-session";
import type { SessionPorts } from "../session/ports";
import type { RecordFacts } from "../work";
import { answerOf } from "./responses";
import type { AnnotationServer } from "./server";

/** A record with what the session needs of it at hand. */
export interface LoadedRecord extends RecordFacts {
  record: DatasetRecord;
  /** How well it fits what was searched for, as the server counts; null where nothing was. */
  queryScore: number | null;
  /** The same as a share of 0..1; null where it is none, as for vectors that point away from each other. */
  score: number | null;
}

/** A way to the records of one dataset. */
export type RecordsPort = Pick<SessionPorts<LoadedRecord>, "loadPage" | "loadRecord">;

/** A session over records of a server. */
export type LoadedSession = AnnotationSession<LoadedRecord>;

interface Reader {
  datasetId: string;
  userId: string;
  /** Whether what is read may be kept from others meanwhile, where the server shares records among people. */
  mayClaim?: boolean;
}

const include = ["responses", "suggestions"];

/** Reads records of one dataset for one person. */
export function recordsPort(
  { api, can }: AnnotationServer,
  { datasetId: dataset_id, userId, mayClaim = true }: Reader,
): RecordsPort {
  const loaded = (record: DatasetRecord, queryScore: number | null): LoadedRecord => ({
    id: record.id,
    record,
    queryScore,
    score: queryScore !== null && queryScore >= 0 && queryScore <= 1 ? queryScore : null,
    suggestions: record.suggestions ?? [],
    response: answerOf(record, userId),
  });
  return {
    async loadPage(status, { offset, limit }) {
      // What several people could answer is shared among them where the server can.
      const isShared = mayClaim && status === "pending" && (await can("claims"));
      const query = { include, offset, limit };
      const search = { params: { dataset_id }, query, body: searchFor(status) };
      const { items, total } = await (isShared ? api.claimMyRecords(search) : api.searchMyRecords(search));
      const records = items.map(({ record, query_score }) => loaded(record, query_score));
      return { records, total, isShared };
    },
    async loadRecord(record_id) {
      const record = await api.getRecord({ params: { record_id } });
      if (record.dataset_id !== dataset_id) throw new Error("This record belongs to another dataset.");
      return loaded(record, null);
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
