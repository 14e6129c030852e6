import type { LabelOption } from "@glossa/question-types/schema";
import { failureOf } from "../problem";
import type { ColumnHint } from "./columns/column-hint";
import type { ColumnProfile } from "./columns/column-profile";
import type { FileProfile } from "./columns/profile";
import type { PlannedQuestion } from "./file-plan";
import { spaced, titleOf } from "./title";

const manyOptions = 20;
const mostRating = 10;

/** The question of a dataset whose file asks for nothing. */
export const commentQuestion: PlannedQuestion = {
  ...named("comment"),
  column: undefined,
  isRequired: true,
  settings: { type: "text", use_markdown: false },
};

/** A question for one label, with the values of a column as its options. */
export function labelQuestion(column: ColumnProfile, options?: readonly string[]): PlannedQuestion {
  return { ...named(column.name), settings: { type: "label_selection", ...labels(column, options) } };
}

/** A question for several labels. */
export function multiLabelQuestion(column: ColumnProfile, options?: readonly string[]): PlannedQuestion {
  return {
    ...named(column.name),
    settings: { type: "multi_label_selection", options_order: "natural", ...labels(column, options) },
  };
}

/** A ranking of the items that were ranked. */
export function rankingQuestion(column: ColumnProfile, items: ReadonlySet<string>): PlannedQuestion {
  return { ...named(column.name), settings: { type: "ranking", options: optionsOf([...items]) } };
}

/** A rating from 0 or 1 to the greatest number of a column. */
export function ratingQuestion(column: ColumnProfile): PlannedQuestion {
  const { min = 1, max = 5 } = column.range ?? {};
  const first = min >= 1 ? 1 : 0;
  const last = Math.min(Math.max(Math.ceil(max), first + 1), mostRating);
  const options = Array.from({ length: last - first + 1 }, (_, index) => ({ value: first + index }));
  return { ...named(column.name), settings: { type: "rating", options } };
}

/** A question for a text. */
export function textQuestion(column: ColumnProfile): PlannedQuestion {
  return { ...named(column.name), settings: { type: "text", use_markdown: false } };
}

/** A question for spans of a field, with the labels of a column. */
export function spanQuestion(
  column: ColumnProfile,
  hint: ColumnHint | undefined,
  fields: readonly string[],
  profile: FileProfile,
): PlannedQuestion {
  const given = hint?.kind === "spans" ? hint : undefined;
  const texts = profile.columns.filter(({ name, kind }) => fields.includes(name) && kind === "text");
  const longest = texts.toSorted((left, right) => right.longest - left.longest)[0]?.name;
  const field = given?.field ?? (fields.includes("text") ? "text" : longest) ?? fields[0];
  if (field === undefined) throw failureOf("no_field", {});
  return {
    ...named(column.name),
    // Evidence counts before what a tool usually does.
    unit: (column.offsets?.by === "any" ? given?.unit : undefined) ?? column.offsets?.unit ?? "code_points",
    settings: {
      type: "span",
      field,
      allow_overlapping: true,
      allow_character_annotation: true,
      ...labels(column, given?.options),
    },
  };
}

function named(name: string): Omit<PlannedQuestion, "settings"> {
  return {
    name: name.slice(0, 200),
    title: titleOf(name),
    description: null,
    isRequired: false,
    column: name,
    scoreColumn: undefined,
    agentColumn: undefined,
  };
}

function labels(column: ColumnProfile, given: readonly string[] = []) {
  const options = optionsOf([...(column.distinct ?? [])].filter(isLabel), given);
  return { options, visible_options: options.length > manyOptions ? manyOptions : null };
}

/** The given options, then those that were found. */
function optionsOf(found: readonly string[], given: readonly string[] = []): LabelOption[] {
  const values = [...new Set([...given, ...found.toSorted(byReading.compare)])];
  return values.map((value) => ({ value, text: spaced(value), description: null }));
}

// A row whose label databases cannot store is refused, and asks for no option.
function isLabel(value: string): boolean {
  return value.trim() !== "" && !value.includes("\u0000");
}

const byReading = new Intl.Collator("en", { numeric: true });
