import { ApiError } from "@glossa/contract/client";
import { offerSignIn } from "../account/offer-sign-in";
import { tellError } from "../errors";
import { isSignedOut } from "../queries/client";
import { useOutage } from "../state/outage";

/** Shows why the records of a page could not be loaded. */
export function tellLoadFailed(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  // The banner about the server or the notice about the network reports it already.
  const isKnown = useOutage.getState().isOut || !navigator.onLine;
  if (error.kind === "network" && isKnown) return;
  tellError(error);
  if (isSignedOut(error)) offerSignIn("errors.signInAgain");
}
