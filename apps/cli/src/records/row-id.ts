import { createHash } from "node:crypto";

/** Generates ids for rows without one: equal rows get the suffix -2, -3 and so on, so that the same file gets the same ids again. */
export function rowIds(): (values: Record<string, unknown>) => string {
  const seen = new Map<string, number>();
  return (values) => {
    const hash = createHash("sha256").update(canonical(values)).digest("hex").slice(0, 32);
    const times = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, times);
    return times === 1 ? hash : `${hash}-${times}`;
  };
}

/** Writes a value so that equal values give equal text, whatever the order of their keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}
