import { errorCodes } from "@glossa/contract";
import { HttpError, unprocessable } from "../../http/errors/http-errors";
import { isGuessable } from "../../security/guessable-passwords";
import { demoPassword } from "../../security/known-credentials";
import { isPassword } from "../../security/passwords";
import type { Services } from "../../services";

/** The current password, which a change of credentials requires, is wrong. */
export function wrongPassword(): HttpError {
  return unprocessable(errorCodes.wrongPassword, "The current password is wrong");
}

/** @throws an HttpError with 422 if the password that a user chooses is easy to guess */
export async function refuseGuessable(password: string, username: string): Promise<void> {
  if (await isGuessable(password, username))
    throw unprocessable(errorCodes.guessablePassword, "The new password is easy to guess");
}

/**
 * A server that other machines reach does not start with an owner who has the password of the demo, so nobody is given
 * it while it runs. On one machine, tutorials of the Argilla client use it.
 *
 * @throws an HttpError with 422 if the server is reachable and the password is the one of the demo
 */
export function refuseKnown(password: string, { isLocal }: Pick<Services, "isLocal">): void {
  if (!isLocal && password === demoPassword)
    throw unprocessable(errorCodes.guessablePassword, "This password is publicly known: choose another one");
}

/**
 * Nor does a user with that password become an owner.
 *
 * @throws an HttpError with 422 if the server is reachable and the user has the password of the demo
 */
export async function refuseKnownHash(
  passwordHash: string,
  { isLocal }: Pick<Services, "isLocal">,
): Promise<void> {
  if (!isLocal && (await isPassword(demoPassword, passwordHash)))
    throw unprocessable(
      errorCodes.guessablePassword,
      "The password of this user is publicly known: set another one first",
    );
}

/** Too many wrong passwords or codes. */
export function tooManySignIns(): HttpError {
  return new HttpError(
    429,
    { detail: "Too many attempts. Try again in a minute" },
    errorCodes.tooManySignIns,
    60,
  );
}

/** The password is right, but the account is switched off. */
export function switchedOff(): HttpError {
  return new HttpError(403, { detail: "This account is switched off" }, errorCodes.switchedOff);
}

/** The password is right, but the user must also enter a code. */
export function secondFactorRequired(): HttpError {
  const detail =
    "This account requires a code besides the password. Sign in in the browser, or use an API key";
  return new HttpError(403, { detail }, errorCodes.secondFactorRequired);
}
