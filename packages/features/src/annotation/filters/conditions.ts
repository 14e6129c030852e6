import type { NumberRange, RecordFilters, SuggestionFilter, ValueCondition } from "@glossa/contract";
import type { ValueChoice } from "./choices";

/** The two ends of a slider. */
export type Ends = readonly [from: number, to: number];

/** The chosen options of a condition. */
export function optionsIn(condition: ValueCondition | undefined): readonly string[] {
  if (!condition || "range" in condition) return [];
  return "terms" in condition ? condition.terms : condition.values;
}

/** Whether the chosen options must all be there; that is the default. */
export function operatorIn(condition: ValueCondition | undefined): "and" | "or" {
  return condition && "operator" in condition ? condition.operator : "and";
}

/** A condition with these options; undefined without any. */
export function withOptions(
  choice: ValueChoice,
  values: readonly string[],
  operator: "and" | "or",
): ValueCondition | undefined {
  if (values.length === 0) return undefined;
  return choice.kind === "allOrAnyOf" ? { operator, values } : { terms: values };
}

/** The ends of a slider for a range, or for all of it. */
export function endsOf(range: NumberRange | undefined, { min, max }: { min: number; max: number }): Ends {
  return range ? [range.ge, range.le] : [min, max];
}

/** The range of a slider: within its limits, and undefined if it is all of it. */
export function rangeOf(
  [from, to]: Ends,
  { min, max }: { min: number; max: number },
): NumberRange | undefined {
  const within = (value: number) => Math.min(max, Math.max(min, value));
  const [ge, le] = [within(Math.min(from, to)), within(Math.max(from, to))];
  return ge <= min && le >= max ? undefined : { ge, le };
}

/** Replaces the filter with a name in its place, adds it at the end, or removes it if there is no condition. */
export function withNamed<Filter extends { name: string }>(
  filters: readonly Filter[],
  name: string,
  filter: Filter | undefined,
): readonly Filter[] {
  const isHere = filters.some((one) => one.name === name);
  if (!filter) return filters.filter((one) => one.name !== name);
  return isHere ? filters.map((one) => (one.name === name ? filter : one)) : [...filters, filter];
}

/** The filters of one kind with another condition for a name. */
export function withCondition<Kind extends "metadata" | "response">(
  filters: RecordFilters[Kind],
  name: string,
  condition: ValueCondition | undefined,
): RecordFilters[Kind] {
  type One = RecordFilters[Kind][number];
  const filter = condition && ({ name, ...condition } as One);
  return withNamed<One>(filters as readonly One[], name, filter) as RecordFilters[Kind];
}

/** The filters on suggestions with another configuration of a question; nothing is left of one without any. */
export function withSuggestion(
  filters: readonly SuggestionFilter[],
  name: string,
  change: {
    value?: ValueCondition | undefined;
    score?: NumberRange | undefined;
    agents?: readonly string[] | undefined;
  },
): readonly SuggestionFilter[] {
  const before = filters.find((one) => one.name === name);
  const { value, score, agents } = { ...before, ...change };
  const next: SuggestionFilter = {
    name,
    ...(value && { value }),
    ...(score && { score }),
    ...(agents && agents.length > 0 && { agents }),
  };
  return withNamed(filters, name, Object.keys(next).length > 1 ? next : undefined);
}
