/** English words of what servers refuse after the first answer, by its code. */
export const refusals = {
  validations: {
    businessLogic: {
      BadRequestError: {
        message:
          "The server could not read this request. Reload the page, and report it if it happens again.",
      },
      request_timeout: {
        message: "The request took too long to arrive. Check your connection and try again.",
      },
      too_large: { message: "This is more than the server accepts at once. Send less." },
      changed_meanwhile: { message: "Somebody changed this in the meantime. Look at the new version first." },
      too_many_searches: { message: "Several of your searches are still running. Wait until one has ended." },
      unknown_reference: {
        message: "Something that this refers to does not exist any more. Reload the page.",
      },
      method_not_allowed: {
        message: "The server does not do this. It may be older than this page: reload it.",
      },
      stream_only: { message: "The server sends this as a stream of events only." },
      body_type: { message: "The server does not read data of this kind." },
      wrong_host: {
        message:
          "The server does not answer at this address. Open the address that it printed when it started.",
      },
      not_supported: { message: "This server can't do that." },
      search_text_invalid: { message: "The search text has too many brackets in each other. Simplify it." },
      search_vector_invalid: {
        message: "Nothing can be compared with this vector: its length or its values do not fit.",
      },
      filter_invalid: { message: "One of the filters can't be applied. Remove it or set it anew." },
      order_invalid: { message: "The records can't be sorted in this way. Choose another order." },
      too_many_streams: { message: "Too many windows are watching for changes. Close some of them." },
      name_taken: { message: "This name is taken. Choose another one." },
      id_taken: { message: "This id is taken. Leave it out, and the server makes one." },
      already_member: { message: "This person is in the workspace already." },
      last_owner: {
        message: "This person is the last owner and has to stay one. Make somebody else an owner first.",
      },
      workspace_in_use: { message: "The workspace still has datasets. Delete them first." },
      dataset_is_published: { message: "The dataset is published: its fields and questions are fixed." },
      dataset_not_published: { message: "The dataset has to be published before it can hold records." },
      dataset_without_fields: { message: "The dataset needs a field before it can be published." },
      dataset_without_required_questions: {
        message: "The dataset needs a required question before it can be published.",
      },
      dataset_without_records: { message: "The dataset has no records yet." },
      type_is_fixed: {
        message: "The type can't be changed. Delete this and make a new one of the other type.",
      },
      settings_invalid: { message: "These settings do not fit. Nothing was changed." },
      record_invalid: {
        message: "The record does not fit the fields and questions of its dataset. Nothing was stored.",
      },
      suggestion_invalid: { message: "The suggestion does not fit its question. Nothing was stored." },
      external_id_taken: { message: "Records with these ids exist already. Update them instead." },
      include_invalid: { message: "What was asked for beside the records is unknown." },
      ids_invalid: { message: "The list of ids is wrong, or longer than may be." },
      limit_reached: { message: "There are as many of these as there may be. Delete one first." },
      preferences_too_large: {
        message: "Your settings are larger than the server keeps. They stay on this computer.",
      },
      webhook_unreachable: { message: "The webhook did not accept the message. Check its address." },
      update_distribution_with_existing_responses: {
        message: "Distribution settings can't be modified for a dataset containing user responses",
      },
    },
  },
} as const;
