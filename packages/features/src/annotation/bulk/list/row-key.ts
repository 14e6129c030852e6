/** The effect of a key in the list of records. */
export type RowKey =
  | { kind: "go"; row: number; isExtending: boolean }
  /** Selects from the record chosen before to this one. */
  | { kind: "range" }
  | { kind: "all" }
  | { kind: "clear" };

type Press = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** Returns what a key does on the checkbox of a row; undefined for keys that are not of the list. */
export function rowKey(press: Press, at: number, count: number): RowKey | undefined {
  const { key, shiftKey, altKey } = press;
  const isMod = press.ctrlKey || press.metaKey;
  if (altKey) return undefined;
  if (isMod) return key.toLowerCase() === "a" && !shiftKey ? { kind: "all" } : undefined;
  if (key === " " && shiftKey) return { kind: "range" };
  if (key === "Escape") return { kind: "clear" };
  const row = nextRow(key, at, count);
  return row === undefined ? undefined : { kind: "go", row, isExtending: shiftKey };
}

/** Arrow keys do not wrap at the ends of the list. */
function nextRow(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return Math.min(at + 1, count - 1);
  if (key === "ArrowUp") return Math.max(at - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
