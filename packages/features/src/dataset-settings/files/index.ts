export { FileDatasetScreen } from "./FileDatasetScreen";
export type {
  ChosenFile,
  FileDatasetScreenProps,
  FileTable,
  FilledPart,
  ImportOutcome,
  ImportProgress,
  ImportRun,
  UnfinishedImport,
} from "./view-model";
