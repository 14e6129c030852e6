export { type AnnotationSession, openSession } from "./controller/annotation-session";
export { handlersOf } from "./controller/handlers";
export type { SessionPorts, TabStore } from "./controller/ports";
export { prefetch } from "./controller/queue/prefetch";
export { offerUndo } from "./controller/responses/offer-undo";
export { criteriaFrom, withCriteria } from "./criteria/address";
export { type Criteria, isByStatusOnly } from "./criteria/criteria";
export { isFiltered, noFilters } from "./criteria/filters/filters";
export { mostReferences, similarityDefaults, similarityLimits } from "./criteria/filters/similarity";
export { type CriteriaNames, isNamingParts, knownCriteria } from "./criteria/known";
export { pageSizes } from "./criteria/page";
export { criteriaOfSaved, isSavedAs, isWorthSaving, savedCriteria, savedQuery } from "./criteria/saved";
export type { SearchText } from "./criteria/search-text";
export {
  type FilterSetContent,
  FilterSetError,
  type FilterSetFault,
  type FilterSetStore,
  type UsableFilterSet,
} from "./filter-sets/filter-sets";
export { browserFilterSets } from "./filter-sets/in-browser";
export { type AcceptedChange, acceptedChanges } from "./model/bulk/accepted";
export { needsConfirmation } from "./model/bulk/all-results";
export { currentRecordId, idsOnPage } from "./model/bulk/bulk";
export type { BulkOutcome } from "./model/bulk/bulk-run";
export { canSubmitAll } from "./model/bulk/bulk-values";
export { rowsOf, selectBulk, selectPage } from "./model/bulk/select-bulk";
export { countWithPendingWrites } from "./model/queue/count-with-pending-writes";
export { isAsking, settledPosition } from "./model/queue/place";
export { currentId } from "./model/queue/queue";
export type { Draft, QuestionInput } from "./model/record/draft";
export { type RecordInput, type RecordState, statusOf } from "./model/record/record-state";
export type { StoredResponse, UserResponse, Values } from "./model/record/response";
export { hasPendingWrites, hasUnsaved } from "./model/record/unsaved";
export { saveStateOfRecord, selectForm, selectQueue, selectRecord, selectSaveState } from "./model/selectors";
export type { Announcement, SessionState } from "./model/state";
export { DeliveryError, type ResponsesPort } from "./outbox/deliver";
export type { OutboxEntry } from "./outbox/entry";
export type { Outbox, OutboxEvent } from "./outbox/outbox";
