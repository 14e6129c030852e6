import { z } from "zod";
import { type Issue, issue } from "./definition";
import { quoted, quotedSet } from "./message-text";
import { limitedText } from "./text-length";

/** The most options that a label, multi-label or span question may have. */
export const maxOptions = 500;

/** An option as it is stored and read: `value` is the identity, `text` is shown. */
export const labelOption = z.object({
  value: z.string(),
  text: z.string(),
  description: z.string().nullable().default(null),
});

/** An option of a label, multi-label, ranking or span question. */
export type LabelOption = z.output<typeof labelOption>;

/** An option as it may be sent. */
export const newLabelOption = z.object({
  value: limitedText(1, 200),
  text: limitedText(1, 500),
  description: limitedText(1, 1000).nullable().default(null),
});

// How many options are shown before "more": at least three, or unset.
const visibleOptions = z.int().min(3).nullable();

/** Labels of which some wait behind "more", as a question has them. */
export const labelSettings = {
  options: z.array(labelOption),
  visible_options: z.int().nullable().default(null),
};

/** The same as they may be sent: `least` options or more. */
export const newLabelSettings = (least: number) => ({
  options: z.array(newLabelOption).min(least).max(maxOptions),
  visible_options: visibleOptions.default(null),
});

/** The keys that may be sent for an existing question. */
export const changedLabelSettings = (least: number) => ({
  options: z.array(newLabelOption).min(least).max(maxOptions).optional(),
  visible_options: visibleOptions.optional(),
});

interface WithOptions {
  options: ReadonlyArray<{ value: string | number }>;
  visible_options?: number | null;
}

/** Reports options that share a value. */
export function refuseDuplicates(settings: WithOptions, context: z.RefinementCtx): void {
  const values = settings.options.map((option) => option.value);
  const seen = new Set<string | number>();
  const duplicates = values.filter((value) => seen.size === seen.add(value).size);
  if (duplicates.length === 0) return;
  const shown = quotedSet([...new Set(duplicates)]);
  context.addIssue({ code: "custom", message: `Option values must be unique, found duplicates: ${shown}` });
}

/** Reports labels that share a value, and a `visible_options` that is more than there is. */
export function refuseWrongLabels(settings: WithOptions, context: z.RefinementCtx): void {
  refuseDuplicates(settings, context);
  const [found] = visibleOptionsIssues(settings.visible_options, settings.options.length);
  if (found) context.addIssue({ code: "custom", message: found.message });
}

/** Which values a refusal names, where one is not known: Argilla names all of a label question, and of spans the unknown. */
type NamedValues = "all" | "unknown";

/** The rules for labels when a stored question changes. */
export function labelUpdateIssues(
  stored: { options: readonly LabelOption[] },
  update: { options?: readonly LabelOption[] | undefined; visible_options?: number | null | undefined },
  named: NamedValues = "all",
): Issue[] {
  return [
    ...optionUpdateIssues(stored.options, update.options, named),
    ...visibleOptionsIssues(update.visible_options, stored.options.length),
  ];
}

function visibleOptionsIssues(visible: number | null | undefined, count: number): Issue[] {
  if (visible == null || visible <= count) return [];
  const message = `the value for 'visible_options' must be less or equal to the number of items in 'options' (${count})`;
  return [issue("too_many_visible_options", message, { count })];
}

// The values of stored options are fixed; only their texts and order may change.
function optionUpdateIssues(
  stored: readonly LabelOption[],
  update: readonly LabelOption[] | undefined,
  named: NamedValues,
): Issue[] {
  if (!update) return [];
  if (update.length !== stored.length) {
    const message = `the number of options cannot be modified. expected ${stored.length} but got ${update.length}`;
    return [issue("option_count_changed", message, { expected: stored.length, found: update.length })];
  }
  const known = new Set(stored.map((option) => option.value));
  const values = update.map((option) => option.value);
  const unknown = values.filter((value) => !known.has(value));
  if (unknown.length === 0) return [];
  const listed = named === "all" ? values : unknown;
  const message = `the option values cannot be modified. found unexpected option values: ${quoted(listed)}`;
  return [issue("option_values_changed", message, { values: listed })];
}
