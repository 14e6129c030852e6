import { rankedByOrder } from "../ranking/ranked-in-order";

/**
 * Returns a text that is the same for values that mean the same: labels, spans and ranked items in another order, other
 * ranks for the same order, or a text with other white space around it.
 *
 * @param type of the question; values of different questions are not comparable
 * @param value of an answer to the question
 * @example
 * valueKey("multi_label_selection", ["a", "b"]) === valueKey("multi_label_selection", ["b", "a"]); // true
 */
export function valueKey(type: string, value: string | number | readonly (string | object)[]): string {
  // Two options of a question can differ by a space.
  if (type === "text") return JSON.stringify(String(value).normalize("NFC").trim());
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number") return JSON.stringify(value);
  const parts = type === "ranking" ? rankedByOrder(value as readonly object[]) : value;
  return JSON.stringify(parts.map(partKey).sort());
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
