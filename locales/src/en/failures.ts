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
      401: { message: "Could not validate credentials" },
      404: { message: "Could not find the requested resource" },
      429: { message: "Please wait a few seconds before trying again" },
      500: { message: "An error occurred, please try again later" },
    },
    businessLogic: {
      missing_vector: { message: "Vector not found for the selected record" },
      update_distribution_with_existing_responses: {
        message: "Distribution settings can't be modified for a dataset containing user responses",
      },
      storage_full: {
        message: "The server's disk is full. Your answer is kept here and sent when there is room.",
      },
    },
  },
} as const;
