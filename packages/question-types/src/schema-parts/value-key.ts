/**
 * Returns a text that is the same for values that mean the same: labels, spans and ranked items in another order, or a text
 * with other white space around it.
 *
 * @param value of an answer to any question; values of different questions are not comparable
 * @example
 * valueKey(["a", "b"]) === valueKey(["b", "a"]); // true
 */
export function valueKey(value: string | number | readonly (string | object)[]): string {
  if (typeof value === "string") return JSON.stringify(value.normalize("NFC").trim());
  return JSON.stringify(typeof value === "number" ? value : value.map(partKey).sort());
}

/** Properties can come in any order, and an item without a rank can lack it or have null. */
function partKey(part: string | object): string {
  if (typeof part === "string") return part;
  return JSON.stringify(
    Object.entries(part)
      .filter(([, property]) => property != null)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
