export { type AnnotationSession, openSession } from "./controller/annotation-session";
export { handlersOf } from "./controller/handlers";
export {
  type BulkJobRequest,
  type BulkJobsPort,
  ChangedElsewhereError,
  CriteriaRefusedError,
  type SessionOptions,
  type SessionPorts,
  type TabStore,
} from "./controller/ports";
export { prefetch } from "./controller/queue/prefetch";
export { offerUndo } from "./controller/responses/offer-undo";
export { criteriaFrom, recordParameter, withCriteria } from "./criteria/address";
export { type Criteria, type CriteriaState, isByStatusOnly } from "./criteria/criteria";
export { isFiltered, noFilters } from "./criteria/filters/filters";
export type { CriteriaQuestion } from "./criteria/filters/known-values";
export { isOnOthers } from "./criteria/filters/response";
export { mostReferences, similarityDefaults, similarityLimits } from "./criteria/filters/similarity";
export { type CriteriaNames, isNamingParts, knownCriteria } from "./criteria/known";
export { type PageSpec, pageSizes } from "./criteria/page";
export {
  criteriaOfSaved,
  isSavedAs,
  isWorthSaving,
  type SavedCriteria,
  savedCriteria,
  savedQuery,
} from "./criteria/saved";
export { unreadableIn } from "./criteria/search-of-address";
export type { SearchText } from "./criteria/search-text";
export type { KeptDrafts } from "./drafts/draft-store";
export type { KeptDraft } from "./drafts/kept-draft";
export type { TabHold } from "./drafts/only-tab";
export {
  type FilterSetContent,
  FilterSetError,
  type FilterSetFault,
  type FilterSetStore,
  type UsableFilterSet,
} from "./filter-sets/filter-sets";
export { browserFilterSets, type FilterSetPlace } from "./filter-sets/in-browser";
export { type AcceptedChange, type AcceptInput, acceptedChanges } from "./model/bulk/accepted";
export { needsConfirmation } from "./model/bulk/all-results";
export { type Bulk, currentRecordId, idsOnPage } from "./model/bulk/bulk";
export type { BulkFailure, BulkKind, BulkOutcome, BulkProgress, LeftRecords } from "./model/bulk/bulk-run";
export { canSubmitAll } from "./model/bulk/bulk-values";
export { rowsOf, selectBulk, selectPage, selectRunning } from "./model/bulk/select-bulk";
export { countWithPendingWrites } from "./model/queue/count-with-pending-writes";
export type { AskedPage, FetchedPage } from "./model/queue/fetched";
export type { LeftQueue } from "./model/queue/left";
export { isAsking, openedById, settledPosition } from "./model/queue/place";
export { currentId, type Fetch, type Queue, type Slot } from "./model/queue/queue";
export type { Draft, QuestionInput, SuggestionInput } from "./model/record/draft";
export { type DraftOrigin, type RecordInput, type RecordState, statusOf } from "./model/record/record-state";
export type { StoredResponse, UserResponse, Values } from "./model/record/response";
export type { SaveState } from "./model/record/save-state";
export { hasPendingWrites, hasUnsaved, hasUnsavedOnScreen } from "./model/record/unsaved";
export {
  saveStateOfRecord,
  selectForm,
  selectQueue,
  selectRecord,
  selectSaveState,
  selectUnfit,
} from "./model/selectors";
export type { Announcement, SessionState } from "./model/state";
export type { History, Step } from "./model/undo";
export { DeliveryError, type ResponsesPort } from "./outbox/deliver";
export type { Hold, OutboxEntry, Owner, PendingWrite } from "./outbox/entry";
export { type OutboxOptions, openOutboxFor } from "./outbox/open-outbox-for";
export type {
  Outbox,
  OutboxEvent,
  StorageLack,
} from "./outbox/outbox";
export type { WaitReason } from "./outbox/wait-reason";
