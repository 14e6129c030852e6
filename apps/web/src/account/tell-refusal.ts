import type { ApiError } from "@glossa/contract/client";
import { messagesOf, tellError } from "../errors";
import { isSignedOut, isSwitchedOff } from "../queries/client";
import { translate } from "../state/language";
import { offerSignIn } from "./offer-sign-in";

/**
 * Shows that an action of the user failed. After the end of the sign-in it offers to sign in, which the message of the
 * server cannot, unless the account is switched off.
 *
 * @param error what the action has thrown; nothing is shown for calls that the caller aborted
 * @param why the text of the offer
 */
export function tellFailedAction(error: unknown, why?: Parameters<typeof offerSignIn>[0]): void {
  tellError(error);
  if (isSignedOut(error) && !isSwitchedOff(error)) offerSignIn(why ?? "errors.signInAgain");
}

/** Why an action was refused, for the form that shows it. After the end of the sign-in, a notice offers to sign in. */
export function refusalOf(error: ApiError): string {
  if (!isSignedOut(error) || isSwitchedOff(error)) return messagesOf(error).join(" ");
  offerSignIn("errors.signInAgain");
  return translate("errors.signInAgain");
}
