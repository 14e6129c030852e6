import { errorCodes, freshSignInMinutes } from "@glossa/contract";
import { timestampOf } from "../../database/clock";
import type { Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import { type HttpError, unprocessable } from "../../http/errors/http-errors";
import type { PasswordCheck } from "../access/password-check";
import { wrongPassword } from "../access/refusals";
import { idOf } from "../sign-ins/own-sign-in";

/**
 * Makes sure that the user is there: by the password, or by a sign-in of the last minutes. Those who sign in by a
 * provider have no password that they know.
 */
export async function requireFreshProof(
  { caller, password, ip }: { caller: Caller; password: string | undefined; ip: string },
  { db, passwords }: { db: Handle; passwords: PasswordCheck },
): Promise<void> {
  if (password !== undefined) {
    if (!(await passwords.confirm(caller, password, ip))) throw wrongPassword();
    return;
  }
  const id = idOf(caller);
  if (id === undefined || !(await isFresh(db, id))) throw notFresh();
}

async function isFresh(db: Handle, signInId: string): Promise<boolean> {
  const fresh = await db
    .selectFrom("sign_ins")
    .select("id")
    .where("public_id", "=", signInId)
    .where("inserted_at", ">", timestampOf(Date.now() - freshSignInMinutes * 60_000))
    .executeTakeFirst();
  return fresh !== undefined;
}

function notFresh(): HttpError {
  return unprocessable(
    errorCodes.freshSignInRequired,
    "This requires the password, or a sign-in of the last ten minutes",
  );
}
