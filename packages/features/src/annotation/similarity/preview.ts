import type { Field } from "@glossa/contract";
import { ownValue } from "@glossa/question-types/schema";

/** So much of a field is enough for one line; the rest is cut, however long it is. */
const LONGEST = 200;

/** The texts by which a reference record is recognised: its first two fields that have a value. */
export function previewOf(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  textOf: (field: Field) => string,
): { name: string; text: string }[] {
  return fields
    .filter(({ name }) => ownValue(values, name) != null)
    .slice(0, 2)
    .map((field) => ({ name: field.name, text: oneLine(textOf(field)) }));
}

function oneLine(text: string): string {
  const line = text
    .slice(0, LONGEST * 4)
    .replace(/\s+/g, " ")
    .trim();
  const letters = [...line];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join("")}…` : line;
}
