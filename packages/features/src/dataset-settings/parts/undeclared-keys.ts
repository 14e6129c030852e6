import type { MetadataProperty } from "@glossa/contract";

/** A key of the metadata of records for which their dataset has no property, and the type that its values have. */
export interface UndeclaredKey {
  name: string;
  type: MetadataProperty["settings"]["type"];
}

const most = 12;

/** The keys in the metadata of records without a property, the most frequent first. */
export function undeclaredKeys(
  metadata: readonly Readonly<Record<string, unknown>>[],
  declared: readonly Pick<MetadataProperty, "name">[],
): UndeclaredKey[] {
  const known = new Set(declared.map(({ name }) => name));
  const values = new Map<string, unknown[]>();
  for (const [name, value] of metadata.flatMap((one) => Object.entries(one))) {
    if (known.has(name) || value === null) continue;
    const found = values.get(name) ?? [];
    found.push(value);
    values.set(name, found);
  }
  return [...values]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, most)
    .map(([name, found]) => ({ name, type: typeOf(found) }));
}

function typeOf(values: readonly unknown[]): UndeclaredKey["type"] {
  if (values.every((value) => Number.isInteger(value))) return "integer";
  return values.every((value) => typeof value === "number") ? "float" : "terms";
}
