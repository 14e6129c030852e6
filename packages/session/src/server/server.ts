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
  /** The message for a refusal for which the server sends no text. */
  wordsFor: (error: ApiError) => string | undefined;
  can: (ability: "claims" | "conditional_responses") => Promise<boolean>;
}
