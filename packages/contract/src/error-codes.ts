/** The header by which every refusal names its code: the bodies of many are those of an Argilla server and have none. */
export const errorCodeHeader = "x-error-code";

/**
 * The codes by which a server names a refusal; people read a translation of them (`validations.businessLogic` in the
 * locales). Those that Argilla servers send in bodies have Argilla's names.
 */
export const errorCodes = {
  // Of a status as such, where nothing more particular is known.
  badRequest: "argilla.api.errors::BadRequestError",
  unauthorized: "argilla.api.errors::UnauthorizedError",
  forbidden: "argilla.api.errors::ForbiddenOperationError",
  notFound: "not_found",
  methodNotAllowed: "method_not_allowed",
  streamOnly: "stream_only",
  requestTimeout: "request_timeout",
  changedMeanwhile: "changed_meanwhile",
  tooLarge: "too_large",
  bodyType: "body_type",
  wrongHost: "wrong_host",
  validation: "argilla.api.errors::ValidationError",
  tooManyRequests: "too_many_requests",
  server: "argilla.api.errors::GenericServerError",
  notSupported: "not_supported",
  upstreamUnavailable: "upstream_unavailable",
  unavailable: "unavailable",
  storageFull: "storage_full",
  // Signing in, searching, answering.
  tooManySignIns: "too_many_sign_ins",
  wrongPassword: "wrong_password",
  keyScope: "api_key_scope",
  providerUnreachable: "provider_unreachable",
  providerParameters: "provider_parameters",
  providerRefused: "provider_refused",
  providerUsername: "provider_username",
  providerUsernameTaken: "provider_username_taken",
  samePassword: "same_password",
  passwordChangeRequired: "password_change_required",
  switchedOff: "account_switched_off",
  passwordLink: "password_link",
  secondFactorRequired: "second_factor_required",
  secondFactorCode: "second_factor_code",
  secondFactorState: "second_factor_state",
  tooManySearches: "too_many_searches",
  tooManyStreams: "too_many_streams",
  tooSlow: "request_too_slow",
  missingVector: "missing_vector",
  unknownReference: "unknown_reference",
  filter: "filter_invalid",
  order: "order_invalid",
  searchText: "search_text_invalid",
  searchTooBroad: "search_too_broad",
  searchVector: "search_vector_invalid",
  responseExists: "response_exists",
  bulkActionState: "bulk_action_state",
  response: "response_invalid",
  // Setting up and managing.
  nameTaken: "name_taken",
  idTaken: "id_taken",
  isMember: "already_member",
  lastOwner: "last_owner",
  isYourself: "is_yourself",
  workspaceInUse: "workspace_in_use",
  isPublished: "dataset_is_published",
  notPublished: "dataset_not_published",
  withoutFields: "dataset_without_fields",
  withoutRequiredQuestions: "dataset_without_required_questions",
  withoutRecords: "dataset_without_records",
  typeIsFixed: "type_is_fixed",
  settings: "settings_invalid",
  record: "record_invalid",
  suggestion: "suggestion_invalid",
  externalIdTaken: "external_id_taken",
  include: "include_invalid",
  ids: "ids_invalid",
  limitReached: "limit_reached",
  preferencesTooLarge: "preferences_too_large",
  webhookUnreachable: "webhook_unreachable",
  /** Of Argilla servers alone. */
  distributionIsFixed: "update_distribution_with_existing_responses",
} as const;

/** The name of a refusal. */
export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];
