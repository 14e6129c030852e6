import type { Field } from "@glossa/contract";
import { ownValue } from "@glossa/question-types/schema";
import type { ReferenceRecord } from "./similarity-view";

const shownFields = 2;
/** The letters of a field that the preview shows. */
const letters = 30;

/** Returns the beginning of the first two fields of a record that have a text. */
export function previewOf(
  { fields: values }: Pick<ReferenceRecord, "fields">,
  fields: readonly Pick<Field, "name">[],
): readonly string[] {
  return fields
    .map(({ name }) => ownValue(values, name))
    .filter((value) => typeof value === "string" && value.trim() !== "")
    .slice(0, shownFields)
    .map((value) => beginningOf(String(value).trim(), letters));
}

/** The beginning of a text in so many letters at most, cut between code points, so that no emoji is cut in half. */
export function beginningOf(text: string, letters: number): string {
  // The start is long enough for any such text.
  const points = [...text.slice(0, 4 * letters)];
  return points.length > letters ? `${points.slice(0, letters).join("")}…` : text;
}
