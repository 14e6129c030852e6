import type { ApiError, Client } from "@glossa/contract/client";

/** A server as a session knows it: the calls that it makes, and what can be done beyond an Argilla server. */
export interface AnnotationServer {
  api: Pick<
    Client,
    | "getRecord"
    | "searchMyRecords"
    | "claimMyRecords"
    | "createResponse"
    | "updateResponse"
    | "replaceResponse"
    | "deleteResponse"
  >;
  /** What to tell of a refusal for which the server has no words. */
  wordsFor: (error: ApiError) => string | undefined;
  can: (ability: "claims" | "conditional_responses") => Promise<boolean>;
}
