/** Returns the mean of the vectors, each scaled to length 1 first; a single vector is only rounded to single precision. */
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
