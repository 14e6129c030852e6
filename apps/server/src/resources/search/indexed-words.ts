import { indexWords } from "@glossa/contract";
import { type FieldValue, fieldSchemaOf } from "@glossa/field-types/schema";
import type { ShapeField } from "../datasets/dataset-shape";

/** The words by which the value of a field is found, in their order. */
export function indexedWords(
  { settings }: Pick<ShapeField, "settings">,
  value: FieldValue | null | undefined,
): string[] {
  return value == null ? [] : indexWords(fieldSchemaOf(settings.type).searchText(value));
}
