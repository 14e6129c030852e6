import type { Question } from "@glossa/contract";
import type { ShownSuggestion } from "@glossa/question-types";

/** With more options than these, the order "suggested labels first" can be seen. */
const FEW_OPTIONS = 3;

const SCORES = [0.5, 0.7];
const AGENT = "system";

/** A suggestion of the first two labels, to show what it does to their order; real records are not affected. */
export function inventedSuggestion(settings: Question["settings"]): ShownSuggestion | undefined {
  if (settings.type !== "multi_label_selection" || settings.options.length <= FEW_OPTIONS) return undefined;
  const value = settings.options.slice(0, SCORES.length).map((option) => option.value);
  return { value, score: SCORES, agent: AGENT };
}
