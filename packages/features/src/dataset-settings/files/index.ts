export { FileDatasetScreen } from "./FileDatasetScreen";
export type {
  ChosenFile,
  FileDatasetScreenProps,
  FileTable,
  FilledPart,
  ImportOutcome,
  ImportProgress,
  ImportRun,
} from "./view-model";
