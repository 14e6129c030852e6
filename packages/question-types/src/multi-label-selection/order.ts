import type { ChipOption } from "@glossa/design-system";
import type { SettingsOf } from "../schemas";
import type { ShownSuggestion } from "../view-parts/definition";

/** The score of each suggested label; null where the agent gave none. */
export function scoresOf(suggestion: ShownSuggestion<string[]> | undefined): Map<string, number | null> {
  const { value = [], score = null } = suggestion ?? {};
  return new Map(
    value.map((label, index) => [label, typeof score === "number" ? score : (score?.[index] ?? null)]),
  );
}

/** The options in display order: suggested ones first if the settings require it; numbers keep the natural order. */
export function ordered(
  settings: SettingsOf<"multi_label_selection">,
  scores: ReadonlyMap<string, number | null>,
): ChipOption[] {
  const natural = settings.options.map(({ value, text }, index) => ({ value, text, number: index + 1 }));
  if (settings.options_order !== "suggestion") return natural;
  const rank = (option: ChipOption) => (scores.has(option.value) ? (scores.get(option.value) ?? 0) : -1);
  return natural.sort((a, b) => rank(b) - rank(a));
}
