import type { ResponseStatus, ResponseValues } from "@glossa/contract";
import {
  acceptedValue,
  ownValue,
  type ScoredValue,
  schemaOf,
  type Value,
} from "@glossa/question-types/schema";
import type { SchemaQuestion } from "../datasets/dataset-schema";
import { responseProblem } from "../responses/response-rules";

/** Suggestions by the name of their question. */
export type Suggested = Readonly<Record<string, ScoredValue<Value>>>;

/** The values of a record before the action: the user's, and suggestions. */
export interface OwnParts {
  values: ResponseValues;
  suggested: Suggested;
  /** Whether the user has answered it: then the answer has its suggested spans, as far as they were accepted. */
  isAnswered: boolean;
}

/** What a record has before the action; `sent`: the values on the screen of the user. */
export function ownPartsOf(
  suggested: Suggested,
  earlier: { values: string | null } | undefined,
  sent: ResponseValues | undefined,
): OwnParts {
  const values = sent ?? JSON.parse(earlier?.values ?? "{}");
  return { values, suggested, isAnswered: sent !== undefined || earlier !== undefined };
}

/**
 * The suggested values with at least the given score, where neither the action nor the user has given one. An answer
 * without spans means that the text has none.
 */
function acceptedValues(
  common: ResponseValues,
  own: OwnParts,
  questions: readonly SchemaQuestion[],
  leastScore: number,
): ResponseValues {
  const entries = questions.flatMap(({ name, settings }) => {
    const schema = schemaOf(settings.type);
    const suggestion = ownValue(own.suggested, name);
    const isGiven = ownValue(common, name) !== undefined || ownValue(own.values, name) !== undefined;
    if (!suggestion || isGiven || (schema.isOfOneText && own.isAnswered)) return [];
    const value = acceptedValue(schema, settings, suggestion, leastScore);
    return value === undefined ? [] : [[name, { value }] as const];
  });
  return Object.fromEntries(entries);
}

/** Whether the suggestion for a question that must be answered was not accepted, so that its answer is still open. */
function leavesOutRequired(
  values: ResponseValues,
  { suggested, isAnswered }: OwnParts,
  questions: readonly SchemaQuestion[],
): boolean {
  return (
    !isAnswered &&
    questions.some(
      ({ name, isRequired }) => isRequired && ownValue(suggested, name) && !ownValue(values, name),
    )
  );
}

/** What a record has after its suggestions were accepted from a score on, or why it gets no response. */
export function withAccepted(
  common: ResponseValues,
  own: OwnParts,
  {
    questions,
    leastScore,
    status,
  }: { questions: readonly SchemaQuestion[]; leastScore: number; status: ResponseStatus },
): OwnParts | "unaffected" | "incomplete" {
  const accepted = acceptedValues(common, own, questions, leastScore);
  if (Object.keys(accepted).length === 0) return "unaffected";
  const values = { ...own.values, ...accepted };
  if (status === "submitted" && leavesOutRequired({ ...common, ...values }, own, questions))
    return "incomplete";
  // Spans that were not accepted are not added as those of the record either.
  return { ...own, values, suggested: {} };
}

/**
 * The values of the response that one record gets: those of the action, and its own where there are none. Values
 * that belong to the text of one record are always its own, or those suggested.
 */
export function valuesOfRecord(
  common: ResponseValues,
  own: OwnParts,
  questions: readonly SchemaQuestion[],
  status: ResponseStatus,
): ResponseValues {
  const entries = questions.flatMap((question) => {
    const { name, settings } = question;
    const { completeness, emptyValue } = schemaOf(settings.type);
    const value = valueFor(question, common, own);
    if (value !== undefined && completeness(value, settings) !== "empty") return [[name, { value }] as const];
    // A submitted response has an empty value for a required question.
    const isSaid = status === "submitted" && question.isRequired && emptyValue !== undefined;
    return isSaid ? [[name, { value: emptyValue as Value }] as const] : [];
  });
  return Object.fromEntries(entries);
}

function valueFor({ name, settings }: SchemaQuestion, common: ResponseValues, own: OwnParts) {
  const kept = ownValue(own.values, name)?.value;
  if (!schemaOf(settings.type).isOfOneText) return ownValue(common, name)?.value ?? kept;
  const suggestion = own.isAnswered ? undefined : ownValue(own.suggested, name);
  // Spans are kept whatever their score.
  return kept ?? (suggestion && acceptedValue(schemaOf(settings.type), settings, suggestion, 0));
}

/** Whether a submitted response lacks values: a required one, the rest of one that was begun, or all of them. */
export function isIncomplete(values: ResponseValues, questions: readonly SchemaQuestion[]): boolean {
  const states = questions.map(({ name, isRequired, settings }) => {
    const { completeness, emptyValue } = schemaOf(settings.type);
    const state = completeness(ownValue(values, name)?.value, settings);
    if (state !== "empty") return state === "complete" ? "answered" : "open";
    if (!isRequired) return "left out";
    return emptyValue === undefined ? "open" : "answered";
  });
  return states.includes("open") || !states.includes("answered");
}

/** Why the values that every record gets are not valid, apart from what differs by record. */
export function commonValuesProblem(
  values: ResponseValues,
  questions: readonly SchemaQuestion[],
): string | undefined {
  const common = questions.filter(({ settings }) => !schemaOf(settings.type).isOfOneText);
  return responseProblem({ status: "draft", values }, common, {});
}
