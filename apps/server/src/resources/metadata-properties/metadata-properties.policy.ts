import type { Caller } from "../../http/caller";
import { maySeeDataset } from "../datasets/datasets.policy";

/** Whether this user sees a metadata property in lists and records. */
export function maySeeMetadataProperty(
  caller: Caller,
  property: { visible_for_annotators: number },
): boolean {
  return caller.role !== "annotator" || property.visible_for_annotators === 1;
}

/**
 * The names of the metadata that this user sees in records; undefined for all, also those without a property. Filters and
 * orders by the others work nevertheless, as in Argilla.
 */
export function visibleMetadata(
  caller: Caller,
  properties: readonly { name: string; isVisible: boolean }[],
): ReadonlySet<string> | undefined {
  if (caller.role !== "annotator") return undefined;
  return new Set(properties.filter(({ isVisible }) => isVisible).map(({ name }) => name));
}

/** Whether this user may ask which values records have. */
export function maySeeMetadataMetrics(
  caller: Caller,
  dataset: { workspace_id: number },
  property: { visible_for_annotators: number },
): boolean {
  return maySeeDataset(caller, dataset) && maySeeMetadataProperty(caller, property);
}
