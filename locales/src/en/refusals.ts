/** English texts for refusals of the server, by error code. */
export const refusals = {
  validations: {
    businessLogic: {
      BadRequestError: {
        message:
          "The server could not read this request. Reload the page, and report the problem if it happens again.",
      },
      request_timeout: {
        message: "The request took too long to arrive. Check your connection and try again.",
      },
      too_large: { message: "The request is larger than the server accepts. Send less data at once." },
      changed_meanwhile: {
        message: "Someone else has changed this in the meantime. Check the new version first.",
      },
      wrong_password: { message: "The current password is wrong." },
      api_key_scope: { message: "This API key may not do this. Sign in, or use a key with a wider scope." },
      provider_unreachable: {
        message: "The sign-in provider can’t be reached. Try again later, or sign in with a username.",
      },
      provider_parameters: {
        message: "This sign-in was started in another browser, or more than ten minutes ago. Start again.",
      },
      provider_refused: {
        message: "The provider did not confirm the sign-in. Start again.",
      },
      provider_user_deleted: {
        message: "Your account here was deleted while you signed in. Start again, or ask an owner.",
      },
      provider_username: {
        message: "Your account at the provider has no name that can be a username here. Ask an owner.",
      },
      provider_username_taken: {
        message: "Someone else has your username here. Ask an owner to rename one of you.",
      },
      same_password: { message: "The new password must differ from the current one." },
      guessable_password: {
        message: "The new password is easy to guess. Choose a longer one, or several unusual words.",
      },
      password_change_required: { message: "Someone else set your password. Choose a new one first." },
      account_switched_off: { message: "This account is switched off. Ask an owner to switch it on." },
      person_switched_off: {
        message:
          "This person’s account is switched off, so a link would not work. Switch the account on first.",
      },
      password_link: {
        message:
          "This link is no longer valid: it was used, replaced or has expired. Ask an owner for a new one.",
      },
      passkey_refused: {
        message: "The passkey was not accepted: it is unknown here, or the attempt took too long. Try again.",
      },
      fresh_sign_in_required: {
        message: "Enter your password, or sign in again and repeat this within ten minutes.",
      },
      second_factor_required: {
        message:
          "This account requires a code besides the password. Enter the code of your authenticator app.",
      },
      second_factor_code: {
        message: "The code is wrong, has expired or has been used before. Enter another one.",
      },
      second_factor_state: {
        message: "Two-factor authentication has been switched on or off elsewhere. Reload the page.",
      },
      too_many_searches: {
        message: "Several of your searches are still running. Wait until one has finished.",
      },
      unknown_reference: {
        message: "This refers to something that no longer exists. Reload the page.",
      },
      method_not_allowed: {
        message:
          "The server does not support this operation. It may be an older version than this page. Reload the page.",
      },
      stream_only: { message: "The server provides this only as an event stream." },
      body_type: { message: "The server does not accept this content type." },
      wrong_host: {
        message:
          "The server does not accept requests for this address. Open the address that it printed at startup.",
      },
      not_supported: { message: "This server does not support this." },
      search_too_broad: { message: "Too many different words contain this part. Search for more letters." },
      search_text_invalid: { message: "The search text has too many nested brackets. Simplify it." },
      search_vector_invalid: {
        message: "This vector can’t be used for a search: its length or its values are not valid.",
      },
      filter_invalid: { message: "One of the filters can’t be applied. Remove it or set it again." },
      order_invalid: { message: "The records can’t be sorted this way. Choose another order." },
      too_many_files: {
        message: "You are already downloading two files. Wait until one of them is complete.",
      },
      too_many_streams: { message: "Too many windows are receiving live updates. Close some of them." },
      name_taken: { message: "This name is already in use. Choose another one." },
      id_taken: { message: "This ID is already in use. Leave it out to let the server generate one." },
      bulk_action_state: {
        message: "Another action on many records is still running here. Wait until it has ended.",
      },
      already_member: { message: "This person is already a member of the workspace." },
      is_yourself: { message: "You can’t do this to your own account." },
      last_owner: {
        message: "This person is the last owner and must keep this role. Make someone else an owner first.",
      },
      workspace_in_use: { message: "The workspace still contains datasets. Delete them first." },
      dataset_is_published: {
        message: "The dataset is published, so its fields and questions can no longer be added or removed.",
      },
      dataset_not_published: { message: "The dataset must be published before records can be added." },
      dataset_without_fields: { message: "The dataset needs a field before it can be published." },
      dataset_without_required_questions: {
        message: "The dataset needs a required question before it can be published.",
      },
      dataset_without_records: { message: "The dataset has no records yet." },
      type_is_fixed: {
        message: "The type can’t be changed. Delete this and create a new one with the other type.",
      },
      settings_invalid: { message: "These settings are not valid. Nothing was changed." },
      record_invalid: {
        message: "The record does not match the fields and questions of its dataset. Nothing was stored.",
      },
      suggestion_invalid: { message: "The suggestion does not match its question. Nothing was stored." },
      external_id_taken: { message: "Records with these external IDs already exist. Update them instead." },
      include_invalid: { message: "The “include” parameter of the request is not valid." },
      ids_invalid: { message: "The list of IDs is not valid or too long." },
      limit_reached: { message: "The maximum number has been reached. Delete one first." },
      preferences_too_large: {
        message: "Your preferences are too large for the server. They are stored in this browser only.",
      },
      file_without_spans: {
        message: "This format needs a question with spans, and the dataset has none that fits.",
      },
      file_without_text: { message: "This format needs a text field, and the dataset has none that fits." },
      webhook_unreachable: { message: "The test message did not arrive." },
      hub_token_invalid: { message: "Invalid Hugging Face token" },
      hub_token_cannot_write: {
        message:
          "This Hugging Face token cannot write to the chosen owner. Create one with write permission.",
      },
      update_distribution_with_existing_responses: {
        message: "Distribution settings can't be modified for a dataset containing user responses",
      },
    },
  },
} as const;
