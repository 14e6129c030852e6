// What a status says as such: its code says the same.
const byStatus = {
  unauthorized: "Could not validate credentials",
  notFound: "Could not find the requested resource",
  tooManyRequests: "Please wait a few seconds before trying again",
  serverError: "An error occurred, please try again later",
} as const;

/** English words of what goes wrong. */
export const failures = {
  errors: {
    somethingWrong: "Something went wrong.",
    notFoundLong: "We can't seem to find the page you are looking for",
    backHome: "Back to home page",
    pageNotFound: "This page could not be found",
    datasetInfo: "Can't get dataset info for dataset_id: {{id}}",
    workspaceInfo: "Can't get workspace info for dataset_id: {{id}}",
    datasetOther: "There was an error on fetching dataset info and workspace info. Please try again",
    unexpected: "An unexpected error happened on this page. Your answers are kept; reload to go on.",
    serverGone: "The server can't be reached. Your answers are kept on this computer.",
  },
  failures: {
    ERROR_FETCHING_RECORDS: "The records could not be loaded",
    ERROR_FETCHING_RECORD_BY_ID: "The record could not be loaded",
    ERROR_CREATING_RECORD_RESPONSE: "The answer could not be saved",
    ERROR_UPDATING_RECORD_RESPONSE: "The change could not be saved",
    ERROR_DELETING_RECORD_RESPONSE: "The answer could not be taken back",
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
        message: "You are not allowed to do this. Ask an owner, or whoever runs the workspace.",
      },
      not_found: { message: byStatus.notFound },
      ValidationError: { message: "The server does not accept these values. Check what you entered." },
      too_many_requests: { message: byStatus.tooManyRequests },
      GenericServerError: { message: byStatus.serverError },
      upstream_unavailable: { message: "The server behind this one does not answer. Try again soon." },
      unavailable: { message: "The server can't reach its database at the moment. Try again soon." },
      storage_full: {
        message: "The server's disk is full. Your answer is kept here and sent when there is room.",
      },
      too_many_sign_ins: { message: "Too many attempts to sign in. Wait a minute and try again." },
      request_too_slow: {
        message:
          "The server stopped this because it took too long. Ask for less: fewer filters, or fewer words with ~.",
      },
      missing_vector: { message: "Vector not found for the selected record" },
      response_exists: { message: "You have answered this record already. Reload it to change your answer." },
      response_invalid: {
        message:
          "The answer does not fit the questions as they are now. Open the record again and check each question.",
      },
    },
  },
} as const;
