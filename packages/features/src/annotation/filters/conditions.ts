import type {
  MetadataFilter,
  NumberRange,
  Question,
  RespondentFilter,
  ResponseFilter,
  SuggestionFilter,
  ValueCondition,
} from "@glossa/contract";

/** How the value of a question is filtered: by some of its options, by all or any of them, or by a range. */
export type ValueChoice =
  | { kind: "terms" | "operator"; options: readonly { value: string; label: string }[] }
  | { kind: "range"; min: number; max: number };

/**
 * Returns how values of a question are filtered; undefined for texts, rankings and spans, which servers do not index.
 *
 * @example
 * declare const question: import("@glossa/contract").Question; // a rating from 1 to 5
 * valueChoiceOf(question); // { kind: "range", min: 1, max: 5 }
 */
export function valueChoiceOf({ settings }: Pick<Question, "settings">): ValueChoice | undefined {
  switch (settings.type) {
    case "label_selection":
    case "multi_label_selection":
      return {
        kind: settings.type === "label_selection" ? "terms" : "operator",
        options: settings.options.map(({ value, text }) => ({ value, label: text })),
      };
    case "rating": {
      const values = settings.options.map(({ value }) => value);
      return { kind: "range", min: Math.min(...values), max: Math.max(...values) };
    }
    default:
      return undefined;
  }
}

/** The list with one filter replaced, added, or removed if it is undefined. */
function replaced<Filter>(
  list: readonly Filter[],
  isSame: (filter: Filter) => boolean,
  next: Filter | undefined,
): readonly Filter[] {
  if (!list.some(isSame)) return next ? [...list, next] : list;
  return list.flatMap((one) => (isSame(one) ? (next ?? []) : one));
}

const named = (name: string) => (filter: { name: string }) => filter.name === name;

/** The metadata filters with another condition on one property; undefined removes it. */
export function withMetadata(
  list: readonly MetadataFilter[],
  name: string,
  condition: { terms: readonly string[] } | { range: NumberRange } | undefined,
): readonly MetadataFilter[] {
  return replaced(list, named(name), condition && { name, ...condition });
}

/** Whose responses a filter concerns: the user's own, those of others, or all, which agree or do not. */
export type ResponseSubject = "own" | "others" | "agreement";

/** The response filter of one question on one subject, if it is set. */
export function responseFilterOn<Subject extends ResponseSubject>(
  list: readonly ResponseFilter[],
  name: string,
  subject: Subject,
): FilterOn<Subject> | undefined {
  return list.find(isOn(name, subject)) as FilterOn<Subject> | undefined;
}

type FilterOn<Subject extends ResponseSubject> = Subject extends "agreement"
  ? Extract<ResponseFilter, { agreement: unknown }>
  : Exclude<ResponseFilter, { agreement: unknown } | RespondentFilter>;

function isOn(name: string, subject: ResponseSubject) {
  return (filter: ResponseFilter) =>
    filter.name === name &&
    !("users" in filter) &&
    ("agreement" in filter ? "agreement" : (filter.of ?? "own")) === subject;
}

/** The response filters with another condition on one question, on one's own responses or on those of others. */
export function withResponse(
  list: readonly ResponseFilter[],
  name: string,
  condition: ValueCondition | undefined,
  subject: "own" | "others" = "own",
): readonly ResponseFilter[] {
  const next = condition && { name, ...(subject === "others" && { of: subject }), ...condition };
  return replaced(list, isOn(name, subject), next);
}

/** The response filters with another wish for agreement on one question, of the same users; undefined removes it. */
export function withAgreement(
  list: readonly ResponseFilter[],
  name: string,
  agreement: "agree" | "disagree" | undefined,
): readonly ResponseFilter[] {
  const before = responseFilterOn(list, name, "agreement");
  return replaced(list, isOn(name, "agreement"), agreement && { name, ...before, agreement });
}

/** The users whose responses are looked for. */
export function respondentsIn(list: readonly ResponseFilter[]): readonly string[] {
  return list.find((filter) => "users" in filter)?.users ?? [];
}

/** The response filters that find what some users have submitted; without users, all people's. */
export function withRespondents(
  list: readonly ResponseFilter[],
  users: readonly string[],
): readonly ResponseFilter[] {
  return replaced(list, (filter) => "users" in filter, users.length > 0 ? { users } : undefined);
}

/** The suggestion filters with a change of the conditions on one question; what is undefined is removed. */
export function withSuggestion(
  list: readonly SuggestionFilter[],
  name: string,
  change: { [Part in "value" | "score" | "agents"]?: SuggestionFilter[Part] | undefined },
): readonly SuggestionFilter[] {
  const { value, score, agents } = { ...list.find((one) => one.name === name), ...change };
  const next = { name, ...(value && { value }), ...(score && { score }), ...(agents && { agents }) };
  return replaced(list, named(name), value || score || agents ? next : undefined);
}

/** A condition on terms; undefined without a term. */
export function termsCondition(terms: readonly string[]): { terms: readonly string[] } | undefined {
  return terms.length > 0 ? { terms } : undefined;
}

/** A condition on a range; undefined if the range is the whole one. */
export function rangeCondition(
  [ge, le]: readonly [number, number],
  { min, max }: { min: number; max: number },
): { range: NumberRange } | undefined {
  return ge <= min && le >= max ? undefined : { range: { ge, le } };
}
