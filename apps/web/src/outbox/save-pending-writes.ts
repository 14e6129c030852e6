import { saveAsFile } from "@glossa/features/shell";
import type { Outbox } from "@glossa/session";

/**
 * Saves all pending writes as a JSON file: also those whose dataset is not available any more, so that nothing in them
 * has to be written again.
 */
export async function savePendingWrites(outbox: Outbox | undefined): Promise<void> {
  const entries = (await outbox?.list()) ?? [];
  const rows = entries.map(({ datasetId, recordId, target, hold }) => ({
    dataset_id: datasetId,
    record_id: recordId,
    response: target,
    ...(hold && { waits_for: hold.kind }),
    ...(hold?.kind === "refused" && { reason: hold.reason }),
  }));
  saveAsFile(
    "unsent-answers.json",
    new Blob([JSON.stringify(rows, undefined, 2)], { type: "application/json" }),
  );
}
