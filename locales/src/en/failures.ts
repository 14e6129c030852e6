// Shared by a status and the error code that means the same.
const byStatus = {
  unauthorized: "Could not validate credentials",
  notFound: "Could not find the requested resource",
  tooManyRequests: "Please wait a few seconds before trying again",
  serverError: "An error occurred, please try again later",
} as const;

/** English texts for what goes wrong. */
export const failures = {
  errors: {
    somethingWrong: "Something went wrong.",
    reload: "Reload",
    notFoundLong: "We can't seem to find the page you are looking for",
    backHome: "Back to home page",
    pageNotFound: "This page could not be found",
    pageFor: {
      managers: "Only owners and admins can use this page. If you need it, ask one of them.",
      owners: "Only owners can use this page. If you need it, ask one of them.",
    },
    datasetInfo: "Can’t get dataset info for dataset_id: {{id}}",
    datasetClosed: "You don’t have access to this dataset. Ask an owner to add you to its workspace.",
    datasetGone: "It was deleted or never existed.",
    workspaceInfo: "Can’t get workspace info for dataset_id: {{id}}",
    datasetOther: "There was an error on fetching dataset info and workspace info. Please try again",
    unexpected: "An unexpected error occurred on this page. Your answers are saved. Reload to continue.",
    signInAgain: "Your sign-in has ended. Sign in to continue.",
    serverGone: "The server can’t be reached. Your answers are stored on this device.",
    serverUnreachable: "The server can’t be reached. Try again when the connection is back.",
  },
  failures: {
    ERROR_FETCHING_RECORDS: "The records could not be loaded",
    ERROR_FETCHING_RECORD_BY_ID: "The record could not be loaded",
    ERROR_CREATING_RECORD_RESPONSE: "The answer could not be saved",
    ERROR_UPDATING_RECORD_RESPONSE: "The change could not be saved",
    ERROR_DELETING_RECORD_RESPONSE: "The answer could not be deleted",
    ERROR_CREATING_RECORD_RESPONSE_BULK: "The answers could not be saved",
    ERROR_FETCHING_FEEDBACK_DATASETS: "The datasets could not be loaded",
    ERROR_FETCHING_DATASET_INFO: "The dataset could not be loaded",
    ERROR_CREATING_DATASET: "The dataset could not be created",
    ERROR_PATCHING_DATASET_GUIDELINES: "The settings of the dataset could not be saved",
    ERROR_PUBLISHING_DATASET: "The dataset could not be published",
    ERROR_DELETING_DATASET: "The dataset could not be deleted, or its progress loaded",
    ERROR_IMPORTING_DATASET: "The import could not be started",
    ERROR_EXPORTING_DATASET: "The export could not be started",
    ERROR_FETCHING_WORKSPACES: "The workspaces could not be loaded",
    ERROR_FETCHING_WORKSPACE_INFO: "The workspace could not be loaded",
    GET_WORKSPACES: "The workspaces of this person could not be loaded",
    CREATE_WORKSPACE: "The workspace could not be created",
    ERROR_FETCHING_FIELDS: "The fields could not be loaded",
    ERROR_PATCHING_FIELDS: "The field could not be saved",
    ERROR_FETCHING_QUESTIONS: "The questions could not be loaded",
    ERROR_PATCHING_QUESTIONS: "The question could not be saved",
    ERROR_FETCHING_VECTORS: "The vectors could not be loaded",
    ERROR_PATCHING_VECTORS: "The vector could not be saved",
    ERROR_FETCHING_METADATA: "The metadata could not be loaded",
    ERROR_UPDATING_METADATA: "The metadata property could not be saved",
    ERROR_CREATING_METADATA: "The metadata property could not be created",
    ERROR_FETCHING_METADATA_METRIC: "The values of this metadata property could not be loaded",
    ERROR_FETCHING_ENVIRONMENT_SETTINGS: "The settings of the server could not be loaded",
    ERROR_FETCHING_OAUTH_PROVIDERS: "The sign-in providers could not be loaded",
    ERROR_FETCHING_OAUTH_ACCESS_TOKEN: "The sign-in with the provider could not be completed",
    GET_AGENTS: "The agents of the suggestions could not be loaded",
  },
  validations: {
    http: {
      401: { message: byStatus.unauthorized },
      404: { message: byStatus.notFound },
      429: { message: byStatus.tooManyRequests },
      500: { message: byStatus.serverError },
    },
    businessLogic: {
      UnauthorizedError: { message: byStatus.unauthorized },
      ForbiddenOperationError: {
        message: "You do not have permission to do this. Ask an owner or an admin of the workspace.",
      },
      not_found: { message: byStatus.notFound },
      ValidationError: { message: "The server did not accept these values. Check what you entered." },
      too_many_requests: { message: byStatus.tooManyRequests },
      GenericServerError: { message: byStatus.serverError },
      upstream_unavailable: { message: "The upstream server is not responding. Try again shortly." },
      unavailable: { message: "The server can’t reach its database at the moment. Try again shortly." },
      storage_full: {
        message:
          "The server’s disk is full. Your answer is stored in this browser and sent when space is available.",
      },
      too_many_sign_ins: { message: "Too many sign-in attempts. Wait a minute and try again." },
      request_too_slow: {
        message:
          "The server cancelled this request because it took too long. Use fewer filters, or fewer words with ~.",
      },
      missing_vector: { message: "Vector not found for the selected record" },
      response_exists: { message: "You have already answered this record. Reload it to change your answer." },
      response_invalid: {
        message:
          "The answer does not match the current questions. Open the record again and check each question.",
      },
    },
  },
} as const;
