import type { AuditAction, AuditEntry } from "@glossa/contract";

/** The kind of an object in the audit log: the part of an action before its dot. */
export type AuditKind = AuditAction extends `${infer Kind}.${string}` ? Kind : never;

/** Every kind, in the order of the list of kinds. */
export const auditKinds = [
  "sign_in",
  "account",
  "api_key",
  "user",
  "workspace",
  "dataset",
  "field",
  "question",
  "metadata_property",
  "vectors",
  "records",
  "responses",
  "response",
  "bulk_action",
  "webhook",
] as const satisfies readonly AuditKind[];

/** Which entries are shown; an empty text does not restrict them. */
export interface AuditSearch {
  /** A part of the username of the person who did it. */
  username: string;
  /** What kind of object it was about. */
  kind: AuditKind | "";
  /** The id of the object, or a part of its name. */
  object: string;
  /** The first day, as an ISO date ("2026-11-28") in the user's time zone. */
  from: string;
  /** The last day, which is included. */
  to: string;
}

/** The search that shows all entries. */
export const wholeAudit: AuditSearch = { username: "", kind: "", object: "", from: "", to: "" };

/** An entry as the screen shows it. */
export interface AuditEntryView extends Omit<AuditEntry, "inserted_at"> {
  /** When it happened. */
  moment: Date;
}

/** Whether the entries load, were loaded or could not be loaded. */
export type AuditLoad = "loading" | "ready" | "failed";
