/** How long the vectors are. */
export const dimensions = 64;

const stemLength = 6;
const pieceLength = 5;
const commonShare = 0.12;
const rounds = 12;

/**
 * Returns a vector of length one for every text, such that texts about the same subject are close to each other. Words
 * are weighted by their rarity; the result is then projected onto the strongest common directions.
 * Nothing is random: the same texts always get the same vectors.
 */
export function textVectors(texts: string[]): number[][] {
  const weights = weighByRarity(texts.map(countFeatures));
  const likeness = weights.map((left) => weights.map((right) => overlap(left, right)));
  const { directions, strengths } = strongestDirections(likeness);
  return texts.map((_, text) =>
    unit(directions.map((direction, index) => at(direction, text) * Math.sqrt(at(strengths, index)))).map(
      round,
    ),
  );
}

/** How alike two vectors of length one are, from -1 to 1. */
export function similarity(left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, value, index) => sum + value * at(right, index), 0);
}

type Weights = Map<string, number>;

function countFeatures(text: string): Weights {
  const counts: Weights = new Map();
  const add = (feature: string, by: number) => counts.set(feature, (counts.get(feature) ?? 0) + by);
  for (const word of text.toLowerCase().match(/\p{L}{3,}/gu) ?? []) {
    // The first letters stand in for the stem, in three languages at once.
    add(word.slice(0, stemLength), 1);
    // Pieces find the parts of German compounds.
    for (let end = pieceLength; word.length > pieceLength && end <= word.length; end += 1) {
      add(`-${word.slice(end - pieceLength, end)}`, 0.3);
    }
  }
  return counts;
}

function weighByRarity(texts: Weights[]): Weights[] {
  const textsWith: Weights = new Map();
  for (const counts of texts) {
    for (const feature of counts.keys()) textsWith.set(feature, (textsWith.get(feature) ?? 0) + 1);
  }
  return texts.map((counts) => {
    const kept = [...counts].filter(([feature]) => tellsApart(textsWith.get(feature) ?? 0, texts.length));
    const values = kept.map(
      ([feature, count]) =>
        (1 + Math.log(Math.max(count, 1))) * Math.log(texts.length / (textsWith.get(feature) ?? 1)),
    );
    const shares = unit(values);
    return new Map(kept.map(([feature], index) => [feature, at(shares, index)]));
  });
}

// A word of one text likens it to nothing; one of very many is grammar and would sort texts by language.
function tellsApart(textsWithIt: number, texts: number): boolean {
  return textsWithIt >= 2 && textsWithIt <= commonShare * texts;
}

function overlap(left: Weights, right: Weights): number {
  let sum = 0;
  for (const [feature, weight] of left) sum += weight * (right.get(feature) ?? 0);
  return sum;
}

/** The eigenvectors of a symmetric matrix, strongest first, by turning a fixed start towards them. */
function strongestDirections(matrix: number[][]) {
  let directions = Array.from({ length: dimensions }, (_, index) =>
    matrix.map((_, column) => Math.sin((index + 1) * (column + 1) * 12.9898)),
  );
  let strengths: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const turned = directions.map((direction) => matrix.map((row) => similarity(row, direction)));
    const apart = makePerpendicular(turned);
    strengths = apart.map((direction) => Math.hypot(...direction));
    directions = apart.map(unit);
  }
  return { directions, strengths };
}

function makePerpendicular(directions: number[][]): number[][] {
  const done: number[][] = [];
  const units: number[][] = [];
  for (const direction of directions) {
    let rest = direction;
    for (const earlier of units) {
      const shared = similarity(rest, earlier);
      rest = rest.map((value, index) => value - shared * at(earlier, index));
    }
    done.push(rest);
    units.push(unit(rest));
  }
  return done;
}

function unit(values: number[]): number[] {
  const length = Math.hypot(...values);
  return length === 0 ? values : values.map((value) => value / length);
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
