import type { Question } from "@glossa/contract";
import type { ShownSuggestion } from "@glossa/question-types";

/** With more options than these, the order "suggested labels first" can be seen. */
const FEW_OPTIONS = 3;

/** A suggestion of the first two labels, to show what it does to their order; real records are not affected. */
export function inventedSuggestion(settings: Question["settings"]): ShownSuggestion | undefined {
  if (settings.type !== "multi_label_selection" || settings.options.length <= FEW_OPTIONS) return undefined;
  return { value: settings.options.slice(0, 2).map(({ value }) => value) };
}
