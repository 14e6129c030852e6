import type { ResponsesPort } from "./deliver";
import type { Owner } from "./entry";

/** Whose outbox it is, and where it sends. */
export interface OutboxOptions {
  /** Its entries are sent only to this server and in the name of this user. */
  owner: Owner;
  /** Delivers the responses. */
  port: ResponsesPort;
  /**
   * Name of the database in the browser.
   *
   * @default "glossa-outbox"
   */
  database?: string;
}
