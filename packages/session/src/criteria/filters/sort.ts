import type { RecordProperty, SortItem } from "@glossa/contract";
import { readAtom, writeAtoms } from "./atoms";

const entities = ["record", "metadata", "suggestion", "response"] as const;
const properties = ["score", "value"] as const;
/** The properties of a record by which records can be sorted. */
const recordProperties: Record<RecordProperty, true> = {
  inserted_at: true,
  updated_at: true,
  id: true,
  external_id: true,
  status: true,
};

/** Reads a key of the order: "entity.name.order" or "entity.name.property.order"; ascending by default. */
export function sortItemFrom(entry: string): SortItem | undefined {
  const [first = "", ...atoms] = entry.split(".");
  const entity = entities.find((one) => one === first);
  const order = atoms.length > 1 && isOrder(atoms.at(-1)) ? atoms.pop() : "asc";
  const [name, property, ...rest] = atoms.map(readAtom);
  if (!entity || !name || rest.length > 0) return undefined;
  if (entity === "record" && !Object.hasOwn(recordProperties, name)) return undefined;
  const item = { entity, name, order: order === "desc" ? "desc" : "asc" } as const;
  if (property === undefined) return item;
  const known = properties.find((one) => one === property);
  return entity === "suggestion" && known ? { ...item, property: known } : undefined;
}

/** Writes a key of the order. */
export function sortItemText({ entity, name, property, order }: SortItem): string {
  return writeAtoms([entity, name, ...(property ? [property] : []), order]);
}

function isOrder(atom: string | undefined): boolean {
  return atom === "asc" || atom === "desc";
}
