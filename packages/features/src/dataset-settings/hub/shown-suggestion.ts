import type { HubRow } from "@glossa/contract/hub";
import type { ShownSuggestion } from "@glossa/question-types";
import { schemaOf } from "@glossa/question-types/schema";
import type { HubQuestion } from "./hub-draft";

/** The suggestion of a row for a question; undefined if its value is not a valid answer. */
export function shownSuggestion(
  question: HubQuestion | undefined,
  row: HubRow | undefined,
): ShownSuggestion | undefined {
  const { column, settings } = question ?? {};
  if (!settings || !row || column === undefined || !Object.hasOwn(row, column)) return undefined;
  const value = row[column]?.value;
  if (value === null || value === undefined) return undefined;
  const { success } = schemaOf(settings.type).value.safeParse(value);
  const isOption = optionsHave(settings, Array.isArray(value) ? value : [value]);
  return success && isOption ? { value: value as ShownSuggestion["value"] } : undefined;
}

function optionsHave(settings: HubQuestion["settings"], values: readonly unknown[]): boolean {
  if (!("options" in settings)) return true;
  return values.every((value) => settings.options.some((option) => option.value === labelOf(value)));
}

/** The option that an item of a value names: itself, the label of a span, or the value of a ranked item. */
function labelOf(item: unknown): unknown {
  if (typeof item !== "object" || item === null) return item;
  if ("label" in item) return item.label;
  return "value" in item ? item.value : item;
}
