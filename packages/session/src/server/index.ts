export { type BulkActionApi, bulkJobsPort } from "./bulk-jobs";
export { type FilterSetApi, serverFilterSets } from "./filter-sets";
export { type OutboxNotices, openOutboxOver } from "./open-outbox";
export {
  type LoadedRecord,
  type LoadedSession,
  type RecordsPort,
  type RecordsPortInput,
  recordsPort,
} from "./records";
export { responsesPort } from "./responses";
export { searchOf } from "./search-of";
export type { AnnotationServer } from "./server";
