import { schemaOf } from "@glossa/question-types/schema";
import { isSameValue, type Values } from "./answer";

/** What the session must know of a question. */
export interface QuestionFacts {
  id: string;
  name: string;
  required: boolean;
  settings: { type: string };
}

/** What the session must know of a suggestion. */
export interface SuggestionFacts {
  question_id: string;
  value: unknown;
}

/** A value on screen. Pencil: a model suggested it and no person has touched it yet. */
export interface DraftValue {
  value: unknown;
  isPencil: boolean;
}

/** What is on screen for a record, by question name; unanswered questions are absent. */
export type Draft = Readonly<Record<string, DraftValue>>;

/**
 * The draft that a record opens with: its saved answer in ink, or, while it is pending, every suggestion
 * pencilled in, whatever its score.
 */
export function openingDraft(
  questions: readonly QuestionFacts[],
  suggestions: readonly SuggestionFacts[],
  saved: Values | null,
): Draft {
  if (saved) return fromEntries(Object.entries(saved), false);
  const pencilled = questions.flatMap(({ id, name }) => {
    const suggestion = suggestions.find(({ question_id }) => question_id === id);
    return suggestion ? [[name, { value: suggestion.value }] as [string, { value: unknown }]] : [];
  });
  return fromEntries(pencilled, true);
}

function fromEntries(entries: [string, { value: unknown }][], isPencil: boolean): Draft {
  return Object.fromEntries(entries.map(([name, { value }]) => [name, { value, isPencil }]));
}

/** The draft after a person set, or with undefined took out, the value of one question. */
export function withValue(draft: Draft, question: string, value: unknown): Draft {
  const { [question]: _gone, ...rest } = draft;
  return value === undefined ? rest : { ...rest, [question]: { value, isPencil: false } };
}

/** The values to send: those that are answered, pencilled ones included; partial ones may go into a draft. */
export function valuesOf(draft: Draft, questions: readonly QuestionFacts[]): Values {
  const answered = questions.filter((question) => completenessOf(draft, question) !== "empty");
  return valuesFrom(answered.map(({ name }) => [name, draft[name]?.value]));
}

/** The values to submit: required questions that no value answers say so. */
export function submittedValuesOf(draft: Draft, questions: readonly QuestionFacts[]): Values {
  const values = valuesOf(draft, questions);
  const silent = questions.filter((question) => question.required && !(question.name in values));
  const empty = silent.map(({ name, settings }) => [name, schemaOf(settings.type).emptyAnswer] as const);
  return { ...values, ...valuesFrom(empty.filter(([, value]) => value !== undefined)) };
}

function valuesFrom(entries: readonly (readonly [string, unknown])[]): Values {
  return Object.fromEntries(entries.map(([name, value]) => [name, { value }]));
}

/** Whether a draft says something else than another one, pencil or ink. */
export function isModified(draft: Draft, snapshot: Draft, questions: readonly QuestionFacts[]): boolean {
  return !isSameValue(valuesOf(draft, questions), valuesOf(snapshot, questions));
}

/** Whether all that must be answered is, and nothing is half answered. */
export function isSubmittable(draft: Draft, questions: readonly QuestionFacts[]): boolean {
  const states = questions.map((question) => stateOf(draft, question));
  return states.every((state) => state !== "open") && states.includes("answered");
}

/** The question where a person goes on: the first without an answer in ink or pencil, else the first. */
export function firstUnanswered(draft: Draft, questions: readonly QuestionFacts[]): string | undefined {
  const open = questions.find((question) => completenessOf(draft, question) !== "complete");
  return (open ?? questions[0])?.name;
}

function stateOf(draft: Draft, question: QuestionFacts): "answered" | "left out" | "open" {
  const completeness = completenessOf(draft, question);
  if (completeness !== "empty") return completeness === "complete" ? "answered" : "open";
  if (!question.required) return "left out";
  return schemaOf(question.settings.type).emptyAnswer === undefined ? "open" : "answered";
}

function completenessOf(draft: Draft, { name, settings }: QuestionFacts) {
  // The rules of a type know its own settings and values; here both come from the server as they are.
  return schemaOf(settings.type).completeness(draft[name]?.value, settings);
}
