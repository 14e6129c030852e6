/** A number of placeholders, whatever number is asked for. */
export function atMost(most: number, count: number): number {
  return Number.isNaN(count) ? 0 : Math.min(most, Math.max(0, Math.floor(count)));
}
