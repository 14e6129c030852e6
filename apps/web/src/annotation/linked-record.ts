import { ApiError } from "@glossa/contract/client";
import { isAsking, recordParameter } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { tellLoadFailed } from "./tell-load-failed";

/** Shows a record by its id, or a notice why that is impossible. */
export function openRecord(session: LoadedSession, id: string): Promise<void> {
  return session.openRecord(id).catch((error: unknown) => {
    if (error instanceof ApiError) return tellLoadFailed(error);
    notices.show({ tone: "danger", text: translate("annotation.noRecord", { id }) });
  });
}

/**
 * Shows the record that a link names once the first records are loaded, before which it has no place; not if the user has
 * gone to another address meanwhile.
 */
export async function openLinkedRecord(
  session: LoadedSession,
  query: string,
  isHere = () => true,
): Promise<void> {
  const id = new URLSearchParams(query).get(recordParameter);
  if (!id) return;
  await untilLoaded(session);
  // The user decides first what becomes of the changes on screen.
  if (isAsking(session.getState()) || !isHere()) return;
  await openRecord(session, id);
}

function untilLoaded(session: LoadedSession): Promise<void> {
  return new Promise((resolve) => {
    if (session.getState().load !== "loading") return resolve();
    const stop = session.subscribe(({ load }) => {
      if (load === "loading") return;
      stop();
      resolve();
    });
  });
}
