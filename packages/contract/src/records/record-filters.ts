/** Both ends of a range of numbers, which belong to it. */
export interface NumberRange {
  ge: number;
  le: number;
}

/**
 * A condition on the value of an answer: one of `terms`, a number within `range`, or, for a question with several
 * options, all (`and`) or any (`or`) of `values`.
 */
export type ValueCondition =
  | { terms: readonly string[] }
  | { range: NumberRange }
  | { operator: "and" | "or"; values: readonly string[] };

/** A condition on one metadata property. */
export type MetadataFilter = { name: string } & ({ terms: readonly string[] } | { range: NumberRange });

/**
 * A condition on the answers to one question: on the user's own ones, or on those of all others; or whether the submitted
 * answers to it are the same. Or a condition on who has submitted a response, whatever it answers.
 */
export type ResponseFilter =
  | ({ name: string; of?: "others" } & ValueCondition)
  | AgreementFilter
  | RespondentFilter;

/** Whether the submitted answers to a question are the same: those of all users, or of those with some usernames. */
export interface AgreementFilter {
  name: string;
  agreement: "agree" | "disagree";
  among?: readonly string[];
}

/** The usernames of people, one of whom has submitted a response. */
export interface RespondentFilter {
  name?: undefined;
  users: readonly string[];
}

/** Conditions on the suggestions for one question, at least one. */
export interface SuggestionFilter {
  /** The name of the question. */
  name: string;
  value?: ValueCondition;
  /** Within 0..1. */
  score?: NumberRange;
  agents?: readonly string[];
}

/** A key of the order of records, by the names of the annotation page's URL. */
export interface SortItem {
  entity: "record" | "metadata" | "suggestion" | "response";
  /** The name of the record's property, the metadata property or the question. */
  name: string;
  /** Only for suggestions. */
  property?: "score" | "value";
  order: "asc" | "desc";
}

/** The records that are similar to one or several records by one of their vectors. */
export interface Similarity {
  recordId: string;
  /** Further reference records. */
  moreRecordIds?: readonly string[];
  vectorName: string;
  limit: number;
  order: "most" | "least";
}

/** The filters and the order of records, apart from the search text and the status. */
export interface RecordFilters {
  metadata: readonly MetadataFilter[];
  response: readonly ResponseFilter[];
  suggestion: readonly SuggestionFilter[];
  /** The most important key first. */
  sort: readonly SortItem[];
  similarity?: Similarity | undefined;
}
