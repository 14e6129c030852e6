/** What a person said about one record: the status that they gave it and a value per question name. */
export interface Answer {
  status: "draft" | "submitted" | "discarded";
  values: Values;
}

/** Values by question name, as they travel: `{ [question]: { value } }`. */
export type Values = Record<string, { value: unknown }>;

/** An answer as the server confirmed it. `updatedAt` tells versions of it apart. */
export interface StoredAnswer extends Answer {
  id: string;
  updatedAt: string;
}

/** Whether two values are the same to the server: deep equality that ignores the order of object keys. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

/** Whether two answers (or their absence) say the same. */
export function isSameAnswer(a: Answer | null, b: Answer | null): boolean {
  if (a === null || b === null) return a === b;
  return a.status === b.status && isSameValue(a.values, b.values);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
