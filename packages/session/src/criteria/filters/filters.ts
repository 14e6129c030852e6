import type { MetadataFilter, RecordFilters } from "@glossa/contract";
import { splitName, writeAtom } from "./atoms";
import { termsOrRangeFrom, termsOrRangeText } from "./conditions";
import { responseFrom, responseText } from "./response";
import { similarityFrom, similarityText } from "./similarity";
import { sortItemFrom, sortItemText } from "./sort";
import { suggestionPieces, suggestionsFrom } from "./suggestion";

/** The parameters of a URL that filter or order the records, apart from the search text. */
export const filterNames = ["metadata", "sort", "response", "suggestion", "similarity"] as const;

/** The name of a filter. */
type FilterName = (typeof filterNames)[number];

/**
 * No filters and no order of one's own.
 *
 * @example
 * const cleared = { ...criteriaFrom(new URLSearchParams(), "support-tickets"), filters: noFilters };
 */
export const noFilters: RecordFilters = { metadata: [], response: [], suggestion: [], sort: [] };

/** Reads the filters of a URL; what does not follow the grammar is omitted. */
export function filtersFrom(parameters: URLSearchParams): RecordFilters {
  const pieces = (name: FilterName) => {
    const text = parameters.get(name);
    return text ? text.split("~") : [];
  };
  const similarity = similarityFrom(parameters.get("similarity") ?? "");
  return {
    metadata: pieces("metadata").flatMap((piece) => metadataFrom(piece) ?? []),
    response: pieces("response").flatMap((piece) => responseFrom(piece) ?? []),
    suggestion: suggestionsFrom(pieces("suggestion")),
    sort: pieces("sort").flatMap((piece) => sortItemFrom(piece) ?? []),
    ...(similarity && { similarity }),
  };
}

/** Writes filters as parameters of a URL; undefined if they are not set. */
export function filterParameters(filters: RecordFilters): Record<FilterName, string | undefined> {
  const { metadata, response, suggestion, sort, similarity } = filters;
  return {
    metadata: joined(metadata.map((one) => pieceOf(one.name, termsOrRangeText(one)))),
    sort: joined(sort.map(sortItemText)),
    response: joined(response.map((one) => pieceOf(one.name, responseText(one)))),
    suggestion: joined(suggestion.flatMap(suggestionPieces)),
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
 * Whether something filters or orders the records that a reset removes: everything except the similar record.
 *
 * @example
 * const { filters } = criteriaFrom(new URLSearchParams("metadata=channel.mail"), "support-tickets");
 * isFiltered(filters); // true
 */
export function isFiltered({ metadata, response, suggestion, sort }: RecordFilters): boolean {
  return [metadata, response, suggestion, sort].some((list) => list.length > 0);
}

function metadataFrom(piece: string): MetadataFilter | undefined {
  const found = splitName(piece);
  const condition = found && termsOrRangeFrom(found.rest);
  return condition && { name: found.name, ...condition };
}

function pieceOf(name: string, condition: string | undefined): string | undefined {
  return condition === undefined ? undefined : `${writeAtom(name)}.${condition}`;
}

function joined(pieces: readonly (string | undefined)[]): string | undefined {
  const written = pieces.filter((piece) => piece !== undefined);
  return written.length > 0 ? written.join("~") : undefined;
}
