import type { Database } from "../../database/database";
import { StorageError } from "../../database/storage-error";
import { recordAudit } from "../audit/audit.repository";
import { coarseNetwork } from "../sign-ins/coarse-network";

/** Something that did not prove who the user is. */
interface Failure {
  ip: string;
  reason: "wrong_password" | "wrong_passkey" | "wrong_code" | "switched_off";
  /** The user was signed in already, and changed the password or the second factor, for example. */
  isSignedIn?: boolean;
}

/**
 * Tells the audit log that a sign-in failed, or that a user who is signed in could not confirm their identity. Only for users who exist: what else is typed as a name may be a password.
 * The limits of failed sign-ins bound the number of entries.
 */
export async function recordFailure(
  database: Database,
  by: { publicId: string; username: string },
  { ip, reason, isSignedIn = false }: Failure,
): Promise<void> {
  const action = isSignedIn ? "account.confirmation_failed" : "sign_in.failed";
  const details = { reason, network: coarseNetwork(ip) };
  await database
    .writeIndependent((db) => recordAudit(db, { by, action, details }))
    .catch((error) => {
      // A full disk must not turn a wrong password into another failure.
      if (!(error instanceof StorageError && error.kind === "full")) throw error;
    });
}
