import type { ApiError, Client } from "@glossa/contract/client";

/** The server as the session uses it: its calls, and its capabilities beyond an Argilla server. */
export interface AnnotationServer {
  api: Pick<
    Client,
    | "getMe"
    | "searchMyRecords"
    | "claimMyRecords"
    | "createResponse"
    | "updateResponse"
    | "replaceResponse"
    | "deleteResponse"
  >;
  /**
   * The message for a refusal for which the server sends no text.
   *
   * @default none: the error's code is all that is known
   */
  wordsFor?: (error: ApiError) => string | undefined;
  /**
   * Whether the server has an ability that an Argilla server does not have.
   *
   * @default it has none
   */
  can?: (ability: "claims" | "conditional_responses") => Promise<boolean>;
}
