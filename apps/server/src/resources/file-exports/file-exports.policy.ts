import type { FileResponses } from "@glossa/contract";
import type { Caller } from "../../http/caller";
import { mayManageDataset, maySeeDataset } from "../datasets/datasets.policy";

/** Whether a user may export records: those who manage the dataset with the answers of all, others with their own. */
export function mayExport(
  caller: Caller,
  dataset: { workspace_id: number },
  responses: FileResponses,
): boolean {
  return responses === "mine" ? maySeeDataset(caller, dataset) : mayManageDataset(caller, dataset);
}
