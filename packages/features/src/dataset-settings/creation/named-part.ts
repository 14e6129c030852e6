import { type NewPart, nextKey, nextNumber } from "./new-dataset";

/** A new part is named after its type and the next free number. */
export function namedPart(parts: readonly NewPart[], type: string, label: string): NewPart {
  const number = nextNumber(parts);
  const title = `${label} ${number}`;
  return {
    key: nextKey(parts),
    name: `${type}_${number}`,
    title: title.charAt(0).toLocaleUpperCase() + title.slice(1),
  };
}
