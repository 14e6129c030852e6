import {
  fittingValue,
  ownValue,
  shownSchemaOf,
  suggestionFor,
  type Value,
} from "@glossa/question-types/schema";
import { isSameValue, type Values } from "./response";

/** The part of a question that the session needs. */
export interface QuestionInput {
  id: string;
  name: string;
  required: boolean;
  settings: { type: string };
}

/** The part of a suggestion that the session needs. */
export interface SuggestionInput {
  question_id: string;
  value: Value;
  /** How sure its agent is, from 0 to 1; a list has one score for each part of the value. */
  score?: number | readonly number[] | null;
}

/** A value on screen. `isPencil`: a model suggested it, and the user has not touched it yet. */
export interface DraftValue {
  /** Has the form of its question's type; the server has checked it against the settings. */
  value: Value;
  isPencil: boolean;
  /** Keys of its suggested parts (spans) that still need review, after the user has touched it. */
  unreviewed?: readonly string[];
}

/** The values on screen for a record, by question name; questions without a value are absent. */
export type Draft = Readonly<Record<string, DraftValue>>;

/**
 * The initial draft of a record: its saved response in ink or, while it is pending, every suggestion in pencil,
 * regardless of its score. Values that do not have the form of their question's type are left out, as if there were none.
 */
export function openingDraft(
  questions: readonly QuestionInput[],
  suggestions: readonly SuggestionInput[],
  saved: Values | null,
): Draft {
  if (saved) return withoutUnfit(fromEntries(Object.entries(saved), false), questions);
  const pencilled = questions.flatMap((question) => {
    const suggestion = suggestionFor(question, suggestions);
    if (!suggestion) return [];
    const value = meantBy(suggestion, question.settings.type);
    return [[question.name, { value }] as [string, { value: unknown }]];
  });
  return fromEntries(pencilled, true);
}

/** The draft without values that do not have the form of their question's type: nothing could show them, or judge them. */
export function withoutUnfit(draft: Draft, questions: readonly QuestionInput[]): Draft {
  const unfit = questions.filter(({ name, settings }) => {
    const own = Object.hasOwn(draft, name);
    return own && fittingValue(settings.type, draft[name]?.value) === undefined;
  });
  if (unfit.length === 0) return draft;
  const names = new Set(unfit.map(({ name }) => name));
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !names.has(name)));
}

/** The values that do not have the form of their question's type, so that a draft leaves them out. */
export function unfitValues(values: Values, questions: readonly QuestionInput[]): Values {
  return Object.fromEntries(
    questions.flatMap(({ name, settings }) => {
      const own = ownValue(values, name);
      return own && fittingValue(settings.type, own.value) === undefined ? [[name, own] as const] : [];
    }),
  );
}

/** The value of a suggestion, which clients may have written in another form. */
export function meantBy({ value }: SuggestionInput, type: string): Value {
  const { normalizeSuggestion } = shownSchemaOf(type);
  return normalizeSuggestion ? (normalizeSuggestion(value) as Value) : value;
}

function fromEntries(entries: [string, { value: unknown } | null][], isPencil: boolean): Draft {
  return Object.fromEntries(entries.map(([name, own]) => [name, { value: own?.value as Value, isPencil }]));
}

/** The draft after the user set the value of a question; undefined removes it. */
export function withValue(
  draft: Draft,
  question: string,
  value: unknown,
  unreviewed: readonly string[] = [],
): Draft {
  const { [question]: _gone, ...rest } = draft;
  if (value === undefined) return rest;
  const set = { value: value as Value, isPencil: false };
  return { ...rest, [question]: unreviewed.length > 0 ? { ...set, unreviewed } : set };
}

/**
 * The values to send: those that are not empty, including values in pencil and incomplete ones, which a draft
 * response may contain.
 */
export function valuesOf(draft: Draft, questions: readonly QuestionInput[]): Values {
  const answered = questions.filter((question) => completenessOf(draft, question) !== "empty");
  return valuesFrom(answered.map(({ name }) => [name, ownValue(draft, name)?.value]));
}

/** The values to submit: those to send, and an empty value for each required question without one. */
export function submittedValuesOf(draft: Draft, questions: readonly QuestionInput[]): Values {
  const values = valuesOf(draft, questions);
  const silent = questions.filter((question) => question.required && !Object.hasOwn(values, question.name));
  const empty = silent.map(({ name, settings }) => [name, shownSchemaOf(settings.type).emptyValue] as const);
  return { ...values, ...valuesFrom(empty.filter(([, value]) => value !== undefined)) };
}

function valuesFrom(entries: readonly (readonly [string, unknown])[]): Values {
  return Object.fromEntries(entries.map(([name, value]) => [name, { value }]));
}

/** Whether two drafts have different values, regardless of pencil and ink. */
export function isModified(draft: Draft, snapshot: Draft, questions: readonly QuestionInput[]): boolean {
  return !isSameValue(valuesOf(draft, questions), valuesOf(snapshot, questions));
}

/**
 * Whether two drafts are equal for the user: values, and for each of them the pencil mark and the parts that still need
 * review. A text that was typed and deleted is not a value.
 */
export function isSameDraft(a: Draft, b: Draft, questions: readonly QuestionInput[]): boolean {
  if (a === b) return true;
  const values = valuesOf(a, questions);
  if (!isSameValue(values, valuesOf(b, questions))) return false;
  return Object.keys(values).every((name) =>
    isSameValue(reviewOf(ownValue(a, name)), reviewOf(ownValue(b, name))),
  );
}

function reviewOf(value: Draft[string] | undefined) {
  return value && { isPencil: value.isPencil, unreviewed: value.unreviewed };
}

/** Whether every required question has a value and no value is incomplete. */
export function isSubmittable(draft: Draft, questions: readonly QuestionInput[]): boolean {
  const states = questions.map((question) => stateOf(draft, question));
  return states.every((state) => state !== "open") && states.includes("answered");
}

function stateOf(draft: Draft, question: QuestionInput): "answered" | "left out" | "open" {
  const completeness = completenessOf(draft, question);
  if (completeness !== "empty") return completeness === "complete" ? "answered" : "open";
  if (!question.required) return "left out";
  return shownSchemaOf(question.settings.type).emptyValue === undefined ? "open" : "answered";
}

function completenessOf(draft: Draft, { name, settings }: QuestionInput) {
  // The rules of a type expect its own settings, which come unchecked from the server here.
  return shownSchemaOf(settings.type).completeness(ownValue(draft, name)?.value, settings);
}
