import { errorCodes } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { datasetsWithOfflineCopy, removeMyOfflineCopy } from "@glossa/session/offline";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { isForbidden, queryClient } from "./client";

/** The offline copies of this browser. */
export const offlineCopies = { list: datasetsWithOfflineCopy, remove: removeMyOfflineCopy };

const removing = new Set<string>();

/** Waits for a reply about a dataset itself, and removes its offline copy once the user may no longer open it. */
export async function removingLostCopy<Data>(id: string, call: Promise<Data>): Promise<Data> {
  try {
    return await call;
  } catch (error) {
    if (isRefusedByServer(error)) await removeLostCopy(id.toLowerCase());
    throw error;
  }
}

/** A proxy without a server behind it may reply with the same status, but not with a code of the API. */
function isRefusedByServer(error: unknown): boolean {
  return isForbidden(error) || (error instanceof ApiError && error.code === errorCodes.notFound);
}

async function removeLostCopy(id: string): Promise<void> {
  // Two replies at once must not lead to two notices.
  if (removing.has(id)) return;
  removing.add(id);
  // Without storage, there is no copy.
  const isRemoved = await offlineCopies.remove(id).catch(() => false);
  removing.delete(id);
  if (!isRemoved) return;
  void queryClient.invalidateQueries({ queryKey: ["offline-copy", id] });
  notices.show({ tone: "warning", text: translate("offline.copyRemoved"), isPermanent: true });
}

/** Asks for the datasets that have an offline copy and are not listed: the reply decides whether the copy stays. */
export async function checkUnlisted(
  listed: readonly { id: string }[],
  ask: (id: string) => Promise<unknown>,
): Promise<void> {
  const ids = await offlineCopies.list().catch(() => []);
  const unlisted = ids.filter((id) => !listed.some((dataset) => dataset.id === id));
  for (const id of unlisted) await ask(id).catch(() => undefined);
}
