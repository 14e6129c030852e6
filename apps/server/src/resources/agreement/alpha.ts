/** How often there is each value. */
type Counts = ReadonlyMap<string | number, number>;

/** Records with the same values: how many responses to each of them have which value. */
export interface ValueCounts {
  /** The number of responses by their value. */
  counts: Counts;
  /** How many records have these counts. */
  records: number;
}

/** How far two values differ: `nominal`, equal or not; `interval`, by the square of their difference. */
export type Metric = "nominal" | "interval";

/** The sum of the differences of all ordered pairs of some values. */
const differences: Record<Metric, (counts: Counts) => number> = {
  nominal: (counts) => total(counts) ** 2 - sum([...counts.values()].map((many) => many ** 2)),
  interval(counts) {
    const entries = [...counts].map(([value, many]) => [Number(value), many] as const);
    const squares = sum(entries.map(([value, many]) => many * value ** 2));
    return 2 * (total(counts) * squares - sum(entries.map(([value, many]) => many * value)) ** 2);
  },
};

/**
 * Krippendorff's alpha: 1 if all values of each record are the same, 0 if they differ as much as by chance, and less if
 * they differ more. Null without two different values that can be compared.
 *
 * Source: Krippendorff, K. (2011), Computing Krippendorff's Alpha-Reliability,
 * https://repository.upenn.edu/asc_papers/43. The differences of pairs are computed from sums instead of the matrix of
 * coincidences, which would have a row for each combination of labels.
 *
 * @param given the values of all records; a record with one value is left out
 * @param metric how far two values differ
 * @example
 * alphaOf([{ counts: new Map([[1, 2]]), records: 3 }, { counts: new Map([[1, 1], [2, 1]]), records: 1 }], "nominal"); // 0
 */
export function alphaOf(given: readonly ValueCounts[], metric: Metric): number | null {
  const differenceOf = differences[metric];
  const all = new Map<string | number, number>();
  let observed = 0;
  for (const { counts, records } of given) {
    const size = total(counts);
    if (size < 2) continue;
    observed += (records * differenceOf(counts)) / (size - 1);
    for (const [value, many] of counts) all.set(value, (all.get(value) ?? 0) + many * records);
  }
  const expected = differenceOf(all);
  return expected > 0 ? 1 - ((total(all) - 1) * observed) / expected : null;
}

function total(counts: Counts): number {
  return sum([...counts.values()]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((so, number) => so + number, 0);
}
