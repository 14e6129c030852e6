import type { FileSelection } from "@glossa/features/file-export";
import { type Criteria, isByStatusOnly } from "@glossa/session";

/**
 * The end of the suggested name of a file, after the name of the dataset: which records it has, and the local date. With
 * it, the name differs from that of the imported file and of yesterday's export.
 */
export function nameDetails(
  selection: FileSelection,
  criteria: Pick<Criteria, "status" | "search" | "filters"> | undefined,
  now: Date,
): string[] {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  return [...recordsIn(selection, criteria), day];
}

function recordsIn(selection: FileSelection, criteria: Parameters<typeof nameDetails>[1]): string[] {
  if (selection === "selected") return ["selected"];
  if (selection === "all" || !criteria) return [];
  return [criteria.status, ...(isByStatusOnly(criteria) ? [] : ["filtered"])];
}
