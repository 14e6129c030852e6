export type {
  DatasetPlan,
  PlannedRecord,
  PlannedSuggestion,
  PlannedValue,
  RecordSource,
  ResponseBody,
  Sent,
  SentRecord,
} from "../records/dataset-plan";
export type { Comparison } from "./compare";
export { readDatasetParts } from "./dataset-parts";
export { isOfDataset } from "./dataset-refusals";
export { refusedByServer } from "./refused-by-server";
export type { RefusedRecord } from "./send-records";
export {
  type AppendRequest,
  appendRecords,
  type RecordsRequest,
  type StoreRequest,
  type StoreResult,
  storeDataset,
} from "./store-dataset";
export { readUsers } from "./users";
