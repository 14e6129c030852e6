export { type LoadedRecord, recordsPort } from "./records";
export { responsesPort } from "./responses";
export type { AnnotationServer } from "./server";
