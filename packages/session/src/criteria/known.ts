import type { MetadataProperty, RecordFilters, ResponseFilter, SortItem } from "@glossa/contract";
import type { Criteria } from "./criteria";
import { type CriteriaQuestion, type Keep, knownResponses, knownSuggestions } from "./filters/known-values";
import { isOnOthers } from "./filters/response";
import { allFields } from "./search-text";

/** The parts of a dataset that criteria can name. */
export interface CriteriaNames {
  fields: readonly { name: string }[];
  questions: readonly CriteriaQuestion[];
  properties: readonly Pick<MetadataProperty, "name" | "settings">[];
  /** Undefined if they could not be loaded: then any vector may exist. */
  vectors: readonly { name: string }[] | undefined;
  /**
   * Whether the user may filter by the responses of others.
   *
   * @default false
   */
  responsesOfOthers?: boolean;
  /**
   * Whether the server can filter by who has responded.
   *
   * @default false
   */
  respondents?: boolean;
  /**
   * Whether the server finds records that are similar to several ones. Otherwise only the first reference is kept.
   *
   * @default false
   */
  similarToSeveral?: boolean;
}

// Servers can order records by the values of these types only.
const sortableTypes = ["rating", "label_selection", "multi_label_selection"];
/** The most keys that a server accepts. */
const MOST_SORT_KEYS = 10;

/**
 * Removes from criteria what their dataset does not have, and returns the removed names: a link may be older than the
 * settings, or belong to another dataset. Filters by responses of others are removed if the user may not use them.
 *
 * @param criteria from an address or a filter set
 * @param dataset the names that its settings have
 * @example
 * const criteria = criteriaFrom(new URLSearchParams("metadata=channel.mail"), "support-tickets");
 * const dataset = { fields: [{ name: "body" }], questions: [], properties: [], vectors: [] };
 * const known = knownCriteria(criteria, dataset);
 * known.dropped; // ["channel"]
 */
export function knownCriteria(
  criteria: Criteria,
  dataset: CriteriaNames,
): { criteria: Criteria; dropped: string[]; isWithoutOthers: boolean } {
  const dropped = new Set<string>();
  const keep = (isKnown: boolean, name: string) => {
    if (!isKnown) dropped.add(name);
    return isKnown;
  };
  const { search } = criteria;
  const filters = withAllowed(criteria.filters, dataset);
  const isWithoutOthers = filters !== criteria.filters;
  const isWithFewer = !dataset.similarToSeveral && filters.similarity?.moreRecordIds !== undefined;
  const isField = search.field === allFields || keep(has(dataset.fields, search.field), search.field);
  const known = {
    ...criteria,
    search: isField ? search : { ...search, field: allFields },
    filters: knownFilters(isWithFewer ? withOneReference(filters) : filters, dataset, keep),
  };
  const isSame = dropped.size === 0 && !isWithoutOthers && !isWithFewer;
  return { criteria: isSame ? criteria : known, dropped: [...dropped], isWithoutOthers };
}

/**
 * Whether criteria name parts of a dataset, so that they may only be sent when its settings are known.
 *
 * @example
 * const criteria = criteriaFrom(new URLSearchParams("status=draft&page=3"), "support-tickets");
 * isNamingParts(criteria); // false
 */
export function isNamingParts({ search, filters }: Pick<Criteria, "search" | "filters">): boolean {
  const { metadata, response, suggestion, sort, similarity } = filters;
  const isByName = [metadata, response, suggestion, sort].some((list) => list.length > 0);
  return isByName || similarity !== undefined || (search.text !== "" && search.field !== allFields);
}

/** Without the filters by responses of others that the user or the server must not have. */
function withAllowed(
  filters: RecordFilters,
  { responsesOfOthers, respondents }: Pick<CriteriaNames, "responsesOfOthers" | "respondents">,
): RecordFilters {
  const isAllowed = (one: ResponseFilter) =>
    !isOnOthers(one) || (responsesOfOthers && (respondents || !("users" in one)));
  const response = filters.response.filter(isAllowed);
  return response.length === filters.response.length ? filters : { ...filters, response };
}

function withOneReference({ similarity, ...filters }: RecordFilters): RecordFilters {
  if (!similarity) return filters;
  const { moreRecordIds: _left, ...first } = similarity;
  return { ...filters, similarity: first };
}

function knownFilters(filters: RecordFilters, dataset: CriteriaNames, keep: Keep): RecordFilters {
  const { questions, properties, vectors } = dataset;
  const { similarity, ...lists } = filters;
  const isVector = similarity && (!vectors || has(vectors, similarity.vectorName));
  return {
    metadata: lists.metadata.filter((one) => {
      const property = properties.find(({ name }) => name === one.name);
      const isOfType = (property?.settings.type === "terms") === "terms" in one;
      return keep(property !== undefined && isOfType, one.name);
    }),
    response: knownResponses(lists.response, questions, keep),
    suggestion: knownSuggestions(lists.suggestion, questions, keep),
    sort: lists.sort.filter((item) => keep(isSortable(item, dataset), item.name)).slice(0, MOST_SORT_KEYS),
    ...(similarity && keep(isVector === true, similarity.vectorName) && { similarity }),
  };
}

function isSortable({ entity, name, property }: SortItem, { properties, questions }: CriteriaNames): boolean {
  if (entity === "record") return true;
  if (entity === "metadata") return has(properties, name);
  const question = questions.find((one) => one.name === name);
  const isByScore = entity === "suggestion" && property === "score";
  return question !== undefined && (isByScore || sortableTypes.includes(question.settings.type));
}

function has(parts: readonly { name: string }[], name: string): boolean {
  return parts.some((part) => part.name === name);
}
