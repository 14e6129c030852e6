import type { LabelOption } from "../schemas";
import type { SettingsContext, SettingsIssue } from "./definition";
import { optionIssues, trimmedOptions, visibleIssues } from "./options";

interface Labelled {
  options: LabelOption[];
  visible_options: number | null;
}

const rules = { least: 2, few: "fewOptions" } as const;

/** The problem of the labels of a question. */
export function labelIssues(settings: Labelled, { stored }: SettingsContext<Labelled>): SettingsIssue[] {
  return [
    ...optionIssues(settings.options, stored?.options, rules),
    ...visibleIssues(settings.visible_options, settings.options.length),
  ];
}

/** The settings with the labels as they are sent. */
export function withTrimmedLabels<Settings extends Pick<Labelled, "options">>(settings: Settings): Settings {
  return { ...settings, options: trimmedOptions(settings.options) };
}
