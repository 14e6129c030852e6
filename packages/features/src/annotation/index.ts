export { AnnotationScreen, type AnnotationScreenProps } from "./AnnotationScreen";
export { announcementText } from "./announcement-text";
export type { AcceptedChange, BulkPorts, BulkView, RowView } from "./bulk/bulk-view";
export { type BulkNotice, type BulkResult, outcomeNotices } from "./bulk/outcome-notices";
export type { FilterSetPorts, FilterSetsView } from "./filter-sets/filter-sets-view";
export type { FilterChoices, FiltersView, MetadataChoice } from "./filters/filters-view";
export { type ShortcutPreferences, shortcutPreferencesFrom } from "./keys/shortcut-preferences";
export { emptyReasonOf } from "./queue/empty-reason";
export { nameOfRecord, recordView } from "./record/record-view";
export type { ReferenceRecord, SimilarityView } from "./similarity/similarity-view";
export { quietTeam } from "./team/quiet-team";
export type {
  AnnotationLayout,
  AnnotationPorts,
  AnnotationView,
  EmptyReason,
  SaveState,
  TeamView,
} from "./view-model";
