import type { Outbox } from "../outbox/outbox";
import { offlineStore } from "./copies/opened-store";
import { offlineCopyOwner } from "./owner";

/**
 * Updates the offline copies with what the server confirmed, so that a finished record does not appear again
 * offline.
 */
export function noteConfirmed(outbox: Outbox): () => void {
  return outbox.subscribe(async (event) => {
    const owner = event.type === "confirmed" ? offlineCopyOwner() : undefined;
    if (!owner || event.type !== "confirmed") return;
    const { datasetId, recordId, stored } = event;
    // If the update fails, a record may appear again; its response is on the server nevertheless.
    await offlineStore().then(
      (store) => store.note(owner, datasetId, recordId, stored),
      () => undefined,
    );
  });
}
