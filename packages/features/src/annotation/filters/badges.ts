import type { NumberRange, RecordFilters, SuggestionFilter, ValueCondition } from "@glossa/contract";
import type { FilterBadge } from "@glossa/design-system";
import { withSuggestion } from "./conditions";

/** How badges are written in a language. */
export interface BadgeWords {
  number: (value: number) => string;
  /** "40 – 180" */
  range: (ends: { from: string; to: string }) => string;
  /** "Need: score" */
  part: (badge: { title: string; part: string }) => string;
  parts: { value: string; score: string; agents: string };
}

/** What is set in one section, in short: a number of options, or a range. */
export function conditionText(condition: ValueCondition | undefined, words: BadgeWords): string | undefined {
  if (!condition) return undefined;
  if ("range" in condition) return rangeText(condition.range, words);
  const { length } = "terms" in condition ? condition.terms : condition.values;
  return words.number(length);
}

/** A range in short. */
export function rangeText({ ge, le }: NumberRange, { number, range }: BadgeWords): string {
  return range({ from: number(ge), to: number(le) });
}

/** One badge per filtered property or question, by its title. */
export function namedBadges<Kind extends "metadata" | "response">(
  filters: RecordFilters[Kind],
  titleOf: (name: string) => string,
): FilterBadge<RecordFilters[Kind]>[] {
  return filters.map(({ name }) => ({
    label: titleOf(name),
    without: (filters as readonly { name: string }[]).filter(
      (one) => one.name !== name,
    ) as unknown as RecordFilters[Kind],
  }));
}

const parts = ["value", "score", "agents"] as const;

/** One badge per configuration of a question's suggestions. */
export function suggestionBadges(
  filters: readonly SuggestionFilter[],
  titleOf: (name: string) => string,
  words: BadgeWords,
): FilterBadge<readonly SuggestionFilter[]>[] {
  return filters.flatMap((filter) =>
    parts
      .filter((part) => filter[part] !== undefined)
      .map((part) => ({
        label: words.part({ title: titleOf(filter.name), part: words.parts[part] }),
        without: withSuggestion(filters, filter.name, { [part]: undefined }),
      })),
  );
}

/** What is set in the section of a question, in short. */
export function suggestionText(filter: SuggestionFilter | undefined, words: BadgeWords): string | undefined {
  const set = parts.filter((part) => filter?.[part] !== undefined);
  return set.length > 0 ? words.number(set.length) : undefined;
}
