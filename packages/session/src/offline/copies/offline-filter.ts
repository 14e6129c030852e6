import type { MetadataFilter } from "@glossa/contract";
import { ownValue } from "@glossa/question-types/schema";
import { type Criteria, isByStatusOnly } from "../../criteria/criteria";
import { noFilters } from "../../criteria/filters/filters";
import type { LoadedRecord } from "../../server/records";

/** Only a server can tell which records criteria select: an offline copy can be filtered by status and metadata. */
export class OfflineCriteriaError extends Error {
  override readonly name = "OfflineCriteriaError";
}

type Metadata = LoadedRecord["record"]["metadata"];

/**
 * Which records of an offline copy criteria select, apart from their status; undefined if only a server can tell. An
 * offline copy can be filtered by metadata, but neither searched nor sorted.
 */
export function offlineFilter({
  search,
  filters,
}: Pick<Criteria, "search" | "filters">):
  | ((record: { record: { metadata: Metadata } }) => boolean)
  | undefined {
  const { metadata } = filters;
  if (!isByStatusOnly({ search, filters: { ...filters, metadata: noFilters.metadata } })) return undefined;
  return ({ record }) => metadata.every((filter) => isMatch(filter, record.metadata));
}

function isMatch(filter: MetadataFilter, metadata: Metadata): boolean {
  const value = metadata ? ownValue(metadata, filter.name) : undefined;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if ("terms" in filter) return values.some((one) => filter.terms.includes(String(one)) && one != null);
  const { ge, le } = filter.range;
  return values.some((one) => typeof one === "number" && one >= ge && one <= le);
}
