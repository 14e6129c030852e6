import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { timestampOf } from "../../database/clock";
import { StorageError } from "../../database/storage-error";
import { signToken, tokenSeconds } from "../../security/tokens";
import type { Services } from "../../services";
import { recordAudit } from "../audit/audit.repository";
import { storeSignIn, type UserRow } from "../users/users.repository";
import { coarseNetwork } from "./coarse-network";
import { insertSignIn } from "./sign-ins.repository";
import { readUserAgent } from "./user-agent";

/** A program that signs in for every call must not fill the table, nor end at once where its user works. */
const maxPerUser = 1000;

/**
 * Stores a sign-in and returns its token.
 *
 * @param way what it was done with, if the audit log is to tell
 */
export async function startSignIn(
  user: UserRow,
  request: FastifyRequest,
  { database, keys }: Services,
  way?: "passkey" | "recovery_code",
) {
  const signInId = randomUUID();
  const time = Date.now();
  const signIn = {
    public_id: signInId,
    user_id: user.id,
    // Read together with the password: if the password has been changed since, this sign-in is not valid.
    since: user.sessions_since,
    ...readUserAgent(request.headers["user-agent"]),
    network: coarseNetwork(request.ip),
    inserted_at: timestampOf(time),
    last_used_at: timestampOf(Math.floor(time / 60_000) * 60_000),
    ends_at: timestampOf(time + tokenSeconds * 1000),
  };
  const isStored = await database
    .writeIndependent(async (db) => {
      await insertSignIn(db, signIn, maxPerUser);
      await storeSignIn(db, user.id);
      const { network, program, system } = signIn;
      const by = { publicId: user.public_id, username: user.username };
      await recordAudit(db, {
        by,
        action: "sign_in.succeeded",
        details: { network, program, system, ...(way && { with: way }) },
      });
    })
    .then(() => true, unlessFull);
  const token = await signToken({ ...user, id: user.public_id }, keys, isStored ? signInId : undefined);
  return { access_token: token, token_type: "bearer" };
}

/** A full disk must not lock out users who know their password: their token ends with all others. */
function unlessFull(error: unknown): false {
  if (error instanceof StorageError && error.kind === "full") return false;
  throw error;
}
