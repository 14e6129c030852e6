// Filters in a URL are lists of entries, separated by "~"; an entry consists of atoms, separated by ".". A name or a value
// that contains one of these characters has it escaped, so that ordinary links look as in Argilla. "%67" and "%6F" are the
// first letter of values that would otherwise be read as a range or as an operator.
const escapes: Readonly<Record<string, string>> = { "2E": ".", "7E": "~", "67": "g", "6F": "o" };
const codes = Object.keys(escapes).join("|");
const literal = new RegExp(`%((?:25)*)(${codes})`, "g");
const escaped = new RegExp(`%(${codes})|%25((?:25)*)(${codes})`, "g");

/** Writes a name or a value as one atom. */
export function writeAtom(text: string): string {
  return text.replace(literal, "%25$1$2").replaceAll(".", "%2E").replaceAll("~", "%7E");
}

/** Reads a name or a value from one atom. */
export function readAtom(atom: string): string {
  return atom.replace(escaped, (_, code: string | undefined, more: string, rest: string) =>
    code === undefined ? `%${more}${rest}` : (escapes[code] ?? ""),
  );
}

/** Writes values as atoms. */
export function writeAtoms(values: readonly string[]): string {
  return values.map(writeAtom).join(".");
}

/** Reads values from atoms. */
export function readAtoms(text: string): string[] {
  return text.split(".").map(readAtom);
}

/** Writes values whose atoms must not be read as `reserved`: the first letter is escaped then. */
export function writeUnreserved(values: readonly string[], reserved: RegExp): string {
  const written = writeAtoms(values);
  if (!reserved.test(written)) return written;
  const [code] = Object.entries(escapes).find(([, letter]) => letter === written[0]) ?? [];
  return `%${code}${written.slice(1)}`;
}

/** Splits an entry into its first atom, which is a name, and the rest; undefined if one of them is missing. */
export function splitName(entry: string): { name: string; rest: string } | undefined {
  const end = entry.indexOf(".");
  return end > 0 ? { name: readAtom(entry.slice(0, end)), rest: entry.slice(end + 1) } : undefined;
}
