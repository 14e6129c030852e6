import type { ResponseFilter, SuggestionFilter, ValueCondition } from "@glossa/contract";

/** A question that criteria can name, and the values that its answers can have where those are known. */
export interface CriteriaQuestion {
  name: string;
  settings: { type: string; options?: readonly { value?: string | number }[] | undefined };
}

/** Returns whether something is known, and notes its name if it is not. */
export type Keep = (isKnown: boolean, name: string) => boolean;

// The answers to questions of these types have no other values than their options.
const typesWithOptions = ["label_selection", "multi_label_selection", "rating"];

/** Removes filters on questions that do not exist, and the values that no answer can have. */
export function knownResponses(
  filters: readonly ResponseFilter[],
  questions: readonly CriteriaQuestion[],
  keep: Keep,
): ResponseFilter[] {
  return filters.flatMap((filter): ResponseFilter[] => {
    if ("users" in filter) return [filter];
    const question = questionNamed(filter.name, questions, keep);
    if (!question) return [];
    if ("agreement" in filter) return [filter];
    const value = knownValue(filter, question, keep);
    return value ? [{ ...filter, ...value }] : [];
  });
}

/** Removes filters on questions that do not exist, and the values that no suggestion can have. */
export function knownSuggestions(
  filters: readonly SuggestionFilter[],
  questions: readonly CriteriaQuestion[],
  keep: Keep,
): SuggestionFilter[] {
  return filters.flatMap(({ value, ...filter }): SuggestionFilter[] => {
    const question = questionNamed(filter.name, questions, keep);
    if (!question) return [];
    const known = value && knownValue(value, question, keep);
    return known || filter.score || filter.agents ? [{ ...filter, ...(known && { value: known }) }] : [];
  });
}

function questionNamed(name: string, questions: readonly CriteriaQuestion[], keep: Keep) {
  const question = questions.find((one) => one.name === name);
  keep(question !== undefined, name);
  return question;
}

function knownValue(
  condition: ValueCondition,
  { settings: { type, options } }: CriteriaQuestion,
  keep: Keep,
): ValueCondition | undefined {
  if ("range" in condition || !options || !typesWithOptions.includes(type)) return condition;
  const values = new Set(options.map(({ value }) => String(value)));
  const known = (list: readonly string[]) => list.filter((value) => keep(values.has(value), value));
  if ("terms" in condition) {
    const terms = known(condition.terms);
    return terms.length > 0 ? { terms } : undefined;
  }
  const { operator } = condition;
  const left = known(condition.values);
  return left.length > 0 ? { operator, values: left } : undefined;
}
