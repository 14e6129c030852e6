export { type ApiKeyScope, apiKeyNameLength, apiKeyScopes, maxApiKeys, type NamedApiKey } from "./api-keys";
export { type AuditAction, type AuditEntry, auditActions } from "./audit";
export { type BulkAction, type BulkActionInput, maxBulkRecords } from "./bulk-actions";
export type { Presence } from "./claims";
export { parseTimestamp, wholeNumberText } from "./common-schemas";
export {
  type DatasetFileEnd,
  type DatasetFileHead,
  type DatasetFilePerson,
  type DatasetFileRecord,
  datasetFileEnd,
  datasetFileHead,
  datasetFileRecord,
  datasetFileStart,
  datasetFileVersion,
} from "./dataset-file";
export type { DatasetSummary } from "./dataset-summaries";
export { type Dataset, dataset, type Metrics, type Progress } from "./datasets";
export { type DeletedPerson, deletedPersonDays } from "./deleted-people";
export {
  basePath,
  bodyLimitOf,
  defaultBodyLimit,
  type Endpoint,
  type EndpointScope,
  scopeOf,
} from "./endpoint";
export { type EndpointName, type Endpoints, endpoints } from "./endpoints";
export { type ErrorCode, errorCodeHeader, errorCodes } from "./error-codes";
export type { DatasetEvent, TeamProgress } from "./events";
export type { Field } from "./fields";
export {
  type FileExportInput,
  type FileExportOptions,
  type FileExportQuery,
  type FileFormat,
  type FileResponses,
  fileCriteria,
  fileFormats,
  fileRecordsHeader,
  fileResponses,
} from "./file-exports";
export { fileNameOf } from "./file-name";
export type { FilterSet } from "./filter-sets";
export type { ServerSettings } from "./info";
export { type Job, type JobDetails, type Transfer, type TransferFailure, transferFailures } from "./jobs";
export { passwordLength, type User } from "./me";
export {
  type MetadataMetrics,
  type MetadataProperty,
  type MetadataSettings,
  metadataSettings,
} from "./metadata-properties";
export {
  freshSignInMinutes,
  maxPasskeys,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyAttestation,
  passkeyNameLength,
} from "./passkeys";
export { passwordLinkDays } from "./password-links";
export type { Person } from "./people";
export type { Preferences } from "./preferences";
export type { Question } from "./questions";
export type {
  MetadataFilter,
  NumberRange,
  RecordFilters,
  ResponseFilter,
  Similarity,
  SortItem,
  SuggestionFilter,
  ValueCondition,
} from "./record-filters";
export type { NewRecord, UpsertedRecord } from "./record-writing";
export type { DatasetRecord } from "./records";
export type { ResponseVersion } from "./response-versions";
export type { DatasetResponse, QueueStatus, ResponseStatus, ResponseValues } from "./responses";
export type {
  RecordSearch,
  RecordSearchInput,
  SearchFilter,
  SearchResult,
  SearchScope,
  SearchSort,
} from "./search";
export { indexWords, isLoneLetter, queryWords, textParts } from "./search-text";
export type { SecondFactor } from "./second-factor";
export { signInPrograms, signInSystems, type UserSignIn } from "./sign-ins";
export type { Suggestion } from "./suggestions";
export {
  type ContainedPart,
  type FuzzyWord,
  parseTextQuery,
  type TextCondition,
  type TextGrammar,
} from "./text-query";
export type { UserRole } from "./user-role";
export { maxUsername, username } from "./username";
export { type ValidationError, validationError } from "./validation-error";
export type { VectorSettings } from "./vectors-settings";
export type { Webhook, WebhookAttempt, WebhookDelivery, WebhookEvent } from "./webhooks";
export type { Workspace } from "./workspaces";
