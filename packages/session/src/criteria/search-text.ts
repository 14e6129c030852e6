/** What is searched for, and where: in one field, or in all of them. */
export interface SearchText {
  text: string;
  /** The name of a field, or "all". */
  field: string;
}

/** The name that stands for every field. */
const allFields = "all";

/** Nothing is searched for. */
export const noSearch: SearchText = { text: "", field: allFields };

/**
 * Reads what an address searches for: "late_order~body" looks for "late order" in the field "body". Without a field it
 * is every field; more than one ~ belongs to the text.
 */
export function searchFrom(parameter: string | null): SearchText {
  const pieces = (parameter ?? "").split("~");
  const field = pieces.length > 1 ? pieces.pop() : undefined;
  return { text: readText(pieces.join("~")), field: field ? readField(field) : allFields };
}

/** Writes what is searched for as it stands in an address; nothing where nothing is. */
export function searchParameter({ text, field }: SearchText): string | undefined {
  if (text === "") return undefined;
  const written = writeText(text);
  // Every field is what an address without one means; a ~ in the text would be taken for the field's.
  return field === allFields && !written.includes("~") ? written : `${written}~${writeField(field)}`;
}

// Spaces are written as underscores. What that would lose is written out: an underscore that stands alone between
// other characters, and spaces that do not.
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

/** Whether an underscore would be read as one: at an end, or beside another. */
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

/** What would be read as something written out. */
const escaped = /%((?:25)*)(5F|20)/g;

const writeField = (field: string) =>
  field.replace(/%((?:25)*)7E/g, (_, more: string) => `%25${more}7E`).replaceAll("~", "%7E");
const readField = (field: string) =>
  field.replaceAll("%7E", "~").replace(/%25((?:25)*)7E/g, (_, more: string) => `%${more}7E`);
