import type { SettingsOf } from "../schemas";
import type { FactWords, SettingsContext, SettingsIssue } from "../settings-parts/definition";
import { labelIssues } from "../settings-parts/label-rules";

type Settings = SettingsOf<"span">;

/** The problem of the settings of a question that marks in a text. */
export function spanSettingsIssues(settings: Settings, context: SettingsContext<Settings>): SettingsIssue[] {
  return [
    ...fieldIssues(settings, context),
    ...overlapIssues(settings, context),
    ...labelIssues(settings, context),
  ];
}

function fieldIssues({ field }: Settings, context: SettingsContext<Settings>): SettingsIssue[] {
  if (context.stored) return [];
  if (field === "") return [{ part: "field", code: "noField" }];
  const known = context.textFields.find(({ name }) => name === field);
  if (!known) return [{ part: "field", code: "fieldUnknown", params: { label: field } }];
  const isTaken = context.takenFields.includes(field);
  return isTaken ? [{ part: "field", code: "fieldTaken", params: { label: known.title } }] : [];
}

function overlapIssues(settings: Settings, { stored }: SettingsContext<Settings>): SettingsIssue[] {
  const isTakenBack = stored?.allow_overlapping === true && !settings.allow_overlapping;
  return isTakenBack ? [{ part: "overlap", code: "overlapFixed" }] : [];
}

/** The settings that are fixed once the question is published, in words. */
export function spanFacts(settings: Settings, { t, textFields }: FactWords): string[] {
  const field = textFields.find(({ name }) => name === settings.field)?.title ?? settings.field;
  return [
    t("questionSettings.fixedField", { field }),
    ...(settings.allow_overlapping ? [t("questionSettings.fixedOverlap")] : []),
    ...(settings.allow_character_annotation ? [t("questionSettings.fixedCharacters")] : []),
  ];
}
