import type { ColumnProfile } from "./column-profile";

/** What a column of texts to be read is called in the languages of the interface. */
const fieldNames = new RegExp(
  `^(${[
    ...["text", "prompt", "question", "content", "sentence", "document", "body", "title"],
    ...["satz", "frage", "inhalt", "dokument", "titel"],
    ...["texto", "pregunta", "contenido", "frase", "oraci[oó]n", "documento", "cuerpo", "t[ií]tulo"],
  ].join("|")})$`,
  "iu",
);

/**
 * Whether a column has texts to be read, because of its name: such texts may be single words, or repeat.
 *
 * @param column of a file
 * @example
 * declare const columns: ColumnProfile[];
 * columns.filter(isNamedField).map(({ name }) => name); // such as ["text"]
 */
export function isNamedField({ name, kind }: Pick<ColumnProfile, "name" | "kind">): boolean {
  return kind === "text" && fieldNames.test(name.trim());
}
