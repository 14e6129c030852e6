export type {
  PlannedRecord,
  PlannedSuggestion,
  PlannedValue,
  RecordSource,
  ResponseBody,
  Sent,
  SentRecord,
} from "../records/dataset-plan";
export type { FileSource } from "../source";
export type { Comparison } from "../store/compare";
export type { RefusedRecord } from "../store/send-records";
export type { StoreResult } from "../store/store-dataset";
export { compareSettings, type SettingsDifference } from "./compare-settings";
export {
  type ComparedDatasets,
  compareWhole,
  type DifferentRecord,
  type Later,
  type OnlyStoredPart,
  type RecordDifference,
  type StoredSummary,
  type WholeComparison,
} from "./compare-whole";
export { isDatasetFile, openDatasetFile } from "./dataset-file";
export { type PageSpans, pageSpansOf, withConvertedSpans } from "./page-spans";
export { type Patience, patiently } from "./patiently";
export { type AccountOptions, addPeople, type RefusedPerson } from "./people";
export { datasetFileLines, type ReadRequest, readWholeDataset } from "./read-dataset";
export type { RecordSummary, ResponseSummary } from "./record-summary";
export { storeWholeDataset, type Tally, type WholeRequest, type WholeResult } from "./store-whole";
export { isCarried } from "./update-records";
export { updateWhole, type WholeUpdate, type WholeUpdated } from "./update-whole";
export { recordsOfWhole, type WholeDataset } from "./whole-dataset";
