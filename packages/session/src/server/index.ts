export { serverFilterSets } from "./filter-sets";
export { openOutboxOver } from "./open-outbox";
export { type LoadedRecord, type LoadedSession, recordsPort } from "./records";
export { responsesPort } from "./responses";
export type { AnnotationServer } from "./server";
