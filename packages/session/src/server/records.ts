import type { DatasetRecord } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import type { AnnotationSession } from "../controller/annotation-session";
import { CriteriaRefusedError, type SessionPorts } from "../controller/ports";
import type { RecordInput } from "../model/record/record-state";
import { recordById } from "./record-by-id";
import { responseIn } from "./responses";
import { isRecord, searchOf } from "./search-of";
import type { AnnotationServer } from "./server";

/** A record in the form that the session needs. */
export interface LoadedRecord extends RecordInput {
  record: DatasetRecord;
  /** The score of the search on the server; null without a search. A record loaded by its id keeps the one that it has. */
  queryScore?: number | null;
  /** The score as a fraction of 0..1; null if it has none, as for vectors in opposite directions. */
  score?: number | null;
}

/** Loads the records of one dataset. */
export type RecordsPort = Pick<SessionPorts<LoadedRecord>, "loadPage" | "loadRecord" | "loadRecords">;

/** A session for records of a server. */
export type LoadedSession = AnnotationSession<LoadedRecord>;

export interface RecordsPortInput {
  datasetId: string;
  userId: string;
  /** Whether loading may claim records, if the server has shared queues. */
  mayClaim?: boolean;
}

const include = ["responses", "suggestions"] as const;

/**
 * Creates a records port for one dataset and one user.
 *
 * @example
 * const server = { api: makeClient({ baseUrl: "" }) };
 * const port = recordsPort(server, { datasetId: "support-tickets", userId: "user-1" });
 * const criteria = criteriaFrom(new URLSearchParams("metadata=channel.mail"), "support-tickets");
 * const { records, total } = await port.loadPage(criteria, { offset: 0, limit: 10 });
 */
export function recordsPort(
  { api, can }: AnnotationServer,
  { datasetId: dataset_id, userId, mayClaim = true }: RecordsPortInput,
): RecordsPort {
  const loaded = (record: DatasetRecord): LoadedRecord => ({
    id: record.id,
    record,
    suggestions: record.suggestions ?? [],
    response: responseIn(record, userId),
  });
  const found = (record: DatasetRecord, queryScore: number | null): LoadedRecord => ({
    ...loaded(record),
    queryScore,
    score: queryScore !== null && queryScore >= 0 && queryScore <= 1 ? queryScore : null,
  });
  return {
    async loadPage(criteria, { offset, limit }) {
      // Pending records are claimed if the server has shared queues.
      const isShared = mayClaim && criteria.status === "pending" && ((await can?.("claims")) ?? false);
      const query = { include: [...include], offset, limit };
      const search = { params: { dataset_id }, query, body: searchOf(criteria) };
      const asked = isShared ? api.claimMyRecords(search) : api.searchMyRecords(search);
      const { items, total } = await asked.catch(orRefused);
      const records = items.map(({ record, query_score }) => found(record, query_score));
      return { records, total, isShared };
    },
    async loadRecord(recordId) {
      const place = { datasetId: dataset_id, recordId };
      const record = await recordById({ api }, place, include).catch(orNone);
      return record && loaded(record);
    },
    async loadRecords(recordIds) {
      const query = { include: [...include], offset: 0, limit: recordIds.length };
      const body = { filters: { and: [isRecord(recordIds)] } };
      const { items } = await api.searchMyRecords({ params: { dataset_id }, query, body });
      return items.map(({ record }) => loaded(record));
    },
  };
}

function orRefused(error: unknown): never {
  const isRefused = error instanceof ApiError && error.status === 422;
  throw isRefused ? new CriteriaRefusedError("The server refused the criteria.", { cause: error }) : error;
}

function orNone(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
