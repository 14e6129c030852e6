export {
  type ApiKeyScope,
  apiKeyNameLength,
  apiKeyScopes,
  maxApiKeys,
  type NamedApiKey,
} from "./accounts/api-keys";
export { type AuditAction, type AuditEntry, auditActions } from "./accounts/audit";
export { type DeletedPerson, deletedPersonDays } from "./accounts/deleted-people";
export { passwordLength, type User } from "./accounts/me";
export {
  freshSignInMinutes,
  maxPasskeys,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyAttestation,
  passkeyNameLength,
} from "./accounts/passkeys";
export { passwordLinkDays } from "./accounts/password-links";
export type { Person } from "./accounts/people";
export type { Preferences } from "./accounts/preferences";
export type { SecondFactor } from "./accounts/second-factor";
export { signInPrograms, signInSystems, type UserSignIn } from "./accounts/sign-ins";
export type { UserRole } from "./accounts/user-role";
export { maxUsername, username } from "./accounts/username";
export { parseTimestamp, wholeNumberText } from "./common-schemas";
export type { QuestionAgreement } from "./datasets/agreement";
export type { DatasetSummary } from "./datasets/dataset-summaries";
export { type Dataset, dataset, type Metrics, type Progress } from "./datasets/datasets";
export { type DeletedDataset, deletedDatasetDays } from "./datasets/deleted-datasets";
export type { Field } from "./datasets/fields";
export type { FilterSet } from "./datasets/filter-sets";
export {
  type MetadataMetrics,
  type MetadataProperty,
  type MetadataSettings,
  metadataSettings,
} from "./datasets/metadata-properties";
export type { Question } from "./datasets/questions";
export type { VectorSettings } from "./datasets/vectors-settings";
export type { Workspace } from "./datasets/workspaces";
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
} from "./files/dataset-file";
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
} from "./files/file-exports";
export { fileNameOf, recordsFileNameOf } from "./files/file-name";
export type { ServerSettings } from "./info";
export { type Job, type JobDetails, type Transfer, type TransferFailure, transferFailures } from "./jobs";
export { type BulkAction, type BulkActionInput, maxBulkRecords } from "./records/bulk-actions";
export type { Presence } from "./records/claims";
export type {
  MetadataFilter,
  NumberRange,
  RecordFilters,
  RespondentFilter,
  ResponseFilter,
  Similarity,
  SortItem,
  SuggestionFilter,
  ValueCondition,
} from "./records/record-filters";
export type { NewRecord, UpsertedRecord } from "./records/record-writing";
export type { DatasetRecord } from "./records/records";
export type { ResponseVersion } from "./records/response-versions";
export type { DatasetResponse, QueueStatus, ResponseStatus, ResponseValues } from "./records/responses";
export type {
  RecordProperty,
  RecordSearch,
  RecordSearchInput,
  SearchFilter,
  SearchResult,
  SearchScope,
  SearchSort,
} from "./records/search";
export type { Suggestion } from "./records/suggestions";
export { indexWords, isLoneLetter, queryWords, textParts } from "./text/search-text";
export {
  type ContainedPart,
  type FuzzyWord,
  parseTextQuery,
  type TextCondition,
  type TextGrammar,
} from "./text/text-query";
export { type ValidationError, validationError } from "./validation-error";
export type { DeliveryState, Webhook, WebhookAttempt, WebhookDelivery, WebhookEvent } from "./webhooks";
