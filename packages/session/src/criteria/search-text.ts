/** The search text and where to search it: in one field or in all of them. */
export interface SearchText {
  text: string;
  /** The name of a field, or "all". */
  field: string;
}

/** The name that means every field. */
export const allFields = "all";

/** An empty search. */
export const noSearch: SearchText = { text: "", field: allFields };

/**
 * Parses the search of a URL: "late_order~body" searches for "late order" in the field "body". Without a field
 * it searches all fields; a second ~ belongs to the text.
 */
export function searchFrom(parameter: string | null): SearchText {
  const entries = (parameter ?? "").split("~");
  const field = entries.length > 1 ? entries.pop() : undefined;
  return { text: readText(entries.join("~")), field: field ? readField(field) : allFields };
}

/** Formats a search for the URL; undefined if the search is empty. */
export function searchParameter({ text, field }: SearchText): string | undefined {
  if (text === "") return undefined;
  const written = writeText(text);
  // All fields are the default and are omitted, unless a ~ in the text would be read as the separator.
  return field === allFields && !written.includes("~") ? written : `${written}~${writeField(field)}`;
}

// Spaces are written as underscores. What this would make ambiguous is escaped: a single underscore between
// other characters, and spaces that are not single between other characters.
function writeText(text: string): string {
  const characters = [...text.replace(escaped, "%25$1$2")];
  const isBlank = (character: string | undefined) => character === undefined || / |_/.test(character);
  return characters
    .map((character, index) => {
      const isAlone = !isBlank(characters[index - 1]) && !isBlank(characters[index + 1]);
      if (character === " ") return isAlone ? "_" : "%20";
      return character === "_" && !isRun(characters, index) ? "%5F" : character;
    })
    .join("");
}

/** Whether an underscore is at an end or next to another one, so that it is not read as a space. */
function isRun(characters: readonly string[], index: number): boolean {
  return [characters[index - 1], characters[index + 1]].some((other) => other === undefined || other === "_");
}

function readText(text: string): string {
  return text
    .replace(/(?<=[^_])_(?=[^_])/g, " ")
    .replaceAll("%5F", "_")
    .replaceAll("%20", " ")
    .replace(/%25((?:25)*)(5F|20)/g, "%$1$2");
}

/** Text that would be read as an escape sequence. */
const escaped = /%((?:25)*)(5F|20)/g;

const writeField = (field: string) =>
  field.replace(/%((?:25)*)7E/g, (_, more: string) => `%25${more}7E`).replaceAll("~", "%7E");
const readField = (field: string) =>
  field.replaceAll("%7E", "~").replace(/%25((?:25)*)7E/g, (_, more: string) => `%${more}7E`);
