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
    datasetInfo: "Can't get dataset info for dataset_id: {{id}}",
    workspaceInfo: "Can't get workspace info for dataset_id: {{id}}",
    datasetOther: "There was an error on fetching dataset info and workspace info. Please try again",
    unexpected: "An unexpected error occurred on this page. Your answers are saved. Reload to continue.",
    serverGone: "The server can't be reached. Your answers are stored on this computer.",
  },
  failures: {
    ERROR_FETCHING_RECORDS: "The records could not be loaded",
    ERROR_FETCHING_RECORD_BY_ID: "The record could not be loaded",
    ERROR_CREATING_RECORD_RESPONSE: "The answer could not be saved",
    ERROR_UPDATING_RECORD_RESPONSE: "The change could not be saved",
    ERROR_DELETING_RECORD_RESPONSE: "The answer could not be deleted",
    ERROR_CREATING_RECORD_RESPONSE_BULK: "The answers could not be saved",
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
      unavailable: { message: "The server can't reach its database at the moment. Try again shortly." },
      storage_full: {
        message:
          "The server's disk is full. Your answer is stored in this browser and sent when space is available.",
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
