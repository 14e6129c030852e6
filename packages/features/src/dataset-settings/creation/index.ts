export type { CopySource } from "./choices";
export type { NamedChoice } from "./GeneralTab";
export { type KeptDataset, keptDataset, unfinishedDataset } from "./kept-dataset";
export { type CreationRefusal, NewDatasetScreen, type NewDatasetScreenProps } from "./NewDatasetScreen";
export {
  copyOf,
  type NewDataset,
  type NewField,
  type NewPart,
  type NewParts,
  type NewProperty,
  type NewQuestion,
  type NewVector,
  type PropertySettings,
} from "./new-dataset";
export { datasetToSend } from "./to-send";
