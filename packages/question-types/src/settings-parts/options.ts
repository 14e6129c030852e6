import type { LabelOption } from "../schemas";
import { lengthInCodePoints, maxOptions } from "../schemas";
import type { SettingsIssue } from "./definition";

/** A list with at least this many labels can be collapsed. */
export const leastVisible = 3;

const longestText = 500;
const longestValue = 200;

interface OptionRules {
  least: number;
  most?: number;
  few: "fewOptions" | "fewItems";
}

/** The problem of the options of a question; those of a published dataset keep their number and their values. */
export function optionIssues(
  options: readonly LabelOption[],
  stored: readonly LabelOption[] | undefined,
  { least, most = maxOptions, few }: OptionRules,
): SettingsIssue[] {
  const whole: SettingsIssue[] = [];
  if (stored) {
    if (!sameValues(options, stored)) whole.push({ part: "options", code: "fixedOptions" });
  } else {
    if (options.length < least) whole.push({ part: "options", code: few, params: { least } });
    if (options.length > most) whole.push({ part: "options", code: "manyOptions", params: { most } });
  }
  return [...whole, ...options.flatMap((_, index) => textIssue(options, index, stored !== undefined))];
}

function textIssue(options: readonly LabelOption[], option: number, isStored: boolean): SettingsIssue[] {
  const text = options[option]?.text.trim() ?? "";
  if (text === "") return [{ part: "options", option, code: "emptyOption" }];
  // The text of a new option is its value, too, which may be shorter only.
  const most = isStored ? longestText : longestValue;
  if (lengthInCodePoints(text) > most)
    return [{ part: "options", option, code: "longOption", params: { most } }];
  const isThere = options.slice(0, option).some((other) => other.text.trim() === text);
  // Stored options are identified by their values.
  return isThere && !isStored
    ? [{ part: "options", option, code: "sameOption", params: { label: text } }]
    : [];
}

function sameValues(options: readonly LabelOption[], stored: readonly LabelOption[]): boolean {
  const values = new Set(options.map(({ value }) => value));
  return options.length === stored.length && stored.every(({ value }) => values.has(value));
}

/** What is wrong with how many labels stand before "+N". */
export function visibleIssues(visible: number | null, count: number): SettingsIssue[] {
  const isFine = visible === null || (visible >= leastVisible && visible <= count);
  return isFine ? [] : [{ part: "visible", code: "visibleRange", params: { most: count } }];
}

/** As many labels before "+N" as a list can have that has become shorter. */
export function clampedVisible(visible: number | null, count: number): number | null {
  if (visible === null || visible <= count) return visible;
  return count < leastVisible ? null : count;
}

/** A new option; its text is its value. */
export function anOption(text: string): LabelOption {
  return { value: text, text, description: null };
}

/** Changes the text of an option; a stored one keeps the value that responses refer to. */
export function renamed(
  options: readonly LabelOption[],
  index: number,
  { text, isStored }: { text: string; isStored: boolean },
): LabelOption[] {
  return options.map((option, place) =>
    place === index ? { ...option, text, value: isStored ? option.value : text } : option,
  );
}

/**
 * The labels in a text, separated by commas, without surrounding spaces; a label with commas is in quotes. At most one more
 * than a question may have.
 *
 * @example
 * splitLabels('Refund, "Yes, but late"'); // ["Refund", "Yes, but late"]
 */
export function splitLabels(typed: string): string[] {
  const parts = typed.split(",");
  const labels: string[] = [];
  for (let first = 0; first < parts.length && labels.length <= maxOptions; first += 1) {
    const last = lastPart(parts, first);
    const label = unquoted(
      parts
        .slice(first, last + 1)
        .join(",")
        .trim(),
    );
    if (label !== "") labels.push(label);
    first = last;
  }
  return labels;
}

/** The part in which the quotes of a label end that begins in another one: the same if it has none, or they do not end. */
function lastPart(parts: readonly string[], first: number): number {
  if (!parts[first]?.trimStart().startsWith('"')) return first;
  let length = 0;
  let quotes = 0;
  for (let last = first; last < parts.length && length <= longestText; last += 1) {
    const part = parts[last] ?? "";
    length += part.length + 1;
    quotes += part.split('"').length - 1;
    if (quotes % 2 === 0 && part.trimEnd().endsWith('"')) return last;
  }
  return first;
}

/**
 * The labels of a pasted list, or of the cells of a table; they may contain commas. None for a text of one line, which may
 * be a part of what the user types. Of a file that was pasted by mistake, one more than a question may have, which is said
 * at the list.
 *
 * @example
 * pastedLabels("Refund\nYes, but late\n"); // ["Refund", "Yes, but late"]
 */
export function pastedLabels(pasted: string): string[] {
  const lines = pasted.split(/[\t\r\n]+/).map((line) => unquoted(withoutComma(line.trim())));
  const labels = lines.filter((line) => line !== "");
  return labels.length > 1 ? labels.slice(0, maxOptions + 1) : [];
}

function withoutComma(line: string): string {
  return line.endsWith(",") ? line.slice(0, -1).trim() : line;
}

/** A text without the quotes that a spreadsheet, or a list in code, puts around it. */
function unquoted(text: string): string {
  const [, inner] = /^"(.*)"$/.exec(text) ?? [];
  return inner === undefined ? text : inner.replaceAll('""', '"').trim();
}

/** Those of some labels that the options have already. */
export function withoutNew(options: readonly LabelOption[], labels: readonly string[]): string[] {
  const known = new Set(options.map(({ text }) => text.trim()));
  return labels.filter((label) => known.has(label));
}

/** The labels that are not added, each once: the options have them already, or they were written twice. */
export function repeatedLabels(options: readonly LabelOption[], labels: readonly string[]): string[] {
  const seen = new Set(options.map(({ text }) => text.trim()));
  const repeated = labels.filter((label) => seen.has(label) || !seen.add(label));
  return [...new Set(repeated)];
}

/** Adds labels at the end; one that is there already is not added again. */
export function withLabels(options: readonly LabelOption[], labels: readonly string[]): LabelOption[] {
  const known = new Set(options.map(({ text }) => text.trim()));
  const added = labels.filter((label) => !known.has(label) && known.add(label));
  return [...options, ...added.map(anOption)];
}

/** The options as they are sent. */
export function trimmedOptions(options: readonly LabelOption[]): LabelOption[] {
  return options.map((option) => {
    const text = option.text.trim();
    // The author of the dataset has chosen its value, and responses refer to it.
    return { ...option, text, value: option.value === option.text ? text : option.value };
  });
}

/** The options of a new question whose texts are separated by commas. */
export function exampleOptions(texts: string): LabelOption[] {
  return splitLabels(texts).map(anOption);
}
