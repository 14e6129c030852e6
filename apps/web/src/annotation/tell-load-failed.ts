import { ApiError } from "@glossa/contract/client";
import { tellFailedAction } from "../account/tell-refusal";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { useOutage } from "../state/outage";

/** Shows, once, that skipped records are on screen because no more can be loaded. */
export function tellSkippedShown(): void {
  const text = translate("annotation.skippedShown");
  if (!notices.getSnapshot().some((notice) => notice.text === text)) notices.show({ tone: "info", text });
}

/** Shows why the records of a page could not be loaded. */
export function tellLoadFailed(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  // The banner about the server or the notice about the network reports it already.
  const isKnown = useOutage.getState().isOut || !navigator.onLine;
  if (error.kind === "network" && isKnown) return;
  tellFailedAction(error);
}
