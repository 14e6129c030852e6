import type { Value } from "@glossa/question-types/schema";
import { schemaOf } from "@glossa/question-types/schema";
import type { SchemaQuestion } from "../datasets/dataset-schema";
import { firstReason } from "../records/record-rules";

/** A suggestion in a request. */
export interface SentSuggestion {
  question_id: string;
  value: Value;
  score: number | number[] | null;
  type: "model" | "human" | null;
  agent: string | null;
}

/** Validates one suggestion for a record with these fields. */
export function suggestionProblem(
  suggestion: Pick<SentSuggestion, "value" | "score">,
  { settings }: SchemaQuestion,
  fields: Record<string, unknown>,
): string | undefined {
  const schema = schemaOf(settings.type);
  const [problem] = schema.validate(suggestion.value, settings, { fields });
  return problem?.message ?? scoreProblem(suggestion);
}

function scoreProblem({ value, score }: Pick<SentSuggestion, "value" | "score">): string | undefined {
  if (score === null) return undefined;
  if (!Array.isArray(value)) {
    return Array.isArray(score)
      ? "a list of score values is not allowed for a suggestion with a single value"
      : undefined;
  }
  if (!Array.isArray(score))
    return "a single score value is not allowed for a suggestion with a multiple items value";
  return score.length === value.length
    ? undefined
    : "number of items on value and score attributes doesn't match";
}

/** Validates the suggestions of a record with these fields. */
export function suggestionsProblem(
  suggestions: readonly SentSuggestion[] | null | undefined,
  questions: readonly SchemaQuestion[],
  fields: Record<string, unknown>,
): string | undefined {
  const reason =
    repeatedProblem(suggestions ?? []) ??
    firstReason(suggestions ?? [], (suggestion) => {
      const question = questions.find((each) => each.publicId === suggestion.question_id);
      if (!question) return `question id=${suggestion.question_id} does not exists`;
      return suggestionProblem(suggestion, question, fields);
    });
  return reason && `record does not have valid suggestions: ${reason}`;
}

function repeatedProblem(suggestions: readonly SentSuggestion[]): string | undefined {
  const ids = suggestions.map((suggestion) => suggestion.question_id);
  return new Set(ids).size < ids.length ? "found duplicate suggestions question IDs" : undefined;
}
