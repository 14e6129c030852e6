import { errorCodes } from "@glossa/contract";
import type { Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import { type HttpError, unprocessable } from "../../http/errors/http-errors";
import { decrypt } from "../../security/encryption";
import { hashRecoveryCode, newRecoveryCodes, periodOf } from "../../security/one-time-codes";
import type { Keys } from "../../security/secret";
import type { Services } from "../../services";
import { recordFailure } from "../access/failed-sign-ins";
import { tooManySignIns } from "../access/refusals";
import {
  findSecondFactor,
  replaceRecoveryCodes,
  type SecondFactorRow,
  takePeriod,
  takeRecoveryCode,
} from "./second-factor.repository";

/** A code of a user, and where it comes from. */
interface TypedCode {
  user: Pick<Caller, "id" | "publicId" | "username">;
  code: string;
  ip: string;
  /** Whether the user is signed in already. */
  isSignedIn: boolean;
}

/** Which kind of code was used up. */
type Kind = "one_time_code" | "recovery_code";

/**
 * Does something that requires a code of the user, in the transaction that uses up the code. Wrong codes are counted:
 * six digits can be guessed otherwise.
 */
export async function withCode<Result>(
  { user, code, ip, isSignedIn }: TypedCode,
  { database, keys, signInGuard }: Pick<Services, "database" | "keys" | "signInGuard">,
  act: (db: Handle, kind: Kind) => Promise<Result>,
): Promise<Result> {
  const admission = await signInGuard.admitCode(user.id);
  if (!admission) throw tooManySignIns();
  const done = await database.write(async (db) => {
    const factor = await findSecondFactor(db, user.id);
    const kind = factor && (await takeCode(db, { factor, code }, keys));
    return kind && { result: await act(db, kind) };
  });
  if (!done) {
    await recordFailure(database, user, { ip, reason: "wrong_code", isSignedIn });
    throw wrongCode();
  }
  await admission.succeed();
  return done.result;
}

/** Replaces the recovery codes of a user and returns them: afterwards, nobody can read them. */
export async function renewRecoveryCodes(db: Handle, userId: number, keys: Keys): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(code, userId, keys));
  await replaceRecoveryCodes(db, userId, hashes);
  return codes;
}

/**
 * Uses up a code of the authenticator app or, once the second factor is on, a recovery code; undefined if it is neither.
 */
async function takeCode(
  db: Handle,
  { factor, code }: { factor: SecondFactorRow; code: string },
  keys: Keys,
): Promise<Kind | undefined> {
  const { user_id: userId } = factor;
  const period = periodOf(code, decrypt(factor.secret_encrypted, keys));
  if (period !== undefined) return (await takePeriod(db, userId, period)) ? "one_time_code" : undefined;
  if (factor.is_on !== 1) return undefined;
  const isTaken = await takeRecoveryCode(db, userId, hashRecoveryCode(code, userId, keys));
  return isTaken ? "recovery_code" : undefined;
}

function wrongCode(): HttpError {
  return unprocessable(errorCodes.secondFactorCode, "The code is wrong, has expired or has been used before");
}
