import type { MetadataFilter, RecordFilters } from "@glossa/contract";
import { splitName, writeAtom } from "./atoms";
import { termsOrRangeFrom, termsOrRangeText } from "./conditions";
import { responseFrom, responseText } from "./response";
import { similarityFrom, similarityText } from "./similarity";
import { sortItemFrom, sortItemText } from "./sort";
import { suggestionEntries, suggestionsFrom } from "./suggestion";

/** The parameters of a URL that filter or order the records, apart from the search text. */
export const filterNames = ["metadata", "sort", "response", "suggestion", "similarity"] as const;

/** The name of a filter. */
type FilterName = (typeof filterNames)[number];

/**
 * No filters, and the default order.
 *
 * @example
 * const cleared = { ...criteriaFrom(new URLSearchParams(), "support-tickets"), filters: noFilters };
 */
export const noFilters: RecordFilters = { metadata: [], response: [], suggestion: [], sort: [] };

/** Reads the filters of a URL; what does not follow the grammar is omitted. */
export function filtersFrom(parameters: URLSearchParams): RecordFilters {
  const entries = (name: FilterName) => {
    const text = parameters.get(name);
    return text ? text.split("~") : [];
  };
  const similarity = similarityFrom(parameters.get("similarity") ?? "");
  return {
    metadata: entries("metadata").flatMap((entry) => metadataFrom(entry) ?? []),
    response: entries("response").flatMap((entry) => responseFrom(entry) ?? []),
    suggestion: suggestionsFrom(entries("suggestion")),
    sort: entries("sort").flatMap((entry) => sortItemFrom(entry) ?? []),
    ...(similarity && { similarity }),
  };
}

/** Writes filters as parameters of a URL; undefined if they are not set. */
export function filterParameters(filters: RecordFilters): Record<FilterName, string | undefined> {
  const { metadata, response, suggestion, sort, similarity } = filters;
  return {
    metadata: joined(metadata.map((one) => pieceOf(one.name, termsOrRangeText(one)))),
    sort: joined(sort.map(sortItemText)),
    response: joined(response.map(responseText)),
    suggestion: joined(suggestion.flatMap(suggestionEntries)),
    similarity: similarity && similarityText(similarity),
  };
}

/** Whether two sets of filters select the same records in the same order. */
export function areSameFilters(one: RecordFilters, other: RecordFilters): boolean {
  if (one === other) return true;
  const [first, second] = [filterParameters(one), filterParameters(other)];
  return filterNames.every((name) => first[name] === second[name]);
}

/**
 * Returns whether there is a filter or an order that a reset removes. A reset keeps the similarity search.
 *
 * @example
 * const { filters } = criteriaFrom(new URLSearchParams("metadata=channel.mail"), "support-tickets");
 * isFiltered(filters); // true
 */
export function isFiltered({ metadata, response, suggestion, sort }: RecordFilters): boolean {
  return [metadata, response, suggestion, sort].some((list) => list.length > 0);
}

function metadataFrom(entry: string): MetadataFilter | undefined {
  const found = splitName(entry);
  const condition = found && termsOrRangeFrom(found.rest);
  return condition && { name: found.name, ...condition };
}

function pieceOf(name: string, condition: string | undefined): string | undefined {
  return condition === undefined ? undefined : `${writeAtom(name)}.${condition}`;
}

function joined(entries: readonly (string | undefined)[]): string | undefined {
  const written = entries.filter((entry) => entry !== undefined);
  return written.length > 0 ? written.join("~") : undefined;
}
