import type { Outbox } from "../outbox/outbox";
import { whoTookAlong } from "./owner";

/** Notes in the packs what the server has confirmed: it must not come up again where there is no server. */
export function noteConfirmed(outbox: Outbox): () => void {
  return outbox.subscribe(async (event) => {
    const owner = event.type === "confirmed" ? whoTookAlong() : undefined;
    if (!owner || event.type !== "confirmed") return;
    const { packs } = await import("./opened");
    const { datasetId, recordId, stored } = event;
    // A pack that cannot be written shows a record again; its answer is on the server all the same.
    await packs().then(
      (store) => store.note(owner, datasetId, recordId, stored),
      () => undefined,
    );
  });
}
