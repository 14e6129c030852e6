import type { AuditAction } from "@glossa/contract";
import type { Handle } from "../database/database";
import { recordAudit } from "../resources/audit/audit.repository";
import { userObject } from "../resources/audit/audited";
import type { UserRow } from "../resources/users/users.repository";

/**
 * Logs that a command changed an account. Nobody is signed in on the server's machine, so the entry names the account
 * itself, and says where it was changed.
 */
export function recordCommand(db: Handle, action: AuditAction, user: UserRow): Promise<void> {
  const by = { publicId: user.public_id, username: user.username };
  return recordAudit(db, { by, action, object: userObject(user), details: { on_server: true } });
}
