import { ApiError } from "@glossa/contract/client";
import { recordParameter } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { tellLoadFailed } from "./tell-load-failed";

/** The record that a link names, if it does. */
export function linkedId(query: string): string | undefined {
  return new URLSearchParams(query).get(recordParameter) || undefined;
}

/** Shows a record by its id, or a notice why that is impossible. */
export function openRecord(session: LoadedSession, id: string): Promise<void> {
  return session.openRecord(id).catch(tellNotOpened(id));
}

/** Returns what shows a notice why a record could not be opened. */
export function tellNotOpened(id: string) {
  return (error: unknown): void => {
    if (error instanceof ApiError) return void tellLoadFailed(error);
    notices.show({ tone: "danger", text: translate("annotation.noRecord", { id }) });
  };
}
