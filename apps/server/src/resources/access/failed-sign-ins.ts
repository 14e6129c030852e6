import type { Database } from "../../database/database";
import { StorageError } from "../../database/storage-error";
import { recordAudit } from "../audit/audit.repository";
import { coarseNetwork } from "../sign-ins/coarse-network";

/** Why a sign-in failed. */
type Reason = "wrong_password" | "wrong_passkey" | "switched_off";

/**
 * Tells the audit log about a failed sign-in. Only for users who exist: what else is typed as a name may be a password.
 * The limits of failed sign-ins bound the number of entries.
 */
export async function recordFailure(
  database: Database,
  { public_id: publicId, username }: { public_id: string; username: string },
  ip: string,
  reason: Reason,
): Promise<void> {
  const details = { reason, network: coarseNetwork(ip) };
  await database
    .writeIndependent((db) =>
      recordAudit(db, { by: { publicId, username }, action: "sign_in.failed", details }),
    )
    .catch((error) => {
      // A full disk must not turn a wrong password into another failure.
      if (!(error instanceof StorageError && error.kind === "full")) throw error;
    });
}
