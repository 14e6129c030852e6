import { errorCodes } from "@glossa/contract";
import type { Handle } from "../../database/database";
import { type HttpError, unprocessable } from "../../http/errors/http-errors";
import { decrypt } from "../../security/encryption";
import { hashRecoveryCode, newRecoveryCodes, periodOf } from "../../security/one-time-codes";
import type { Keys } from "../../security/secret";
import type { Services } from "../../services";
import { tooManySignIns } from "../access/refusals";
import {
  findSecondFactor,
  replaceRecoveryCodes,
  type SecondFactorRow,
  takePeriod,
  takeRecoveryCode,
} from "./second-factor.repository";

/**
 * Does something that requires a code of the user, in the transaction that uses up the code. Wrong codes are counted:
 * six digits can be guessed otherwise.
 */
export async function withCode<Result>(
  { userId, code }: { userId: number; code: string },
  { database, keys, signInGuard }: Pick<Services, "database" | "keys" | "signInGuard">,
  act: (db: Handle) => Promise<Result>,
): Promise<Result> {
  const admission = await signInGuard.admitCode(userId);
  if (!admission) throw tooManySignIns();
  const result = await database.write(async (db) => {
    const factor = await findSecondFactor(db, userId);
    if (!(factor && (await takeCode(db, { factor, code }, keys)))) throw wrongCode();
    return act(db);
  });
  await admission.succeed();
  return result;
}

/** Replaces the recovery codes of a user and returns them: afterwards, nobody can read them. */
export async function renewRecoveryCodes(db: Handle, userId: number, keys: Keys): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(code, userId, keys));
  await replaceRecoveryCodes(db, userId, hashes);
  return codes;
}

/** Uses up a code of the authenticator app or, once the second factor is on, a recovery code. */
async function takeCode(
  db: Handle,
  { factor, code }: { factor: SecondFactorRow; code: string },
  keys: Keys,
): Promise<boolean> {
  const { user_id: userId } = factor;
  const period = periodOf(code, decrypt(factor.secret_encrypted, keys));
  if (period !== undefined) return takePeriod(db, userId, period);
  return factor.is_on === 1 && takeRecoveryCode(db, userId, hashRecoveryCode(code, userId, keys));
}

function wrongCode(): HttpError {
  return unprocessable(errorCodes.secondFactorCode, "The code is wrong, has expired or has been used before");
}
