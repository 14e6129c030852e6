/**
 * Whether the typed name is the one of the dataset. Spaces at the ends and repeated ones cannot be seen, and the same
 * letter with an accent has two encodings.
 */
export function isSameName(typed: string, name: string): boolean {
  return visible(typed) === visible(name);
}

const visible = (name: string) => name.normalize("NFC").trim().replace(/\s+/gu, " ");
