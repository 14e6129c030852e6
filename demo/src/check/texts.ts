import { type DemoRecord, wordsIn } from "../dataset";

const shingleWords = 5;

/** Two records that share much of their wording. */
export interface Likeness {
  left: string;
  right: string;
  /** The share of the shorter text's five-word runs that the other text has too. */
  share: number;
}

/** The two records whose texts repeat each other most. */
export function mostAlike(records: readonly DemoRecord[]): Likeness {
  const texts = records.map((record) => ({ id: record.external_id, shingles: shinglesOf(record) }));
  let worst: Likeness = { left: "", right: "", share: 0 };
  texts.forEach((left, index) => {
    for (const right of texts.slice(index + 1)) {
      const share = sharedShare(left.shingles, right.shingles);
      if (share > worst.share) worst = { left: left.id, right: right.id, share };
    }
  });
  return worst;
}

/** How many different words the texts use. */
export function distinctWords(records: readonly DemoRecord[]): number {
  return new Set(records.flatMap(wordsOf)).size;
}

function sharedShare(left: Set<string>, right: Set<string>): number {
  const [few, many] = left.size < right.size ? [left, right] : [right, left];
  if (few.size === 0) return 0;
  return [...few].filter((shingle) => many.has(shingle)).length / few.size;
}

function shinglesOf(record: DemoRecord): Set<string> {
  const words = wordsOf(record);
  return new Set(
    words.slice(shingleWords - 1).map((_, index) => words.slice(index, index + shingleWords).join(" ")),
  );
}

function wordsOf(record: DemoRecord): string[] {
  return (
    wordsIn(record.fields)
      .join("\n")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
