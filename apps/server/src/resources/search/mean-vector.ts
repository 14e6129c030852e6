/**
 * The direction that several vectors have in common: each counts the same, however long it is. A single one stays as it
 * is, in single precision.
 */
export function meanOf(vectors: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = vectors;
  if (others.length === 0) return first.map(Math.fround);
  const units = vectors.map(unitOf);
  return first.map((_, index) =>
    Math.fround(units.reduce((sum, unit) => sum + (unit[index] ?? 0), 0) / units.length),
  );
}

function unitOf(vector: readonly number[]): readonly number[] {
  const length = Math.sqrt(vector.reduce((sum, each) => sum + each * each, 0));
  return length > 0 ? vector.map((each) => each / length) : vector;
}
