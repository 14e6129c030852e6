// @ts-check
/**
 * Returns the value that a share of all samples does not exceed.
 *
 * @param {readonly number[]} samples
 * @param {number} share 0..1
 */
export function quantile(samples, share) {
  const sorted = [...samples].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error("Nothing was measured, so there is no median.");
  return value;
}

/** @param {readonly number[]} samples */
export function summary(samples) {
  return { median: quantile(samples, 0.5), p95: quantile(samples, 0.95), max: quantile(samples, 1) };
}
