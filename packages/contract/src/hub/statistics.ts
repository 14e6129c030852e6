import { z } from "zod";

const number = z.number().nullish();

/** The reply of the viewer's `/statistics`. */
export const hubStatistics = z.object({
  statistics: z.array(
    z.object({
      column_name: z.string(),
      column_type: z.string(),
      column_statistics: z.looseObject({
        nan_count: number,
        // The limits of a date are text.
        min: z.unknown().optional(),
        max: z.unknown().optional(),
        frequencies: z.record(z.string(), z.number()).nullish(),
      }),
    }),
  ),
});

/** The statistics of the hub about a column. */
export interface HubColumnFacts {
  /** The number of rows without a value. */
  missing: number | undefined;
  /** The least and the greatest number. */
  range: { min: number; max: number } | undefined;
  /** How often each value occurs, the most frequent first; undefined if there are too many values. */
  frequencies: readonly { value: string; count: number }[] | undefined;
}

/** The facts of the columns that have any, by their names. */
export function factsOf({ statistics }: z.output<typeof hubStatistics>): Record<string, HubColumnFacts> {
  const facts = statistics.map(({ column_name, column_type, column_statistics }) => {
    const { nan_count, min, max, frequencies } = column_statistics;
    const isNumeric = column_type === "int" || column_type === "float";
    const range = isNumeric && typeof min === "number" && typeof max === "number" ? { min, max } : undefined;
    return [
      column_name,
      {
        missing: nan_count ?? undefined,
        range,
        frequencies: column_type === "bool" ? undefined : sorted(frequencies),
      },
    ] as const;
  });
  return Object.fromEntries(facts);
}

function sorted(frequencies: Record<string, number> | null | undefined) {
  if (!frequencies) return undefined;
  const counts = Object.entries(frequencies).map(([value, count]) => ({ value, count }));
  return counts.sort((one, other) => other.count - one.count);
}
