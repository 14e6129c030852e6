export { type FileFormat, fileFormats } from "./formats/formats";
export { joinedFiles } from "./joined-files";
export { limits } from "./limits";
export type { Notice, NoticeValues } from "./notice";
export { fitOffsets, type OffsetFit, type OffsetSpan } from "./offsets/fit-offsets";
export { type OffsetUnit, offsetUnits } from "./offsets/units";
export { type OpenedFiles, openFiles, type UnreadableFile } from "./open-files";
export type { OpenedFile } from "./opened-file";
export type { ColumnHint } from "./plan/columns/column-hint";
export type { ColumnProfile } from "./plan/columns/column-profile";
export { canBeId } from "./plan/columns/column-shape";
export { type FilePerson, type GivenAnswers, type KnownPerson, knownPeople } from "./plan/columns/people";
export { type FileProfile, type ProfileOptions, profileOf } from "./plan/columns/profile";
export { leftColumns } from "./plan/columns/used-columns";
export { numberIn, type ValueKind } from "./plan/columns/value-kind";
export { type ColumnsWithIds, hasOwnIds } from "./plan/dataset-ids";
export { datasetOfPlan } from "./plan/dataset-of-plan";
export type { DatasetParts } from "./plan/dataset-parts";
export { extraMetadata } from "./plan/extra-metadata";
export {
  type ColumnUse,
  type FilePlan,
  isField,
  isMetadata,
  type PlannedColumn,
  type PlannedQuestion,
} from "./plan/file-plan";
export { type ColumnOptions, type GuessInput, guessPlan } from "./plan/guess-plan";
export {
  decisionsOf,
  type FilledColumns,
  type GuessedFile,
  missingFields,
  planForDataset,
  planOfColumns,
} from "./plan/plan-for-dataset";
export { numberNotices } from "./plan/problems/number-notices";
export { peopleNotices } from "./plan/problems/people-notices";
export { planProblems } from "./plan/problems/plan-problems";
export { questionNotices } from "./plan/problems/question-notices";
export { vectorNotices } from "./plan/problems/vector-notices";
export {
  type DatasetDifference,
  FileFailure,
  type OffsetMisfit,
  type Problem,
  type ProblemValues,
} from "./problem";
export {
  type Decimal,
  decimals,
  type Reading,
  type ReadOptions,
  type TextUnit,
  textUnits,
} from "./read-options";
export { acceptedRecords } from "./records/accepted-records";
export { charactersOf } from "./records/characters";
export type {
  DatasetPlan,
  PlannedRecord,
  PlannedSuggestion,
  PlannedValue,
  RecordSource,
  ResponseBody,
  Sent,
  SentRecord,
} from "./records/dataset-plan";
export { type RecordOptions, type RecordResult, recordOfRow, recordsOf } from "./records/records-of";
export { csvOf, RefusedRows } from "./records/refused-rows";
export {
  isRefused,
  type Place,
  type RefusedRow,
  type Row,
  type RowAnswer,
  type RowResult,
  withAnswer,
} from "./rows/row";
export { type FileSource, sourceOfBlob } from "./source";
