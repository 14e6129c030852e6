import type { Similarity } from "@glossa/contract";
import { readAtoms, writeAtoms } from "./atoms";

/**
 * How many similar records can be searched for.
 *
 * @example
 * const select = { options: similarityLimits }; // 10, 50, 100 and 200
 */
export const similarityLimits = [10, 50, 100, 200] as const;

/**
 * The limit and the order of a search for similar records unless the user chooses others.
 *
 * @example
 * const search = { vectorName: "mini_lm", usual: similarityDefaults }; // fifty, the most similar ones
 */
export const similarityDefaults = { limit: 50, order: "most" } as const satisfies Partial<Similarity>;

/**
 * The most records that one search can have as references, on servers that accept several.
 *
 * @example
 * const similarity = { most: mostReferences }; // 50
 */
export const mostReferences = 50;

/**
 * Reads a search for similar records: "record.ID.vector.NAME.limit.50.order.most". Several ids are separated
 * by commas, which no id contains. Anything else is ignored, and so are
 * a limit and an order that are not offered.
 */
export function similarityFrom(text: string): Similarity | undefined {
  const atoms = readAtoms(text);
  if (atoms.length !== 8) return undefined;
  const [, records = "", , vectorName, , size, , direction] = atoms;
  const [recordId, ...more] = records.split(",").slice(0, mostReferences);
  const limit = similarityLimits.find((one) => String(one) === size);
  const order = (["most", "least"] as const).find((one) => one === direction);
  if (!recordId || !vectorName || !limit || !order) return undefined;
  return { recordId, ...(more.length > 0 && { moreRecordIds: more }), vectorName, limit, order };
}

/** Writes a search for similar records. */
export function similarityText({
  recordId,
  moreRecordIds = [],
  vectorName,
  limit,
  order,
}: Similarity): string {
  const records = [recordId, ...moreRecordIds].join(",");
  return writeAtoms(["record", records, "vector", vectorName, "limit", String(limit), "order", order]);
}
