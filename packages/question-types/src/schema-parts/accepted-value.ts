import type { QuestionSchema } from "./definition";

/** A suggested value and how sure its agent is: from 0 to 1, for a list one score for each of its parts. */
export interface ScoredValue<Value = unknown> {
  value: Value;
  score?: number | readonly number[] | null;
}

/**
 * The value of a suggestion in the form of its type, as far as its score is high enough; undefined if nothing is. A list
 * loses the parts with a lower score. Without a score, it has the score 0.
 *
 * @param schema the rules of the question's type
 * @param settings the settings of the question
 * @param suggestion what is suggested
 * @param leastScore the lowest score that is enough
 * @example
 * const settings = { type: "label_selection", options: [{ value: "yes", text: "Yes" }] };
 * acceptedValue(schemaOf(settings.type), settings, { value: "yes", score: 0.8 }, 0.5); // "yes"
 */
export function acceptedValue<Value>(
  { normalizeSuggestion, completeness }: Pick<QuestionSchema, "normalizeSuggestion" | "completeness">,
  settings: { type: string },
  { value: sent, score }: ScoredValue<Value>,
  leastScore: number,
): Value | undefined {
  const value = (normalizeSuggestion ? normalizeSuggestion(sent) : sent) as Value;
  const whole = lowest(score) >= leastScore ? value : undefined;
  if (!Array.isArray(score) || !Array.isArray(value)) return whole;
  // A ranking is one value: without one of its parts it is incomplete.
  if (completeness(value.slice(1), settings) === "partial") return whole;
  const parts = value.filter((_part, index) => (score[index] ?? 0) >= leastScore);
  return parts.length > 0 ? (parts as Value) : undefined;
}

function lowest(score: ScoredValue["score"]): number {
  return typeof score === "number" ? score : Math.min(...(score?.length ? score : [0]));
}
