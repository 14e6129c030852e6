// Filters in a URL are lists of parts: "~" separates filters, "." separates parts. A name or a value that contains one
// of these characters has it escaped, so that ordinary links look as in Argilla. "%67" and "%6F" are the first letter of
// values that would otherwise be read as a range or as an operator.
const escapes: Readonly<Record<string, string>> = { "2E": ".", "7E": "~", "67": "g", "6F": "o" };
const codes = Object.keys(escapes).join("|");
const literal = new RegExp(`%((?:25)*)(${codes})`, "g");
const escaped = new RegExp(`%(${codes})|%25((?:25)*)(${codes})`, "g");

/** Writes a name or a value as one part. */
export function writeAtom(text: string): string {
  return text.replace(literal, "%25$1$2").replaceAll(".", "%2E").replaceAll("~", "%7E");
}

/** Reads a name or a value from one part. */
export function readAtom(part: string): string {
  return part.replace(escaped, (_, code: string | undefined, more: string, rest: string) =>
    code === undefined ? `%${more}${rest}` : (escapes[code] ?? ""),
  );
}

/** Writes values as parts. */
export function writeAtoms(values: readonly string[]): string {
  return values.map(writeAtom).join(".");
}

/** Reads values from parts. */
export function readAtoms(parts: string): string[] {
  return parts.split(".").map(readAtom);
}

/** Writes values whose parts must not be read as `reserved`: the first letter is escaped then. */
export function writeUnreserved(values: readonly string[], reserved: RegExp): string {
  const parts = writeAtoms(values);
  if (!reserved.test(parts)) return parts;
  const [code] = Object.entries(escapes).find(([, letter]) => letter === parts[0]) ?? [];
  return `%${code}${parts.slice(1)}`;
}

/** Splits a filter into its first part, which is a name, and the rest; undefined if one of them is missing. */
export function splitName(piece: string): { name: string; rest: string } | undefined {
  const end = piece.indexOf(".");
  return end > 0 ? { name: readAtom(piece.slice(0, end)), rest: piece.slice(end + 1) } : undefined;
}
