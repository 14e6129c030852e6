export { FileDatasetScreen } from "./FileDatasetScreen";
export type {
  ChosenFile,
  FileDatasetScreenProps,
  FileReading,
  FileTable,
  FilledDataset,
  FilledPart,
  FilledResult,
  IdProblem,
  ImportOutcome,
  ImportProgress,
  ImportRun,
  UnfinishedImport,
  WholeDatasetFile,
  WholePlace,
} from "./view-model";
export { firstNames } from "./whole/first-names";
