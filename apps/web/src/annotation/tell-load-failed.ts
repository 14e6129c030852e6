import { ApiError } from "@glossa/contract/client";
import { tellFailedAction } from "../account/tell-refusal";
import { useOutage } from "../state/outage";

/** Shows why the records of a page could not be loaded. */
export function tellLoadFailed(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  // The banner about the server or the notice about the network reports it already.
  const isKnown = useOutage.getState().isOut || !navigator.onLine;
  if (error.kind === "network" && isKnown) return;
  tellFailedAction(error);
}
