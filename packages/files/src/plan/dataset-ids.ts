import type { ColumnProfile } from "./columns/column-profile";
import { canBeId } from "./columns/column-shape";
import type { FileProfile } from "./columns/profile";
import type { DatasetParts } from "./dataset-parts";
import type { FilePlan } from "./file-plan";

/** An id that was derived from the values of a row. */
const derived = /^[\da-f]{32}(-\d+)?$/;

/**
 * Whether records of the dataset have ids that were not derived from their values: a row without its id would be added
 * again, even if it is there already.
 *
 * @param parts of the dataset
 * @example
 * hasOwnIds({ fields: [], questions: [], metadata: [], recordIds: ["ticket-17"] }); // true
 */
export function hasOwnIds({ recordIds = [] }: DatasetParts): boolean {
  return recordIds.some((id) => !derived.test(id));
}

/** The columns of a file, and the ids that its first rows have if they are derived from their values. */
export interface ColumnsWithIds {
  columns: readonly ColumnProfile[];
  /** The columns that objects became, by the name of the object. */
  objects?: FileProfile["objects"] | undefined;
  derivedIds?: readonly string[];
}

/**
 * The column with the ids of the dataset's records: none if they were derived from the same rows, else the one that has most
 * of them, the guessed one, or the only one whose values are written like them.
 */
export function idColumnFor(
  { idColumn }: FilePlan,
  parts: DatasetParts,
  { columns, derivedIds = [] }: ColumnsWithIds,
): string | undefined {
  const { recordIds = [] } = parts;
  if (derivedIds.some((id) => recordIds.includes(id))) return undefined;
  if (!hasOwnIds(parts)) return idColumn;
  const able = columns.filter((column) => canBeId(column, column.filled));
  const shared = able.map(({ name, firstValues }) => ({
    name,
    count: recordIds.filter((id) => firstValues.has(id)).length,
  }));
  const best = shared.reduce((most, each) => (each.count > most.count ? each : most), { name: "", count: 0 });
  if (best.count > 0) return best.name;
  if (idColumn !== undefined) return idColumn;
  const forms = new Set(recordIds.map(formOf));
  const [alike, ...others] = able.filter(({ firstValues }) =>
    [...firstValues].every((value) => forms.has(formOf(value))),
  );
  return others.length === 0 ? alike?.name : undefined;
}

/** How an id is written, whatever its numbers and words: "ticket-17" as "a-0". */
function formOf(id: string): string {
  return id.replace(/\p{L}+/gu, "a").replace(/\p{N}+/gu, "0");
}
