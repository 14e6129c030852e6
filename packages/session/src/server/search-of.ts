import type {
  NumberRange,
  RecordFilters,
  RecordSearchInput,
  ResponseFilter,
  SortItem,
  SuggestionFilter,
  ValueCondition,
} from "@glossa/contract";
import type { Criteria } from "../criteria/criteria";
import { isOnOthers } from "../criteria/filters/response";

type Filter = NonNullable<RecordSearchInput["filters"]>["and"][number];
type Scope = Filter["scope"];
type SortKey = NonNullable<RecordSearchInput["sort"]>[number];

/**
 * What criteria select, as a search on the server.
 *
 * @param criteria those of a queue; without a status, records of any status are found
 * @example
 * const criteria = criteriaFrom(new URLSearchParams("search=late_order"), "support-tickets");
 * searchOf(criteria).query; // { text: { q: "late order" } }
 */
export function searchOf(
  criteria: Pick<Criteria, "search" | "filters"> & { status?: Criteria["status"] | undefined },
): RecordSearchInput {
  const { search, status, filters } = criteria;
  const query = queryOf(search, filters.similarity);
  const sort = filters.sort.map(sortKeyOf);
  const and = [...(status ? statusFilters(status, filters.response) : []), ...filtersOf(filters)];
  return {
    ...(query && { query }),
    ...(and.length > 0 && { filters: { and } }),
    ...(sort.length > 0 && { sort }),
  };
}

type Query = NonNullable<RecordSearchInput["query"]>;

function queryOf(
  { text, field }: Criteria["search"],
  similar: RecordFilters["similarity"],
): Query | undefined {
  if (!text && !similar) return undefined;
  return {
    // Without a field, the server searches all fields.
    ...(text && { text: { q: text, ...(field !== "all" && { field }) } }),
    ...(similar && {
      vector: {
        name: similar.vectorName,
        record_id: similar.recordId,
        ...(similar.moreRecordIds && { record_ids: [...similar.moreRecordIds] }),
        max_results: similar.limit,
        order: similar.order === "most" ? "most_similar" : "least_similar",
      },
    }),
  };
}

/**
 * Pending means two things at once: no response of the user, and not yet completed by the team. An owner who looks for the
 * responses of others reviews those of completed records as well, which would be in none of the owner's statuses.
 */
function statusFilters(status: Criteria["status"], responses: readonly ResponseFilter[]): Filter[] {
  const mine = terms({ entity: "response", property: "status" }, [status]);
  const isReview = responses.some(isOnOthers);
  const isOpenOnly = status === "pending" && !isReview;
  return isOpenOnly ? [mine, terms({ entity: "record", property: "status" }, [status])] : [mine];
}

/** The condition that only these records fulfil. */
export function isRecord(ids: readonly string[]): Filter {
  return terms({ entity: "record", property: "id" }, ids);
}

function filtersOf({ metadata, response, suggestion }: RecordFilters): Filter[] {
  return [
    ...metadata.flatMap(({ name, ...condition }) =>
      conditionsOf({ entity: "metadata", metadata_property: name }, condition),
    ),
    ...response.flatMap(responseConditions),
    ...suggestion.flatMap(suggestionConditions),
  ];
}

function responseConditions(given: ResponseFilter): Filter[] {
  if ("users" in given) return [terms({ entity: "response", property: "user" }, given.users)];
  const { name, ...filter } = given;
  const scope = { entity: "response", question: name } as const;
  if ("agreement" in filter) {
    const { agreement, among } = filter;
    return [terms({ ...scope, property: "agreement", ...(among && { among: [...among] }) }, [agreement])];
  }
  const { of, ...condition } = filter;
  return conditionsOf({ ...scope, ...(of && { of }) }, condition);
}

/** One condition for each of value, score and agents that is set. */
function suggestionConditions({ name, value, score, agents }: SuggestionFilter): Filter[] {
  const scope = (property: "value" | "score" | "agent") =>
    ({ entity: "suggestion", question: name, property }) as const;
  return [
    ...(value ? conditionsOf(scope("value"), value) : []),
    ...(score ? [range(scope("score"), score)] : []),
    ...(agents && agents.length > 0 ? [terms(scope("agent"), agents)] : []),
  ];
}

/** "And" needs one condition per value, because the values of one condition are alternatives. */
function conditionsOf(scope: Scope, condition: ValueCondition): Filter[] {
  if ("range" in condition) return [range(scope, condition.range)];
  const values = "terms" in condition ? condition.terms : condition.values;
  const isAnd = "operator" in condition && condition.operator === "and";
  if (isAnd) return values.map((value) => terms(scope, [value]));
  return values.length > 0 ? [terms(scope, values)] : [];
}

function terms(scope: Scope, values: readonly string[]): Filter {
  return { type: "terms", scope, values: [...values] };
}

function range(scope: Scope, { ge, le }: NumberRange): Filter {
  return { type: "range", scope, ge, le };
}

function sortKeyOf({ entity, name, property, order }: SortItem): SortKey {
  switch (entity) {
    case "record":
      return { scope: { entity, property: name as RecordProperty }, order };
    case "metadata":
      return { scope: { entity, metadata_property: name }, order };
    case "suggestion":
      return { scope: { entity, question: name, ...(property && { property }) }, order };
    case "response":
      return { scope: { entity, question: name }, order };
  }
}

// Other names were dropped when the URL was read, or are refused by the server.
type RecordProperty = Extract<Scope, { entity: "record" }>["property"];
