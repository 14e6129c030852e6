import { indexWords, textParts } from "@glossa/contract";
import { type FieldValue, fieldSchemaOf } from "@glossa/field-types/schema";
import type { SchemaField } from "../datasets/dataset-schema";

/**
 * Increase it when a text results in other words than before: the next start reindexes what was indexed with
 * the old rules.
 */
export const wordsVersion = "2";

/** The words of the value of a field, in their order; other requests get a turn between the parts of a text. */
export async function indexedWords(
  { settings }: Pick<SchemaField, "settings">,
  value: FieldValue | null | undefined,
  pause: () => Promise<void> | undefined,
): Promise<string[]> {
  if (value == null) return [];
  const words: string[] = [];
  for (const part of textParts(fieldSchemaOf(settings.type).searchText(value))) {
    for (const word of indexWords(part)) words.push(word);
    await pause();
  }
  return words;
}
