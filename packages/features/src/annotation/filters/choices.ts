import type { MetadataMetrics, Question } from "@glossa/contract";
import { ownValue, schemaOf, type ValueFilter } from "@glossa/question-types/schema";
import type { Filterable } from "./filters-view";

/** An option of a filter; the count is the number of records with it, if it is known. */
export interface FilterOption {
  value: string;
  text: string;
  count?: number;
}

/** What can be chosen as a value. */
export type ValueChoice =
  | { kind: "oneOf" | "allOrAnyOf"; options: readonly FilterOption[] }
  | { kind: "range"; min: number; max: number; step: number };

/** A metadata property or a question, and what can be chosen as its value. */
export interface NamedChoice {
  name: string;
  title: string;
  choice: ValueChoice;
}

/** What can be chosen of the suggestions for a question; a score always. */
export interface SuggestionChoice {
  name: string;
  title: string;
  /** Absent if records cannot be filtered by its values. */
  value?: ValueChoice;
  /** Empty if no agent made a suggestion. */
  agents: readonly string[];
}

/** The range of the scores of suggestions. */
export const scoreRange = { kind: "range", min: 0, max: 1, step: 0.01 } as const;

/** The metadata that records can be filtered by: properties of which records have values. */
export function metadataChoices({ properties, choices }: Filterable): NamedChoice[] {
  return properties.flatMap(({ name, title }) => {
    const metrics = ownValue(choices.metrics, name);
    const choice = metrics && valuesOf(metrics);
    return choice ? [{ name, title, choice }] : [];
  });
}

function valuesOf(metrics: MetadataMetrics): ValueChoice | undefined {
  if (metrics.type === "terms") {
    const options = metrics.values.map(({ term, count }) => ({
      value: String(term),
      text: String(term),
      count,
    }));
    return options.length > 0 ? { kind: "oneOf", options } : undefined;
  }
  const { min, max, type } = metrics;
  if (min === null || max === null) return undefined;
  return { kind: "range", min, max, step: type === "integer" ? 1 : 0.01 };
}

/** The questions by whose answers records can be filtered. */
export function responseChoices(questions: readonly Question[]): NamedChoice[] {
  return questions.flatMap((question) => {
    const choice = choiceOf(question);
    return choice ? [{ name: question.name, title: question.title, choice }] : [];
  });
}

/** The questions by whose suggestions records can be filtered: all of them. */
export function suggestionChoices({ questions, choices }: Filterable): SuggestionChoice[] {
  return questions.map((question) => {
    const { name, title } = question;
    const value = choiceOf(question);
    return { name, title, ...(value && { value }), agents: ownValue(choices.agents, name) ?? [] };
  });
}

function choiceOf({ settings }: Question): ValueChoice | undefined {
  const filter: ValueFilter | undefined = schemaOf(settings.type).valueFilter?.(settings);
  return filter?.kind === "range" ? { ...filter, step: 1 } : filter;
}
