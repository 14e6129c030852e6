import type { AuditAction } from "@glossa/contract";
import type { Generated } from "kysely";

/** The table of the audit log. Its ids are public ones: an entry outlives the rows that it names. */
export interface AuditTable {
  id: Generated<number>;
  public_id: string;
  inserted_at: string;
  action: AuditAction;
  user_id: string;
  username: string;
  object_id: string | null;
  object_name: string | null;
  details: string;
}
