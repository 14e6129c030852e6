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
   * The message for a refusal, in the user's language.
   *
   * @default the server's own text, which is in English
   */
  wordsFor?: (error: ApiError) => string | undefined;
  /**
   * Whether the server has an ability that an Argilla server does not have.
   *
   * @default it has none
   */
  can?: (ability: "claims" | "conditional_responses") => Promise<boolean>;
}
