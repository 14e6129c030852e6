export type { ColumnUse } from "./column-uses";
export { HubDatasetScreen } from "./HubDatasetScreen";
export {
  type ChosenWorkspace,
  chosenSubset,
  type HubDraft,
  type HubQuestion,
  type MappedColumn,
  type SubsetDraft,
} from "./hub-draft";
export { type KeptDraft, keptDraft } from "./kept-draft";
export { rankingType } from "./question-columns";
export { type ColumnFacts, type FactsOfColumns, mappingOf, toNewDataset } from "./to-new-dataset";
export type { CreationStep, HubData, HubDatasetScreenProps, HubLayout } from "./view-model";
