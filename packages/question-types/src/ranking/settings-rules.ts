import type { LabelOption, SettingsOf } from "../schemas";
import type { SettingsContext, SettingsIssue } from "../settings-parts/definition";
import { anOption, optionIssues } from "../settings-parts/options";

type Settings = SettingsOf<"ranking">;

/** The minimum number of options of a ranking. */
export const leastItems = 2;
const mostItems = 50;

/** What is wrong with the items of a question. */
export function rankingSettingsIssues(
  settings: Settings,
  { stored }: SettingsContext<Settings>,
): SettingsIssue[] {
  const rules = { least: leastItems, most: mostItems, few: "fewItems" } as const;
  return optionIssues(settings.options, stored?.options, rules);
}

/** One item more, under the first name of its kind that is free: "Item 3". */
export function withNewItem(
  options: readonly LabelOption[],
  nameOf: (number: number) => string,
): LabelOption[] {
  const taken = new Set(options.map(({ text }) => text.trim()));
  let number = options.length + 1;
  while (taken.has(nameOf(number))) number += 1;
  return [...options, anOption(nameOf(number))];
}
