export { AnnotationScreen, type AnnotationScreenProps } from "./AnnotationScreen";
export { AnnotationSkeleton, type AnnotationSkeletonProps } from "./AnnotationSkeleton";
export { type AnnouncedPlace, type Announcement, announcementText, type Step } from "./announcement-text";
export type {
  AcceptedChange,
  BulkAction,
  BulkPorts,
  BulkProgressView,
  BulkView,
  RowView,
} from "./bulk/bulk-view";
export { type BulkNotice, type BulkResult, outcomeNotices } from "./bulk/outcome-notices";
export type {
  FilterSetFault,
  FilterSetPorts,
  FilterSetsView,
  FilterSetView,
} from "./filter-sets/filter-sets-view";
export type {
  CountedTerm,
  FilterChoices,
  FilterPorts,
  FiltersView,
  FindTerms,
  MetadataChoice,
} from "./filters/filters-view";
export {
  type HistoryEntry,
  type HistoryPage,
  type HistoryValue,
  historyOf,
  type LoadHistory,
} from "./history/history-view";
export type { CommandId } from "./keys/commands";
export { type ShortcutPreferences, shortcutPreferencesFrom } from "./keys/shortcut-preferences";
export { type EmptyReasonInput, emptyReasonOf } from "./queue/empty-reason";
export { nameOfRecord, type RecordViewInput, recordView } from "./record/record-view";
export type { ReferenceRecord, SimilarityView } from "./similarity/similarity-view";
export { quietTeam } from "./team/quiet-team";
export {
  type TeamAnswer,
  type TeamAnswers,
  type TeamResponse,
  teamAnswersOf,
  teamResponsesOf,
} from "./team/team-answers";
export type { TeamSpan } from "./team/team-spans";
export type { KeptPeople, LoadAgreement } from "./team/use-agreement";
export type {
  AnnotationLayout,
  AnnotationPorts,
  AnnotationView,
  AskedResponse,
  EmptyReason,
  FormView,
  ProgressView,
  QueueView,
  RecordView,
  SaveState,
  TeamView,
  ValueOnScreen,
} from "./view-model";
export { queueStatuses } from "./view-model";
