import type { Caller } from "../../http/caller";
import { maySeeDataset } from "../datasets/datasets.policy";

/** Whether this user sees a metadata property in lists and records. */
export function maySeeMetadataProperty(
  caller: Caller,
  property: { visible_for_annotators: number },
): boolean {
  return caller.role !== "annotator" || property.visible_for_annotators === 1;
}

/** Whether this user may ask which values records have. */
export function maySeeMetadataMetrics(
  caller: Caller,
  dataset: { workspace_id: number },
  property: { visible_for_annotators: number },
): boolean {
  return maySeeDataset(caller, dataset) && maySeeMetadataProperty(caller, property);
}
